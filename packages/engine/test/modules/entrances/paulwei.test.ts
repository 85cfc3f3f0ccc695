import type { RoomIndex } from '@gah/engine';
import { scoreSheets } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { preparable } from '../../staff/support.js';
import { gaining, GREEN, ownerAfterMain, upTo } from './support.js';

/** The owner has prepared the three rooms of the set-up: 0, 1 and 2, free of charge. */
function threeRooms(edition: '2021' | '2015' = '2021'): Scenario {
  const game = upTo(gaining('paulwei', { edition }), 'setupRooms');
  if (edition === '2015') game.do({ kind: 'prepareRoom', room: 0 });
  return game.do({ kind: 'prepareRoom', room: 1 }, { kind: 'prepareRoom', room: 2 });
}

describe('Chateau Paulwei at set-up', () => {
  it('entrances.paulwei: may prepare two further rooms and pays for them', () => {
    const game = threeRooms();
    const { startSeat } = game.state;
    expect(game.task).toMatchObject({ kind: 'prepareRoom', seat: startSeat, left: 2 });
    expect(preparable(game)).toEqual([3, 5, 6, 7]);
    game.do({ kind: 'prepareRoom', room: 5 }, { kind: 'prepareRoom', room: 10 });
    expect(game.seat(startSeat)).toMatchObject({ krones: 10 - 1 - 2, tiles: 0b10000100111 });
    expect(game.task).toMatchObject({ seat: 1 - startSeat });
  });

  it('may prepare only one further room, or none', () => {
    const one = threeRooms().do({ kind: 'prepareRoom', room: 3 }, { kind: 'skip' });
    expect(one.seat(one.state.startSeat)).toMatchObject({ krones: 10, tiles: 0b1111 });
    const none = threeRooms().do({ kind: 'skip' });
    expect(none.seat(none.state.startSeat)).toMatchObject({ krones: 10, tiles: 0b111 });
  });

  it('is the only one with further rooms', () => {
    const game = threeRooms().do({ kind: 'skip' });
    game.do({ kind: 'prepareRoom', room: 1 }, { kind: 'prepareRoom', room: 2 });
    expect(game.task).toMatchObject({ kind: 'turn', seat: game.state.startSeat });
  });

  it('cannot prepare what it cannot pay for', () => {
    const game = upTo(gaining('paulwei'), 'setupRooms');
    // 10 krones: rooms 5, 10 and 15 cost 1, 2 and 3; the dearest again leave a krone.
    const { startSeat } = game.state;
    game.do({ kind: 'prepareRoom', room: 5 }, { kind: 'prepareRoom', room: 10 });
    game.do({ kind: 'prepareRoom', room: 15 }, { kind: 'prepareRoom', room: 16 });
    expect(game.seat(startSeat).krones).toBe(10 - 1 - 2 - 3 - 3);
    expect(game.task).toMatchObject({ kind: 'setupRooms', seat: 1 - startSeat });
  });

  it('editions.rooms: also in 2015, where three rooms are not a must', () => {
    const game = threeRooms('2015').do({ kind: 'prepareRoom', room: 3 }, { kind: 'skip' });
    expect(game.seat(game.state.startSeat).tiles).toBe(0b1111);
  });
});

/** A group in some hotel, of which all rooms but the last one named are occupied. */
const GROUPS: readonly {
  readonly color: string;
  readonly size: number;
  readonly hotel: string;
  readonly rooms: readonly RoomIndex[];
  readonly bonus: number;
}[] = [
  { color: 'blue', size: 1, hotel: 'night', rooms: [0], bonus: 4 },
  { color: 'blue', size: 2, hotel: 'night', rooms: [15, 10], bonus: 8 },
  { color: 'blue', size: 3, hotel: 'A', rooms: [10, 15, 5], bonus: 13 },
  { color: 'blue', size: 4, hotel: 'D', rooms: [6, 11, 12, 1], bonus: 20 },
  { color: 'red', size: 1, hotel: 'night', rooms: [18], bonus: 2 },
  { color: 'red', size: 2, hotel: 'night', rooms: [16, 11], bonus: 4 },
  { color: 'red', size: 3, hotel: 'C', rooms: [0, 10, 5], bonus: 8 },
  { color: 'red', size: 4, hotel: 'night', rooms: [3, 7, 8, 2], bonus: 13 },
  { color: 'yellow', size: 1, hotel: 'B', rooms: [15], bonus: 2 },
  { color: 'yellow', size: 2, hotel: 'B', rooms: [6, 1], bonus: 4 },
  { color: 'yellow', size: 3, hotel: 'night', rooms: [5, 6, 1], bonus: 8 },
  { color: 'yellow', size: 4, hotel: 'A', rooms: [6, 11, 16, 1], bonus: 13 },
];

function completed(key: 'paulwei' | 'stroup', group: (typeof GROUPS)[number]): Scenario {
  const { hotel, rooms } = group;
  const room = rooms.at(-1) ?? 0;
  const game = ownerAfterMain(key, {
    krones: 5,
    hotel,
    cafe: [GREEN],
    occupied: rooms.slice(0, -1),
    free: [room],
  });
  return game.do({ kind: 'moveIn', table: 0, room });
}

const groupVp = (game: Scenario): number => scoreSheets(game.state)[0]?.bySource.group ?? 0;

describe('Chateau Paulwei: a full group', () => {
  it.each(GROUPS)('entrances.paulwei: $color of $size: $bonus', (group) => {
    const { color, size, bonus } = group;
    const game = completed('paulwei', group);
    expect(game.eventsOf('groupCompleted')).toMatchObject([{ color, size }]);
    const { krones, emperor } = game.seat(0);
    expect({ vp: groupVp(game), krones: krones - 5, emperor }).toEqual({
      vp: color === 'blue' ? bonus : 0,
      krones: color === 'red' ? bonus : 0,
      emperor: color === 'yellow' ? bonus : 0,
    });
  });

  it('pays the bonus instead of the one of the hotel, and others pay that', () => {
    const [group] = GROUPS;
    if (!group) throw new Error('no group');
    expect(groupVp(completed('paulwei', group))).toBe(4);
    expect(groupVp(completed('stroup', group))).toBe(2);
  });

  it('G8: krones above 20 are lost, steps above 13 are points', () => {
    const red = ownerAfterMain('paulwei', {
      krones: 15,
      cafe: [GREEN],
      occupied: [3, 7, 8],
      free: [2],
    });
    expect(red.do({ kind: 'moveIn', table: 0, room: 2 }).seat(0).krones).toBe(20);
    const yellow = ownerAfterMain('paulwei', {
      emperor: 7,
      cafe: [GREEN],
      occupied: [5, 6],
      free: [1],
    });
    yellow.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(yellow.seat(0)).toMatchObject({ emperor: 13, vp: 2 });
  });

  it('G6: pays once', () => {
    const game = ownerAfterMain('paulwei', {
      cafe: [GREEN],
      occupied: [],
      free: [0],
      paidGroups: [0],
    });
    expect(groupVp(game.do({ kind: 'moveIn', table: 0, room: 0 }))).toBe(0);
  });
});
