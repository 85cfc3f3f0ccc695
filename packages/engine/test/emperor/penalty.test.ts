import { guests, staff } from '@gah/engine/testing';
import type { TileId } from '@gah/engine';
import { scoreSheets } from '@gah/engine';
import type { PlayerInput } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced, freeRooms, isAsked, occupiedRooms, tilePoints } from './scoring.js';

const CHIEF_WAITER = staff.chiefWaiter;
const CHAMBERMAID = staff.chambermaid; // final: 1 point for each occupied room
const ASSISTANT_MANAGER = staff.assistantManager; // final: 2 points for each staff card
const RECEPTIONIST = staff.receptionist; // final: a point for each room tile

describe('krones', () => {
  it('tiles.a1: A1 takes 3', () => {
    const game = disgraced('A1', { krones: 3 });
    expect(game.seat(0).krones).toBe(0);
    expect(tilePoints(game)).toBe(0);
  });

  it('tiles.b2: B2 takes 5', () => {
    const game = disgraced('B2', { krones: 6 });
    expect(game.seat(0).krones).toBe(1);
    expect(tilePoints(game)).toBe(0);
  });
});

describe('cards', () => {
  it('tiles.a3: A3 puts 2 from the hand under the deck, in the order chosen', () => {
    const game = disgraced('A3', {
      hand: [staff.breakfastServer, staff.waitress, staff.barkeeper],
    });
    game.do(
      { kind: 'putUnder', card: staff.barkeeper },
      { kind: 'putUnder', card: staff.breakfastServer },
    );
    expect(game.seat(0).hand).toEqual([staff.waitress]);
    expect(game.state.staffDeck.slice(0, 2)).toEqual([1, 3]);
    expect(isAsked(game)).toBe(false);
    expect(tilePoints(game)).toBe(0);
  });

  it('tiles.b3: B3 puts 3 from the hand under the deck, in the order chosen', () => {
    const game = disgraced('B3', {
      hand: [staff.breakfastServer, staff.waitress, staff.barkeeper],
    });
    game.do(
      { kind: 'putUnder', card: staff.waitress },
      { kind: 'putUnder', card: staff.breakfastServer },
    );
    expect(game.seat(0).hand).toEqual([]);
    expect(game.state.staffDeck.slice(0, 3)).toEqual([3, 1, 2]);
    expect(tilePoints(game)).toBe(0);
  });
});

describe('A4 removes a free room', () => {
  it('tiles.a4: from the highest floor that has one', () => {
    const game = disgraced('A4', { free: [0, 5], occupied: [10] });
    expect(freeRooms(game)).toEqual([0]);
    expect(occupiedRooms(game)).toEqual([10]);
    expect(tilePoints(game)).toBe(0);
  });

  it('of choice among several there', () => {
    const game = disgraced('A4', { free: [0, 5, 6] });
    expect(game.offers({ kind: 'removeRoom', room: 0 })).toBe(false);
    expect(game.offers({ kind: 'removeRoom', room: 6 })).toBe(true);
    game.do({ kind: 'removeRoom', room: 5 });
    expect(freeRooms(game)).toEqual([0, 6]);
    expect(isAsked(game)).toBe(false);
  });
});

describe('B4 removes two free rooms', () => {
  it('tiles.b4: each from the highest floor that has one', () => {
    const game = disgraced('B4', { free: [0, 5, 10], occupied: [15] });
    expect(freeRooms(game)).toEqual([0]);
    expect(occupiedRooms(game)).toEqual([15]);
    expect(tilePoints(game)).toBe(0);
  });

  it('the second of choice among several on the next floor', () => {
    const game = disgraced('B4', { free: [0, 1, 10] });
    expect(freeRooms(game)).toEqual([0, 1]);
    game.do({ kind: 'removeRoom', room: 1 });
    expect(freeRooms(game)).toEqual([0]);
    expect(isAsked(game)).toBe(false);
  });

  it('both of choice on one floor', () => {
    const game = disgraced('B4', { free: [0, 5, 6, 7] });
    game.do({ kind: 'removeRoom', room: 5 });
    expect(game.offers({ kind: 'removeRoom', room: 0 })).toBe(false);
    game.do({ kind: 'removeRoom', room: 7 });
    expect(freeRooms(game)).toEqual([0, 6]);
  });
});

