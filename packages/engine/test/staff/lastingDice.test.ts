import type { Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { amounts, benefit, kindsOffered, preparable, staffVp, taken, withDice } from './support.js';

/** Lasting staff that reacts to the die taken. */

const VALUES = [1, 2, 3, 4, 5, 6];

describe.each([
  { card: 12, name: 'Executive Housekeeper', points: [0, 0, 2, 2, 0, 0] },
  { card: 16, name: 'Laundress', points: [0, 0, 0, 4, 0, 0] },
  { card: 19, name: 'Interior Architect', points: [0, 0, 5, 0, 0, 0] },
])('$name ($card)', ({ card, points }) => {
  it.each(VALUES)('staff.diePoints: when a %i is taken', (value) => {
    const game = withDice([value, value], { played: [card] });
    game.do(taken(value));
    expect(staffVp(game)).toBe(points[value - 1]);
  });

  it('pays nothing for a die that another player takes', () => {
    const game = scenario(position({ dice: [3, 4], turn: 1, players: [{ played: [card] }, {}] }));
    game.do(taken(3));
    expect(staffVp(game)).toBe(0);
  });

  it('pays for each die', () => {
    const value = points.findIndex((amount) => amount > 0) + 1;
    const game = scenario(
      position({
        dice: [value, value],
        players: [{ played: [card] }, { diceTaken: [1, 1] }],
      }),
    );
    // The main actions are used as far as they must be.
    for (let turn = 0; turn < 2; turn++) {
      game.do(taken(value));
      if (game.task?.kind === 'splitKrones') game.do({ kind: 'splitKrones', krones: 0 });
      if (game.task?.kind === 'prepareRoom') game.do({ kind: 'skip' });
      if (turn === 0) game.do({ kind: 'endTurn' });
    }
    expect(staffVp(game)).toBe(2 * (points[value - 1] ?? 0));
  });
});

describe.each([
  { card: 13, name: 'Restaurant Manager', bonus: [1, 1, 0, 0, 0, 0] },
  { card: 17, name: 'Kitchen Hand', bonus: [0, 0, 0, 0, 0, 1] },
  { card: 18, name: 'Checker', bonus: [0, 0, 0, 0, 2, 0] },
])('$name ($card)', ({ card, bonus }) => {
  const strengthOf = (value: number, boost: boolean, useBonus: boolean): number | undefined =>
    withDice([value], { played: [card] })
      .do(taken(value, boost, useBonus))
      .eventsOf('dieTaken')[0]?.strength;

  it.each(VALUES)(
    'staff.dieStrength: when a %i is taken: the bonus may be declined and comes on top of a boost',
    (value) => {
      const extra = bonus[value - 1] ?? 0;
      expect(strengthOf(value, false, false)).toBe(1);
      expect(strengthOf(value, true, false)).toBe(2);
      if (extra > 0) {
        expect(strengthOf(value, false, true)).toBe(1 + extra);
        expect(strengthOf(value, true, true)).toBe(2 + extra);
      } else {
        expect(withDice([value], { played: [card] }).offers({ kind: 'takeDie', bonus: true })).toBe(
          false,
        );
      }
    },
  );
});

describe('Restaurant Manager (13)', () => {
  it('adds a dish to the main action, by the usual rules', () => {
    const game = withDice([1], { played: [staff.restaurantManager] });
    game.do(taken(1, false, true));
    // Never more cake than strudel: of two dishes one at most is cake.
    expect(game.offers({ kind: 'splitGoods', second: 2 })).toBe(false);
    game.do({ kind: 'splitGoods', second: 1 });
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 1, cake: 1 });
    expect(game.seat(0).krones).toBe(10);
  });

  it('adds a drink, with a boost two', () => {
    const game = withDice([2], { played: [staff.restaurantManager] });
    game.do(taken(2, true, true));
    expect(game.offers({ kind: 'splitGoods', second: 2 })).toBe(false);
    game.do({ kind: 'splitGoods', second: 1 });
    expect(amounts(game.seat(0).kitchen)).toEqual({ wine: 2, coffee: 1 });
    expect(game.seat(0).krones).toBe(9);
  });

  it('may be declined', () => {
    const game = withDice([1], { played: [staff.restaurantManager] });
    game.do(taken(1));
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 1 });
  });
});

