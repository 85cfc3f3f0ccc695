import type { GameState } from '@gah/engine';
import { pointsNow } from '@gah/engine';
import { appraise, THUMBS } from './appraisal.js';
import { encode } from './encode.js';
import { Encoding } from './encoding.js';
import { BLOCK, FEATURES, SCALE, WEIGHT_SETS } from './features.js';
import type { Lore } from './lore.js';

/** What one of each feature adds to the points still to come, in units of SCALE; set after set. */
export type Weights = Float32Array;

/** Before the first lesson: only the rules of thumb count. */
export function firstWeights(): Weights {
  const weights = new Float32Array(WEIGHT_SETS * FEATURES);
  for (let set = 0; set < weights.length; set += FEATURES) {
    weights.fill(1, set + BLOCK.thumbs, set + BLOCK.thumbs + THUMBS);
  }
  return weights;
}

/** The points still to come for an encoded seat, in units of SCALE. */
export function sumUp(weights: Weights, { count, index, value, set }: Encoding): number {
  const from = set * FEATURES;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    sum += (weights[from + (index[at] ?? 0)] ?? 0) * (value[at] ?? 0);
  }
  return sum;
}

const scratch = new Encoding();

/** The score a seat can expect at the end of the game. */
export function foresee(weights: Weights, lore: Lore, state: GameState, seat: number): number {
  const points = pointsNow(state, seat);
  if (state.phase === 'over') return points;
  encode(lore, state, seat, scratch);
  return points + SCALE * sumUp(weights, scratch);
}

const thumbs = new Float64Array(THUMBS);

/** The same before the first lesson, without looking at anything else. */
export function foreseeByThumb({ content }: Lore, state: GameState, seat: number): number {
  let points = pointsNow(state, seat);
  if (state.phase === 'over') return points;
  appraise(content, state, seat, thumbs);
  for (let sum = 0; sum < THUMBS; sum++) points += thumbs[sum] ?? 0;
  return points;
}
