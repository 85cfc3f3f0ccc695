import type { CelebrityKey } from '../../content/celebrities.js';

export interface CelebritiesState {
  /** Hidden, top card last. */
  deck: CelebrityKey[];
  discard: CelebrityKey[];
  /** The celebrity of the red, blue and yellow die; null for an empty place. */
  lounge: (CelebrityKey | null)[];
  /** Rounds each of them has waited. */
  ages: number[];
  owned: CelebrityKey[][];
  /** Celebrities with a use of their own that have been used in this round. */
  used: CelebrityKey[];
}

export const copyCelebrities = (state: CelebritiesState): CelebritiesState => ({
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  lounge: state.lounge.slice(),
  ages: state.ages.slice(),
  owned: state.owned.map((keys) => keys.slice()),
  used: state.used.slice(),
});
