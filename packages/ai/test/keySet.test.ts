import { randomInt, seedRng } from '@gah/engine';
import { expect, it } from 'vitest';
import { KeySet } from '../src/search/keySet.js';

it('a set of keys knows exactly those that were added, also when it has grown', () => {
  const rng = seedRng('keys');
  const keys = new KeySet();
  const known = new Set<number>();
  for (let count = 0; count < 5000; count++) {
    // Many with the same low word, as keys that meet in one place.
    const key = randomInt(rng, 100) * 2 ** 32 + randomInt(rng, 30);
    expect(keys.add(key)).toBe(!known.has(key));
    known.add(key);
  }
  expect(keys.add(0)).toBe(!known.has(0));
  expect(keys.add(0)).toBe(false);
});
