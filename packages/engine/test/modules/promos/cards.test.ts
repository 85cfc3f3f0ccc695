import type { GuestCard, GuestColor, GuestNumber, SetupInput, Source } from '@gah/engine';
import { contentFor, createGame, EDITIONS, guestCard, staffCard } from '@gah/engine';
import { PositionError, position, guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Goods } from '../../guests/arrival.js';
import { vector } from '../../guests/arrival.js';

/** What the data say: number, colour, order, points, where the guest goes. */
const GUESTS: [GuestNumber, GuestColor, Goods, number, GuestCard['lodging']][] = [
  [184, 'green', { strudel: 1, wine: 1, champagne: 1 }, 0, 'dance'],
  [185, 'blue', { cake: 1, coffee: 2, champagne: 1 }, 0, 'room'],
  [186, 'red', { cake: 2, wine: 1, champagne: 1 }, 4, 'any'],
  [187, 'green', { strudel: 2, champagne: 2 }, 7, 'room'],
  [188, 'yellow', { strudel: 1, cake: 1, wine: 1 }, 6, 'room'],
  [189, 'green', { strudel: 1, cake: 1, coffee: 1 }, 9, 'pair'],
  [190, 'green', {}, 0, 'table'],
  [191, 'red', { strudel: 1, cake: 1 }, 1, 'any'],
  [192, 'yellow', { strudel: 1, cake: 1 }, 5, 'groundFloor'],
];
const NEED_BALLROOMS = [184, 185, 186, 187];
/** The rulebook says that Mr. Schulze orders nothing, and what M. Antoinette is worth. */
const PRINTED_ORDER = [190];
const PRINTED_VP = [185];
const BOSS_SON = 183;

describe.each(GUESTS)('promo guest %i', (number, color, order, vp, lodging) => {
  it.each(EDITIONS)(
    'promos.values: is as in the data, with the sources of its values (%s)',
    (edition) => {
      const source = (printed: number[]): Source =>
        printed.includes(number) ? 'rulebook' : 'reconstructed';
      expect(guestCard(contentFor(edition, null), number)).toMatchObject({
        color,
        order: vector(order),
        vp,
        lodging,
        promo: true,
        needs: NEED_BALLROOMS.includes(number) ? ['ballrooms'] : [],
        source: {
          reward: 'rulebook',
          order: source(PRINTED_ORDER),
          vp: source(PRINTED_VP),
          color: 'reconstructed',
        },
      });
    },
  );
});

describe("Boss's Son (183)", () => {
  it('is as in the data, with the sources of its values', () => {
    expect(staffCard(contentFor('2021', null), BOSS_SON)).toMatchObject({
      cost: 2,
      timing: 'permanent',
      promo: true,
      needs: ['ballrooms'],
      source: { effect: 'rulebook', cost: 'reconstructed' },
    });
  });
});

describe('promos', () => {
  const promosIn = (setup: Partial<SetupInput>): number[] => {
    const state = createGame({ seats: 2, seed: 'promos', ...setup });
    return [
      ...state.guestDeck,
      ...state.queue,
      ...state.staffDeck,
      ...state.seats.flatMap(({ hand }) => hand),
    ]
      .filter((card) => card >= BOSS_SON)
      .sort((a, b) => a - b);
  };

  it('promos.wanted: 183 to 187 take part only with the ballrooms', () => {
    expect(promosIn({ promos: true })).toEqual([188, 189, 190, 191, 192]);
    expect(promosIn({ promos: true, modules: ['ballrooms'] })).toEqual([
      183, 184, 185, 186, 187, 188, 189, 190, 191, 192,
    ]);
  });

  it('other modules do not bring them', () => {
    const modules = ['celebrities', 'startPlayer', 'more'] as const;
    expect(promosIn({ promos: true, modules })).toEqual([188, 189, 190, 191, 192]);
  });

  it('promos.inTheBox: 117 and 118, which are in the box, can be used alone', () => {
    const guestsIn = (promos: boolean | 'box', edition: '2015' | '2021' = '2021'): number[] => {
      const { guestDeck, queue } = createGame({ seats: 2, seed: 'box', promos, edition });
      return [...guestDeck, ...queue].sort((a, b) => a - b);
    };
    expect(guestsIn(false)).toHaveLength(56);
    expect(guestsIn('box')).toHaveLength(58);
    expect(guestsIn('box').slice(-2)).toEqual([117, 118]);
    expect(guestsIn('box', '2015')).toHaveLength(56);
    expect(promosIn({ promos: 'box', modules: ['ballrooms'] })).toEqual([]);
  });

  it('promos.wanted: none takes part unless wanted', () => {
    expect(promosIn({ modules: ['ballrooms'] })).toEqual([]);
    expect(() => position({ players: [{ cafe: [guests.drHagedorn] }] })).toThrow(PositionError);
  });
});
