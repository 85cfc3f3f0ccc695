import { guests, staff } from '@gah/engine/testing';
import { roomsOf } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, waiting } from '../../guests/arrival.js';
import type { GuestWithGoods } from './support.js';
import { afterMain, moveIn, offeredBell, servedBut, takeBenefits, withDice } from './support.js';

describe('Handmaid (166): 3 steps in one action', () => {
  const steps = (dice: number, player = {}): Scenario => {
    const values = Array.from({ length: dice }, () => 4);
    const game = withDice(values, {
      krones: 0,
      played: [staff.handmaid],
      free: [0, 5, 10],
      ...player,
    });
    return game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
  };

  it('more.handmaid: 3 steps ring it, 2 do not', () => {
    expect(offeredBell(steps(3))).toBe(166);
    expect(steps(2).task?.kind).toBe('turn');
  });

  it('krones do not count', () => {
    const game = withDice([4, 4, 4], { played: [staff.handmaid] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
    expect(game.task?.kind).toBe('turn');
  });

  it('steps above the end of the track do not count', () => {
    expect(steps(3, { emperor: 11 }).task?.kind).toBe('turn');
    expect(offeredBell(steps(3, { emperor: 10 }))).toBe(166);
  });

  it('more.handmaid: prepares two rooms free of charge and occupies them', () => {
    const game = steps(3).do({ kind: 'ring' });
    game.do({ kind: 'prepareRoom', room: 15 }, { kind: 'prepareRoom', room: 16 });
    expect(roomsOf(game.seat(0).occupied)).toEqual([15, 16]);
    expect(game.seat(0).krones).toBe(0);
    expect(game.task?.kind).toBe('turn');
  });

  it('or one, or none: not rooms that are already there', () => {
    const game = steps(3).do({ kind: 'ring' });
    expect(game.offers({ kind: 'prepareRoom', room: 0 })).toBe(false);
    game.do({ kind: 'prepareRoom', room: 1 }, { kind: 'skip' });
    expect(roomsOf(game.seat(0).occupied)).toEqual([1]);
    expect(game.task?.kind).toBe('turn');
  });

  it('G5: the rooms bring their occupancy bonus', () => {
    const game = steps(3, { free: [0, 1, 2, 3] }).do({ kind: 'ring' });
    game.do({ kind: 'prepareRoom', room: 4 });
    expect(game.seat(0).vp).toBe(2);
  });
});

/** A guest of the colour who lacks the last good, which is in the kitchen. */
const SERVED = [
  { card: 167, name: 'Apprentice', three: 71, two: 67, last: 'coffee', gain: [3, 3, 0, 0, 0] },
  { card: 168, name: 'Dishwasher', three: 85, two: 81, last: 'cake', gain: [0, 0, 3, 3, 0] },
  { card: 169, name: 'Tapster', three: 55, two: 54, last: 'wine', gain: [0, 0, 0, 0, 0] },
] as const;

describe.each(SERVED)('$name ($card): a guest of 3 goods is served', (example) => {
  const { card, three, two, last, gain } = example;
  const serving = (guest: GuestWithGoods): Scenario =>
    afterMain({ played: [card], kitchen: { [last]: 1 }, cafe: [guest] }).do({
      kind: 'serve',
      good: last,
      table: 0,
    });

  it('more.threeGoods: with the last good', () => {
    const game = serving(servedBut(three, last));
    expect(offeredBell(game)).toBe(card);
    game.do({ kind: 'ring' });
    expect(game.seat(0).kitchen).toEqual(gain);
    expect(game.seat(0).krones).toBe(card === 169 ? 9 + 6 : 9);
  });

  it('not while a good is missing', () => {
    const [other] = (['strudel', 'coffee', 'wine', 'cake'] as const).filter(
      (good) => (servedBut(three, last).goods[good] ?? 0) > 0,
    );
    const game = serving(servedBut(three, last, other ?? last));
    expect(game.task?.kind).toBe('turn');
  });

  it('not a guest of 2 goods', () => {
    expect(serving(servedBut(two, last)).task?.kind).toBe('turn');
  });

  it('not a guest of another colour', () => {
    const others = SERVED.filter((other) => other.card !== card);
    for (const other of others) {
      const player = { played: [card], kitchen: { [other.last]: 1 } };
      const game = afterMain({ ...player, cafe: [servedBut(other.three, other.last)] });
      game.do({ kind: 'serve', good: other.last, table: 0 });
      expect(game.task?.kind).toBe('turn');
    }
  });

  it('not a second time when the guest moves in', () => {
    const player = { played: [card], cafe: [servedBut(three)], free: [0, 1, 2] };
    const game = afterMain(player);
    game.do(moveIn(0, { 167: 0, 168: 2, 169: 1 }[card]));
    expect(offeredBell(game)).toBeUndefined();
  });

  it('also by an effect that fills the order', () => {
    const player = { played: [card], hand: [staff.porter], cafe: [servedBut(three, last)] };
    const game = withDice([5], player).do({ kind: 'takeDie', space: 5, boost: false });
    game.do({ kind: 'playStaff', card: staff.porter }, { kind: 'fillOrder', table: 0 });
    expect(offeredBell(game)).toBe(card);
  });
});

describe('Apprentice (167): more than three goods', () => {
  it('count as well', () => {
    const player = {
      played: [staff.apprentice],
      kitchen: { coffee: 1 },
      cafe: [servedBut(75, 'coffee')],
    };
    const game = afterMain(player).do({ kind: 'serve', good: 'coffee', table: 0 });
    expect(offeredBell(game)).toBe(167);
  });
});

describe('a green guest', () => {
  it('rings none of the three', () => {
    const player = {
      played: [staff.apprentice, staff.dishwasher, staff.tapster],
      kitchen: { strudel: 1 },
    };
    const game = afterMain({ ...player, cafe: [servedBut(98, 'strudel')] });
    game.do({ kind: 'serve', good: 'strudel', table: 0 });
    expect(game.task?.kind).toBe('turn');
  });
});

const goodsAction = (card: number, space: number, dice: number, second: number): Scenario =>
  withDice(
    Array.from({ length: dice }, () => space),
    { krones: 0, played: [card] },
    {
      queue: [
        guests.baroness,
        guests.lordHighCommissioner,
        guests.operaSinger,
        guests.brotherUwe,
        guests.medicinalCouncillor,
      ],
    },
  ).do({ kind: 'takeDie', space, boost: false }, { kind: 'splitGoods', second });

describe('Chef de Rang (172): 3 drinks in one action', () => {
  it.each([0, 1])('more.chefDeRang: wine and coffee count alike (%i coffee)', (coffee) => {
    const game = goodsAction(172, 2, 3, coffee);
    expect(offeredBell(game)).toBe(172);
    expect(game.do({ kind: 'ring' }).seat(0).emperor).toBe(5);
  });

  it('2 drinks do not ring it, dishes neither', () => {
    expect(goodsAction(172, 2, 2, 1).task?.kind).toBe('turn');
    expect(goodsAction(172, 1, 4, 2).task?.kind).toBe('turn');
  });

  it('G8: steps above the end of the track are points', () => {
    const game = withDice([2, 2, 2], { played: [staff.chefDeRang], emperor: 10 });
    game.do({ kind: 'takeDie', space: 2, boost: false }, { kind: 'splitGoods', second: 0 });
    expect(game.do({ kind: 'ring' }).seat(0)).toMatchObject({ emperor: 13, vp: 2 });
  });
});

describe('Bartender (174): 3 dishes in one action', () => {
  it.each([0, 1])('strudel and cake count alike (%i cake)', (cake) => {
    expect(offeredBell(goodsAction(174, 1, 3, cake))).toBe(174);
  });

  it('2 dishes do not ring it, drinks neither', () => {
    expect(goodsAction(174, 1, 2, 1).task?.kind).toBe('turn');
    expect(goodsAction(174, 2, 4, 2).task?.kind).toBe('turn');
  });

  it('more.bartender: brings a guest free of charge, with everything it ordered', () => {
    const game = goodsAction(174, 1, 3, 0).do({ kind: 'ring' }, { kind: 'takeGuest', place: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 0, kitchen: [3, 0, 0, 0, 0] });
    expect(game.seat(0).cafe[0]).toEqual({ card: guests.baroness, goods: [0, 0, 2, 2, 0] });
    expect(game.state.queue).not.toContain(0);
  });

  it('the guest may be declined', () => {
    const game = goodsAction(174, 1, 3, 0).do({ kind: 'ring' }, { kind: 'skip' });
    expect(game.seat(0).cafe).toEqual([null, null, null]);
    expect(game.task?.kind).toBe('turn');
  });

  it('G9: needs a free table', () => {
    const player = {
      played: [staff.bartender],
      cafe: [guests.sovereign, guests.portraitPainter, guests.general],
    };
    const game = withDice([1, 1, 1], player).do({ kind: 'takeDie', space: 1, boost: false });
    game.do({ kind: 'splitGoods', second: 0 }, { kind: 'ring' });
    expect(game.task?.kind).toBe('turn');
  });

  it('the filled order rings the Apprentice', () => {
    const game = withDice(
      [1, 1, 1],
      { played: [staff.bartender, staff.apprentice] },
      { queue: [guests.baroness] },
    );
    game.do({ kind: 'takeDie', space: 1, boost: false }, { kind: 'splitGoods', second: 0 });
    game.do({ kind: 'ring' }, { kind: 'takeGuest', place: game.state.queue.indexOf(75) });
    expect(offeredBell(game)).toBe(167);
  });
});

describe('Janitor (178): a group of 3 rooms is full', () => {
  const hand = [2, 9, 1];
  const tourist = servedBut(92);
  const filling = (occupied: number[], room: number, paidGroups: number[] = []): Scenario => {
    const player = { krones: 0, played: [staff.janitor], hand, cafe: [tourist] };
    const game = afterMain({ ...player, free: [room], occupied, paidGroups });
    return game.do(moveIn(0, room));
  };

  it.each([
    ['yellow, 3 rooms', [5, 6], 1],
    ['red, 4 rooms', [2, 3, 7], 8],
  ])('%s', (_what, occupied, room) => {
    expect(offeredBell(filling(occupied, room))).toBe(178);
  });

  it.each([
    ['a group of 2', [10], 15],
    ['a group of 1', [], 4],
    ['a group that is not full', [5], 1],
  ])('not %s', (_what, occupied, room) => {
    expect(filling(occupied, room).eventsOf('bellRung')).toEqual([]);
    expect(offeredBell(filling(occupied, room))).toBeUndefined();
  });

  it('more.janitor: plays up to two cards from the hand, free of charge', () => {
    const game = begin(filling([5, 6], 1), 'bell').do({ kind: 'ring' });
    game.do({ kind: 'playStaff', card: staff.waitress }, { kind: 'playStaff', card: staff.butler });
    expect(game.offers({ kind: 'playStaff' })).toBe(false);
    // 1 krone is the guest's reward.
    expect(takeBenefits(game).seat(0)).toMatchObject({ krones: 1, hand: [staff.breakfastServer] });
    expect(game.seat(0).played).toEqual([staff.janitor, staff.waitress, staff.butler]);
  });

  it('or one, or none', () => {
    const game = begin(filling([5, 6], 1), 'bell').do({ kind: 'ring' });
    game.do({ kind: 'playStaff', card: staff.waitress }, { kind: 'skip' });
    expect(takeBenefits(game).seat(0).hand).toEqual([staff.butler, staff.breakfastServer]);
    expect(game.task?.kind).toBe('turn');
  });

  it('W2: waits for the reward of the guest who filled the group', () => {
    // Reward: a cake, a staff card for 3 less; the group gives 6 steps.
    const player = {
      played: [staff.janitor],
      hand: [staff.waitress, staff.butler],
      cafe: [servedBut(56)],
      free: [1],
    };
    const game = afterMain({ ...player, occupied: [5, 6] }).do(moveIn(0, 1));
    expect(waiting(game)).toEqual(['goods', 'playStaff', 'emperor', 'bell']);
    begin(begin(game, 'goods'), 'playStaff').do({ kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({
      played: [staff.janitor, staff.waitress],
      kitchen: [0, 1, 0, 0, 0],
    });
    begin(begin(game, 'emperor'), 'bell').do(
      { kind: 'ring' },
      { kind: 'playStaff', card: staff.butler },
    );
    expect(game.seat(0)).toMatchObject({
      emperor: 6,
      played: [staff.janitor, staff.waitress, staff.butler],
      rung: [staff.janitor],
    });
  });

  it('by any means: a room occupied by staff', () => {
    const player = {
      played: [staff.janitor],
      hand: [staff.pageBoy, staff.waitress],
      free: [1],
      occupied: [5, 6],
    };
    const game = withDice([5], player).do({ kind: 'takeDie', space: 5, boost: false });
    game.do({ kind: 'playStaff', card: staff.pageBoy }, { kind: 'occupyRoom', room: 1 });
    expect(offeredBell(game)).toBe(178);
  });
});

describe('Entertainer (179): a marker on a politics card', () => {
  const politics = [105, 109, 113];
  const claimed = (cafe: number[], rest = {}): Scenario =>
    afterMain({ krones: 20, played: [staff.entertainer], cafe, ...rest }, { politics }).do({
      kind: 'claim',
      slot: 0,
    });

  it('more.entertainer: fills the orders of two guests from the supply', () => {
    const game = claimed([75, 89, 62]);
    expect(offeredBell(game)).toBe(179);
    game.do({ kind: 'ring' }, { kind: 'fillOrder', table: 2 }, { kind: 'fillOrder', table: 0 });
    expect(game.seat(0).cafe.map((guest) => guest?.goods)).toEqual([
      [0, 0, 2, 2, 0],
      [0, 0, 0, 0, 0],
      [1, 1, 2, 0, 0],
    ]);
    expect(game.seat(0)).toMatchObject({ vp: 15, krones: 20 });
    expect(game.task?.kind).toBe('turn');
  });

  it('or of one, or of none', () => {
    const game = claimed([75, 89]).do({ kind: 'ring' }, { kind: 'fillOrder', table: 1 });
    game.do({ kind: 'skip' });
    expect(game.seat(0).cafe[0]?.goods).toEqual([0, 0, 0, 0, 0]);
    expect(game.task?.kind).toBe('turn');
  });

  it('not the same guest twice', () => {
    const game = claimed([75, 89]).do({ kind: 'ring' }, { kind: 'fillOrder', table: 1 });
    expect(game.offers({ kind: 'fillOrder', table: 1 })).toBe(false);
  });

  it('meeting a condition without claiming does nothing', () => {
    const game = withDice(
      [4],
      { krones: 19, played: [staff.entertainer], cafe: [guests.baroness] },
      { politics },
    );
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
    expect(game.task?.kind).toBe('turn');
  });

  it('another player’s marker does nothing', () => {
    const players = [{ krones: 20 }, { played: [staff.entertainer], cafe: [guests.baroness] }];
    const game = afterMain({}, { politics, players }).do({ kind: 'claim', slot: 0 });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
  });
});
