import type { ConditionProgress } from '../model/effect.js';
import { conditionsOf, count as countIn } from '../effects/countables.js';
import type { Countable } from '../model/effect.js';
import { missing } from '../util/missing.js';
import { contextFor } from '../game/contexts.js';
import { claimVp as claimVpIn } from '../rules/politics.js';
import type { Position } from '../model/position.js';
import type { PoliticsNumber, SeatIndex } from '../model/vocabulary.js';

/** How much a seat has of what cards, objectives and scorings count. */

/** How much a seat has of anything that is counted anywhere in the game. */
export const count = (position: Position, seat: SeatIndex, what: Countable): number =>
  countIn(contextFor(position), seat, what);

/** How far a seat is with the conditions of an objective card. */
export interface ObjectiveProgress {
  readonly card: PoliticsNumber;
  readonly conditions: readonly ConditionProgress[];
  readonly isMet: boolean;
  /** Points for the next who claims it; 0 when nobody can any more. */
  readonly vp: number;
  /** In the order of the claims. */
  readonly claimedBy: readonly SeatIndex[];
  readonly isClaimed: boolean;
}

/** How far a seat is with the conditions of any objective card, on the table or its own. */
export const conditionProgress = (
  position: Position,
  seat: SeatIndex,
  card: PoliticsNumber,
): ConditionProgress[] => conditionsOf(contextFor(position), seat, card);

/** How far a seat is with one of the objectives on the table. */
export function objectiveProgress(
  position: Position,
  seat: SeatIndex,
  slot: number,
): ObjectiveProgress {
  const card = position.politics[slot];
  if (card === undefined) throw missing('objective', slot);
  const context = contextFor(position);
  const claimedBy = position.claims[slot] ?? [];
  const conditions = conditionsOf(context, seat, card);
  return {
    card,
    conditions,
    isMet: conditions.every((condition) => condition.missing === 0),
    vp: claimVpIn(context, slot),
    claimedBy,
    isClaimed: claimedBy.includes(seat),
  };
}

/** Points for the next who claims the objective in this slot; 0 when nobody can any more. */
export const claimVp = (position: Position, slot: number): number =>
  claimVpIn(contextFor(position), slot);

const NONE: readonly PoliticsNumber[] = [];

/** Objectives that are a seat's own and not fulfilled yet. */
export function ownObjectives(position: Position, seat: SeatIndex): readonly PoliticsNumber[] {
  const context = contextFor(position);
  // Asked for every position of a search: the list of the one module that has such is handed on.
  return context.hooks.openPolitics[0]?.(context, seat) ?? NONE;
}
