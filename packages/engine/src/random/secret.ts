import { BLOCK_WORDS, chachaBlock, wordAt } from './chacha.js';
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

/** Draws words of 32 random bits, as whole numbers from 0; most often the next is in the same block. */
export function secretWords(rng: SecretRng): () => number {
  let index = -1;
  let block: Int32Array = new Int32Array(BLOCK_WORDS);
  return () => {
    const next = Math.floor(rng.drawn / BLOCK_WORDS);
    if (next !== index) {
      index = next;
      block = chachaBlock(ROUNDS, rng.key, [index, 0, 0, 0]);
    }
    return wordAt(block, rng.drawn++ % BLOCK_WORDS) >>> 0;
  };
}
