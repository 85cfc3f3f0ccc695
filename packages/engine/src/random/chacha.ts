/** The cipher ChaCha (RFC 8439, and with eight rounds as its author published it): one block at a time. */
export const BLOCK_WORDS = 16;

/** "expand 32-byte k", in every ChaCha with a key of 256 bits. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** A word of a block: places are counted below BLOCK_WORDS, so it is there. */
export const wordAt = (words: Int32Array, place: number): number => words[place] as number;

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = wordAt(words, a);
  let wb = wordAt(words, b);
  let wc = wordAt(words, c);
  let wd = wordAt(words, d);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}

type Position = readonly [number, number, number, number];

/** Adds the words that a block starts from: place by place, because iterators cost more than the cipher. */
function addStart(words: Int32Array, key: readonly number[], position: Position): void {
  for (let place = 0; place < 4; place++) {
    words[place] = wordAt(words, place) + (CONSTANTS[place] as number);
    words[place + 12] = wordAt(words, place + 12) + (position[place] as number);
  }
  for (let place = 0; place < 8; place++)
    words[place + 4] = wordAt(words, place + 4) + (key[place] as number);
}

/**
 * The sixteen words that belong to a key of eight words and to four more: a counter and whatever else
 * tells blocks apart.
 */
export function chachaBlock(
  rounds: number,
  key: readonly number[],
  position: Position,
): Int32Array {
  const words = new Int32Array(BLOCK_WORDS);
  addStart(words, key, position);
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
  addStart(words, key, position);
  return words;
}
