import type { FinalPoints } from './flow/finalScoring.js';
import { finalPointsOf, winnersOf } from './flow/finalScoring.js';
import { contextFor } from './open.js';
import type { Position } from './position.js';
import type { ByVpSource, SeatIndex, VpSource } from './vocabulary.js';
import { VP_SOURCES } from './vocabulary.js';

export interface ScoreSheet {
  readonly seat: SeatIndex;
  /** True once the game is over; before that the final part is what it would be now. */
  readonly isFinal: boolean;
  readonly bySource: ByVpSource<number>;
  readonly final: FinalPoints;
  readonly total: number;
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** The points of every seat, itemised, at any time. */
export function scoreSheets(position: Position): ScoreSheet[] {
  const table = contextFor(position);
  const isFinal = position.phase === 'over';
  return position.seats.map(({ vp, vpBySource }, seat) => {
    const final = finalPointsOf(table, seat);
    const scored = VP_SOURCES.map((source, index): [VpSource, number] => [
      source,
      vpBySource[index] ?? 0,
    ]);
    const bySource = {
      ...(Object.fromEntries(scored) as ByVpSource<number>),
      finalStaff: sum(final.staff.map((card) => card.vp)),
      rooms: sum(final.rooms),
      leftovers: final.leftovers,
      unhoused: final.unhoused,
      finalEntrance: final.other,
    };
    const expected = sum([
      bySource.finalStaff,
      bySource.rooms,
      bySource.leftovers,
      bySource.unhoused,
      bySource.finalEntrance,
    ]);
    return { seat, isFinal, bySource, final, total: isFinal ? vp : vp + expected };
  });
}

/** The winning seats; several share a victory, none before the end. */
export const winners = (position: Position): SeatIndex[] =>
  position.phase === 'over' ? winnersOf(contextFor(position)) : [];
