import type { RuleContext } from '../model/context.js';
import { happens } from '../rules/moments.js';
import { pushTask } from '../rules/openTasks.js';
import type { SeatIndex } from '../model/vocabulary.js';

export function startTurn(
  context: RuleContext,
  seat: SeatIndex,
  extra: boolean,
  extraTurns: number,
): void {
  context.events?.push({ type: 'turnStarted', seat, extra });
  happens(context, context.hooks.on.turnStart, seat);
  pushTask(context, context.make.turn(seat, extra, false, false, false, extraTurns));
}
