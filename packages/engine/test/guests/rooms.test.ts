import { staff } from '@gah/engine/testing';
import type { GuestNumber, RoomIndex } from '@gah/engine';
import { roomsOf } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { arrival, begin, BLUE, declineAll, RED, waiting, YELLOW } from './arrival.js';

/** The left column is built up to the third floor: a room on each floor can come next. */
const TOWER = [0, 1, 2, 5, 10];
const GROUND = 3;
const SECOND = 6;
const THIRD = 11;
const TOP = 15;
const BESIDE_TOP = 16;

const preparable = ({ legal }: Scenario): RoomIndex[] =>
  legal.flatMap((move) => (move.kind === 'prepareRoom' ? move.room : []));
const prepare = (game: Scenario, room: RoomIndex): Scenario =>
  begin(game, 'prepareRoom').do({ kind: 'prepareRoom', room });

describe('guest 49 prepares a room on the lowest two floors', () => {
  it('guests.lowRoom: free of charge, and nowhere else', () => {
    const game = arrival(49, { free: TOWER, krones: 0 });
    expect(preparable(game)).toEqual([GROUND, SECOND, 7]);
    prepare(game, SECOND);
    expect(game.seat(0).krones).toBe(0);
    expect(roomsOf(game.seat(0).tiles)).toContain(SECOND);
    expect(game.task?.kind).toBe('turn');
  });

  it('not at all when both are full', () => {
    const game = arrival(49, { free: [1], occupied: [0, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(game.task?.kind).toBe('turn');
  });
});

/** Guest, room, what the only or first room costs. */
const PRICES: [GuestNumber, RoomIndex, number][] = [
  [50, GROUND, 0],
  [50, TOP, 3],
  [57, GROUND, 0],
  [57, SECOND, 0],
  [57, THIRD, 1],
  [57, TOP, 2],
  [66, GROUND, 0],
  [66, TOP, 3],
  [71, TOP, 0],
  [88, TOP, 0],
];

describe('prices of rooms', () => {
  it.each(PRICES)('guests.rooms: guest %i prepares room %i for %i', (guest, room, price) => {
    const game = prepare(arrival(guest, { free: TOWER, krones: price }), room);
    expect(game.seat(0).krones).toBe(0);
    expect(roomsOf(game.seat(0).tiles)).toContain(room);
  });

  it.each(PRICES.filter(([, , price]) => price > 0))(
    'guest %i, room %i: not with less than %i',
    (guest, room, price) => {
      const game = arrival(guest, { free: TOWER, krones: price - 1 });
      begin(game, 'prepareRoom');
      expect(game.offers({ kind: 'prepareRoom', room: GROUND })).toBe(true);
      expect(game.offers({ kind: 'prepareRoom', room })).toBe(false);
    },
  );
});

describe('how many rooms', () => {
  it.each([49, 50, 66, 71])('guest %i prepares one', (guest) => {
    const game = declineAll(prepare(arrival(guest, { free: TOWER }), GROUND));
    expect(roomsOf(game.seat(0).tiles)).toHaveLength(TOWER.length + 1);
  });

  it('guests.rooms: guest 57 prepares two, each for a krone less', () => {
    const game = arrival(57, { free: TOWER, krones: 4 });
    prepare(prepare(game, TOP), BESIDE_TOP);
    expect(game.seat(0).krones).toBe(0);
    expect(game.task?.kind).toBe('turn');
  });

  it('guests.rooms: guest 88 prepares two free of charge', () => {
    const game = arrival(88, { free: TOWER, krones: 0 });
    prepare(prepare(game, TOP), BESIDE_TOP);
    expect(game.seat(0).krones).toBe(0);
    expect(game.task?.kind).toBe('turn');
  });

  it.each([57, 88])('guest %i may prepare only one of its two', (guest) => {
    const game = declineAll(prepare(arrival(guest, { free: TOWER }), TOP));
    expect(roomsOf(game.seat(0).tiles)).toHaveLength(TOWER.length + 1);
  });
});

describe('guest 61 prepares one room for a krone less and one at full price', () => {
  /** The waiting rooms: 0 is the cheaper one while both wait. */
  const choose = (game: Scenario, item: number, room: RoomIndex): Scenario =>
    game.do({ kind: 'benefit', item }, { kind: 'prepareRoom', room });

  it('guests.rooms: the cheaper one first', () => {
    const game = choose(arrival(61, { free: TOWER, krones: 5 }), 0, TOP);
    expect(game.seat(0).krones).toBe(3);
    game.do({ kind: 'prepareRoom', room: BESIDE_TOP });
    expect(game.seat(0).krones).toBe(0);
    expect(game.task?.kind).toBe('turn');
  });

  it('the cheaper one second', () => {
    const game = choose(arrival(61, { free: TOWER, krones: 5 }), 1, TOP);
    expect(game.seat(0).krones).toBe(2);
    game.do({ kind: 'prepareRoom', room: BESIDE_TOP });
    expect(game.seat(0).krones).toBe(0);
    expect(game.task?.kind).toBe('turn');
  });
});

describe('guest 50', () => {
  it('draws a card as well, before or after the room', () => {
    const roomFirst = prepare(arrival(50, {}, { nextStaff: [staff.operator] }), GROUND);
    expect(roomFirst.seat(0).hand).toEqual([staff.operator]);
    const cardFirst = begin(arrival(50, {}, { nextStaff: [staff.operator] }), 'drawStaff');
    expect(cardFirst.seat(0).hand).toEqual([staff.operator]);
    expect(cardFirst.task?.kind).toBe('prepareRoom');
  });
});

describe('guest 66', () => {
  const FLORIST = staff.florist;
  const host = { free: TOWER, hand: [FLORIST], krones: 4 };

  it('may play a card first that makes the room cheaper', () => {
    const game = begin(arrival(66, host), 'playStaff').do({ kind: 'playStaff', card: FLORIST });
    expect(game.seat(0).krones).toBe(0);
    game.do({ kind: 'prepareRoom', room: SECOND });
    expect(game.seat(0).krones).toBe(0);
  });

  it('may prepare the room first and then lack the money for the card', () => {
    const game = prepare(arrival(66, host), SECOND);
    expect(game.offers({ kind: 'playStaff' })).toBe(false);
    game.do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 3, hand: [FLORIST] });
    expect(game.task?.kind).toBe('turn');
  });
});

describe('guests who occupy a further room', () => {
  const OCCUPYING = [58, 72, 82, 100, 102];

  it.each(OCCUPYING)('guests.furtherRoom: guest %i: a free one of any colour', (guest) => {
    const rooms = [BLUE, YELLOW, RED, GROUND, SECOND];
    const game = arrival(guest, { free: rooms });
    const taken = roomsOf(game.seat(0).occupied)[0] ?? -1;
    const others = rooms.filter((room) => room !== taken);
    for (const room of others) expect(game.offers({ kind: 'occupyRoom', room })).toBe(true);
    expect(game.offers({ kind: 'occupyRoom', room: taken })).toBe(false);
    game.do({ kind: 'occupyRoom', room: SECOND });
    expect(roomsOf(game.seat(0).occupied)).toEqual([taken, SECOND]);
    expect(game.task?.kind).toBe('turn');
  });

  it('get nothing when no room is free', () => {
    expect(arrival(72, { free: [BLUE] }).task?.kind).toBe('turn');
  });

  it('occupancy.reward: bring the bonus of a group that is complete with it', () => {
    const game = arrival(82, { free: [RED, 4] }).do({ kind: 'occupyRoom', room: 4 });
    expect(game.eventsOf('groupCompleted')).toEqual([
      { type: 'groupCompleted', seat: 0, color: 'blue', size: 1 },
    ]);
    // 7 for the guest, 2 for the group.
    expect(game.seat(0).vp).toBe(9);
    expect(waiting(game)).toEqual([]);
  });
});
