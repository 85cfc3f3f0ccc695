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
  const [first] = list;
  if (first === undefined) return [value];
  if (list.length === 1) return [first, value];
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
  const copy = list.slice();
  copy.splice(index, 1);
  return copy;
}

export function raised(amounts: readonly number[], index: number, by: number): number[] {
  return replaced(amounts, index, (amounts[index] ?? 0) + by);
}

/**
 * A question about a list that is asked again and again, most often about the same list: as lists are
 * values, the answer to the latest one holds.
 */
export function remembering<L extends object, T>(answer: (list: L) => T): (list: L) => T {
  let latest: { readonly list: L; readonly answer: T } | null = null;
  return (list) => {
    if (latest?.list !== list) latest = { list, answer: answer(list) };
    return latest.answer;
  };
}
