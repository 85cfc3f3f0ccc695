import { BLOCK, FEATURES, FEATURES_VERSION, WEIGHT_SETS } from './features.js';
import { HEURISTIC_FEATURES } from './heuristic.js';
import { LEARNT_WEIGHTS } from './learntWeights.js';

/** What one of each feature adds to the points still to come, in units of SCALE; set after set. */
export type Weights = Float32Array;

/** Before any fit: only the heuristic counts. */
export function priorWeights(): Weights {
  const weights = new Float32Array(WEIGHT_SETS * FEATURES);
  for (let set = 0; set < weights.length; set += FEATURES) {
    weights.fill(1, set + BLOCK.heuristic, set + BLOCK.heuristic + HEURISTIC_FEATURES);
  }
  return weights;
}

/** Weights travel as 16-bit numbers in base 64. */
export interface PackedWeights {
  /** The features for which they were fitted. */
  readonly features: string;
  /** What a step of 1 means. */
  readonly unit: number;
  readonly data: string;
}

const BYTE = 256;
const HIGHEST = 32767;
const COUNT = WEIGHT_SETS * FEATURES;

const { atob, btoa } = globalThis as unknown as {
  atob: (text: string) => string;
  btoa: (bytes: string) => string;
};

export function pack(weights: Weights): PackedWeights {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
  const unit = most / HIGHEST;
  const bytes = Array.from(weights, (weight) => {
    const word = Math.round(weight / unit) + HIGHEST + 1;
    return String.fromCharCode(word % BYTE, Math.floor(word / BYTE));
  });
  return { features: FEATURES_VERSION, unit, data: btoa(bytes.join('')) };
}

export function unpack({ features, unit, data }: PackedWeights): Weights {
  if (features !== FEATURES_VERSION) throw new Error('the weights belong to other features');
  const bytes = atob(data);
  if (bytes.length !== 2 * COUNT) throw new Error('the weights are not complete');
  return Float32Array.from({ length: COUNT }, (_, at) => {
    const word = bytes.charCodeAt(2 * at) + BYTE * bytes.charCodeAt(2 * at + 1);
    return (word - HIGHEST - 1) * unit;
  });
}

let learnt: Weights | null = null;
/** What training has made; unpacked when first asked for. */
export const learntWeights = (): Weights => (learnt ??= unpack(LEARNT_WEIGHTS));
