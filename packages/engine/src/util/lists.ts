import { missing } from './missing.js';

/** An entry that is there. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw missing('entry', index);
  return entry;
}

/** The same for lists of numbers, which are read most: apart from other lists they are read faster. */
export function numberAt(list: readonly number[], index: number): number {
  const entry = list[index];
  if (entry === undefined) throw missing('entry', index);
  return entry;
}

/** The last entry of a list that has one. */
export const last = <T>(list: readonly T[]): T => at(list, list.length - 1);

/**
 * Lists in the state are values: they are replaced, never changed. So a copy of a state can share
 * them, and costs next to nothing.
 */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** With one more at the end. The shortest lists are written out: what is pushed to gets room to grow. */
export function added(list: readonly number[], value: number): number[] {
  if (list.length === 0) return [value];
  if (list.length === 1) return [numberAt(list, 0), value];
  const copy = list.slice();
  copy.push(value);
  return copy;
}

/** Without the first occurrence of a value. */
export function without<T>(list: readonly T[], value: T): T[] {
  const index = list.indexOf(value);
  return index < 0 ? list.slice() : withoutIndex(list, index);
}

export function withoutIndex<T>(list: readonly T[], index: number): T[] {
  const copy = list.slice(0, -1);
  for (let place = index; place < copy.length; place++) copy[place] = list[place + 1] as T;
  return copy;
}

export function raised(amounts: readonly number[], index: number, by: number): number[] {
  return replaced(amounts, index, numberAt(amounts, index) + by);
}

/** The same plain data: numbers, texts and the like, lists and records of them. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const fields = Object.keys(a);
  if (fields.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b))
    return false;
  for (const field of fields) if (!isEqual((a as Plain)[field], (b as Plain)[field])) return false;
  return true;
}

type Plain = Readonly<Record<string, unknown>>;

export const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
