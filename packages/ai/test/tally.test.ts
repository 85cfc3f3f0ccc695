import type { Countable, GameState } from '@gah/engine';
import { contentFor, GOODS, GUEST_COLORS, MODULES, ROOM_COLORS } from '@gah/engine';
import { countOf as countByRules, position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { countOf } from '../src/judging/tally.js';
import { positions } from './support/games.js';

/** One of each kind, with everything it can ask for. */
const COUNTABLES: readonly Countable[] = [
  { count: 'occupied' },
  ...ROOM_COLORS.map((color): Countable => ({ count: 'occupied', color })),
  { count: 'topFloor' },
  { count: 'tiles' },
  { count: 'groups' },
  { count: 'floors' },
  { count: 'columns' },
  { count: 'sets' },
  { count: 'fullColors' },
  { count: 'staff' },
  { count: 'markers' },
  { count: 'emperor' },
  { count: 'krones' },
  ...GOODS.map((good): Countable => ({ count: 'kitchen', good })),
  { count: 'served' },
  ...GUEST_COLORS.map((color): Countable => ({ count: 'served', color })),
  ...[2, 3, 4].map((minGoods): Countable => ({ count: 'served', minGoods })),
  { count: 'dancers' },
];

function compare(state: GameState): void {
  const { edition, dataPack, modules } = state.setup;
  const content = contentFor(edition, dataPack, modules);
  for (const seat of state.seats.keys()) {
    for (const what of COUNTABLES) {
      const own = { seat, what, count: countOf(content, state, seat, what) };
      expect(own).toEqual({ seat, what, count: countByRules(state, seat, what) });
    }
  }
}

describe('players count as the rules do', () => {
  it.each([2, 3, 4])('in random games of %i with everything', (seats) => {
    for (let game = 0; game < 4; game++) {
      const setup = { seats, seed: `count ${seats} ${game}`, modules: MODULES, promos: true };
      for (const state of positions(setup, 7)) compare(state);
    }
  });

  it('also the guests in the pile of Kaufman', () => {
    const state = position({
      modules: ['entrances'],
      entrances: { owned: ['kaufman', 'paulwei'], pile: [63, 64] },
      players: [{}, {}],
    });
    const content = contentFor('2021', null, ['entrances']);
    expect(countOf(content, state, 0, { count: 'served', color: 'blue' })).toBe(2);
    expect(countOf(content, state, 1, { count: 'served', color: 'blue' })).toBe(0);
    compare(state);
  });
});
