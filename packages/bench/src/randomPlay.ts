import type { GameState, Move, RngState } from '@gah/engine';
import { moves, randomInt } from '@gah/engine';
import { playInPlace } from '@gah/engine/fast';

/**
 * The seat that decides, -1 when the game is over. It stands in the task on top, where a search reads
 * it; only in the draft, which no case has, do several seats decide. Not with `at(-1)`: that is a call
 * in V8, and what chooses the moves should cost little of the time measured.
 */
function decidingSeat({ tasks }: GameState): number {
  const task = tasks.length > 0 ? tasks[tasks.length - 1] : undefined;
  return task === undefined || task.kind === 'draft' ? -1 : task.seat;
}

/** Any legal move of a seat, each equally likely. */
export function anyMove(state: GameState, seat: number, rng: RngState): Move {
  const legal = moves(state, seat);
  const move = legal[randomInt(rng, legal.length)];
  if (!move) throw new Error(`no legal move for seat ${seat}`);
  return move;
}

/** Plays a game to its end in place; returns the number of decisions. */
export function playOut(state: GameState, rng: RngState): number {
  let decisions = 0;
  for (let seat = decidingSeat(state); seat >= 0; seat = decidingSeat(state)) {
    playInPlace(state, anyMove(state, seat, rng));
    decisions++;
  }
  return decisions;
}
