import type { GameState, Move, PlaybackStep } from '@gah/engine';
import { endOfTurn } from '../search/beamSearch.js';

/** The turns of a game: what a seat decides one after the other until somebody else does or the turn is over. */

export interface PlayedTurn {
  readonly seat: number;
  /** The position in which it begins. */
  readonly root: GameState;
  /** The position in which its last move is played. */
  readonly last: GameState;
  /** The position after it. */
  readonly end: GameState;
  readonly moves: readonly Move[];
}

/** The turns of these seats in the order of the game. */
export function turnsOf(playback: Iterable<PlaybackStep>, seats: readonly number[]): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let before: GameState | null = null;
  let root: GameState | null = null;
  let moves: Move[] = [];
  for (const { state, move } of playback) {
    if (before && move) {
      root ??= before;
      moves.push(move);
      if (endOfTurn(root, move.seat)(state, move)) {
        if (seats.includes(move.seat))
          turns.push({ seat: move.seat, root, last: before, end: state, moves });
        root = null;
        moves = [];
      }
    }
    before = state;
  }
  // A game that was broken off may end in the middle of a turn: there is nothing to compare yet.
  return turns;
}
