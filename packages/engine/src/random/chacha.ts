/** The cipher ChaCha (RFC 8439, and with eight rounds as its author published it): one block at a time. */
export const BLOCK_WORDS = 16;

/** "expand 32-byte k", in every ChaCha with a key of 256 bits. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = words[a] as number;
  let wb = words[b] as number;
  let wc = words[c] as number;
  let wd = words[d] as number;
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

/**
 * The sixteen words that belong to a key of eight words and to four more: a counter and whatever else
 * tells blocks apart.
 */
export function chachaBlock(
  rounds: number,
  key: readonly number[],
  position: readonly [number, number, number, number],
): Int32Array {
  const start = new Int32Array(BLOCK_WORDS);
  for (let word = 0; word < 4; word++) start[word] = CONSTANTS[word] ?? 0;
  for (let word = 0; word < 8; word++) start[word + 4] = key[word] ?? 0;
  for (let word = 0; word < 4; word++) start[word + 12] = position[word] ?? 0;
  const words = new Int32Array(start);
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
  for (let word = 0; word < BLOCK_WORDS; word++)
    words[word] = (words[word] ?? 0) + (start[word] ?? 0);
  return words;
}
