import { roomsOf, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served, vector } from '../../guests/arrival.js';
import { ball, openRows, pointsBySource, pointsOf } from '../ballrooms/support.js';

const CUSTODIAN = staff.custodian; // a krone for every room that becomes occupied
const BLUE_ROOM = 0;
const YELLOW_ROOM = 1;
const RED_ROOM = 2;
const ROOMS = [BLUE_ROOM, YELLOW_ROOM, RED_ROOM];

/** A served promo guest at table 0; champagne for any ballroom. */
const hosting = (guest: number, player: PlayerInput = {}, rest: PositionInput = {}): Scenario =>
  scenario(
    position({
      ...ball(),
      promos: true,
      dice: [1],
      ...rest,
      players: [
        {
          kitchen: { champagne: 9 },
          free: ROOMS,
          ...player,
          cafe: [served(guest), ...(player.cafe ?? [])],
        },
      ],
    }),
  );
const roomsOffered = (game: Scenario): number[] =>
  game.legal.flatMap((move) => (move.kind === 'moveIn' ? [move.room] : []));
const pairsOffered = (game: Scenario): number[] =>
  game.legal.flatMap((move) => (move.kind === 'moveInPair' ? [move.room] : []));

describe('J. Gatsby and D. Buchanan (187)', () => {
  it('must take a room, of any colour', () => {
    const game = hosting(187);
    expect(openRows(game)).toEqual([]);
    expect(roomsOffered(game)).toEqual(ROOMS);
  });

  it('want two strudels and two champagne', () => {
    const cafe = [{ guest: guests.jGatsbyAndDBuchanan, goods: { strudel: 2, champagne: 1 } }];
    const game = scenario(position({ ...ball(), promos: true, players: [{ cafe, free: ROOMS }] }));
    expect(roomsOffered(game)).toEqual([]);
  });

  it('promos.gatsby: bring 7 points, 4 steps and another occupied room', () => {
    const game = hosting(187).do({ kind: 'moveIn', table: 0, room: YELLOW_ROOM });
    expect(game.seat(0).emperor).toBe(4);
    game.do({ kind: 'occupyRoom', room: RED_ROOM });
    expect(roomsOf(game.seat(0).occupied)).toEqual([YELLOW_ROOM, RED_ROOM]);
    expect(pointsBySource(game).guest).toBe(7);
    expect(game.task?.kind).toBe('turn');
  });

  it('the other room may stay free', () => {
    const game = hosting(187).do({ kind: 'moveIn', table: 0, room: YELLOW_ROOM }, { kind: 'skip' });
    expect(roomsOf(game.seat(0).occupied)).toEqual([YELLOW_ROOM]);
    expect(game.seat(0).emperor).toBe(4);
  });
});

describe('Miss Hildegard (188)', () => {
  it('promos.hildegard: must take a yellow room', () => {
    const game = hosting(188);
    expect(openRows(game)).toEqual([]);
    expect(roomsOffered(game)).toEqual([YELLOW_ROOM]);
  });

  it('brings 6 points and nothing else', () => {
    const game = hosting(188).do({ kind: 'moveIn', table: 0, room: YELLOW_ROOM });
    expect(pointsBySource(game).guest).toBe(6);
    expect(game.seat(0)).toMatchObject({ krones: 10, emperor: 0 });
    expect(game.seat(0).kitchen).toEqual(vector({ champagne: 9 }));
    expect(game.task?.kind).toBe('turn');
  });
});