describe('goods', () => {
  const player = {
    kitchen: { strudel: 1, cake: 2, wine: 3, coffee: 4 },
    cafe: [
      { guest: guests.tailor, goods: { wine: 1, coffee: 1 } },
      { guest: guests.photographer, goods: { wine: 2 } },
    ],
  };

  it('tiles.a2: A2 takes all from the kitchen; guests keep theirs', () => {
    const game = disgraced('A2', player);
    expect(game.seat(0).kitchen).toEqual([0, 0, 0, 0, 0]);
    expect(game.seat(0).cafe.map((guest) => guest?.goods)).toEqual([
      [0, 0, 1, 1, 0],
      [0, 0, 2, 0, 0],
      undefined,
    ]);
  });

  it('tiles.b1: B1 takes all from the kitchen and from the guests, served or not', () => {
    const game = disgraced('B1', player);
    expect(game.seat(0).kitchen).toEqual([0, 0, 0, 0, 0]);
    expect(game.seat(0).cafe.map((guest) => guest?.goods)).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      undefined,
    ]);
  });

  it.each(['A2', 'B1'] as const)('%s costs no points when there are none', (tile) => {
    expect(disgraced(tile).seat(0).vp).toBe(0);
  });

  it.each(['A2', 'B1'] as const)('W14: %s leaves champagne', (tile) => {
    const game = disgraced(tile, { kitchen: { wine: 1, champagne: 2 } });
    expect(game.seat(0).kitchen).toEqual([0, 0, 0, 0, 2]);
  });
});

describe('points', () => {
  it('tiles.c1: C1 takes 8', () => {
    expect(tilePoints(disgraced('C1'))).toBe(-8);
  });

  it('tiles.c3: C3 takes 2 for each staff card played', () => {
    expect(
      tilePoints(
        disgraced('C3', {
          played: [staff.breakfastServer, staff.chiefWaiter, staff.receptionist],
          hand: [staff.waitress],
        }),
      ),
    ).toBe(-6);
    expect(tilePoints(disgraced('C3', { hand: [staff.waitress] }))).toBe(0);
  });
});

describe('C2 removes two occupied rooms', () => {
  it('tiles.c2: the highest and one on the next lower floor that has one, in any column', () => {
    const game = disgraced('C2', { occupied: [0, 1, 17], free: [5, 19] });
    expect(occupiedRooms(game)).toEqual([0, 1]);
    expect(game.offers({ kind: 'removeRoom', room: 0 })).toBe(true);
    game.do({ kind: 'removeRoom', room: 1 });
    expect(occupiedRooms(game)).toEqual([0]);
    expect(freeRooms(game)).toEqual([5, 19]);
    expect(isAsked(game)).toBe(false);
  });

  it('the first of choice among several on the highest floor, the second from below', () => {
    const game = disgraced('C2', { occupied: [0, 6, 11, 12] });
    expect(game.offers({ kind: 'removeRoom', room: 6 })).toBe(false);
    game.do({ kind: 'removeRoom', room: 12 });
    expect(occupiedRooms(game)).toEqual([0, 11]);
    expect(isAsked(game)).toBe(false);
  });

  it('only one when no floor below has any', () => {
    const game = disgraced('C2', { occupied: [5, 6], free: [0, 1] });
    game.do({ kind: 'removeRoom', room: 5 });
    expect(occupiedRooms(game)).toEqual([6]);
    expect(isAsked(game)).toBe(false);
  });

  it('none, and no points, when none is occupied', () => {
    const game = disgraced('C2', { free: [0] });
    expect(freeRooms(game)).toEqual([0]);
    expect(tilePoints(game)).toBe(0);
  });
});