describe('Kitchen Hand (17)', () => {
  it('staff.kitchenHand, T4: needs no krone for space 6 and adds a point of strength', () => {
    const game = withDice([6], { krones: 0, played: [staff.kitchenHand] });
    game.do(taken(6, false, true), { kind: 'copy', space: 4 }, { kind: 'splitKrones', krones: 2 });
    expect(game.seat(0).krones).toBe(2);
  });

  it('needs no krone when the added strength is declined either', () => {
    const game = withDice([6], { krones: 5, played: [staff.kitchenHand] });
    game.do(taken(6), { kind: 'copy', space: 4 }, { kind: 'splitKrones', krones: 1 });
    expect(game.seat(0).krones).toBe(6);
  });

  it('pays for a boost as usual', () => {
    const game = withDice([6], { krones: 1, played: [staff.kitchenHand] });
    game.do(taken(6, true, true), { kind: 'copy', space: 4 }, { kind: 'splitKrones', krones: 3 });
    expect(game.seat(0).krones).toBe(3);
    expect(game.eventsOf('kronesPaid')).toMatchObject([{ amount: 1, reason: 'boost' }]);
  });

  it('is what saves the krone', () => {
    const game = withDice([6], { krones: 5 });
    game.do(taken(6));
    expect(game.seat(0).krones).toBe(4);
  });
});

describe('Checker (18)', () => {
  it('takes two krones more off the price of a card', () => {
    const game = withDice([5], { krones: 10, hand: [staff.waitress], played: [staff.checker] });
    game.do(taken(5, false, true), { kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0).krones).toBe(10 - (6 - 3));
  });

  it('takes off four with a boost, and gives no money back', () => {
    const game = withDice([5], { krones: 10, hand: [staff.waitress], played: [staff.checker] });
    game.do(taken(5, true, true), { kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0).krones).toBe(10 - 1 - (6 - 4));
    const cheap = withDice([5], {
      krones: 10,
      hand: [staff.poolAttendant],
      played: [staff.checker],
    });
    cheap.do(taken(5, false, true), { kind: 'playStaff', card: staff.poolAttendant });
    expect(cheap.seat(0).krones).toBe(10);
  });

  it('may be declined', () => {
    const game = withDice([5], { krones: 10, hand: [staff.waitress], played: [staff.checker] });
    game.do(taken(5), { kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0).krones).toBe(10 - (6 - 1));
  });
});

describe('Bootblack (15)', () => {
  it('staff.bootblack: gives krones and emperor steps, both in full', () => {
    const game = withDice([4, 4], { krones: 5, played: [staff.bootblack] });
    game.do(taken(4));
    expect(game.seat(0)).toMatchObject({ krones: 7, emperor: 2 });
    expect(game.task?.kind).toBe('turn');
  });

  it('counts the boost: a step for nothing', () => {
    const game = withDice([4], { krones: 5, played: [staff.bootblack] });
    game.do(taken(4, true));
    expect(game.seat(0)).toMatchObject({ krones: 5 - 1 + 2, emperor: 2 });
  });

  it('G8: krones above 20 are lost, steps above 13 are points', () => {
    const game = withDice([4, 4], { krones: 19, emperor: 12, played: [staff.bootblack] });
    game.do(taken(4));
    expect(game.seat(0)).toMatchObject({ krones: 20, emperor: 13, vp: 1 });
  });

  it('spares the choice that one has without it', () => {
    const game = withDice([4, 4], { krones: 5 });
    game.do(taken(4), { kind: 'splitKrones', krones: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 6, emperor: 1 });
  });
});

