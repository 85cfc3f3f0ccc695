import type { LuckByKind, LuckKind } from '@gah/ai';
import { LUCK_KINDS } from '@gah/ai';
import { addAt, valueAt } from '@gah/ai/parts';
import { solve } from '../training/ridge.js';
import type { LuckResult, SeatResult } from './luckGame.js';

/** What luck turns out to be worth: by how much final scores change for each point of it that was told. */

export interface Factor {
  readonly kind: LuckKind;
  /** 1 where luck is told as large as it is. */
  readonly change: number;
  readonly error: number;
  /** By which the value function would have to be multiplied, and its standard error. */
  readonly worth: number;
  readonly worthError: number;
}

/**
 * Least squares of the final scores over all kinds of luck at once. Seats of a game are not independent: the errors
 * take each game as one observation.
 */
export function factorsOf(results: readonly LuckResult[], worth: LuckByKind): Factor[] {
  const kinds = LUCK_KINDS.filter((kind) => results.flat().some(({ luck }) => luck[kind] !== 0));
  const size = kinds.length + 1;
  if (results.length <= size) return [];
  const inputsOf = ({ luck }: SeatResult): number[] => [1, ...kinds.map((kind) => luck[kind])];
  const products = new Float64Array(size * size);
  const sums = new Float64Array(size);
  for (const seat of results.flat()) addTo(products, sums, inputsOf(seat), seat.final);
  const fitted = solve(products.slice(), sums);
  const spread = new Float64Array(size * size);
  for (const game of results) {
    const pulls = new Float64Array(size);
    for (const seat of game) {
      const inputs = inputsOf(seat);
      const told = inputs.reduce((sum, input, at) => sum + input * valueAt(fitted, at), 0);
      for (const [at, input] of inputs.entries()) addAt(pulls, at, input * (seat.final - told));
    }
    addTo(spread, new Float64Array(size), [...pulls], 0);
  }
  return kinds.map((kind, place) => {
    const at = place + 1;
    const row = solve(
      products.slice(),
      Float64Array.from({ length: size }, (_, each) => Number(each === at)),
    );
    const error = Math.sqrt(quadratic(spread, row));
    const change = valueAt(fitted, at);
    return { kind, change, error, worth: change * worth[kind], worthError: error * worth[kind] };
  });
}

function addTo(
  products: Float64Array,
  sums: Float64Array,
  inputs: readonly number[],
  result: number,
): void {
  for (const [at, input] of inputs.entries()) {
    addAt(sums, at, input * result);
    for (const [beside, other] of inputs.entries())
      addAt(products, at * inputs.length + beside, input * other);
  }
}

/** The row times the matrix times the row. */
function quadratic(matrix: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (const [at, one] of row.entries()) {
    for (const [beside, other] of row.entries())
      sum += one * other * valueAt(matrix, at * row.length + beside);
  }
  return sum;
}
