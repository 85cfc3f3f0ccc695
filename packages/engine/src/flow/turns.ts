import type { Table } from '../table.js';
import { pushTask } from '../table.js';
import { turnTask } from '../tasks.js';
import type { SeatIndex } from '../vocabulary.js';

export function startTurn(table: Table, seat: SeatIndex, extra: boolean, extraTurns: number): void {
  table.events?.push({ type: 'turnStarted', seat, extra });
  for (const onTurnStart of table.hooks.onTurnStart) onTurnStart(table, seat);
  pushTask(table, turnTask(seat, extra, false, false, false, extraTurns));
}
