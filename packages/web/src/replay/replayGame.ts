import type { GameRecord, Perspective, ReplaySource, SeatIndex } from '@gah/engine';
import type { SeatedPlayer } from '../session/plan.js';

/** A game to be gone through, from wherever it comes. */
export interface ReplayGame {
  readonly source: ReplaySource;
  /** Who sat where; alone, without the automatic opponent. */
  readonly players: readonly SeatedPlayer[];
  /** Through whose eyes it is looked at first. */
  readonly perspective: Perspective;
  /** The first moves of the game as a record, to play on from there; null where nobody here knows it. */
  readonly recordAt: ((ply?: number) => GameRecord) | null;
  /** What stands behind the hash in the address of a move. */
  readonly addressAt: (ply: number) => string;
  /** That address shows the game to others, too: a server keeps it. */
  readonly isAtServer?: true;
}

/** Something of which the scrubber shows where it is. */
export interface Mark {
  readonly ply: number;
  readonly label: string;
}

/** What stands beside the table can lead to a position, seen by a seat, and to a game from there on. */
export interface BesideTable {
  readonly crests: readonly number[];
  readonly nameOf: (seat: SeatIndex) => string;
  readonly show: (ply: number, viewer: SeatIndex) => Promise<void>;
  readonly playOn: (ply: number, viewer: SeatIndex) => Promise<void>;
}
