import { randomInt, seedRng } from '@gah/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('random numbers', () => {
  it('lie below the limit and are whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x7fff_ffff }), (seed, below) => {
        const number = randomInt(seedRng(seed), below);
        expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
      }),
    );
  });

  it('meet every value about equally often', () => {
    const rng = seedRng('fair');
    const met = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) {
      const value = randomInt(rng, 6);
      met[value] = (met[value] ?? 0) + 1;
    }
    for (const times of met) expect(Math.abs(times - 10_000)).toBeLessThan(500);
  });

  it.each([0, -1, 1.5, NaN, 2 ** 31, 2 ** 32])(
    'refuse the limit %s instead of searching for ever',
    (below) => {
      expect(() => randomInt(seedRng('limit'), below)).toThrow(RangeError);
    },
  );
});
