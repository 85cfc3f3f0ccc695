import type { GameState, Move, RngState } from '@gah/engine';
import { moves, randomInt } from '@gah/engine';
import { decidingSeat, playInPlace } from '@gah/engine/fast';

/** Any legal move of a seat, each equally likely. */
export function anyMove(state: GameState, seat: number, rng: RngState): Move {
  const legal = moves(state, seat);
  const move = legal[randomInt(rng, legal.length)];
  if (!move) throw new Error(`no legal move for seat ${seat}`);
  return move;
}

/** Plays a game without draft to its end in place; returns the number of decisions. */
export function playOut(state: GameState, rng: RngState): number {
  let decisions = 0;
  for (let seat = decidingSeat(state); seat >= 0; seat = decidingSeat(state)) {
    playInPlace(state, anyMove(state, seat, rng));
    decisions++;
  }
  return decisions;
}
