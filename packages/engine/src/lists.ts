/**
 * Lists in the state are values: they are replaced, never changed. So a copy of a state can share
 * them, and costs next to nothing.
 */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** Without the first occurrence of a value. */
export function without<T>(list: readonly T[], value: T): T[] {
  const index = list.indexOf(value);
  const copy = list.slice();
  if (index >= 0) copy.splice(index, 1);
  return copy;
}

export function raised(amounts: readonly number[], index: number, by: number): number[] {
  return replaced(amounts, index, (amounts[index] ?? 0) + by);
}
