import type { Generator, Rng } from '@gah/engine';
import { createGame, play, pending, moves, randomInt, rngFor, seedRng, shuffle } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const GENERATORS: readonly Generator[] = ['chacha8', 'sfc32'];

/** Pearson's measure of how far counts are from equal ones. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** With these degrees of freedom, exceeded by chance once in some ten thousand times. */
const limitFor = (degrees: number): number => degrees + 4 * Math.sqrt(2 * degrees) + 8;

function countsOf(rng: Rng, below: number, draws: number): number[] {
  const counts = Array.from({ length: below }, () => 0);
  for (let draw = 0; draw < draws; draw++) {
    const value = randomInt(rng, below);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

describe.each(GENERATORS)('numbers drawn from %s', (generator) => {
  it('lie below the limit and are whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x7fff_ffff }), (seed, below) => {
        const number = randomInt(rngFor(generator, seed), below);
        expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
      }),
    );
  });

  it.each([2, 3, 6, 7, 48, 58, 100])('meet every value below %i about equally often', (below) => {
    const counts = countsOf(rngFor(generator, `fair ${below}`), below, 2000 * below);
    expect(chiSquared(counts)).toBeLessThan(limitFor(below - 1));
  });

  it('are not biased where the limit is far from a power of two', () => {
    // A plain remainder would meet the upper third less often than the others.
    const below = 3 * 2 ** 29;
    const rng = rngFor(generator, 'large');
    const thirds = [0, 0, 0];
    for (let draw = 0; draw < 30_000; draw++) {
      const third = Math.floor(randomInt(rng, below) / 2 ** 29);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(chiSquared(thirds)).toBeLessThan(limitFor(2));
  });

  it('follow each other without a pattern: all pairs of dice are equally frequent', () => {
    const rng = rngFor(generator, 'pairs');
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let draw = 0; draw < 72_000; draw++) {
      const pair = randomInt(rng, 6) * 6 + randomInt(rng, 6);
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    expect(chiSquared(pairs)).toBeLessThan(limitFor(35));
  });

  it('bring every card of a deck to every place equally often', () => {
    const rng = rngFor(generator, 'decks');
    const places = Array.from({ length: 49 }, () => 0);
    for (let deck = 0; deck < 7000; deck++) {
      for (const [place, card] of shuffle(rng, [0, 1, 2, 3, 4, 5, 6]).entries()) {
        places[place * 7 + card] = (places[place * 7 + card] ?? 0) + 1;
      }
    }
    expect(chiSquared(places)).toBeLessThan(limitFor(36));
  });

  it.each([0, -1, 1.5, NaN, 2 ** 31, 2 ** 32])(
    'refuse the limit %s instead of searching for ever',
    (below) => {
      expect(() => randomInt(rngFor(generator, 'limit'), below)).toThrow(RangeError);
    },
  );
});

describe('the generator of a game', () => {
  const drawnFrom = (seed: string): number[] => {
    const rng = rngFor('chacha8', seed);
    return Array.from({ length: 40 }, () => randomInt(rng, 1 << 30));
  };

  it('depends on every character of a long seed', () => {
    const seed = Array.from({ length: 100 }, (_, index) => String.fromCharCode(33 + index)).join(
      '',
    );
    const streams = new Set([drawnFrom(seed).join()]);
    for (const place of Array.from(seed).keys()) {
      for (const other of ['!', '\u0121', '\ud800']) {
        if (seed[place] !== other)
          streams.add(drawnFrom(seed.slice(0, place) + other + seed.slice(place + 1)).join());
      }
    }
    expect(streams.size).toBe(300);
  });

  it('tells apart seeds that only differ in their length or in halves of characters', () => {
    const seeds = ['a', 'aa', 'a\0', '\0a', '\ud83d', '\ude00', '\ud83d\ude00', '\ufffd'];
    expect(new Set(seeds.map((seed) => drawnFrom(seed).join())).size).toBe(seeds.length);
  });

  it('goes on alike in a copy, whatever is drawn elsewhere in between', () => {
    const rng = rngFor('chacha8', 'one');
    const first = Array.from({ length: 20 }, () => randomInt(rng, 1000));
    const copy = JSON.parse(JSON.stringify(rng)) as Rng;
    const other = rngFor('chacha8', 'two');
    const rest = Array.from({ length: 50 }, () => {
      randomInt(other, 1000);
      return [randomInt(rng, 1000), randomInt(copy, 1000)];
    });
    for (const [own, copied] of rest) expect(copied).toBe(own);
    expect(new Set(first).size).toBeGreaterThan(10);
  });

  it('is that of every new game, and leaves the state small plain data', () => {
    let state = createGame({ seats: 2, seed: 'plain' });
    expect(Object.keys(state.rng)).toEqual(['key', 'drawn']);
    expect(JSON.stringify(state.rng).length).toBeLessThan(150);
    const before = JSON.stringify(state.rng);
    const copy = clone(state);
    for (let ply = 0; ply < 40; ply++) {
      const [next] = pending(state);
      const move = next && moves(state, next.seat)[0];
      const played = move && play(state, move);
      if (played?.ok) state = played.state;
    }
    expect(JSON.stringify(copy.rng)).toBe(before);
    expect(JSON.stringify(state.rng)).not.toBe(before);
  });
});

it('the numbers of players are the same as ever', () => {
  const rng = seedRng('players');
  expect(Array.from({ length: 8 }, () => randomInt(rng, 1000))).toEqual([
    351, 203, 737, 854, 916, 434, 992, 717,
  ]);
});
