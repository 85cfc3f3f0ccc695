import type { FinalPoints } from '../flow/finalScoring.js';
import { finalPointsOf, finalVp, winnersOf } from '../flow/finalScoring.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { ByVpSource, SeatIndex, VpSource } from '../model/vocabulary.js';
import { VP_SOURCES } from '../model/vocabulary.js';
import { at } from '../util/lists.js';

export interface ScoreSheet {
  readonly seat: SeatIndex;
  /** True once the game is over; before that the final part is what it would be now. */
  readonly isFinal: boolean;
  readonly bySource: ByVpSource<number>;
  readonly final: FinalPoints;
  readonly total: number;
}

function pointsIn(context: QueryContext, seat: SeatIndex): number {
  const { vp } = seatOf(context, seat);
  return context.state.phase === 'over' ? vp : vp + finalVp(context, seat);
}

/** Points of a seat with everything the end of the game would bring if it came now. */
export const pointsNow = (position: Position, seat: SeatIndex): number =>
  pointsIn(contextFor(position), seat);

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** The points of every seat, itemised, at any time. */
export function scoreSheets(position: Position): ScoreSheet[] {
  const context = contextFor(position);
  const isFinal = position.phase === 'over';
  return position.seats.map(({ vpBySource }, seat) => {
    const final = finalPointsOf(context, seat);
    const scored = VP_SOURCES.map((source, index): [VpSource, number] => [
      source,
      at(vpBySource, index),
    ]);
    const bySource = {
      ...(Object.fromEntries(scored) as ByVpSource<number>),
      finalStaff: sum(final.staff.map((card) => card.vp)),
      rooms: sum(final.rooms),
      leftovers: final.leftovers,
      unhoused: final.unhoused,
      ...Object.fromEntries(
        context.hooks.final.map(({ source, vp }) => [source, vp(context, seat)]),
      ),
    };
    return { seat, isFinal, bySource, final, total: pointsIn(context, seat) };
  });
}

/** The winning seats; several share a victory, none before the end. */
export const winners = (position: Position): SeatIndex[] =>
  position.phase === 'over' ? winnersOf(contextFor(position)) : [];
