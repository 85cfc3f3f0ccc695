import { mixed } from './exactNumbers.js';

/** So many values are remembered at the same time: few at first, as most evaluators are asked little. */
const PLACES_AT_FIRST = 32;
const MOST_PLACES = 1024;
/** It becomes larger when each place has been taken so often. */
const TAKEN_OFTEN = 4;
const GROWTH = 4;

/**
 * What a few numbers led to. A key has its one place; whatever stood there before is forgotten. Keys are
 * compared number by number, so that what is recalled is exactly what was kept. Their first number is
 * never 0, with which all places begin.
 */
export class Memory {
  /** Where the numbers of a key stand among all there are. */
  private readonly from: Int32Array;
  private keys: Float64Array;
  private values = new Float64Array(PLACES_AT_FIRST);
  private kept = 0;
  private enough = TAKEN_OFTEN * PLACES_AT_FIRST;
  /** Of the key that was asked for last. */
  private hash = 0;

  constructor(from: Int32Array) {
    this.from = from;
    this.keys = new Float64Array(PLACES_AT_FIRST * from.length);
  }

  /** NaN where nothing is remembered. */
  recall(numbers: Float64Array): number {
    const { from, keys, values } = this;
    const width = from.length;
    let hash = 0;
    for (let at = 0; at < width; at++) {
      hash = mixed(hash, numbers[from[at] as number] as number);
    }
    this.hash = hash;
    const place = hash & (values.length - 1);
    const start = place * width;
    for (let at = 0; at < width; at++) {
      if (keys[start + at] !== numbers[from[at] as number]) return NaN;
    }
    return values[place] as number;
  }

  /** Keeps the value for the key that was asked for last. */
  keep(numbers: Float64Array, value: number): void {
    if (this.kept++ > this.enough) this.grow();
    const { from, keys, values, hash } = this;
    const place = hash & (values.length - 1);
    const start = place * from.length;
    for (let at = 0; at < from.length; at++)
      keys[start + at] = numbers[from[at] as number] as number;
    values[place] = value;
  }

  /** Begins again with more places. */
  private grow(): void {
    this.values = new Float64Array(GROWTH * this.values.length);
    this.keys = new Float64Array(this.values.length * this.from.length);
    this.kept = 0;
    this.enough = this.values.length < MOST_PLACES ? TAKEN_OFTEN * this.values.length : Infinity;
  }
}
