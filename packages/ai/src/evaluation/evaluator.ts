/**
 * The value function: the final score a seat can expect, as points on the table plus a linear function
 * of sparse features. Its weights are fitted by ridge regression on TD(λ) targets from self-play (see
 * packages/lab/src/training); before that only the heuristic counts, which the weaker levels keep to.
 */
import type { GameState, GameView } from '@gah/engine';
import { contentOf, pointsNow } from '@gah/engine';
import type { Evaluator } from '../model/module.js';
import type { CardTables } from './cardTables.js';
import { cardTablesOf } from './cardTables.js';
import { encode } from './encode.js';
import {
  BLOCK,
  Encoding,
  FEATURES,
  ROUND_SETS,
  SCALE,
  setFor,
  TABLE_FEATURES,
} from './features.js';
import { HEURISTIC_FEATURES, heuristicFeatures } from './heuristic.js';
import type { Weights } from './weights.js';
import { OUTSIDE, valueAt } from './vectors.js';

/** The points still to come for an encoded seat, in units of SCALE. */
export function dot(weights: Weights, { count, index, value, set }: Encoding): number {
  const from = set * FEATURES;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    sum += (weights[from + (index[at] ?? OUTSIDE)] ?? OUTSIDE) * (value[at] ?? OUTSIDE);
  }
  return sum;
}

const scratch = new Encoding();

/** The score a seat can expect at the end of the game. */
export function expectedScore(
  weights: Weights,
  cards: CardTables,
  state: GameState,
  seat: number,
  table = true,
): number {
  const points = pointsNow(state, seat);
  if (state.phase === 'over') return points;
  encode(cards, state, seat, scratch, table);
  return points + SCALE * dot(weights, scratch);
}

const features = new Float64Array(HEURISTIC_FEATURES);

/** The same with prior weights, without looking at anything else. */
export function heuristicScore({ content }: CardTables, state: GameState, seat: number): number {
  let points = pointsNow(state, seat);
  if (state.phase === 'over') return points;
  heuristicFeatures(content, state, seat, features);
  for (let sum = 0; sum < HEURISTIC_FEATURES; sum++) points += valueAt(features, sum);
  return points;
}

type Setup = GameView['setup'];

/** Whether what the table holds for a seat counts at all in these sets of weights: else it need not be encoded. */
function seesTable(weights: Weights, sets: number): boolean {
  for (let set = sets; set < sets + ROUND_SETS; set++) {
    const from = set * FEATURES + BLOCK.queueValue;
    if (weights.subarray(from, from + TABLE_FEATURES).some((weight) => weight !== 0)) return true;
  }
  return false;
}

/** Evaluates positions of games with this set-up by fitted weights. */
export function learntEvaluator(weights: Weights, setup: Setup): Evaluator {
  const cards = cardTablesOf(contentOf(setup));
  const table = seesTable(weights, setFor(setup, 0));
  return (state, seat) => expectedScore(weights, cards, state, seat, table);
}

/** Evaluates them by the heuristic alone. */
export function heuristicEvaluator(setup: Setup): Evaluator {
  const cards = cardTablesOf(contentOf(setup));
  return (state, seat) => heuristicScore(cards, state, seat);
}