describe('Dr. Hagedorn (189)', () => {
  it('promos.hagedorn: occupies two rooms side by side, of the same or different colours', () => {
    const game = hosting(189);
    expect(openRows(game)).toEqual([]);
    expect(pairsOffered(game)).toEqual([BLUE_ROOM, YELLOW_ROOM]);
    game.do({ kind: 'moveInPair', table: 0, room: YELLOW_ROOM });
    expect(roomsOf(game.seat(0).occupied)).toEqual([YELLOW_ROOM, RED_ROOM]);
    expect(pointsBySource(game).guest).toBe(9);
    expect(game.seat(0).cafe).toEqual([null, null, null]);
  });

  it.each([
    ['only one free room', { free: [0] }],
    ['a gap between them', { free: [0, 2] }],
    ['one above the other', { free: [0, 5] }],
    ['the end of a floor and the beginning of the next', { free: [4, 5] }],
    ['an occupied neighbour', { free: [0], occupied: [1] }],
  ])('stays at his table with %s', (_name, rooms) => {
    const game = hosting(189, rooms);
    expect(pairsOffered(game)).toEqual([]);
    expect(roomsOffered(game)).toEqual([]);
    expect(openRows(game)).toEqual([]);
  });

  it('promos.hagedorn: both rooms pay the bonus of their group', () => {
    // Rooms 18 and 19 of the night hotel: a red and a blue group of one.
    const game = hosting(189, { krones: 0, free: [18, 19] });
    game.do({ kind: 'moveInPair', table: 0, room: 18 });
    expect(game.seat(0).krones).toBe(1);
    expect(pointsBySource(game).group).toBe(2);
  });

  it('Custodian (23): two krones', () => {
    const game = hosting(189, { krones: 0, played: [CUSTODIAN] });
    game.do({ kind: 'moveInPair', table: 0, room: YELLOW_ROOM });
    expect(game.seat(0).krones).toBe(2);
  });

  it('plays without the ballrooms too', () => {
    const players = [{ cafe: [served(189)], free: ROOMS }];
    const game = scenario(position({ promos: true, players }));
    expect(pairsOffered(game)).toEqual([BLUE_ROOM, YELLOW_ROOM]);
  });
});

describe('J. Kesselhut (191)', () => {
  // Guest 54 wants two wine, 57 two wine and a coffee, 65 a coffee.
  const others = [{ guest: guests.portraitPainter, goods: { wine: 1 } }, 57];
  const away = (game: Scenario): Scenario => game.do({ kind: 'moveIn', table: 0, room: RED_ROOM });

  it('promos.kesselhut: fills the wine that is missing on all own guests, from the supply', () => {
    const game = away(hosting(191, { cafe: others, kitchen: { wine: 1 } }));
    expect(game.seat(0).cafe.map((guest) => guest?.goods)).toEqual([
      undefined,
      vector({ wine: 2 }),
      vector({ wine: 2 }),
    ]);
    expect(game.seat(0).kitchen).toEqual(vector({ wine: 1 }));
    expect(pointsBySource(game).guest).toBe(1);
  });

  it('nothing but wine, and nothing for guests of others', () => {
    const table = { ...ball(), promos: true, dice: [1] };
    const players = [
      { cafe: [served(191), guests.knightOfTheEmpire], free: ROOMS },
      { cafe: [guests.portraitPainter] },
    ];
    const game = away(scenario(position({ ...table, players })));
    expect(game.seat(0).cafe[1]?.goods).toEqual(vector({}));
    expect(game.seat(1).cafe[0]?.goods).toEqual(vector({}));
  });

  it('a guest served like that can leave at once', () => {
    const game = away(hosting(191, { cafe: others }));
    expect(game.offers({ kind: 'moveIn', table: 1, room: YELLOW_ROOM })).toBe(true);
    expect(game.offers({ kind: 'moveIn', table: 2 })).toBe(false);
  });

  it('may dance as well', () => {
    expect(openRows(hosting(191))).toHaveLength(8);
  });
});

describe('Mrs. Kunkel (192)', () => {
  it('promos.kunkel: takes a yellow room on the ground floor only', () => {
    // Room 5 is yellow, one floor up.
    const game = hosting(192, { free: [...ROOMS, 5] });
    expect(openRows(game)).toEqual([]);
    expect(roomsOffered(game)).toEqual([YELLOW_ROOM]);
    game.do({ kind: 'moveIn', table: 0, room: YELLOW_ROOM });
    expect(pointsBySource(game).guest).toBe(5);
  });

  it('waits otherwise, and costs 5 points at the end', () => {
    const game = hosting(192, { free: [5], occupied: [0, 1] });
    expect(roomsOffered(game)).toEqual([]);
    expect(scoreSheets(game.state)[0]?.final.unhoused).toBe(-5);
    expect(pointsOf(game, 'guest')).toEqual([0, 0]);
  });
});
