import type { Table } from '../table.js';
import { pushTask } from '../table.js';
import { turnTask } from '../tasks.js';
import type { SeatIndex } from '../vocabulary.js';

export function startTurn(table: Table, seat: SeatIndex, extra: boolean, extraTurns: number): void {
  table.events?.push({ type: 'turnStarted', seat, extra });
  const { onTurnStart } = table.hooks;
  for (let module = 0; module < onTurnStart.length; module++) onTurnStart[module]?.(table, seat);
  pushTask(table, turnTask(seat, extra, false, false, false, extraTurns));
}
