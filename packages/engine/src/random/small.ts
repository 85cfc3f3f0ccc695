/**
 * A small, fast generator that is the same on every machine: sfc32, four 32-bit words. Computer
 * players, samples and tools use it. Whoever sees enough of its output can work out the rest, so no
 * game of today takes its dice and cards from it; games of the first rules did.
 */
export type RngState = [number, number, number, number];

export function seedRng(seed: string): RngState {
  let hash = 0x811c9dc5;
  const nextWord = (salt: number): number => {
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    }
    hash = Math.imul(hash ^ salt, 0x85ebca6b);
    hash ^= hash >>> 13;
    return hash | 0;
  };
  const rng: RngState = [nextWord(1), nextWord(2), nextWord(3), 1];
  // The first outputs still resemble the seed.
  for (let i = 0; i < 15; i++) smallWord(rng);
  return rng;
}

/** 32 random bits, as a whole number from 0. */
export function smallWord(rng: RngState): number {
  const sum = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (rng[2] << 21) | (rng[2] >>> 11);
  rng[2] = (rng[2] + sum) | 0;
  return sum >>> 0;
}
