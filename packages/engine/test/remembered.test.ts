import { expect, it } from 'vitest';
import type { SetupInput } from '../src/index.js';
import {
  createGame,
  MODULES,
  moves,
  pending,
  randomInt,
  seedRng,
  stateHash,
} from '../src/index.js';
import { clone, playInPlace } from '../src/fast.js';

/** The same seats in games of different kinds. */
const TABLES: readonly SetupInput[] = [
  { seats: 2, seed: 'a', edition: '2015' },
  { seats: 2, seed: 'a' },
  { seats: 2, seed: 'b' },
  { seats: 4, seed: 'a', modules: MODULES, promos: true },
  { seats: 3, seed: 'c', modules: ['entrances'], hotel: 'day' },
  { seats: 4, seed: 'd', promos: true },
];

/** A random game, step by step: the moves there were, and at the end the position. */
function* stepsOf(setup: SetupInput): Generator<unknown, void> {
  const rng = seedRng(`${setup.seed} random`);
  const state = clone(createGame(setup));
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const legal = moves(state, next.seat);
    yield legal;
    const move = legal[randomInt(rng, legal.length)];
    if (!move) throw new Error('a seat that must decide always has a move');
    playInPlace(state, move);
  }
  yield stateHash(state);
}

it('what is remembered of the lists of one game does not show in another', () => {
  const alone = TABLES.map((setup) => [...stepsOf(setup)]);
  const together: unknown[][] = TABLES.map(() => []);
  let open = TABLES.map((setup, index) => ({ game: stepsOf(setup), index }));
  while (open.length > 0) {
    open = open.filter(({ game, index }) => {
      const step = game.next();
      if (!step.done) together[index]?.push(step.value);
      return !step.done;
    });
  }
  expect(together).toEqual(alone);
  expect(alone.flat().length).toBeGreaterThan(800);
});
