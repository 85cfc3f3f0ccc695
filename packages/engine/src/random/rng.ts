import { missing } from '../util/missing.js';
import type { SecretRng } from './secret.js';
import { secretWords, seedSecret } from './secret.js';
import type { RngState } from './small.js';
import { seedRng, smallWord } from './small.js';

/** Either generator; what is drawn from them is drawn alike. */
export type Rng = RngState | SecretRng;

/** What a game takes its dice and cards from. Games begun under the first rules keep the small one. */
export const GENERATORS = ['chacha8', 'sfc32'] as const;
export type Generator = (typeof GENERATORS)[number];

export const rngFor = (generator: Generator, seed: string): Rng =>
  generator === 'chacha8' ? seedSecret(seed) : seedRng(seed);

const isSmall = (rng: Rng): rng is RngState => Array.isArray(rng);

export const generatorOf = (rng: Rng): Generator => (isSmall(rng) ? 'sfc32' : 'chacha8');

export const copyRng = (rng: Rng): Rng =>
  isSmall(rng) ? [rng[0], rng[1], rng[2], rng[3]] : { key: rng.key, drawn: rng.drawn };

/** A whole number from 0 to below − 1, each equally likely; `below` is less than 2^31. */
export const randomInt = (rng: Rng, below: number): number =>
  isSmall(rng) ? drawBelow(rng, smallWord, below) : randomInts(rng)(below);

/** Draws several of them. */
export function randomInts(rng: Rng): (below: number) => number {
  if (isSmall(rng)) return (below) => drawBelow(rng, smallWord, below);
  const word = secretWords(rng);
  return (below) => drawBelow(rng, word, below);
}

function drawBelow<R>(rng: R, word: (rng: R) => number, below: number): number {
  if (below < 1 || (below | 0) !== below) throw missing('random number below', below);
  const divisor = below >>> 0;
  for (;;) {
    const drawn = word(rng);
    // Only the last words before 2^32 can lie beyond the last whole multiple of `below`.
    // Rounded although it is whole: as a 32-bit number it is stored and compared fastest.
    if (drawn <= 0xffff_ffff - divisor || isWithinMultiples(drawn, divisor))
      return (drawn % divisor) | 0;
  }
}

/** Is the word below the greatest multiple of the divisor up to 2^32? */
const isWithinMultiples = (word: number, divisor: number): boolean =>
  word <= 0xffff_ffff - (((0xffff_ffff % divisor) + 1) % divisor);

export function shuffle<T>(rng: Rng, cards: T[]): T[] {
  const draw = randomInts(rng);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const kept = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = kept;
  }
  return cards;
}
