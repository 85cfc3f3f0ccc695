import type { GameState, Move } from '@gah/engine';
import { decidingSeat } from '@gah/engine/fast';
import type { Evaluator } from '../evaluation/evaluator.js';
import type { Line, MovePruning } from './beamSearch.js';
import { beamSearch } from './beamSearch.js';
import type { Budget } from './budget.js';

/** Where a search ends, and the beam search to the end of the turn. */

/** What the seat has begun is done: it is free to do something else, or another seat decides. */
export const endOfAction =
  (seat: number) =>
  (state: GameState, move: Move): boolean =>
    move.kind === 'pass' ||
    move.kind === 'endTurn' ||
    decidingSeat(state) !== seat ||
    state.tasks.at(-1)?.kind === 'turn';

/** The turn of the seat, or its part in a step of the set-up or of an emperor scoring, is over. */
const endOfTurn =
  (root: GameState, seat: number) =>
  (state: GameState, move: Move): boolean =>
    move.kind === 'pass' ||
    move.kind === 'endTurn' ||
    decidingSeat(state) !== seat ||
    state.phase !== root.phase ||
    state.round !== root.round;

/** How much of what the opponents expect counts against a position. */
const RIVALRY = 0.3;

/** Own prospects, less a part of those of the strongest opponent. */
export const rivalScore =
  (evaluator: Evaluator): Evaluator =>
  (state, seat) => {
    const own = evaluator(state, seat);
    if (state.modules.solo) return own;
    let strongest = -Infinity;
    for (let other = 0; other < state.seats.length; other++) {
      if (other !== seat) strongest = Math.max(strongest, evaluator(state, other));
    }
    return own - RIVALRY * strongest;
  };

export interface Breadth {
  readonly beamWidth: number;
  readonly actionBeamWidth: number;
  readonly budget: Budget;
  /** How many lines are wanted. */
  readonly most: number;
  readonly prune?: MovePruning | undefined;
}

/** The best ways to play the whole turn, best first. */
export function planTurn(
  root: GameState,
  seat: number,
  legal: readonly Move[],
  evaluator: Evaluator,
  { beamWidth, actionBeamWidth, budget, most, prune }: Breadth,
): Line[] {
  return beamSearch(
    {
      root,
      seat,
      legal,
      evaluator,
      score: rivalScore(evaluator),
      isEnd: endOfTurn(root, seat),
      beamWidth,
      actionBeamWidth,
      budget,
      prune,
    },
    most,
  );
}
