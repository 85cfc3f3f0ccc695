import { staff } from '@gah/engine/testing';
import type { Timing } from '@gah/engine';
import { contentFor, SOURCES, staffCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { withDice } from './support.js';

/** Number, cost and timing of every card of the base game, as printed in 2021. */
const CARDS: readonly (readonly [number, number, Timing])[] = [
  [1, 4, 'round'],
  [2, 6, 'round'],
  [3, 4, 'round'],
  [4, 6, 'round'],
  [5, 4, 'permanent'],
  [6, 1, 'permanent'],
  [7, 1, 'permanent'],
  [8, 2, 'permanent'],
  [9, 5, 'permanent'],
  [10, 5, 'permanent'],
  [11, 5, 'permanent'],
  [12, 2, 'permanent'],
  [13, 2, 'permanent'],
  [14, 2, 'permanent'],
  [15, 4, 'permanent'],
  [16, 2, 'permanent'],
  [17, 5, 'permanent'],
  [18, 2, 'permanent'],
  [19, 3, 'permanent'],
  [20, 2, 'permanent'],
  [21, 3, 'once'],
  [22, 3, 'permanent'],
  [23, 5, 'permanent'],
  [24, 1, 'permanent'],
  [25, 6, 'permanent'],
  [26, 5, 'permanent'],
  [27, 4, 'final'],
  [28, 4, 'final'],
  [29, 5, 'final'],
  [30, 4, 'final'],
  [31, 4, 'final'],
  [32, 4, 'final'],
  [33, 5, 'permanent'],
  [34, 5, 'final'],
  [35, 2, 'once'],
  [36, 2, 'once'],
  [37, 3, 'final'],
  [38, 5, 'once'],
  [39, 3, 'once'],
  [40, 2, 'final'],
  [41, 3, 'final'],
  [42, 3, 'permanent'],
  [43, 3, 'once'],
  [44, 2, 'once'],
  [45, 1, 'once'],
  [46, 2, 'final'],
  [47, 4, 'final'],
  [48, 4, 'final'],
];

describe('the staff cards', () => {
  const content = contentFor('2021', null);

  it('are the 48 of the base game', () => {
    const numbers = content.staff.flatMap((card) =>
      card?.needs.length === 0 ? [card.number] : [],
    );
    expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
    expect(numbers).toEqual(CARDS.map(([number]) => number));
  });

  it.each(CARDS)(
    'staff.values: %i costs %i, works "%s" and says where that comes from',
    (number, cost, timing) => {
      const card = staffCard(content, number);
      expect(card).toMatchObject({ number, cost, timing });
      expect(SOURCES).toContain(card.source.cost);
      expect(SOURCES).toContain(card.source.effect);
      // What a card does stands in the field of its timing and nowhere else.
      expect({
        effects: card.effects.length > 0,
        ability: card.ability !== null,
        final: card.final !== null,
      }).toEqual({
        effects: timing === 'once' || timing === 'round',
        ability: timing === 'permanent',
        final: timing === 'final',
      });
    },
  );
});

describe('playing staff with a die of value 5', () => {
  it.each(CARDS)(
    'staff.paid: card %i of cost %i is paid, less 1 for a single die',
    (card, cost) => {
      const game = withDice([5], { krones: 10, hand: [card] });
      game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card });
      expect(game.seat(0)).toMatchObject({ krones: 10 - (cost - 1), hand: [], played: [card] });
      expect(game.state.seats[1]?.krones).toBe(10);
    },
  );

  it.each([
    { card: 2, cost: 6, paid: 2 },
    { card: 9, cost: 5, paid: 1 },
    { card: 1, cost: 4, paid: 0 },
    { card: 22, cost: 3, paid: 0 },
    { card: 8, cost: 2, paid: 0 },
    { card: 24, cost: 1, paid: 0 },
  ])('actions.staff: four dice: a card of cost $cost is played for $paid', ({ card, paid }) => {
    const game = withDice([5, 5, 5, 5], { krones: 10, hand: [card] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card });
    expect(game.seat(0)).toMatchObject({ krones: 10 - paid, played: [card] });
  });

  it('actions.staff: offers only the cards that can be paid for, and exactly one of them', () => {
    const game = withDice([5, 5, 5, 5], {
      krones: 1,
      hand: [staff.waitress, staff.butler, staff.breakfastServer],
    });
    game.do({ kind: 'takeDie', space: 5, boost: false });
    expect(game.offers({ kind: 'playStaff', card: staff.waitress })).toBe(false);
    game.do({ kind: 'playStaff', card: staff.butler });
    expect(game.offers({ kind: 'playStaff' })).toBe(false);
    expect(game.seat(0)).toMatchObject({
      krones: 0,
      hand: [staff.waitress, staff.breakfastServer],
      played: [staff.butler],
    });
  });

  it('actions.staff: does not draw a new card, and the card may stay in hand', () => {
    const game = withDice([5], { hand: [staff.breakfastServer, staff.waitress] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'skip' });
    expect(game.seat(0)).toMatchObject({
      hand: [staff.breakfastServer, staff.waitress],
      played: [],
      krones: 10,
    });
    const other = withDice([5], { hand: [staff.breakfastServer, staff.waitress] });
    other.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staff.breakfastServer },
    );
    expect(other.seat(0).hand).toEqual([staff.waitress]);
  });
});
