import { staff } from '@gah/engine/testing';
import type { TileId } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced, freeRooms, isAsked, occupiedRooms, tilePoints } from './scoring.js';

const CHAMBERMAID = staff.chambermaid;
const RECEPTIONIST = staff.receptionist;

const disgraced2015 = (tile: TileId, player: PlayerInput): Scenario =>
  disgraced(tile, player, { edition: '2015' });

/** What a penalty can take, as numbers. */
const belongings = (game: Scenario): number[] => [
  game.seat(0).krones,
  game.seat(0).hand.length,
  game.seat(0).played.length,
  freeRooms(game).length,
];

/** Tile, a player with the means, points, belongings after the loss. */
const CHOICES: [TileId, PlayerInput, number, number[]][] = [
  ['A1', { krones: 3 }, 5, [0, 0, 0, 0]],
  ['A3', { hand: [staff.breakfastServer, staff.waitress] }, 5, [10, 0, 0, 0]],
  ['A4', { free: [0] }, 5, [10, 0, 0, 0]],
  ['B2', { krones: 5 }, 7, [0, 0, 0, 0]],
  ['B3', { hand: [staff.breakfastServer, staff.waitress, staff.barkeeper] }, 7, [10, 0, 0, 0]],
  ['B4', { free: [0, 5] }, 7, [10, 0, 0, 0]],
  ['C4', { played: [RECEPTIONIST] }, 10, [10, 0, 0, 0]],
];

describe.each(CHOICES)('2015: tile %s lets the player choose', (tile, player, points, left) => {
  it('editions.penalty: the loss', () => {
    const game = disgraced2015(tile, player).do({ kind: 'suffer', option: 'loss' });
    while (game.task?.kind === 'returnStaff')
      game.do({ kind: 'putUnder', card: game.seat(0).hand[0] ?? 0 });
    expect(belongings(game)).toEqual(left);
    expect(tilePoints(game)).toBe(0);
    expect(isAsked(game)).toBe(false);
  });

  it(`editions.penalty: or ${points} points`, () => {
    const game = disgraced2015(tile, player);
    const before = belongings(game);
    game.do({ kind: 'suffer', option: 'vp' });
    expect(belongings(game)).toEqual(before);
    expect(tilePoints(game)).toBe(-points);
    expect(isAsked(game)).toBe(false);
  });
});

describe('2015: the loss itself is as in 2021', () => {
  it('A4 takes the highest free room, of choice among several', () => {
    const game = disgraced2015('A4', { free: [0, 5, 6] }).do({ kind: 'suffer', option: 'loss' });
    expect(game.offers({ kind: 'removeRoom', room: 0 })).toBe(false);
    game.do({ kind: 'removeRoom', room: 6 });
    expect(freeRooms(game)).toEqual([0, 5]);
  });

  it('editions.b4: B4 takes free rooms, not occupied ones', () => {
    const game = disgraced2015('B4', { free: [0, 1], occupied: [5, 6] });
    game.do({ kind: 'suffer', option: 'loss' }, { kind: 'removeRoom', room: 0 });
    expect(freeRooms(game)).toEqual([]);
    expect(occupiedRooms(game)).toEqual([5, 6]);
  });

  it('C4 takes a card of choice', () => {
    const game = disgraced2015('C4', { played: [CHAMBERMAID, RECEPTIONIST] });
    game.do({ kind: 'suffer', option: 'loss' }, { kind: 'dismissStaff', card: CHAMBERMAID });
    expect(game.seat(0).played).toEqual([RECEPTIONIST]);
  });

  it.each([
    ['A2', { kitchen: { wine: 2 } }, 0],
    ['B1', { kitchen: { wine: 2 } }, 0],
    ['C1', {}, -8],
    ['C3', { played: [staff.breakfastServer] }, -2],
  ] as [TileId, PlayerInput, number][])('%s leaves no choice', (tile, player, points) => {
    const game = disgraced2015(tile, player);
    expect(game.seat(0).kitchen).toEqual([0, 0, 0, 0, 0]);
    expect(tilePoints(game)).toBe(points);
    expect(isAsked(game)).toBe(false);
  });
});

describe('2015: C2 removes the second room from the same column', () => {
  const occupied = [1, 5, 11, 12];

  it('editions.c2: the next one below', () => {
    const game = disgraced2015('C2', { occupied }).do({ kind: 'removeRoom', room: 11 });
    expect(occupiedRooms(game)).toEqual([5, 12]);
    expect(isAsked(game)).toBe(false);
  });

  it('if there is one', () => {
    const game = disgraced2015('C2', { occupied }).do({ kind: 'removeRoom', room: 12 });
    expect(occupiedRooms(game)).toEqual([1, 5, 11]);
    expect(isAsked(game)).toBe(false);
  });

  it('editions.c2: while 2021 takes it from any column', () => {
    const game = disgraced('C2', { occupied }).do({ kind: 'removeRoom', room: 12 });
    expect(occupiedRooms(game)).toEqual([1, 11]);
  });
});
