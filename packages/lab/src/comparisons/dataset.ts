/**
 * Comparisons of plans, packed for threads and files. A file holds one batch of games, little-endian:
 * eight 32-bit numbers (version, plans, told features, inputs, four spare), then the columns one after
 * the other: whole numbers and amounts of the plans, values and numbers of the told features. The
 * features of a plan are those of its own seat, then those of its strongest rival.
 */
import { renameSync, writeFileSync } from 'node:fs';
import type { Encoding } from '@gah/ai/parts';
import { FEATURES } from '@gah/ai/parts';

const VERSION = 1;

/** Whole numbers of each plan: turn, game, set of the seat, of the rival, features of the seat, of the rival. */
export const PLAN_WHOLES = 6;
/** Amounts of each plan: points now of seat and rival, mean of the trials in the first and second half of the worlds. */
export const PLAN_AMOUNTS = 4;

export interface Comparisons {
  readonly wholes: number[];
  readonly amounts: number[];
  readonly index: number[];
  readonly value: number[];
}

export const noComparisons = (): Comparisons => ({ wholes: [], amounts: [], index: [], value: [] });

export interface ComparedPlan {
  readonly turn: number;
  readonly game: number;
  readonly own: Encoding;
  readonly rival: Encoding;
  readonly points: readonly [own: number, rival: number];
  readonly trials: readonly [first: number, second: number];
}

export function addPlan(to: Comparisons, plan: ComparedPlan): void {
  const { turn, game, own, rival, points, trials } = plan;
  to.wholes.push(turn, game, own.set, rival.set, own.count, rival.count);
  to.amounts.push(...points, ...trials);
  for (const { count, index, value } of [own, rival]) {
    to.index.push(...index.subarray(0, count));
    to.value.push(...value.subarray(0, count));
  }
}

/** As the bytes of a file. */
export function packed({ wholes, amounts, index, value }: Comparisons): Uint8Array {
  const plans = wholes.length / PLAN_WHOLES;
  const header = Int32Array.of(VERSION, plans, index.length, FEATURES, 0, 0, 0, 0);
  return Buffer.concat(
    [
      header,
      Int32Array.from(wholes),
      Float32Array.from(amounts),
      Float32Array.from(value),
      Int16Array.from(index),
    ].map(({ buffer }) => new Uint8Array(buffer)),
  );
}

/** A file is there as a whole or not at all, so that a run can be taken up again. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}
