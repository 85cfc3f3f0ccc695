import { missing } from './missing.js';

/**
 * The generator that lives in the state: sfc32, four 32-bit words. Small, fast, and the same on
 * every machine.
 */
export type RngState = [number, number, number, number];

export function seedRng(seed: string): RngState {
  let hash = 0x811c9dc5;
  const words: number[] = [];
  for (let word = 0; word < 3; word++) {
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    }
    hash = Math.imul(hash ^ (word + 1), 0x85ebca6b);
    hash ^= hash >>> 13;
    words.push(hash | 0);
  }
  const rng: RngState = [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, 1];
  // The first outputs still resemble the seed.
  for (let i = 0; i < 15; i++) randomWord(rng);
  return rng;
}

/** 32 random bits, as a whole number from 0. */
export function randomWord(rng: RngState): number {
  const sum = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (rng[2] << 21) | (rng[2] >>> 11);
  rng[2] = (rng[2] + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to below − 1, each equally likely; `below` is less than 2^31. */
export function randomInt(rng: RngState, below: number): number {
  if (below < 1 || (below | 0) !== below) throw missing('random number below', below);
  const divisor = below >>> 0;
  for (;;) {
    const word = randomWord(rng);
    // Only the last words before 2^32 can lie beyond the last whole multiple of `below`.
    // A small integer for V8 too, not a float that happens to be whole: lists of dice depend on it.
    if (word <= 0xffff_ffff - divisor || isWithinMultiples(word, divisor))
      return (word % divisor) | 0;
  }
}

/** Is the word below the greatest multiple of the divisor up to 2^32? */
const isWithinMultiples = (word: number, divisor: number): boolean =>
  word <= 0xffff_ffff - (((0xffff_ffff % divisor) + 1) % divisor);

export function shuffle<T>(rng: RngState, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    const kept = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = kept;
  }
  return cards;
}
