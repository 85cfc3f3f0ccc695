import type { SeatIndex } from '../../model/vocabulary.js';

/** Everything here lies open. */
export interface StartPlayerState {
  /** Who has the master key; -1 while it lies on the board. */
  holder: SeatIndex;
  /** Seats that have passed in this round. */
  hasPassed: readonly boolean[];
}
