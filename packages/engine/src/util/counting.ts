/** Counting by key, where nothing has been counted yet for most keys: that is what zero means here. */

/** How often a key has been counted. */
export const countOf = <K>(counts: ReadonlyMap<K, number>, key: K): number => counts.get(key) ?? 0;

/** Counts a key again, or several times; returned is how often it has been counted now. */
export function addTo<K>(counts: Map<K, number>, key: K, by = 1): number {
  const sum = countOf(counts, key) + by;
  counts.set(key, sum);
  return sum;
}
