import type { GameState, Move } from '@gah/engine';
import { moves, sameMove } from '@gah/engine';
import { clone, decidingSeat, playInPlace } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import type { Line } from './beamSearch.js';
import { planTurn } from './beamSearch.js';
import type { Budget } from './budget.js';
import { draftAndAuction } from './draftAndAuction.js';
import type { PlannedMove } from './planCache.js';
import { pruneMoves } from './pruneMoves.js';

/** Rollouts: a line is played in one determinized world, then everybody plays on with a narrow beam. */

/** One position at each stage is followed: a quick player. */
const QUICK = { beamWidth: 1, actionBeamWidth: 4, prune: pruneMoves };
/** More decisions than there are between two turns of a seat. */
const MOST_DECISIONS = 400;

/**
 * Plays a line as far as it is possible in this world; hidden cards may have fallen differently. Says whether it
 * came to the end of the line.
 */
export function follow(state: GameState, line: readonly PlannedMove[]): boolean {
  for (const { move } of line) {
    if (decidingSeat(state) !== move.seat) return false;
    if (!moves(state, move.seat).some((legal) => sameMove(legal, move))) return false;
    playInPlace(state, move);
  }
  return true;
}

/** All seats play quickly until the seat has finished so many more turns, or the game is over. */
export function playTurns(
  state: GameState,
  seat: number,
  turns: number,
  evaluator: Evaluator,
  goal: Evaluator,
  budget: Budget,
): void {
  let left = turns;
  for (let count = 0; count < MOST_DECISIONS && left > 0; count++) {
    if (budget.isSpent()) return;
    const deciding = decidingSeat(state);
    if (deciding < 0) return;
    const legal = moves(state, deciding);
    const line = quickLine(state, deciding, legal, evaluator, goal, budget);
    let last: Move | undefined;
    for (const move of line) {
      playInPlace(state, move);
      last = move;
    }
    if (deciding === seat && (last?.kind === 'endTurn' || last?.kind === 'pass')) left--;
  }
}

function quickLine(
  state: GameState,
  seat: number,
  legal: readonly Move[],
  evaluator: Evaluator,
  goal: Evaluator,
  budget: Budget,
): Move[] {
  const [only] = legal;
  if (only && legal.length === 1) return [only];
  const early = draftAndAuction(state, legal, evaluator);
  if (early) return [early];
  const [line] = planTurn(state, seat, legal, evaluator, { ...QUICK, goal, budget, most: 1 });
  return line?.moves.map(({ move }) => move) ?? [];
}

/** What the position is worth after the line and some turns more, in this world. */
export function rollout(
  world: GameState,
  seat: number,
  line: Line,
  turns: number,
  evaluator: Evaluator,
  goal: Evaluator,
  budget: Budget,
): number {
  const state = clone(world);
  // Where the line could not be followed to its end, the turn is finished first.
  const isFinished = follow(state, line.moves) || decidingSeat(state) !== seat;
  playTurns(state, seat, isFinished ? turns : turns + 1, evaluator, goal, budget);
  return goal(state, seat);
}
