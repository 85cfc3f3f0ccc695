import type { GameState, Move } from '@gah/engine';
import { createGame, moves, pending, play } from '@gah/engine';
import { fileOf } from './records.ts';

function isRivalNext(state: GameState, end: Move): boolean {
  const ended = play(state, end);
  return ended.ok && pending(ended.state)[0]?.seat === 1;
}

/** A turn in which nothing is left to do but to end it; the rival's comes next. */
function beforeTheEndOfATurn(): GameState {
  let state = createGame({ seats: 2, names: ['Clara', 'Leo'], seed: 'pace', staff: 'starter' });
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const legal = moves(state, next.seat);
    const end = legal.find(({ kind }) => kind === 'endTurn');
    if (end && next.seat === 0 && isRivalNext(state, end)) return state;
    const move = end ?? legal.find(({ kind }) => kind === 'takeDie') ?? legal[0];
    const played = move && play(state, move);
    if (!played?.ok) throw new Error('a legal move is played');
    state = played.state;
  }
  throw new Error('a turn ends');
}

/** The file of such a game. */
export const END_OF_A_TURN = fileOf(beforeTheEndOfATurn(), 0);
