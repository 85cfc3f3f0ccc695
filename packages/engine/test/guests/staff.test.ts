import { staff } from '@gah/engine/testing';
import type { GuestNumber } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { arrival, begin, declineAll, waiting } from './arrival.js';

const DELIVERY_BOY = staff.deliveryBoy; // costs 6
const CHIEF_WAITER = staff.chiefWaiter; // costs 1
const HALL = [24, 25, 9]; // cost 1, 6, 5

/** Guest, what the card for 6 krones costs. */
const PRICES: [GuestNumber, number][] = [
  [56, 3],
  [59, 4],
  [64, 5],
  [66, 5],
  [70, 5],
  [73, 5],
  [86, 3],
  [94, 5],
  [96, 3],
  [104, 0],
];
const guests = PRICES.map(([guest]) => guest);
const playing = (game: Scenario): boolean =>
  waiting(game).includes('playStaff') || game.offers({ kind: 'playStaff' });

describe('a staff card from the hand', () => {
  it.each(PRICES)('guests.staff: guest %i: the one for 6 costs %i', (guest, price) => {
    const game = begin(arrival(guest, { hand: [DELIVERY_BOY], krones: price }), 'playStaff');
    game.do({ kind: 'playStaff', card: DELIVERY_BOY });
    expect(game.seat(0)).toMatchObject({ krones: 0, hand: [], played: [DELIVERY_BOY] });
  });

  it.each(PRICES.filter(([, price]) => price > 0))(
    'guest %i: not with less than %i krones',
    (guest, price) => {
      // Asked all the same: that no card can be paid for is nobody else's business.
      const game = arrival(guest, { hand: [DELIVERY_BOY], krones: price - 1 });
      if (game.task?.kind === 'benefits') begin(game, 'playStaff');
      expect(game.task?.kind).toBe('playStaff');
      expect(game.offers({ kind: 'playStaff' })).toBe(false);
    },
  );

  it.each(guests)('guest %i pays nothing back for a cheap one', (guest) => {
    const game = begin(arrival(guest, { hand: [CHIEF_WAITER], krones: 0 }), 'playStaff');
    game.do({ kind: 'playStaff', card: CHIEF_WAITER });
    expect(game.seat(0).krones).toBe(0);
  });

  it.each(guests.filter((guest) => guest !== 73))('guest %i: only one', (guest) => {
    const game = begin(arrival(guest, { hand: HALL, krones: 20 }), 'playStaff');
    game.do({ kind: 'playStaff', card: CHIEF_WAITER });
    expect(playing(game)).toBe(false);
  });

  it('guests.staff: guest 73: two, each for a krone less', () => {
    const game = arrival(73, { hand: HALL, krones: 9 });
    game.do({ kind: 'playStaff', card: DELIVERY_BOY }, { kind: 'playStaff', card: staff.butler });
    expect(game.seat(0)).toMatchObject({
      krones: 0,
      hand: [staff.chiefWaiter],
      played: [staff.deliveryBoy, staff.butler],
    });
    expect(game.task?.kind).toBe('turn');
  });

  it('guest 73: or only one of the two', () => {
    const game = arrival(73, { hand: HALL }).do({ kind: 'playStaff', card: CHIEF_WAITER });
    declineAll(game);
    expect(game.seat(0).played).toEqual([CHIEF_WAITER]);
    expect(game.task?.kind).toBe('turn');
  });
});

describe.each([56, 59])('guest %i: the cake and the card', (guest) => {
  const BARISTA = staff.barista;

  it('in either order', () => {
    const game = arrival(guest, { hand: [BARISTA] });
    expect(waiting(game).sort()).toEqual(['goods', 'playStaff']);
    const cardFirst = begin(game, 'playStaff').do({ kind: 'playStaff', card: BARISTA });
    expect(cardFirst.eventsOf('goodsStored').map(({ goods }) => goods)).toEqual([
      [0, 0, 0, 4, 0],
      [0, 1, 0, 0, 0],
    ]);
    const cakeFirst = begin(arrival(guest, { hand: [BARISTA] }), 'goods');
    expect(cakeFirst.seat(0).kitchen).toEqual([0, 1, 0, 0, 0]);
    expect(cakeFirst.task?.kind).toBe('playStaff');
  });

  it('the cake without the card', () => {
    const game = declineAll(begin(arrival(guest, { hand: [BARISTA] }), 'goods'));
    expect(game.seat(0)).toMatchObject({ kitchen: [0, 1, 0, 0, 0], played: [] });
  });
});

