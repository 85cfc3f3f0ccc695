import type { RunningGame } from './state.js';

/**
 * The log counts the moves that are written in it. A move that was logged under earlier rules may stand
 * for several of today: the answers to what was not asked then, and itself.
 */

/** The most logged moves after which the game is no further than at this ply, which is not the last. */
export const loggedMoves = ({ seqOfPly }: RunningGame, ply: number): number =>
  new Set(seqOfPly.slice(0, ply + 2)).size - 2;

/** The ply after so many logged moves. */
export function plyAfter({ seqOfPly }: RunningGame, moves: number): number {
  const seq = [...new Set(seqOfPly)][moves];
  return seq === undefined ? -1 : seqOfPly.lastIndexOf(seq);
}
