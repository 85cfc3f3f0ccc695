import { guests, staff } from '@gah/engine/testing';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterMain, takeBenefits, withDice } from './support.js';

/** Goods a card costs, and what is one too few. */
const CARDS: readonly {
  readonly card: number;
  readonly name: string;
  readonly means: PlayerInput;
  readonly short: PlayerInput;
}[] = [
  {
    card: 170,
    name: 'Coachwoman',
    means: { kitchen: { coffee: 1 } },
    short: plentyBut('coffee', 0),
  },
  { card: 171, name: 'Bookkeeper', means: { kitchen: { cake: 1 } }, short: plentyBut('cake', 0) },
  {
    card: 173,
    name: 'Interpreter',
    means: { kitchen: { strudel: 2 } },
    short: plentyBut('strudel', 1),
  },
  {
    card: 175,
    name: 'Wagon Master',
    means: { kitchen: { wine: 2 } },
    short: { kitchen: { wine: 1, champagne: 5 } },
  },
  { card: 176, name: 'Dog Walker', means: { kitchen: { wine: 2 } }, short: plentyBut('wine', 1) },
  { card: 177, name: 'Hairdresser', means: { emperor: 2 }, short: { emperor: 1 } },
];

/** Plenty of every other good, but only so many of this one. */
function plentyBut(good: 'strudel' | 'cake' | 'wine' | 'coffee', amount: number): PlayerInput {
  const plenty = { strudel: 3, cake: 3, wine: 3, coffee: 3, champagne: 3 };
  return { kitchen: { ...plenty, [good]: amount } };
}

const use = (card: number, player: PlayerInput): Scenario =>
  takeBenefits(afterMain({ played: [card], ...player }).do({ kind: 'useStaff', card }));

/** Takes what comes by itself and declines the rest. */
function finish(game: Scenario): Scenario {
  for (;;) {
    takeBenefits(game);
    const [first] = game.legal;
    if (game.task?.kind === 'turn' || !first) return game;
    game.do(game.legal.find(({ kind }) => kind === 'skip') ?? first);
  }
}

describe.each(CARDS)('$name ($card)', ({ card, means, short }) => {
  it('needs its price', () => {
    expect(afterMain({ played: [card], ...means }).offers({ kind: 'useStaff', card })).toBe(true);
    expect(afterMain({ played: [card], ...short }).offers({ kind: 'useStaff', card })).toBe(false);
  });

  it('more.onceARound: is used once a round, and again in the next one', () => {
    const kitchen = { strudel: 4, cake: 4, wine: 4, coffee: 4 };
    const twice = { ...means, kitchen, emperor: 4 };
    const game = finish(use(card, twice));
    expect(game.offers({ kind: 'useStaff', card })).toBe(false);
    game.do({ kind: 'endTurn' }, { kind: 'pass' });
    expect(game.state.round).toBe(2);
    expect(game.offers({ kind: 'useStaff', seat: 0, card })).toBe(true);
  });

  it('is an additional action: possible before the main action, which stays open', () => {
    const game = withDice([4], { played: [card], ...means });
    finish(game.do({ kind: 'useStaff', card }));
    expect(game.task).toMatchObject({ kind: 'turn', mainDone: false });
    expect(game.offers({ kind: 'pass' })).toBe(false);
  });
});

describe('Coachwoman (170): 1 coffee for 3 points and a guest', () => {
  it('more.coachwoman: takes any guest of the queue free of charge', () => {
    const game = use(170, { krones: 0, kitchen: { coffee: 2 } }).do({
      kind: 'takeGuest',
      place: 0,
    });
    expect(game.seat(0)).toMatchObject({ vp: 3, krones: 0, kitchen: [0, 0, 0, 1, 0] });
    expect(game.seat(0).cafe[0]).not.toBeNull();
  });

  it('the guest may be declined', () => {
    const game = use(170, { kitchen: { coffee: 1 } }).do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ vp: 3, cafe: [null, null, null] });
  });

  it('the points come also without a free table', () => {
    const game = use(170, {
      kitchen: { coffee: 1 },
      cafe: [guests.sovereign, guests.portraitPainter, guests.general],
    });
    expect(game.seat(0)).toMatchObject({ vp: 3, kitchen: [0, 0, 0, 0, 0] });
    expect(game.task?.kind).toBe('turn');
  });

  it('is not the guest of the turn: another one may be taken', () => {
    const game = withDice([4], { played: [staff.coachwoman], kitchen: { coffee: 1 } });
    game.do({ kind: 'useStaff', card: staff.coachwoman }, { kind: 'takeGuest', place: 0 });
    expect(game.offers({ kind: 'takeGuest', place: 4 })).toBe(true);
  });
});

describe('Bookkeeper (171): 1 cake for a room up to 2 krones cheaper', () => {
  it.each([
    [1, 0],
    [6, 0],
    [11, 0],
    [15, 1],
  ])('more.bookkeeper: room %i costs %i', (room, price) => {
    const game = use(171, { kitchen: { cake: 1 }, free: [0, 5, 10] });
    game.do({ kind: 'prepareRoom', room });
    expect(game.seat(0)).toMatchObject({
      krones: 10 - price,
      kitchen: [0, 0, 0, 0, 0],
      occupied: 0,
    });
  });

  it('the room must be paid, and may be declined', () => {
    const game = use(171, { krones: 0, kitchen: { cake: 1 }, free: [0, 5, 10] });
    expect(game.offers({ kind: 'prepareRoom', room: 15 })).toBe(false);
    expect(game.offers({ kind: 'prepareRoom', room: 11 })).toBe(true);
    expect(game.do({ kind: 'skip' }).task?.kind).toBe('turn');
  });
});

