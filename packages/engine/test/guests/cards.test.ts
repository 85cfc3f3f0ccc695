import type { GuestColor, GuestNumber } from '@gah/engine';
import { contentFor, createGame, EDITIONS, guestCard } from '@gah/engine';
import { position, PositionError, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Goods } from './arrival.js';
import { arrival, BLUE, playOut, pointsForGuests, RED, served, vector, YELLOW } from './arrival.js';

/** What the cards say: number, colour, order, points. */
const GUESTS: [GuestNumber, GuestColor, Goods, number][] = [
  [49, 'yellow', { wine: 1 }, 0],
  [50, 'yellow', { wine: 1 }, 0],
  [51, 'yellow', { wine: 1 }, 1],
  [52, 'yellow', { wine: 1, coffee: 1 }, 0],
  [53, 'yellow', { strudel: 1, wine: 1 }, 0],
  [54, 'yellow', { wine: 2 }, 0],
  [55, 'yellow', { wine: 3 }, 7],
  [56, 'yellow', { strudel: 1, wine: 2 }, 0],
  [57, 'yellow', { wine: 2, coffee: 1 }, 1],
  [58, 'yellow', { wine: 3, coffee: 1 }, 7],
  [59, 'yellow', { strudel: 3, wine: 1 }, 5],
  [60, 'yellow', { cake: 2, wine: 2 }, 5],
  [61, 'yellow', { strudel: 1, wine: 3 }, 2],
  [62, 'yellow', { strudel: 1, cake: 1, wine: 2 }, 4],
  [63, 'blue', { coffee: 1 }, 0],
  [64, 'blue', { coffee: 1 }, 0],
  [65, 'blue', { coffee: 1 }, 3],
  [66, 'blue', { cake: 1, coffee: 1 }, 3],
  [67, 'blue', { coffee: 2 }, 2],
  [68, 'blue', { strudel: 2, coffee: 1 }, 4],
  [69, 'blue', { cake: 2, coffee: 1 }, 7],
  [70, 'blue', { strudel: 1, wine: 1, coffee: 1 }, 1],
  [71, 'blue', { strudel: 1, coffee: 2 }, 4],
  [72, 'blue', { strudel: 1, cake: 1, coffee: 1 }, 7],
  [73, 'blue', { wine: 1, coffee: 2 }, 4],
  [74, 'blue', { cake: 1, coffee: 2 }, 10],
  [75, 'blue', { wine: 2, coffee: 2 }, 5],
  [76, 'blue', { strudel: 2, coffee: 2 }, 4],
  [77, 'red', { cake: 1 }, 1],
  [78, 'red', { cake: 1 }, 0],
  [79, 'red', { cake: 1 }, 0],
  [80, 'red', { cake: 1, wine: 1 }, 4],
  [81, 'red', { cake: 2 }, 0],
  [82, 'red', { cake: 1, wine: 1, coffee: 1 }, 7],
  [83, 'red', { strudel: 1, cake: 1, wine: 1 }, 0],
  [84, 'red', { cake: 2, wine: 1 }, 2],
  [85, 'red', { strudel: 2, cake: 1 }, 3],
  [86, 'red', { cake: 1, wine: 2 }, 3],
  [87, 'red', { cake: 2, coffee: 2 }, 3],
  [88, 'red', { cake: 1, wine: 3 }, 0],
  [89, 'red', { strudel: 2, cake: 1, wine: 1 }, 5],
  [90, 'red', { strudel: 1, cake: 3 }, 7],
  [91, 'green', { strudel: 1 }, 0],
  [92, 'green', { strudel: 1 }, 0],
  [93, 'green', { strudel: 1 }, 0],
  [94, 'green', { strudel: 2 }, 0],
  [95, 'green', { strudel: 1, cake: 1 }, 2],
  [96, 'green', { strudel: 1, coffee: 1 }, 0],
  [97, 'green', { strudel: 2, wine: 1 }, 4],
  [98, 'green', { strudel: 3 }, 0],
  [99, 'green', { strudel: 1, cake: 2 }, 5],
  [100, 'green', { strudel: 1, coffee: 3 }, 4],
  [101, 'green', { strudel: 3, coffee: 1 }, 3],
  [102, 'green', { strudel: 1, coffee: 1 }, 0],
  [103, 'green', { strudel: 1, wine: 1 }, 4],
  [104, 'green', { strudel: 2, cake: 2 }, 2],
  [117, 'red', { wine: 2 }, 3],
  [118, 'yellow', { cake: 1, coffee: 1 }, 4],
];
const PROMOS = [117, 118];
const promos = true;

