/**
 * The value function: the final score a seat can expect, as points on the table plus a linear function
 * of sparse features. Its weights are learnt in the laboratory, from self-play and from comparisons of plans
 * (docs/ai.md); before that only the heuristic counts, which the weaker levels keep to.
 */
import type { GameState, GameView } from '@gah/engine';
import { contentOf, pointsNow } from '@gah/engine';
import type { Evaluator } from '../model/module.js';
import type { Aspect } from './aspects.js';
import { ASPECTS } from './aspects.js';
import type { CardTables } from './cardTables.js';
import { cardTablesOf } from './cardTables.js';
import {
  BLOCK,
  Encoding,
  FEATURES,
  ROUND_SETS,
  SCALE,
  setFor,
  TABLE_FEATURES,
} from './features.js';
import { withPromises } from './heuristic.js';
import { Memory } from './memory.js';
import type { Sight } from './sight.js';
import { sightOf } from './sight.js';
import { TraitReader } from './traitReader.js';
import { placesOf } from './traits.js';
import { OUTSIDE } from './vectors.js';
import type { Weights } from './weights.js';

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

/** What an aspect of a position adds to the points still to come, in units of SCALE. */
function share(
  weights: Weights,
  { ofSeat, ofTable }: Aspect,
  sight: Sight,
  set: number,
  table: boolean,
): number {
  scratch.count = 0;
  scratch.set = set;
  ofSeat?.(sight, scratch);
  if (table) ofTable?.(sight, scratch);
  return dot(weights, scratch);
}

/** The score a seat can expect at the end of the game. */
export function expectedScore(
  weights: Weights,
  cards: CardTables,
  state: GameState,
  index: number,
  table = true,
): number {
  const points = pointsNow(state, index);
  const sight = state.phase === 'over' ? null : sightOf(cards, state, index);
  if (!sight) return points;
  const set = setFor(state.setup, sight.left);
  let sum = 0;
  for (const aspect of ASPECTS) sum += share(weights, aspect, sight, set, table);
  return points + SCALE * sum;
}

/** The same with prior weights, without looking at anything else. */
export function heuristicScore({ content }: CardTables, state: GameState, seat: number): number {
  const points = pointsNow(state, seat);
  return state.phase === 'over' ? points : withPromises(points, content, state, seat);
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

/**
 * Evaluates positions of games with this set-up by fitted weights, exactly as `expectedScore` does. Positions
 * of a search share nearly everything, so what an aspect adds is remembered by the traits it depends on.
 */
export function learntEvaluator(weights: Weights, setup: Setup): Evaluator {
  const cards = cardTablesOf(contentOf(setup));
  const table = seesTable(weights, setFor(setup, 0));
  const told = ASPECTS.filter(({ ofSeat }) => table || ofSeat).map((aspect) => ({
    aspect,
    memory: aspect.traits && new Memory(placesOf(aspect.traits, setup.seats)),
  }));
  const traits = new TraitReader();
  return (state, index) => {
    const points = pointsNow(state, index);
    const sight = state.phase === 'over' ? null : sightOf(cards, state, index);
    if (!sight) return points;
    traits.read(sight);
    const set = setFor(state.setup, sight.left);
    let sum = 0;
    for (const { aspect, memory } of told) {
      let value = memory ? memory.recall(traits.numbers) : NaN;
      if (Number.isNaN(value)) {
        value = share(weights, aspect, sight, set, table);
        memory?.keep(traits.numbers, value);
      }
      sum += value;
    }
    return points + SCALE * sum;
  };
}

/** Evaluates them by the heuristic alone. */
export function heuristicEvaluator(setup: Setup): Evaluator {
  const cards = cardTablesOf(contentOf(setup));
  return (state, seat) => heuristicScore(cards, state, seat);
}