describe('Interpreter (173): 2 strudel for 2 krones and 2 points', () => {
  it('more.interpreter: exactly two', () => {
    expect(use(173, { kitchen: { strudel: 5 } }).seat(0)).toMatchObject({
      krones: 12,
      vp: 2,
      kitchen: [3, 0, 0, 0, 0],
    });
  });
});

describe('Wagon Master (175): 2 dishes or drinks for 2 others and 2 points', () => {
  const choosable = (game: Scenario): unknown[] =>
    game.legal.flatMap((move) => (move.kind === 'chooseGood' ? [move.good] : []));
  const spendable = (game: Scenario): unknown[] =>
    game.legal.flatMap((move) => (move.kind === 'spendGood' ? [move.good] : []));

  it('more.wagonMaster: two equal goods come back as goods of other kinds', () => {
    const game = use(175, { kitchen: { strudel: 2, cake: 1 } });
    game.do({ kind: 'spendGood', good: 'strudel' }, { kind: 'spendGood', good: 'strudel' });
    takeBenefits(game);
    expect(choosable(game)).toEqual(['cake', 'wine', 'coffee']);
    game.do({ kind: 'chooseGood', good: 'cake' }, { kind: 'chooseGood', good: 'coffee' });
    expect(game.seat(0)).toMatchObject({ vp: 2, krones: 10, kitchen: [0, 2, 0, 1, 0] });
  });

  it('two different goods: neither kind comes back', () => {
    const game = use(175, { kitchen: { strudel: 2, coffee: 1 } });
    game.do({ kind: 'spendGood', good: 'strudel' }, { kind: 'spendGood', good: 'coffee' });
    takeBenefits(game);
    expect(choosable(game)).toEqual(['cake', 'wine']);
  });

  it('exactly two: no less', () => {
    const game = use(175, { kitchen: { strudel: 2, coffee: 1 } });
    game.do({ kind: 'spendGood', good: 'strudel' });
    expect(game.offers({ kind: 'skip' })).toBe(false);
  });

  it('no champagne, neither given nor gained', () => {
    const game = use(175, { kitchen: { strudel: 1, cake: 1, wine: 1, champagne: 5 } });
    expect(spendable(game)).toEqual(['strudel', 'cake', 'wine']);
    game.do({ kind: 'spendGood', good: 'wine' }, { kind: 'spendGood', good: 'cake' });
    takeBenefits(game);
    expect(choosable(game)).toEqual(['strudel', 'coffee']);
  });

  it('goods on guests cannot be given; goods gained may go onto guests', () => {
    const cafe = [{ guest: guests.mIngalls, goods: { strudel: 1 } }];
    expect(
      afterMain({ played: [staff.wagonMaster], kitchen: { wine: 1 }, cafe }).offers({
        kind: 'useStaff',
      }),
    ).toBe(false);
    const game = use(175, { kitchen: { wine: 2, cake: 1 }, cafe });
    game.do({ kind: 'spendGood', good: 'wine' }, { kind: 'spendGood', good: 'wine' });
    takeBenefits(game);
    game.do({ kind: 'chooseGood', good: 'strudel' }, { kind: 'chooseGood', good: 'cake' });
    game.do({ kind: 'place', good: 'strudel', table: 0 });
    expect(game.seat(0).cafe[0]?.goods).toEqual([2, 0, 0, 0, 0]);
  });
});

describe('Dog Walker (176): 2 wine for 2 steps and 2 points', () => {
  it('more.dogWalker: exactly two', () => {
    expect(use(176, { kitchen: { wine: 3 } }).seat(0)).toMatchObject({
      emperor: 2,
      vp: 2,
      kitchen: [0, 0, 1, 0, 0],
    });
  });
});

describe('Hairdresser (177): 2 steps back for a card up to 3 krones cheaper', () => {
  it.each([
    [2, 3],
    [1, 1],
    [22, 0],
    [24, 0],
  ])('more.hairdresser: card %i costs %i', (card, price) => {
    const game = use(177, { emperor: 5, hand: [card] }).do({ kind: 'playStaff', card });
    expect(game.seat(0)).toMatchObject({
      emperor: 3,
      krones: 10 - price,
      played: [staff.hairdresser, card],
    });
  });

  it('exactly 2 steps, also down to 0', () => {
    expect(use(177, { emperor: 2, hand: [staff.breakfastServer] }).seat(0).emperor).toBe(0);
  });

  it('steps back are no steps gained', () => {
    const game = use(177, {
      emperor: 5,
      hand: [staff.poolAttendant],
      played: [staff.hairdresser, staff.handmaid],
    });
    game.do({ kind: 'skip' });
    expect(game.task?.kind).toBe('turn');
  });

  it('a card whose discounted price is too high cannot be played', () => {
    const game = use(177, { krones: 2, emperor: 5, hand: [staff.waitress, staff.breakfastServer] });
    expect(game.offers({ kind: 'playStaff', card: staff.waitress })).toBe(false);
    expect(game.offers({ kind: 'playStaff', card: staff.breakfastServer })).toBe(true);
  });
});
