import { mixed } from './exactNumbers.js';

/** So many values are remembered at the same time. */
const PLACES = 1024;

/**
 * What a few numbers led to. A key has its one place; whatever stood there before is forgotten. Keys are
 * compared number by number, so that what is recalled is exactly what was kept. Their first number is
 * never 0, with which all places begin.
 */
export class Memory {
  /** Where the numbers of a key stand among all there are. */
  private readonly from: Int32Array;
  private readonly keys: Float64Array;
  private readonly values = new Float64Array(PLACES);
  /** The place of the key that was asked for last. */
  private place = 0;

  constructor(from: Int32Array) {
    this.from = from;
    this.keys = new Float64Array(PLACES * from.length);
  }

  /** NaN where nothing is remembered. */
  recall(numbers: Float64Array): number {
    const { from, keys } = this;
    const width = from.length;
    let hash = 0;
    for (let at = 0; at < width; at++) {
      hash = mixed(hash, numbers[from[at] as number] as number);
    }
    const place = hash & (PLACES - 1);
    this.place = place;
    const start = place * width;
    for (let at = 0; at < width; at++) {
      if (keys[start + at] !== numbers[from[at] as number]) return NaN;
    }
    return this.values[place] as number;
  }

  /** Keeps the value for the key that was asked for last. */
  keep(numbers: Float64Array, value: number): void {
    const { from, keys, place } = this;
    const start = place * from.length;
    for (let at = 0; at < from.length; at++)
      keys[start + at] = numbers[from[at] as number] as number;
    this.values[place] = value;
  }
}