describe('C4 removes a played card of the final scoring', () => {
  it('tiles.c4, S1: of choice among several', () => {
    const game = disgraced('C4', { played: [CHIEF_WAITER, CHAMBERMAID, RECEPTIONIST] });
    expect(game.offers({ kind: 'dismissStaff', card: CHAMBERMAID })).toBe(true);
    expect(game.offers({ kind: 'dismissStaff', card: CHIEF_WAITER })).toBe(false);
    game.do({ kind: 'dismissStaff', card: RECEPTIONIST });
    expect(game.seat(0).played).toEqual([CHIEF_WAITER, CHAMBERMAID]);
    expect(game.state.dismissed).toEqual([RECEPTIONIST]);
    expect(tilePoints(game)).toBe(0);
  });

  it('which then no longer counts, neither by itself nor as a card', () => {
    const game = disgraced('C4', {
      played: [CHIEF_WAITER, ASSISTANT_MANAGER, RECEPTIONIST],
      free: [0, 1, 2],
    }).do({ kind: 'dismissStaff', card: RECEPTIONIST });
    expect(scoreSheets(game.state)[0]?.final.staff).toEqual([{ card: ASSISTANT_MANAGER, vp: 4 }]);
  });

  it('never one of the hand', () => {
    const game = disgraced('C4', { played: [RECEPTIONIST], hand: [CHAMBERMAID] });
    expect(game.seat(0)).toMatchObject({ played: [], hand: [CHAMBERMAID] });
  });
});

/** Tile, a player just without the means, points lost instead. */
const WITHOUT: [TileId, PlayerInput, number][] = [
  ['A1', { krones: 2 }, 5],
  ['A3', { hand: [staff.breakfastServer] }, 5],
  ['A4', { occupied: [0, 1] }, 5],
  ['B2', { krones: 4 }, 7],
  ['B3', { hand: [staff.breakfastServer, staff.waitress] }, 7],
  ['B4', { free: [1], occupied: [0] }, 7],
  ['C4', { played: [CHIEF_WAITER], hand: [RECEPTIONIST] }, 10],
];

describe.each(['2021', '2015'] as const)('without the means (%s)', (edition) => {
  it.each(WITHOUT)(
    'editions.penalty: %s, with %j, takes nothing of it but %i points',
    (tile, player, points) => {
      const game = disgraced(tile, player, { edition });
      const { krones, free, occupied, hand, played } = player;
      expect(tilePoints(game)).toBe(-points);
      expect(game.seat(0)).toMatchObject({
        krones: krones ?? 10,
        hand: hand ?? [],
        played: played ?? [],
      });
      expect(freeRooms(game)).toEqual(free ?? []);
      expect(occupiedRooms(game)).toEqual(occupied ?? []);
      expect(isAsked(game)).toBe(false);
    },
  );

  it('E2: points may become negative', () => {
    expect(disgraced('B2', { krones: 4, vp: 3 }, { edition }).seat(0).vp).toBe(-4);
  });
});

describe('in 2021 points cannot be chosen instead', () => {
  /** Tile, a player with just the means. */
  const WITH: [TileId, PlayerInput][] = [
    ['A1', { krones: 3 }],
    ['A3', { hand: [staff.breakfastServer, staff.waitress] }],
    ['A4', { free: [0, 1] }],
    ['B2', { krones: 5 }],
    ['B3', { hand: [staff.breakfastServer, staff.waitress, staff.barkeeper] }],
    ['B4', { free: [0, 1, 2] }],
    ['C4', { played: [CHAMBERMAID, RECEPTIONIST] }],
  ];
  it.each(WITH)('editions.penalty: %s, with %j', (tile, player) => {
    const game = disgraced(tile, player);
    expect(game.eventsOf('tilePenalty')).toEqual([{ type: 'tilePenalty', seat: 0, tile }]);
    expect(game.offers({ kind: 'suffer' })).toBe(false);
    expect(tilePoints(game)).toBe(0);
  });
});
