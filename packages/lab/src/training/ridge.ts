import { BLOCK, FEATURES } from '@gah/ai/parts';
import type { Samples } from './samples.js';

/** What every game has is soon known; cards need many games. */
const TIME_SHARE = 1 / 30;

/** So many samples it takes to move each weight half way to what they say. */
function ridgePenalties(samples: number): Float64Array {
  const penalties = new Float64Array(FEATURES).fill(samples);
  const time = [BLOCK.bias, BLOCK.turnsLeft];
  for (let feature = BLOCK.round; feature < BLOCK.seats; feature++) time.push(feature);
  for (const feature of time) penalties[feature] = samples * TIME_SHARE;
  return penalties;
}

/** What samples say about the weights: a system of equations. */
export interface Equations {
  /** Each feature times each other, summed up; symmetric, row by row. */
  readonly products: Float64Array;
  /** Each feature times what is to be explained. */
  readonly sums: Float64Array;
}

const noEquations = (): Equations => ({
  products: new Float64Array(FEATURES * FEATURES),
  sums: new Float64Array(FEATURES),
});

/** The equations of the samples for each of these sets; `rest` is what is to be explained in each sample. */
export function equationsOf(
  samples: Samples,
  rest: Float32Array,
  sets: { readonly from: number; readonly count: number },
): Equations[] {
  const all = Array.from({ length: sets.count }, () => ({
    ...noEquations(),
    squares: new Float64Array(FEATURES),
  }));
  const { starts, index, value } = samples;
  for (let sample = 0; sample < samples.count; sample++) {
    const equations = all[(samples.set[sample] ?? 0) - sets.from];
    if (!equations) continue;
    const { products, sums, squares } = equations;
    const start = starts[sample] ?? 0;
    const end = starts[sample + 1] ?? 0;
    const explained = rest[sample] ?? 0;
    for (let at = start; at < end; at++) {
      const feature = index[at] ?? 0;
      const amount = value[at] ?? 0;
      sums[feature] = (sums[feature] ?? 0) + amount * explained;
      squares[feature] = (squares[feature] ?? 0) + amount * amount;
      const row = feature * FEATURES;
      // Each pair once; the same pair the other way round is filled in afterwards.
      for (let other = start; other < at; other++) {
        const cell = row + (index[other] ?? 0);
        products[cell] = (products[cell] ?? 0) + amount * (value[other] ?? 0);
      }
    }
  }
  for (const { products, squares } of all) mirror(products, squares);
  return all;
}

/** Makes the matrix symmetric; a feature that was told twice in a sample is a pair with itself. */
function mirror(products: Float64Array, squares: Float64Array): void {
  for (let row = 0; row < FEATURES; row++) {
    for (let column = 0; column <= row; column++) {
      const here = row * FEATURES + column;
      const there = column * FEATURES + row;
      const both = (products[here] ?? 0) + (products[there] ?? 0);
      products[here] = both;
      products[there] = both;
    }
    const diagonal = row * FEATURES + row;
    products[diagonal] = (products[diagonal] ?? 0) + (squares[row] ?? 0);
  }
}

/** The equations of all parts together. */
export function together(parts: readonly Equations[]): Equations {
  const all = noEquations();
  for (const { products, sums } of parts) {
    products.forEach((value, cell) => (all.products[cell] = (all.products[cell] ?? 0) + value));
    sums.forEach((value, feature) => (all.sums[feature] = (all.sums[feature] ?? 0) + value));
  }
  return all;
}

/** What is left to explain once these weights are taken for granted. */
export function lessKnown({ products, sums }: Equations, known: Float64Array): Equations {
  const rest = sums.map((sum, feature) => {
    const row = feature * FEATURES;
    let explained = 0;
    for (let other = 0; other < FEATURES; other++) {
      explained += (products[row + other] ?? 0) * (known[other] ?? 0);
    }
    return sum - explained;
  });
  return { products, sums: rest };
}

/**
 * The weights that explain the most without being far from zero: ridge regression, solved exactly. It
 * takes `ridgeLambda` samples to move a weight half way.
 */
export function solveRidge({ products, sums }: Equations, ridgeLambda: number): Float64Array {
  const penalties = ridgePenalties(ridgeLambda);
  const weights = new Float64Array(FEATURES);
  // A feature that no sample has keeps its weight, and has nothing to do with the others.
  const met = [...weights.keys()].filter((feature) => products[feature * (FEATURES + 1)] !== 0);
  const matrix = Float64Array.from(met.flatMap((row) => rowOf(products, row, met)));
  for (const [at, feature] of met.entries()) {
    const cell = at * (met.length + 1);
    matrix[cell] = (matrix[cell] ?? 0) + (penalties[feature] ?? 0);
  }
  const solution = solve(
    matrix,
    Float64Array.from(met, (feature) => sums[feature] ?? 0),
  );
  for (const [at, feature] of met.entries()) weights[feature] = solution[at] ?? 0;
  return weights;
}

const rowOf = (products: Float64Array, row: number, columns: readonly number[]): number[] =>
  columns.map((column) => products[row * FEATURES + column] ?? 0);

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
