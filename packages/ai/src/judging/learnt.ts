import { FEATURES, FEATURES_VERSION, WEIGHT_SETS } from './features.js';
import type { Weights } from './foresight.js';
import type { PackedWeights } from './packed.js';
import { WEIGHTS } from './weights.js';

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
export const learntWeights = (): Weights => (learnt ??= unpack(WEIGHTS));
