/** SHA-256 (FIPS 180-4): makes a key of a seed of any length. */

const WORD_BYTES = 4;
const CHUNK_BYTES = 64;
const ROUNDS = 64;

/** Of the square roots of the first eight primes, as all constants here: 32 bits behind the point. */
// prettier-ignore
const START: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** Of the cube roots of the first 64 primes. */
// prettier-ignore
const ROUND_CONSTANTS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a bit, zeros, and the length in bits, in whole chunks. */
function padded(message: readonly number[]): DataView {
  const chunks = Math.ceil((message.length + 1 + 2 * WORD_BYTES) / CHUNK_BYTES);
  const bytes = new Uint8Array(chunks * CHUNK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 2 * WORD_BYTES, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - WORD_BYTES, (message.length * 8) >>> 0);
  return view;
}

function scheduleOf(view: DataView, chunk: number): Int32Array {
  const schedule = new Int32Array(ROUNDS);
  const at = (index: number): number => schedule[index] as number;
  for (let index = 0; index < 16; index++) {
    schedule[index] = view.getInt32(chunk + index * WORD_BYTES);
  }
  for (let index = 16; index < ROUNDS; index++) {
    const early = at(index - 15);
    const late = at(index - 2);
    const mixedEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const mixedLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[index] = at(index - 16) + mixedEarly + at(index - 7) + mixedLate;
  }
  return schedule;
}

function compress(state: readonly number[], schedule: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [round, word] of schedule.entries()) {
    const mixedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + mixedE + choice + (ROUND_CONSTANTS[round] as number) + word) | 0;
    const mixedA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + first) | 0];
    [d, c, b, a] = [c, b, a, (first + mixedA + majority) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}

/** Eight words, each a signed whole number of 32 bits. */
export function sha256(message: readonly number[]): readonly number[] {
  const view = padded(message);
  let state: readonly number[] = START;
  for (let chunk = 0; chunk < view.byteLength; chunk += CHUNK_BYTES) {
    const mixed = compress(state, scheduleOf(view, chunk));
    state = state.map((word, index) => (word + (mixed[index] as number)) | 0);
  }
  return state;
}
