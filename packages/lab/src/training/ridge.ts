import { addAt, BLOCK, FEATURES, OUTSIDE, ROUND_SETS, setsOf, valueAt } from '@gah/ai/parts';
import type { Samples } from './samples.js';
import { entryOf } from './samples.js';

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
    const set = entryOf(samples.set, sample);
    // All tables that are not plain games for two learn together.
    const shared = set < ROUND_SETS ? set : setsOf('other') + (set % ROUND_SETS);
    const equations = all[shared - sets.from];
    if (!equations) continue;
    const { products, sums, squares } = equations;
    const start = entryOf(starts, sample);
    const end = entryOf(starts, sample + 1);
    const explained = entryOf(rest, sample);
    for (let at = start; at < end; at++) {
      const feature = index[at] ?? OUTSIDE;
      const amount = value[at] ?? OUTSIDE;
      addAt(sums, feature, amount * explained);
      addAt(squares, feature, amount * amount);
      const row = feature * FEATURES;
      // Each pair once; the same pair the other way round is filled in afterwards.
      for (let other = start; other < at; other++) {
        const cell = row + (index[other] ?? OUTSIDE);
        products[cell] = (products[cell] ?? OUTSIDE) + amount * (value[other] ?? OUTSIDE);
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
      const both = valueAt(products, here) + valueAt(products, there);
      products[here] = both;
      products[there] = both;
    }
    addAt(products, row * FEATURES + row, valueAt(squares, row));
  }
}

/** The equations of all parts together. */
export function together(parts: readonly Equations[]): Equations {
  const all = noEquations();
  for (const { products, sums } of parts) {
    for (let cell = 0; cell < products.length; cell++)
      all.products[cell] = (all.products[cell] ?? OUTSIDE) + (products[cell] ?? OUTSIDE);
    for (let feature = 0; feature < sums.length; feature++)
      addAt(all.sums, feature, valueAt(sums, feature));
  }
  return all;
}

/** What is left to explain once these weights are taken for granted. */
export function lessKnown({ products, sums }: Equations, known: Float64Array): Equations {
  const rest = sums.map((sum, feature) => {
    const row = feature * FEATURES;
    let explained = 0;
    for (let other = 0; other < FEATURES; other++) {
      explained += (products[row + other] ?? OUTSIDE) * (known[other] ?? OUTSIDE);
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
    addAt(matrix, at * (met.length + 1), valueAt(penalties, feature));
  }
  const solution = solve(
    matrix,
    Float64Array.from(met, (feature) => valueAt(sums, feature)),
  );
  for (const [at, feature] of met.entries()) weights[feature] = valueAt(solution, at);
  return weights;
}

const rowOf = (products: Float64Array, row: number, columns: readonly number[]): number[] =>
  columns.map((column) => valueAt(products, row * FEATURES + column));

/** Solves a system with a symmetric positive matrix (Cholesky); the matrix is used up. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = valueAt(matrix, row * size + column);
      for (let k = 0; k < column; k++) {
        sum -= (matrix[row * size + k] ?? OUTSIDE) * (matrix[column * size + k] ?? OUTSIDE);
      }
      matrix[row * size + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / valueAt(matrix, column * size + column);
    }
  }
  const solution = right.slice();
  for (let row = 0; row < size; row++) {
    let sum = valueAt(solution, row);
    for (let k = 0; k < row; k++)
      sum -= (matrix[row * size + k] ?? OUTSIDE) * (solution[k] ?? OUTSIDE);
    solution[row] = sum / valueAt(matrix, row * size + row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = valueAt(solution, row);
    for (let k = row + 1; k < size; k++)
      sum -= (matrix[k * size + row] ?? OUTSIDE) * (solution[k] ?? OUTSIDE);
    solution[row] = sum / valueAt(matrix, row * size + row);
  }
  return solution;
}