const ROOMS_FOR: Record<GuestColor, number[]> = {
  blue: [BLUE],
  yellow: [YELLOW],
  red: [RED],
  green: [BLUE, YELLOW, RED],
};

describe.each(GUESTS)('guest %i', (number, color, order, vp) => {
  it.each(EDITIONS)('guests.values: is as printed (%s)', (edition) => {
    expect(guestCard(contentFor(edition, null), number)).toMatchObject({
      color,
      order: vector(order),
      vp,
      promo: PROMOS.includes(number) && 'box',
    });
  });

  it(`additional.moveIn: moves, once served, into a free room: ${color}`, () => {
    const cafe = [{ guest: number, goods: order }];
    const free = [BLUE, YELLOW, RED];
    const game = scenario(position({ promos, players: [{ cafe, free }] }));
    const rooms = free.filter((room) => game.offers({ kind: 'moveIn', room }));
    expect(rooms).toEqual(ROOMS_FOR[color]);
  });

  it('additional.moveIn, G3: does not move in with a good missing', () => {
    for (const [good, amount] of Object.entries(order)) {
      const cafe = [{ guest: number, goods: { ...order, [good]: amount - 1 } }];
      const game = scenario(position({ promos, players: [{ cafe, free: [BLUE, YELLOW, RED] }] }));
      expect(game.offers({ kind: 'moveIn' })).toBe(false);
    }
  });

  it(`additional.moveIn: leaves for ${vp} points and goes to the discard pile`, () => {
    const game = arrival(number, {}, { promos });
    expect(pointsForGuests(game)).toBe(vp);
    expect(game.seat(0).cafe).toEqual([null, null, null]);
    expect(playOut(game).state.guestDiscard).toEqual([number]);
  });
});

describe('a room for a guest', () => {
  it('must not be occupied', () => {
    const game = scenario(
      position({ players: [{ cafe: [served(92)], free: [YELLOW], occupied: [BLUE, RED] }] }),
    );
    expect(game.offers({ kind: 'moveIn', room: YELLOW })).toBe(true);
    expect(game.offers({ kind: 'moveIn', room: BLUE })).toBe(false);
    expect(game.offers({ kind: 'moveIn', room: RED })).toBe(false);
  });
});

/** Promos of Let's Waltz! that need none of its modules. */
const LATER_PROMOS = [188, 189, 190, 191, 192];

describe('the guest deck', () => {
  const cardsIn = (setup: Parameters<typeof createGame>[0]): number[] => {
    const { guestDeck, queue } = createGame(setup);
    return [...guestDeck, ...queue].sort((a, b) => a - b);
  };
  const all = GUESTS.map(([number]) => number);
  const withoutPromos = all.filter((number) => !PROMOS.includes(number));

  it('promos.inTheBox: holds the promo guests only when they are wanted', () => {
    expect(cardsIn({ seats: 2, seed: 'deck' })).toEqual(withoutPromos);
    expect(cardsIn({ seats: 2, seed: 'deck', promos })).toEqual([...all, ...LATER_PROMOS]);
    expect(() => position({ players: [{ cafe: PROMOS }] })).toThrow(PositionError);
  });

  it('promos.inTheBox: never holds 117 and 118 in the 2015 edition', () => {
    expect(cardsIn({ seats: 2, seed: 'deck', edition: '2015' })).toEqual(withoutPromos);
    expect(cardsIn({ seats: 2, seed: 'deck', edition: '2015', promos })).toEqual([
      ...withoutPromos,
      ...LATER_PROMOS,
    ]);
  });
});
