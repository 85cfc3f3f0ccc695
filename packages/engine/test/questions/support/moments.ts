import type { GameEvent, GameState, Move, SetupInput } from '@gah/engine';
import {
  ALONE,
  createGame,
  MODULES,
  modulesFor,
  play,
  sampleHidden,
  seedRng,
  viewOf,
} from '@gah/engine';
import { eagerPlayer } from '@gah/engine/testing';

/** A decision of a random game, and what came of it. */
export interface Moment {
  readonly state: GameState;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly next: GameState;
}

/** Every decision of a game whose players like to do things. */
export function* momentsOf(setup: SetupInput): Generator<Moment> {
  const rng = seedRng(`${setup.seed} questions`);
  const player = eagerPlayer(new Map());
  let state = createGame(setup);
  for (;;) {
    const move = player(state, rng);
    const played = move && play(state, move);
    if (!move || !played?.ok) return;
    yield { state, move, events: played.events, next: played.state };
    state = played.state;
  }
}

const alone = modulesFor(ALONE);

/** All seat counts, both editions, every module, every way to deal staff, and alone. */
export const SETUPS: readonly SetupInput[] = [
  { seats: 2, seed: 'two' },
  { seats: 2, seed: 'two old', edition: '2015' },
  { seats: 2, seed: 'two all', modules: [...MODULES], promos: true },
  { seats: 3, seed: 'three all', modules: [...MODULES], staff: 'draft', hotel: 'day' },
  { seats: 3, seed: 'three old', edition: '2015', modules: [...MODULES] },
  { seats: 4, seed: 'four all', modules: [...MODULES], promos: true },
  { seats: 4, seed: 'four halls', modules: ['ballrooms'] },
  { seats: 1, seed: 'alone', difficulty: 'hard', modules: alone },
  { seats: 1, seed: 'alone plain', difficulty: 'easy' },
];

/** The same position for a seat, with everything it cannot know dealt anew. */
export const twinFor = (state: GameState, seat: number): GameState =>
  sampleHidden(viewOf(state, seat), seedRng(`twin ${state.ply}`));

export const nameOf = ({ seed, seats, edition = '2021' }: SetupInput): string =>
  `${seed}: ${seats} seats, ${edition}`;
