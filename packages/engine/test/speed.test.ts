import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SetupInput } from '../src/index.js';
import {
  createGame,
  DICE,
  EDITIONS,
  GOODS,
  HOTEL_SIDES,
  MAX_SEATS,
  MODULES,
  MOST_TABLES,
  moves,
  modulesFor,
  pending,
  randomInt,
  ROOMS,
  seedRng,
  SPACES,
  stateHash,
} from '../src/index.js';
import { clone, playInPlace } from '../src/fast.js';
import { Maker } from '../src/model/maker.js';
import { SharingMaker } from '../src/speed/sharingMaker.js';
import { playWithoutMemory } from '../src/testing.js';

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
function* stepsOf(setup: SetupInput, remembers = true): Generator<unknown, void> {
  const rng = seedRng(`${setup.seed} random`);
  const state = clone(createGame(setup));
  if (!remembers) playWithoutMemory(state.setup);
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

/** All seats, modules, editions and promos. */
const anyTable: fc.Arbitrary<SetupInput> = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    edition: fc.constantFrom(...EDITIONS),
    modules: fc.subarray([...MODULES]),
    promos: fc.boolean(),
    hotel: fc.constantFrom(...HOTEL_SIDES),
    seed: fc.string({ minLength: 1 }),
  })
  .map(({ modules, ...setup }) => ({
    ...setup,
    modules: modules.filter((module) => modulesFor(setup.seats).includes(module)),
  }));

it('games in which nothing is remembered or shared are the same', () => {
  fc.assert(
    fc.property(anyTable, (setup) => {
      expect([...stepsOf(setup, false)]).toEqual([...stepsOf(setup)]);
    }),
    { numRuns: 40 },
  );
});

it('a shared move or task is the one that was asked for, in every seat and however great its numbers', () => {
  const plain = new Maker();
  const sharing = new SharingMaker();
  const seat = fc.integer({ min: 0, max: MAX_SEATS - 1 });
  const number = fc.oneof(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 100, max: 300 }));
  const room = fc.integer({ min: 0, max: ROOMS - 1 });
  const good = fc.integer({ min: 0, max: GOODS.length - 1 });
  const table = fc.integer({ min: 0, max: MOST_TABLES - 1 });
  const space = fc.constantFrom(...SPACES);
  const die = fc.constantFrom(...DICE);
  const flag = fc.boolean();
  const all = fc.tuple(seat, number, number, room, good, table, space, die, flag, flag, flag, flag);
  type Chosen = typeof all extends fc.Arbitrary<infer T> ? T : never;
  const values = (make: Maker, [at, n, m, r, g, t, s, d, a, b, c, e]: Chosen) => [
    ...[make.skip(at), make.pass(at), make.endTurn(at), make.takeGuest(at, n)],
    ...[make.takeDie(at, s, d, a, b), make.place(at, g, t), make.serve(at, g, t)],
    ...[make.moveIn(at, t, r), make.prepareRoom(at, r), make.occupyRoom(at, r)],
    ...[make.chooseGood(at, g), make.copy(at, s), make.splitGoods(at, n, m)],
    ...[make.splitKrones(at, n), make.playStaff(at, n), make.useStaff(at, n)],
    ...[make.turn(at, a, b, c, e, n), make.mainAction(s, n, a), make.mainTask(at, s, n, a)],
  ];
  fc.assert(
    fc.property(all, (chosen) => {
      expect(values(sharing, chosen)).toEqual(values(plain, chosen));
    }),
    { numRuns: 1000 },
  );
});
