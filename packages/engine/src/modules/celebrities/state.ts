import type { CelebrityKey } from './content/celebrities.js';

export interface CelebritiesState {
  /** Hidden, top card last. */
  deck: readonly CelebrityKey[];
  discard: readonly CelebrityKey[];
  /** The celebrity of the red, blue and yellow die; null for an empty place. */
  lounge: readonly (CelebrityKey | null)[];
  /** Rounds each of them has waited. */
  ages: readonly number[];
  owned: readonly (readonly CelebrityKey[])[];
  /** Celebrities with a use of their own that have been used in this round. */
  used: readonly CelebrityKey[];
}
