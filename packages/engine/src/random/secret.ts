import { BLOCK_WORDS, chachaBlock } from './chacha.js';
import { sha256 } from './sha256.js';

/**
 * The generator of a game: ChaCha with eight rounds. Dice and cards that have been seen tell nothing
 * about those to come. Plain data that copies quickly: the key never changes and is shared.
 */
export interface SecretRng {
  readonly key: readonly number[];
  /** How many words have been drawn; a game needs some thousands. */
  drawn: number;
}

const ROUNDS = 8;

/** Two bytes for each unit of the text: different seeds stay different, whatever they hold. */
const bytesOf = (text: string): number[] =>
  Array.from({ length: text.length * 2 }, (_, index) => {
    const unit = text.charCodeAt(index >> 1);
    return index % 2 === 0 ? unit & 0xff : unit >>> 8;
  });

export const seedSecret = (seed: string): SecretRng => ({ key: sha256(bytesOf(seed)), drawn: 0 });

/** The block worked out last: the next words of a game are usually in it. */
const block = new Int32Array(BLOCK_WORDS);
let blockKey: readonly number[] | null = null;
let blockIndex = -1;

/** 32 random bits, as a whole number from 0. */
export function secretWord(rng: SecretRng): number {
  const index = (rng.drawn / BLOCK_WORDS) | 0;
  if (index !== blockIndex || rng.key !== blockKey) {
    chachaBlock(ROUNDS, rng.key, [index, 0, 0, 0], block);
    blockKey = rng.key;
    blockIndex = index;
  }
  return (block[rng.drawn++ % BLOCK_WORDS] as number) >>> 0;
}
