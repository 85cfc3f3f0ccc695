import type { Network } from '@gah/ai/lab';
import { FEATURES } from '@gah/ai/lab';
import type { RngState } from '@gah/engine';
import { randomInt } from '@gah/engine';
import type { Samples } from './samples.js';

/** Errors beyond this, in units of the network, pull no harder. */
const WORST_ERROR = 1.5;
const MEMORY_OF_SQUARES = 0.999;
const TINY = 1e-6;
const FINE = 1 << 24;
const SPREAD = 0.08;

const uniform = (rng: RngState): number => randomInt(rng, FINE) / FINE;

/** Hidden units see something at random and say nothing yet. */
export function initialise({ first }: Network, rng: RngState): void {
  for (let at = 0; at < first.length; at++) first[at] = (uniform(rng) * 2 - 1) * SPREAD;
}

/** Running mean squares of the gradients, one for each weight. */
export interface Learner {
  readonly network: Network;
  readonly first: Float32Array;
  readonly direct: Float32Array;
  readonly second: Float32Array;
  /** Straight weights before the first lesson: what has not been learnt is believed. */
  readonly believed: Float32Array;
}

export const learnerFor = (network: Network): Learner => ({
  network,
  first: new Float32Array(network.first.length).fill(0.01),
  direct: new Float32Array(FEATURES).fill(0.01),
  second: new Float32Array(network.hidden).fill(0.01),
  believed: network.direct.slice(),
});

function stepOf(squares: Float32Array, at: number, gradient: number, rate: number): number {
  const square =
    MEMORY_OF_SQUARES * (squares[at] ?? 0) + (1 - MEMORY_OF_SQUARES) * gradient * gradient;
  squares[at] = square;
  return (rate * gradient) / (Math.sqrt(square) + TINY);
}

/**
 * Goes through the samples in random order, so often as told, with a step that becomes smaller and
 * smaller. Returned is the root of the mean squared error in the last pass.
 */
export function learn(
  learner: Learner,
  samples: Samples,
  { passes, rate, decay }: { passes: number; rate: number; decay: number },
  rng: RngState,
): number {
  const { network } = learner;
  const { hidden, first, direct, second } = network;
  const order = Int32Array.from({ length: samples.count }, (_, at) => at);
  const active = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  const total = passes * samples.count;
  let done = 0;
  let squares = 0;
  for (let pass = 0; pass < passes; pass++) {
    squares = 0;
    for (let at = order.length - 1; at > 0; at--) {
      const other = randomInt(rng, at + 1);
      const kept = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = kept;
    }
    for (const sample of order) {
      const step = rate * (1 - done++ / total);
      const start = samples.starts[sample] ?? 0;
      const end = samples.starts[sample + 1] ?? 0;
      active.fill(0);
      let result = 0;
      for (let at = start; at < end; at++) {
        const feature = samples.index[at] ?? 0;
        const amount = samples.value[at] ?? 0;
        result += (direct[feature] ?? 0) * amount;
        const row = feature * hidden;
        for (let unit = 0; unit < hidden; unit++) {
          active[unit] = (active[unit] ?? 0) + (first[row + unit] ?? 0) * amount;
        }
      }
      for (let unit = 0; unit < hidden; unit++) {
        if ((active[unit] ?? 0) > 0) result += (active[unit] ?? 0) * (second[unit] ?? 0);
      }
      const error = result - (samples.target[sample] ?? 0);
      squares += error * error;
      const pull = Math.max(-WORST_ERROR, Math.min(WORST_ERROR, error));
      for (let unit = 0; unit < hidden; unit++) {
        const lit = active[unit] ?? 0;
        back[unit] = lit > 0 ? pull * (second[unit] ?? 0) : 0;
        if (lit > 0)
          second[unit] = (second[unit] ?? 0) - stepOf(learner.second, unit, pull * lit, step);
      }
      for (let at = start; at < end; at++) {
        const feature = samples.index[at] ?? 0;
        const amount = samples.value[at] ?? 0;
        const straight = direct[feature] ?? 0;
        direct[feature] =
          straight -
          stepOf(learner.direct, feature, pull * amount, step) -
          (straight - (learner.believed[feature] ?? 0)) * decay * step;
        const row = feature * hidden;
        for (let unit = 0; unit < hidden; unit++) {
          const gradient = (back[unit] ?? 0) * amount;
          if (gradient === 0) continue;
          const weight = first[row + unit] ?? 0;
          first[row + unit] =
            weight - stepOf(learner.first, row + unit, gradient, step) - weight * decay * step;
        }
      }
    }
  }
  return Math.sqrt(squares / Math.max(1, samples.count));
}
