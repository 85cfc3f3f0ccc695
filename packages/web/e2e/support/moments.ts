import type { GameState, Move, SeatIndex, SetupInput, TaskKind } from '@gah/engine';
import { createGame, MODULES, moves, pending, play, randomInt, seedRng } from '@gah/engine';

/** Somebody is asked something. */
export interface Moment {
  readonly state: GameState;
  readonly seat: SeatIndex;
  readonly kind: TaskKind;
  readonly legal: readonly Move[];
}

/** Set-ups whose random games together bring every kind of decision. */
export const SETUPS: readonly SetupInput[] = [
  { seats: 2, seed: 'base', staff: 'starter' },
  { seats: 3, seed: 'old', edition: '2015', hotel: 'day' },
  { seats: 1, seed: 'alone', modules: MODULES.filter((module) => module !== 'startPlayer') },
  { seats: 4, seed: 'everything', staff: 'draft', promos: true, modules: MODULES },
];

/** The first moment of a round in such a game. */
export function beginningOf(round: number, setup: SetupInput): GameState {
  for (const { state } of momentsOf(setup)) if (state.round === round) return state;
  throw new Error(`the game ${setup.seed} has no round ${round}`);
}

/** All moments of a random game, always the same one. */
export function* momentsOf(setup: SetupInput): Generator<Moment> {
  const rng = seedRng(`players of ${setup.seed}`);
  let state = createGame(setup);
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat, task } = next;
    const legal = moves(state, seat);
    yield { state, seat, kind: task.kind, legal };
    const move = legal[randomInt(rng, legal.length)];
    const played = move && play(state, move);
    if (!played?.ok) throw new Error('a legal move is played');
    state = played.state;
  }
}
