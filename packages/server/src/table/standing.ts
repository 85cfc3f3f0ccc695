import type { Standing } from '../storage/appends.js';
import { laneOf } from './lane.js';
import type { TableState } from './state.js';
import { goesOnAlone, playedByServer, ringsAt, seatToPlay } from './state.js';

/** What the storage must know of a table to find it again. */
export function standingOf(table: TableState): Standing {
  const seat = seatToPlay(table);
  const level = seat === null ? null : playedByServer(table.holders[seat]);
  return {
    phase: table.phase,
    listed: table.plan.open && table.phase === 'gathering',
    ringsAt: ringsAt(table),
    lane: level && laneOf(level),
    // Of other tables those processes know that have somebody there.
    dueAt: level !== null && goesOnAlone(table) ? table.updatedAt : null,
  };
}
