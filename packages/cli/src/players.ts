import { MAX_SEATS, SOLO_SEATS } from '@gah/engine';

/** People who play against each other; alone one plays solo. */
export const MIN_PLAYERS = SOLO_SEATS + 1;

export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: MAX_SEATS - SOLO_SEATS },
  (_, more) => MIN_PLAYERS + more,
);

export const DEFAULT_PLAYERS = 2;
