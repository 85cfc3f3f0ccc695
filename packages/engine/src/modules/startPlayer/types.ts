import type { SeatIndex } from '../../model/vocabulary.js';

/** Everything here lies open. */
interface StartPlayerState {
  /** Who has the master key; -1 while it lies on the board. */
  holder: SeatIndex;
  /** Seats that have passed in this round. */
  hasPassed: readonly boolean[];
}

export interface StartPlayerTypes {
  state: StartPlayerState;
  hidden: never;
  shown: unknown;
  task: never;
  move: { readonly kind: 'takeKey' };
  event: { readonly type: 'keyTaken'; readonly seat: SeatIndex };
  effect: never;
  reason: { readonly code: 'has-passed' } | { readonly code: 'key-taken'; readonly by: SeatIndex };
  thing: { readonly thing: 'key' };
  answers: unknown;
  turnAnswer: 'takeKey';
  spaceAnswer: never;
}
