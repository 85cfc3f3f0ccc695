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
export function randomInt(rng: Rng, below: number): number {
  if (!isSmall(rng)) return randomInts(rng)(below);
  let word = smallWord(rng);
  while (!isFair(word, below)) word = smallWord(rng);
  return rest(word, below);
}

/** Draws several of them: words that come in blocks are not worked out again for each. */
export function randomInts(rng: Rng): (below: number) => number {
  if (isSmall(rng)) return (below) => randomInt(rng, below);
  const next = secretWords(rng);
  return (below) => {
    let word = next();
    while (!isFair(word, below)) word = next();
    return rest(word, below);
  };
}

/**
 * Is the word below the greatest multiple up to 2^32? Only the last words before 2^32 can lie beyond it.
 */
function isFair(word: number, below: number): boolean {
  if (below < 1 || (below | 0) !== below) throw missing('random number below', below);
  return word <= 0xffff_ffff - below || word <= 0xffff_ffff - (((0xffff_ffff % below) + 1) % below);
}

/** Rounded although it is whole: as a 32-bit number it is stored and compared fastest. */
const rest = (word: number, below: number): number => (word % (below >>> 0)) | 0;

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