describe('Detective (20)', () => {
  it.each(VALUES)('staff.detective: when a %i is taken', (value) => {
    const game = withDice([value, value], { played: [staff.detective] });
    game.do(taken(value));
    expect(game.seat(0).emperor).toBe(value === 5 ? 2 : 0);
  });

  it('T7: advances without an additional action between it and the main action', () => {
    const game = withDice([5], {
      hand: [staff.waitress],
      played: [staff.breakfastServer, staff.detective],
    });
    game.do(taken(5));
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
    game.do({ kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({
      emperor: 2,
      played: [staff.breakfastServer, staff.detective, staff.waitress],
    });
    expect(game.task?.kind).toBe('turn');
  });

  it('advances also when no card is played', () => {
    const game = withDice([5], { played: [staff.detective] });
    game.do(taken(5));
    expect(game.seat(0).emperor).toBe(2);
    expect(game.task?.kind).toBe('turn');
  });
});

describe.each([
  { card: 14, name: 'Decorator', values: [1, 2], effect: 'prepareRoom' },
  { card: 22, name: 'Staff Manager', values: [3], effect: 'playStaff' },
] as const)('$name ($card)', ({ card, values, effect }) => {
  it.each(VALUES)('staff.decorator, staff.staffManager: when a %i is taken', (value) => {
    const game = withDice([value, value], { hand: [staff.poolAttendant], played: [card] });
    game.do(taken(value));
    const offered = benefit(game, effect);
    expect(game.offers(offered)).toBe((values as readonly number[]).includes(value));
  });
});

// Night hotel: next to room 5 are 0 (ground floor), 6 (1 krone) and 10 (2 krones).
describe('Decorator (14)', () => {
  it('staff.decorator: prepares a room before the main action, at the usual price', () => {
    const game = withDice([1, 1], { krones: 5, played: [staff.decorator], free: [5] });
    game.do(taken(1));
    game.do(benefit(game, 'prepareRoom'), { kind: 'prepareRoom', room: 10 });
    expect(game.seat(0)).toMatchObject({ krones: 3, tiles: (1 << 5) | (1 << 10) });
    expect(game.task?.kind).toBe('splitGoods');
    game.do({ kind: 'splitGoods', second: 0 });
    expect(game.task?.kind).toBe('turn');
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 2 });
  });

  it('staff.decorator: prepares a room after the main action, at the usual price', () => {
    const game = withDice([2, 2], { krones: 5, played: [staff.decorator], free: [5] });
    game.do(taken(2));
    game.do(benefit(game, 'mainAction'), { kind: 'splitGoods', second: 1 });
    expect(game.task?.kind).toBe('prepareRoom');
    game.do({ kind: 'prepareRoom', room: 6 });
    expect(game.seat(0)).toMatchObject({ krones: 4, tiles: (1 << 5) | (1 << 6) });
    // One room, whatever the strength.
    expect(game.task?.kind).toBe('turn');
  });

  it('may be declined', () => {
    const game = withDice([1, 1], { krones: 5, played: [staff.decorator], free: [5] });
    game.do(taken(1));
    game.do(benefit(game, 'mainAction'), { kind: 'splitGoods', second: 0 }, { kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 5, tiles: 1 << 5 });
  });

  it('offers only rooms that can be paid for', () => {
    const game = withDice([1, 1], { krones: 1, played: [staff.decorator], free: [5] });
    game.do(taken(1));
    game.do(benefit(game, 'prepareRoom'));
    expect(preparable(game)).toEqual([0, 6]);
  });

  it('T7: allows no additional action between the room and the main action', () => {
    const additional = ['serve', 'moveIn', 'useStaff', 'endTurn'];
    const start = (): Scenario =>
      withDice([1, 1], {
        kitchen: { coffee: 1 },
        played: [staff.breakfastServer, staff.decorator],
        cafe: [
          guests.knightOfTheEmpire,
          { guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 2 } },
        ],
        free: [2],
      }).do(taken(1));
    const before = start();
    expect(kindsOffered(before)).toEqual(['benefit']);
    before.do(benefit(before, 'prepareRoom'), { kind: 'prepareRoom', room: 1 });
    expect(kindsOffered(before)).toEqual(['splitGoods']);
    before.do({ kind: 'splitGoods', second: 0 });
    expect(kindsOffered(before)).toEqual(expect.arrayContaining(additional));
    const after = start();
    after.do(benefit(after, 'mainAction'), { kind: 'splitGoods', second: 0 });
    expect(kindsOffered(after)).toEqual(['prepareRoom', 'skip']);
    after.do({ kind: 'prepareRoom', room: 1 });
    expect(kindsOffered(after)).toEqual(expect.arrayContaining(additional));
  });
});