/** Guest, krones for the card that costs 6. */
const DRAWING: [GuestNumber, number][] = [
  [75, 3],
  [76, 0],
];

describe.each(DRAWING)('guest %i draws three cards', (guest, price) => {
  const drawing = (krones: number, hand: number[] = []): Scenario =>
    arrival(
      guest,
      { krones, hand },
      { nextStaff: [DELIVERY_BOY, staff.barkeeper, staff.sousChef] },
    );

  it(`guests.draw: and plays one: that for 6 costs ${price}`, () => {
    const game = drawing(price).do({ kind: 'playStaff', card: DELIVERY_BOY });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [DELIVERY_BOY] });
  });

  it('never one from the hand', () => {
    expect(drawing(10, [CHIEF_WAITER]).offers({ kind: 'playStaff', card: CHIEF_WAITER })).toBe(
      false,
    );
  });

  it('S1: the other two go under the deck in the order chosen', () => {
    const game = drawing(10).do(
      { kind: 'playStaff', card: staff.barkeeper },
      { kind: 'putUnder', card: staff.sousChef },
    );
    expect(game.state.staffDeck.slice(0, 2)).toEqual([DELIVERY_BOY, 4]);
    expect(game.seat(0)).toMatchObject({ hand: [], drawn: [] });
    expect(game.task?.kind).toBe('turn');
  });

  it('S2: all three go back when none is played', () => {
    const game = drawing(10).do(
      { kind: 'skip' },
      { kind: 'putUnder', card: staff.barkeeper },
      { kind: 'putUnder', card: DELIVERY_BOY },
    );
    expect(game.state.staffDeck.slice(0, 3)).toEqual([4, DELIVERY_BOY, 3]);
    expect(game.seat(0)).toMatchObject({ krones: 10, hand: [], drawn: [], played: [] });
    expect(game.task?.kind).toBe('turn');
  });
});

describe('guest 75', () => {
  const DEAR = [2, 4, 25]; // 6 each

  it('plays none that is too dear', () => {
    const game = arrival(
      75,
      { krones: 2 },
      { nextStaff: [DELIVERY_BOY, staff.barkeeper, staff.sousChef] },
    );
    expect(game.offers({ kind: 'playStaff', card: staff.barkeeper })).toBe(true);
    expect(game.offers({ kind: 'playStaff', card: DELIVERY_BOY })).toBe(false);
  });

  it('S2: puts all three back when none can be paid', () => {
    const game = arrival(75, { krones: 2 }, { nextStaff: DEAR });
    expect(game.offers({ kind: 'playStaff' })).toBe(false);
    game.do(
      { kind: 'skip' },
      { kind: 'putUnder', card: staff.waitress },
      { kind: 'putUnder', card: staff.sousChef },
    );
    expect(game.state.staffDeck.slice(0, 3)).toEqual([25, 4, 2]);
  });

  it('S1: draws what is left', () => {
    const inHands = Array.from({ length: 48 }, (_, index) => index + 1).filter(
      (card) => card !== 1 && card !== 2,
    );
    const game = arrival(75, {}, { players: [{ hand: inHands }] });
    expect(game.seat(0).drawn).toHaveLength(2);
    game.do({ kind: 'playStaff', card: staff.breakfastServer });
    expect(game.state.staffDeck).toEqual([staff.waitress]);
  });

  it('S1: draws nothing from an empty deck, and played staff does not return to it', () => {
    const everyone = Array.from({ length: 48 }, (_, index) => index + 1);
    const players = [{ hand: everyone.slice(24) }];
    for (const guest of [75, 91]) {
      const game = arrival(guest, { played: everyone.slice(0, 24) }, { players });
      expect(game.task?.kind).toBe('turn');
      expect(game.eventsOf('staffDrawn')).toEqual([]);
      expect(game.seat(0)).toMatchObject({ hand: [], drawn: [] });
      expect(game.state.staffDeck).toEqual([]);
    }
  });
});
