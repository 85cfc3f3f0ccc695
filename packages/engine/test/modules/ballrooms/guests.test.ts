import type { GuestColor, GuestNumber, Source } from '@gah/engine';
import { EDITIONS, contentFor, guestCard } from '@gah/engine';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Goods } from '../../guests/arrival.js';
import {
  arrival,
  BLUE,
  playOut,
  pointsForGuests,
  RED,
  served,
  vector,
  YELLOW,
} from '../../guests/arrival.js';
import { ball, BOTTOM, dance, LEFT } from './support.js';

/** What the data say: number, colour, order, points. */
const GUESTS: [GuestNumber, GuestColor, Goods, number][] = [
  [134, 'yellow', { wine: 2 }, 1],
  [135, 'yellow', { strudel: 1, cake: 1, wine: 2 }, 2],
  [136, 'yellow', { wine: 1, coffee: 1 }, 2],
  [137, 'yellow', { strudel: 1, wine: 2, champagne: 1 }, 4],
  [138, 'yellow', { strudel: 1, wine: 3 }, 1],
  [139, 'yellow', { cake: 1, wine: 2, coffee: 1 }, 4],
  [140, 'yellow', { cake: 1, wine: 2, champagne: 2 }, 15],
  [141, 'blue', { strudel: 1, coffee: 1 }, 1],
  [142, 'blue', { wine: 1, coffee: 2 }, 2],
  [143, 'blue', { wine: 1, coffee: 1, champagne: 1 }, 3],
  [144, 'blue', { strudel: 1, coffee: 2 }, 4],
  [145, 'blue', { strudel: 1, cake: 1, coffee: 2 }, 4],
  [146, 'blue', { strudel: 1, coffee: 2, champagne: 2 }, 15],
  [147, 'blue', { strudel: 1, coffee: 2, champagne: 1 }, 9],
  [148, 'red', { cake: 1, wine: 1 }, 4],
  [149, 'red', { cake: 2, champagne: 1 }, 3],
  [150, 'red', { strudel: 1, cake: 2 }, 2],
  [151, 'red', { cake: 1, coffee: 1, champagne: 1 }, 6],
  [152, 'red', { strudel: 1, cake: 1 }, 2],
  [153, 'red', { cake: 2, champagne: 2 }, 14],
  [154, 'red', { strudel: 1, cake: 2, wine: 1 }, 3],
  [155, 'green', { strudel: 2 }, -1],
  [156, 'green', { strudel: 2, wine: 1, coffee: 1 }, 2],
  [157, 'green', { strudel: 1, wine: 1, champagne: 1 }, 3],
  [158, 'green', { strudel: 1, wine: 1 }, -2],
  [159, 'green', { strudel: 2, cake: 1, coffee: 1 }, 4],
  [160, 'green', { strudel: 3, coffee: 1 }, 0],
  [161, 'green', { strudel: 2, wine: 1 }, 2],
  [162, 'green', { strudel: 1, wine: 1, champagne: 1 }, 5],
];
/** Points that the rulebook gives; all others are reconstructed. */
const PRINTED_VP = [140, 146, 147, 153, 155, 158];
const POPE = 162;

const ROOMS_FOR: Record<GuestColor, number[]> = {
  blue: [BLUE],
  yellow: [YELLOW],
  red: [RED],
  green: [BLUE, YELLOW, RED],
};

describe.each(GUESTS)('guest %i', (number, color, order, vp) => {
  const free = [BLUE, YELLOW, RED];
  const kitchen = { champagne: 9 };

  it.each(EDITIONS)(
    'ballroomGuests.values: is as in the data, with the sources of its values (%s)',
    (edition) => {
      const vpSource: Source = PRINTED_VP.includes(number) ? 'rulebook' : 'reconstructed';
      expect(guestCard(contentFor(edition, null), number)).toMatchObject({
        color,
        order: vector(order),
        vp,
        needs: ['ballrooms'],
        promo: false,
        source: {
          reward: 'rulebook',
          order: 'reconstructed',
          vp: vpSource,
          color: 'follows from other values',
        },
      });
    },
  );

  it(`ballroomGuests.values: moves, once served, into a free room: ${color}`, () => {
    const players = [{ cafe: [served(number)], free }];
    const game = scenario(position({ ...ball(), players }));
    const rooms = free.filter((room) => game.offers({ kind: 'moveIn', room }));
    expect(rooms).toEqual(ROOMS_FOR[color]);
  });

  const mayDance = (): boolean => {
    const players = [{ cafe: [served(number)], free, kitchen }];
    return scenario(position({ ...ball(), players })).offers({ kind: 'sendGuest', table: 0 });
  };

  if (number === POPE) {
    it('ballroomGuests.room: must take a room and never dances', () => {
      expect(mayDance()).toBe(false);
    });
  } else {
    it('ballrooms.dancing: may dance instead', () => {
      expect(mayDance()).toBe(true);
    });
  }

  it('does neither with a good missing', () => {
    for (const [good, amount] of Object.entries(order)) {
      const cafe = [{ guest: number, goods: { ...order, [good]: amount - 1 } }];
      const game = scenario(position({ ...ball(), players: [{ cafe, free, kitchen }] }));
      expect(game.offers({ kind: 'moveIn' })).toBe(false);
      expect(game.offers({ kind: 'sendGuest' })).toBe(false);
    }
  });

  it(`ballroomGuests.values: is worth ${vp} points in a room`, () => {
    const game = arrival(number, {}, ball());
    expect(pointsForGuests(game)).toBe(vp);
    expect(playOut(game).state.guestDiscard).toEqual([number]);
  });
});

describe.each(GUESTS.filter(([number]) => number !== POPE))(
  'guest %i',
  (number, _color, _order, vp) => {
    it(`ballroomGuests.values: is worth ${vp} points in a ballroom`, () => {
      const players = [{ cafe: [served(number)], kitchen: { champagne: 9 } }];
      const game = dance(scenario(position({ ...ball(), players })), LEFT, BOTTOM);
      expect(pointsForGuests(game)).toBe(vp);
      expect(playOut(game).state.guestDiscard).toEqual([number]);
    });
  },
);
