/** What was found is not what was written; `message` names the field. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export type Fields = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 200;

export function asFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable(what);
  return { ...value };
}

export function asList(given: Fields, key: string): readonly unknown[] {
  const value = given[key];
  if (!Array.isArray(value)) throw new Unreadable(key);
  return value;
}

export function text(given: Fields, key: string): string {
  const value = given[key];
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) throw new Unreadable(key);
  return value;
}

export function numberIn(given: Fields, key: string): number {
  const value = given[key];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Unreadable(key);
  return value;
}

export function flag(given: Fields, key: string): boolean {
  const value = given[key];
  if (typeof value !== 'boolean') throw new Unreadable(key);
  return value;
}

export function oneOf<T extends string>(given: Fields, key: string, list: readonly T[]): T {
  const found = list.find((each) => each === given[key]);
  if (found === undefined) throw new Unreadable(key);
  return found;
}

export const orNull = <T>(
  given: Fields,
  key: string,
  read: (given: Fields, key: string) => T,
): T | null => (given[key] === null ? null : read(given, key));
