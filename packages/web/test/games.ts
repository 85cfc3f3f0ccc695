import type { GameState, Move, SeatIndex } from '@gah/engine';
import { createGame, moves, pending, play, randomInt, seedRng } from '@gah/engine';

export type Setup = Parameters<typeof createGame>[0];

/** Set-ups that together bring every kind of decision. */
export const SETUPS: readonly Setup[] = [
  { seats: 2, seed: 'base', staff: 'starter' },
  { seats: 3, seed: 'old', edition: '2015', hotel: 'day' },
  { seats: 1, seed: 'alone', modules: ['ballrooms', 'celebrities', 'entrances', 'more'] },
  {
    seats: 4,
    seed: 'everything',
    staff: 'draft',
    promos: true,
    modules: ['ballrooms', 'celebrities', 'entrances', 'startPlayer', 'more'],
  },
];

export interface Moment {
  readonly state: GameState;
  readonly seat: SeatIndex;
  readonly legal: readonly Move[];
}

/** All moments of a random game at which somebody decides. */
export function* momentsOf(setup: Setup): Generator<Moment> {
  const rng = seedRng(`players of ${setup.seed}`);
  let state = createGame(setup);
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const legal = moves(state, next.seat);
    yield { state, seat: next.seat, legal };
    const move = legal[randomInt(rng, legal.length)];
    const played = move && play(state, move);
    if (!played?.ok) throw new Error('a legal move is played');
    state = played.state;
  }
}
