import type { DieColor, SeatIndex } from '../../model/vocabulary.js';
import type { CelebrityKey } from './content/celebrities.js';

interface CelebritiesState {
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

type CelebritiesMove = { readonly kind: 'useCelebrity'; readonly celebrity: CelebrityKey };

type CelebritiesEvent =
  | { readonly type: 'celebrityTaken'; readonly seat: SeatIndex; readonly celebrity: CelebrityKey }
  | { readonly type: 'celebrityUsed'; readonly seat: SeatIndex; readonly celebrity: CelebrityKey }
  | {
      readonly type: 'celebrityArrived';
      readonly celebrity: CelebrityKey;
      readonly color: DieColor;
    }
  | { readonly type: 'celebrityLeft'; readonly celebrity: CelebrityKey };

type CelebritiesReason =
  | {
      readonly code: 'celebrity-elsewhere';
      readonly celebrity: CelebrityKey;
      /** Another seat, or null: in the lounge or not on the table. */
      readonly with: SeatIndex | null;
    }
  | { readonly code: 'celebrity-used'; readonly celebrity: CelebrityKey };

export interface CelebritiesTypes {
  state: CelebritiesState;
  hidden: 'deck';
  shown: { readonly deckSize: number };
  task: never;
  move: CelebritiesMove;
  event: CelebritiesEvent;
  effect: never;
  reason: CelebritiesReason;
  thing: { readonly thing: 'celebrity'; readonly celebrity: CelebrityKey };
  answers: unknown;
  turnAnswer: 'useCelebrity';
  spaceAnswer: never;
}
