import { guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { occupiedRooms, OPPONENT, pointsOf, turnOf } from './support.js';

/** One guest of each colour, of different points, and a card that asks for the colour. */
const ASKS = {
  blue: { card: 199, guest: guests.knightOfTheEmpire },
  red: { card: 198, guest: guests.major },
  yellow: { card: 206, guest: guests.composer },
  green: { card: 204, guest: guests.mrBoydell },
} as const;

const turn = (
  color: keyof typeof ASKS,
  occupied: readonly number[],
  free: readonly number[] = [],
) =>
  turnOf(ASKS[color].card, {
    queue: [
      guests.tezcatlipoca,
      guests.captGoldhaken,
      guests.mrHorsa,
      ASKS[color].guest,
      guests.mIngalls,
    ],
    difficulty: 'easy',
    opponent: { occupied, free },
  });

/** The room a guest of the colour goes to. */
function roomOf(color: keyof typeof ASKS, occupied: readonly number[], free?: readonly number[]) {
  const before = new Set(occupied);
  return occupiedRooms(turn(color, occupied, free)).filter((room) => !before.has(room));
}

describe('a coloured guest', () => {
  it.each([
    ['blue', [0, 4, 10, 12, 15, 17, 19]],
    ['red', [2, 3, 7, 8, 11, 16, 18]],
    ['yellow', [1, 5, 6, 9, 13, 14]],
  ] as const)(
    'soloTurn.room: %s: the first matching space from the left on the lowest floor, each time',
    (color, rooms) => {
      for (const [index, room] of rooms.entries()) {
        expect(roomOf(color, rooms.slice(0, index))).toEqual([room]);
      }
    },
  );

  it('fills a gap before it goes further up', () => {
    expect(roomOf('red', [2, 3, 8, 11])).toEqual([7]);
  });

  it('needs no neighbour', () => {
    expect(roomOf('yellow', [0, 1, 5, 6, 9])).toEqual([13]);
  });
});

describe('a green guest', () => {
  it('soloTurn.room: takes the lowest empty space of the rightmost column that has one', () => {
    const order = [4, 9, 14, 19, 3, 8, 13, 18, 2, 7, 12, 17, 1, 6, 11, 16, 0, 5, 10, 15];
    for (const [index, room] of order.entries()) {
      expect(roomOf('green', order.slice(0, index))).toEqual([room]);
    }
  });

  it('fills a gap in the column', () => {
    expect(roomOf('green', [4, 14, 19])).toEqual([9]);
  });
});

describe('a reserved room', () => {
  it('is no empty space', () => {
    expect(roomOf('blue', [], [0])).toEqual([4]);
    expect(roomOf('green', [], [4])).toEqual([9]);
  });
});

describe('points of the space', () => {
  it.each([
    ['yellow', [1, 5, 6, 9], 13, 1],
    ['yellow', [1, 5, 6, 9, 13], 14, 1],
    ['green', [4, 9, 14], 19, 2],
    ['blue', [0, 4, 10, 12, 15], 17, 2],
    ['red', [2, 3, 7, 8, 11, 16], 18, 2],
    ['blue', [0, 4, 10], 12, 0],
    ['red', [2, 3, 7, 8], 11, 0],
  ] as const)('soloTurn.room: %s after %j: room %i pays %i', (color, occupied, room, points) => {
    const game = turn(color, occupied);
    expect(occupiedRooms(game)).toContain(room);
    expect(pointsOf(game).cover).toBe(points);
  });
});

describe('a group', () => {
  it.each([
    ['blue', []],
    ['red', [2, 3, 7]],
    ['yellow', [1, 5]],
  ] as const)('soloTurn.room: %s brings no bonus when it is full', (color, occupied) => {
    const game = turn(color, occupied);
    expect(game.eventsOf('groupCompleted')).toEqual([]);
    expect(pointsOf(game).group).toBe(0);
    expect(game.seat(OPPONENT)).toMatchObject({ krones: 0, emperor: color === 'blue' ? 2 : 0 });
  });
});
