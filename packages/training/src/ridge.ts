import { BLOCK, FEATURES } from '@gah/ai/lab';
import type { Samples } from './samples.js';

/** What every game has is soon known; cards need many games. */
const TIME_SHARE = 1 / 30;

export function cautionFor(samples: number): Float64Array {
  const caution = new Float64Array(FEATURES).fill(samples);
  const time = [BLOCK.bias, BLOCK.turnsLeft];
  for (let feature = BLOCK.round; feature < BLOCK.seats; feature++) time.push(feature);
  for (const feature of time) caution[feature] = samples * TIME_SHARE;
  return caution;
}

/** Root of the mean squared error, in units of SCALE. */
export function errorOf(weights: Float32Array, samples: Samples): number {
  let squares = 0;
  for (let sample = 0; sample < samples.count; sample++) {
    let error = -(samples.target[sample] ?? 0);
    const end = samples.starts[sample + 1] ?? 0;
    for (let at = samples.starts[sample] ?? 0; at < end; at++) {
      error += (weights[samples.index[at] ?? 0] ?? 0) * (samples.value[at] ?? 0);
    }
    squares += error * error;
  }
  return Math.sqrt(squares / Math.max(1, samples.count));
}

/**
 * The straight weights that foretell the samples best without straying far from what is believed: ridge
 * regression, solved exactly. `caution` says for each weight how many samples it takes to move it.
 */
export function fitWeights(
  samples: Samples,
  believed: Float32Array,
  caution: Float64Array,
): Float32Array {
  const size = believed.length;
  const products = new Float64Array(size * size);
  const sums = new Float64Array(size);
  for (let sample = 0; sample < samples.count; sample++) {
    const start = samples.starts[sample] ?? 0;
    const end = samples.starts[sample + 1] ?? 0;
    let rest = samples.target[sample] ?? 0;
    for (let at = start; at < end; at++) {
      rest -= (believed[samples.index[at] ?? 0] ?? 0) * (samples.value[at] ?? 0);
    }
    for (let at = start; at < end; at++) {
      const feature = samples.index[at] ?? 0;
      const amount = samples.value[at] ?? 0;
      sums[feature] = (sums[feature] ?? 0) + amount * rest;
      const row = feature * size;
      for (let other = start; other < end; other++) {
        const cell = row + (samples.index[other] ?? 0);
        products[cell] = (products[cell] ?? 0) + amount * (samples.value[other] ?? 0);
      }
    }
  }
  for (let feature = 0; feature < size; feature++) {
    const cell = feature * size + feature;
    products[cell] = (products[cell] ?? 0) + (caution[feature] ?? 1);
  }
  const moved = solve(products, sums);
  return believed.map((weight, feature) => weight + (moved[feature] ?? 0));
}

/** Solves a system with a symmetric positive matrix (Cholesky); the matrix is used up. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) {
        sum -= (matrix[row * size + k] ?? 0) * (matrix[column * size + k] ?? 0);
      }
      matrix[row * size + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / (matrix[column * size + column] ?? 1);
    }
  }
  const solution = right.slice();
  for (let row = 0; row < size; row++) {
    let sum = solution[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= (matrix[row * size + k] ?? 0) * (solution[k] ?? 0);
    solution[row] = sum / (matrix[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= (matrix[k * size + row] ?? 0) * (solution[k] ?? 0);
    solution[row] = sum / (matrix[row * size + row] ?? 1);
  }
  return solution;
}
