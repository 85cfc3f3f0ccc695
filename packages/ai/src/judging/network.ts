import type { GameState } from '@gah/engine';
import { THUMBS } from './appraisal.js';
import { Encoding, encode } from './encode.js';
import { BLOCK, FEATURES, SCALE } from './features.js';
import type { Lore } from './lore.js';
import { pointsNow } from './tally.js';

/**
 * A small network: a straight sum of the features plus a layer of units that see combinations. It
 * foretells the points still to come, in units of SCALE.
 */
export interface Network {
  readonly hidden: number;
  /** Weights from features to hidden units: feature by feature. */
  readonly first: Float32Array;
  /** Weights from features straight to the result. */
  readonly direct: Float32Array;
  /** From hidden units to the result. */
  readonly second: Float32Array;
}

/** A network that knows only the rules of thumb. */
export function firstNetwork(hidden: number): Network {
  const direct = new Float32Array(FEATURES);
  direct.fill(1, BLOCK.thumbs, BLOCK.thumbs + THUMBS);
  return {
    hidden,
    first: new Float32Array(FEATURES * hidden),
    direct,
    second: new Float32Array(hidden),
  };
}

const MOST_HIDDEN = 64;
const units = new Float32Array(MOST_HIDDEN);

/** The result for an encoded seat; `active` receives the hidden units when training wants them. */
export function forward(network: Network, input: Encoding, active: Float32Array = units): number {
  const { hidden, first, direct, second } = network;
  for (let unit = 0; unit < hidden; unit++) active[unit] = 0;
  let result = 0;
  const { count, index, value } = input;
  for (let at = 0; at < count; at++) {
    const feature = index[at] ?? 0;
    const amount = value[at] ?? 0;
    result += (direct[feature] ?? 0) * amount;
    const row = feature * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      active[unit] = (active[unit] ?? 0) + (first[row + unit] ?? 0) * amount;
    }
  }
  for (let unit = 0; unit < hidden; unit++) {
    const sum = active[unit] ?? 0;
    if (sum > 0) result += sum * (second[unit] ?? 0);
  }
  return result;
}

const scratch = new Encoding();

/** The score the network expects a seat to have at the end. */
export function foresee(network: Network, lore: Lore, state: GameState, seat: number): number {
  const points = pointsNow(lore.content, state, seat);
  if (state.phase === 'over') return points;
  encode(lore, state, seat, scratch);
  return points + SCALE * forward(network, scratch);
}