describe('Staff Manager (22)', () => {
  it('staff.staffManager: plays a card before the main action, at full cost; the card helps at once', () => {
    // Next to room 11: 6 yellow, 10 and 12 blue, 16 red; Butler (9) makes blue rooms free.
    const game = withDice([3, 3, 3], {
      krones: 5,
      hand: [staff.butler],
      played: [staff.staffManager],
      free: [11],
    });
    game.do(taken(3));
    game.do(benefit(game, 'playStaff'), { kind: 'playStaff', card: staff.butler });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [staff.staffManager, staff.butler] });
    expect(game.task).toMatchObject({ kind: 'prepareRoom', left: 3 });
    expect(preparable(game)).toEqual([10, 12]);
  });

  it('staff.staffManager: plays a card after the main action, at full cost', () => {
    const game = withDice([3, 3], {
      krones: 5,
      hand: [staff.breakfastServer, staff.poolAttendant],
      played: [staff.staffManager],
      free: [0],
    });
    game.do(taken(3));
    game.do(
      benefit(game, 'mainAction'),
      { kind: 'prepareRoom', room: 5 },
      { kind: 'skip' },
      { kind: 'playStaff', card: staff.breakfastServer },
    );
    expect(game.seat(0)).toMatchObject({
      krones: 5 - 1 - 4,
      played: [staff.staffManager, staff.breakfastServer],
      hand: [staff.poolAttendant],
    });
    // One card only.
    expect(game.task?.kind).toBe('turn');
  });

  it('may be declined, and offers only cards that can be paid for', () => {
    const game = withDice([3], {
      krones: 4,
      hand: [staff.breakfastServer, staff.waitress],
      played: [staff.staffManager],
      free: [0],
    });
    game.do(taken(3));
    game.do(benefit(game, 'playStaff'));
    expect(game.legal).toEqual([
      { seat: 0, kind: 'playStaff', card: staff.breakfastServer },
      { seat: 0, kind: 'skip' },
    ]);
    game.do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 4, played: [staff.staffManager] });
    expect(game.task?.kind).toBe('prepareRoom');
  });

  it('T7: allows no additional action between the card and the main action', () => {
    const additional = ['useStaff', 'endTurn'];
    const start = (): Scenario =>
      withDice([3], {
        hand: [staff.waitress],
        played: [staff.breakfastServer, staff.staffManager],
        free: [0],
      }).do(taken(3));
    const before = start();
    expect(kindsOffered(before)).toEqual(['benefit']);
    before.do(benefit(before, 'playStaff'), { kind: 'playStaff', card: staff.waitress });
    expect(kindsOffered(before)).toEqual(['prepareRoom', 'skip']);
    before.do({ kind: 'skip' });
    expect(kindsOffered(before)).toEqual(expect.arrayContaining(additional));
    const after = start();
    after.do(benefit(after, 'mainAction'), { kind: 'prepareRoom', room: 1 });
    expect(kindsOffered(after)).toEqual(['playStaff', 'skip']);
    after.do({ kind: 'playStaff', card: staff.waitress });
    expect(kindsOffered(after)).toEqual(expect.arrayContaining(additional));
  });
});
