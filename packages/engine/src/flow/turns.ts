import type { RuleContext } from '../table.js';
import { pushTask } from '../table.js';
import { turnTask } from '../tasks.js';
import type { SeatIndex } from '../vocabulary.js';

export function startTurn(
  context: RuleContext,
  seat: SeatIndex,
  extra: boolean,
  extraTurns: number,
): void {
  context.events?.push({ type: 'turnStarted', seat, extra });
  const { onTurnStart } = context.hooks;
  for (let module = 0; module < onTurnStart.length; module++) onTurnStart[module]?.(context, seat);
  pushTask(context, turnTask(seat, extra, false, false, false, extraTurns));
}
