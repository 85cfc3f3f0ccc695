import type { GameRecord, GameView, Move } from '@gah/engine';
import {
  createGame,
  eventsFor,
  fromRecord,
  moves,
  pending,
  play,
  randomInt,
  scoreSheets,
  seedRng,
  toRecord,
  viewOf,
  winners,
} from '@gah/engine';

const rng = seedRng('the players');

/** A player sees a view and the legal moves. This one does not think. */
function choose(_view: GameView, legal: readonly Move[]): Move {
  const move = legal[randomInt(rng, legal.length)];
  if (!move) throw new Error('a seat that must decide always has a move');
  return move;
}

/** Plays a game of two, tells it as a spectator may see it, and saves it. */
export function playGame(tell: (line: string) => void): GameRecord {
  let state = createGame({ seats: 2, names: ['Anna', 'Béla'], seed: 'example' });
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const played = play(state, choose(viewOf(state, seat), moves(state, seat)));
    if (!played.ok) throw new Error(played.refusal.code);
    for (const event of eventsFor(played.events, 'spectator')) tell(event.type);
    state = played.state;
  }
  for (const { seat, total } of scoreSheets(state)) tell(`seat ${seat}: ${total} points`);
  tell(`won by ${winners(state).join(', ')}`);
  return toRecord(state);
}

/** A saved game is played again, move by move. */
export const load = (json: string): number => fromRecord(JSON.parse(json)).ply;
