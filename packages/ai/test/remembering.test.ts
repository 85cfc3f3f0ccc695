import type { GameState, RngState } from '@gah/engine';
import { at, contentOf, MODULES, moves, pending, randomInt, seedRng } from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import { describe, expect, it } from 'vitest';
import { ListNumbers } from '../src/evaluation/listNumbers.js';
import { Memory } from '../src/evaluation/memory.js';
import { cardTablesOf, expectedScore, learntEvaluator, learntWeights } from '../src/parts.js';
import { playGame, randomPlayer, TABLES } from './support/games.js';

const weights = learntWeights();
/** Weights under which no input is without effect, so that none can be forgotten unseen. */
const allDifferent = weights.map((_, place) => Math.sin(place));

/** Elisabeth instead of Leopold, each without all that is added in other set-ups. */
const MORE_TABLES = [
  { seats: 1, seed: 'Elisabeth', modules: ['ballrooms', 'celebrities'], difficulty: 'easy' },
  { seats: 1, seed: 'with a hotel', modules: ['entrances'], hotel: 'day' },
  { seats: 4, seed: 'many', hotel: 'day' },
  { seats: 3, seed: 'waltz', modules: MODULES, staff: 'draft' },
] as const;

/** Every position of a game and, as in a search, the next ones, also those nobody went on from. */
function positionsAround(setup: (typeof TABLES)[number], rng: RngState): GameState[] {
  const found: GameState[] = [];
  playGame(setup, randomPlayer(rng), (state, _seat, legal) => {
    found.push(state);
    const side = clone(state);
    const move = at(legal, randomInt(rng, legal.length));
    if (pending(side).length > 1) return;
    playInPlace(side, move);
    found.push(side);
    const [next] = pending(side);
    if (!next) return;
    const further = clone(side);
    playInPlace(further, at(moves(further, next.seat), 0));
    found.push(further);
  });
  return found;
}

describe.each([...TABLES, ...MORE_TABLES])('a player at the table "$seed"', (setup) => {
  const rng = seedRng(`remembers ${setup.seed}`);
  const games = ['', ' again'].map((suffix) =>
    positionsAround({ ...setup, seed: setup.seed + suffix }, rng),
  );
  const states = games.flat();
  const [first] = states;
  if (!first) throw new Error('no position');
  const cards = cardTablesOf(contentOf(first.setup));
  const remembering = learntEvaluator(allDifferent, first.setup);

  const compare = (state: GameState): void => {
    for (const seat of state.seats.keys()) {
      expect(remembering(state, seat)).toBe(expectedScore(allDifferent, cards, state, seat));
    }
  };

  it('who remembers thinks exactly the same as one who does not, in the order of the game', () => {
    for (const state of states) compare(state);
  });

  it('and in any order, going from one game to another', () => {
    for (let count = 0; count < states.length; count++) {
      compare(at(states, randomInt(rng, states.length)));
    }
  });

  it('and when only the groups differ that have paid their bonus', () => {
    for (const state of states.filter((_, count) => count % 10 === 0)) {
      compare(state);
      const other = clone(state);
      for (const seat of other.seats) seat.groupsPaid ^= 0b1011;
      compare(other);
    }
  });

  it('and with the weights that are played with', () => {
    const player = learntEvaluator(weights, first.setup);
    for (const state of states.slice(0, 300)) {
      for (const seat of state.seats.keys()) {
        expect(player(state, seat)).toBe(expectedScore(weights, cards, state, seat));
      }
    }
  });
});

describe('a memory', () => {
  it('gives back what it was given for a key, and nothing for any other', () => {
    const memory = new Memory(Int32Array.of(0, 2));
    const rng = seedRng('memory');
    for (let count = 0; count < 20_000; count++) {
      const [first, second] = [1 + randomInt(rng, 200), randomInt(rng, 200)];
      const key = Float64Array.of(first, count, second * 2 ** 32);
      const known = memory.recall(key);
      if (Number.isNaN(known)) memory.keep(key, first * 1000 + second);
      else expect(known).toBe(first * 1000 + second);
      expect(memory.recall(key)).toBe(first * 1000 + second);
    }
  });

  it('never recalls what cannot be told exactly', () => {
    const memory = new Memory(Int32Array.of(0, 1));
    const key = Float64Array.of(1, NaN);
    memory.recall(key);
    memory.keep(key, 7);
    expect(memory.recall(key)).toBeNaN();
  });
});

describe('numbers of lists', () => {
  it('are equal for equal lists only', () => {
    const numbers = new ListNumbers();
    const rng = seedRng('lists');
    const byNumber = new Map<number, string>();
    for (let count = 0; count < 20_000; count++) {
      const list = Array.from({ length: randomInt(rng, 4) }, () => randomInt(rng, 30));
      const number = numbers.of(list);
      expect(numbers.of([...list])).toBe(number);
      expect(byNumber.get(number) ?? list.join()).toBe(list.join());
      byNumber.set(number, list.join());
    }
  });
});
