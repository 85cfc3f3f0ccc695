import { guests, staff } from '@gah/engine/testing';
import type { Good, TileId } from '@gah/engine';
import { EDITIONS, scoreSheets } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { favoured, freeRooms, isAsked, occupiedRooms, tilePoints } from './scoring.js';

const DELIVERY_BOY = staff.deliveryBoy; // costs 6
const RECEPTIONIST = staff.receptionist; // a point for each room tile at the end

describe.each(EDITIONS)('the bonus (%s)', (edition) => {
  const setting = { edition };

  it('tiles.a1: 3 krones', () => {
    expect(favoured('A1', { krones: 0 }, setting).seat(0).krones).toBe(3);
    expect(favoured('A1', { krones: 18 }, setting).seat(0).krones).toBe(20);
  });

  const PAIRS: [Good, Good, number[]][] = [
    ['strudel', 'strudel', [2, 0, 0, 0, 0]],
    ['cake', 'coffee', [0, 1, 0, 1, 0]],
    ['wine', 'cake', [0, 1, 1, 0, 0]],
  ];
  it.each(PAIRS)('tiles.a2: two goods of choice, as %s and %s', (first, second, kitchen) => {
    const game = favoured('A2', {}, setting);
    expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
    game.do({ kind: 'chooseGood', good: first }, { kind: 'chooseGood', good: second });
    expect(game.seat(0).kitchen).toEqual(kitchen);
  });

  const DRAWING: [TileId, number][] = [
    ['A3', 3],
    ['B3', 0],
  ];
  describe.each(DRAWING)('%s: draw three, play one', (tile, price) => {
    const drawing = { ...setting, nextStaff: [DELIVERY_BOY, staff.barkeeper, staff.sousChef] };

    it(`tiles.a3, tiles.b3: of which the one for 6 costs ${price}`, () => {
      const game = favoured(tile, { krones: price }, drawing);
      game.do(
        { kind: 'playStaff', card: DELIVERY_BOY },
        { kind: 'putUnder', card: staff.sousChef },
      );
      expect(game.seat(0)).toMatchObject({ krones: 0, played: [DELIVERY_BOY], hand: [] });
      expect(game.state.staffDeck.slice(0, 2)).toEqual([3, 4]);
      expect(isAsked(game)).toBe(false);
    });

    it('or none: all go under the deck in the order chosen', () => {
      const game = favoured(tile, {}, drawing);
      game.do(
        { kind: 'skip' },
        { kind: 'putUnder', card: staff.sousChef },
        { kind: 'putUnder', card: staff.barkeeper },
      );
      expect(game.state.staffDeck.slice(0, 3)).toEqual([DELIVERY_BOY, 3, 4]);
      expect(game.seat(0)).toMatchObject({ krones: 10, played: [], hand: [] });
    });
  });

  it('A3: plays none that is too dear', () => {
    const game = favoured(
      'A3',
      { krones: 2 },
      { ...setting, nextStaff: [DELIVERY_BOY, staff.barkeeper, staff.sousChef] },
    );
    expect(game.offers({ kind: 'playStaff', card: staff.barkeeper })).toBe(true);
    expect(game.offers({ kind: 'playStaff', card: DELIVERY_BOY })).toBe(false);
  });

  it('tiles.a4: a room free of charge, on any floor', () => {
    const game = favoured('A4', { krones: 0, free: [0, 5, 10] }, setting);
    game.do({ kind: 'prepareRoom', room: 15 });
    expect(freeRooms(game)).toEqual([0, 5, 10, 15]);
    expect(game.seat(0).krones).toBe(0);
    expect(isAsked(game)).toBe(false);
  });

  it.each(['A4', 'B4', 'C2'] as const)('G7: %s starts an empty hotel bottom left', (tile) => {
    const game = favoured(tile, {}, setting);
    expect(game.legal).toEqual([
      { seat: 0, kind: 'prepareRoom', room: 0 },
      { seat: 0, kind: 'skip' },
    ]);
  });

  it('A4: may be declined', () => {
    const game = favoured('A4', { free: [0] }, setting).do({ kind: 'skip' });
    expect(freeRooms(game)).toEqual([0]);
  });

  it('tiles.b1: one of each good', () => {
    expect(favoured('B1', {}, setting).seat(0).kitchen).toEqual([1, 1, 1, 1, 0]);
  });

  it('B1: straight onto guests, if wanted', () => {
    const game = favoured('B1', { cafe: [guests.tailor] }, setting);
    game.do({ kind: 'place', good: 'wine' }, { kind: 'place', good: 'coffee' });
    expect(game.seat(0).cafe[0]?.goods).toEqual([0, 0, 1, 1, 0]);
    expect(game.seat(0).kitchen).toEqual([1, 1, 0, 0, 0]);
  });

  it('tiles.b2: 5 krones', () => {
    expect(favoured('B2', { krones: 0 }, setting).seat(0).krones).toBe(5);
  });

  it('tiles.b4: a room on the lower two floors, free of charge and occupied at once', () => {
    const game = favoured('B4', { krones: 0, free: [0, 5] }, setting);
    expect(game.offers({ kind: 'prepareRoom', room: 10 })).toBe(false);
    game.do({ kind: 'prepareRoom', room: 6 });
    expect(occupiedRooms(game)).toEqual([6]);
    expect(freeRooms(game)).toEqual([0, 5]);
    expect(game.seat(0).krones).toBe(0);
    expect(isAsked(game)).toBe(false);
  });

  it('B4: with the bonus of a group that is complete', () => {
    const game = favoured('B4', { free: [3] }, setting).do({ kind: 'prepareRoom', room: 4 });
    expect(scoreSheets(game.state)[0]?.bySource.group).toBe(2);
  });

  it('B4: may be declined', () => {
    const game = favoured('B4', { free: [0] }, setting).do({ kind: 'skip' });
    expect(freeRooms(game)).toEqual([0]);
    expect(occupiedRooms(game)).toEqual([]);
  });

  it('tiles.b4: nothing when the lower two floors are full', () => {
    const game = favoured('B4', { free: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }, setting);
    expect(isAsked(game)).toBe(false);
  });

  it('tiles.c1: 8 points', () => {
    expect(tilePoints(favoured('C1', {}, setting))).toBe(8);
  });

  it('tiles.c2: a room on any floor, free of charge and occupied at once', () => {
    const game = favoured('C2', { krones: 0, free: [0, 5, 10] }, setting);
    game.do({ kind: 'prepareRoom', room: 15 });
    expect(occupiedRooms(game)).toEqual([15]);
    expect(freeRooms(game)).toEqual([0, 5, 10]);
    expect(game.seat(0).krones).toBe(0);
  });

  it('C2: with the points of the space and the bonus of a group that is complete', () => {
    const game = favoured('C2', { krones: 0, free: [17] }, setting);
    game.do({ kind: 'prepareRoom', room: 18 });
    expect(game.seat(0).krones).toBe(1);
    expect(scoreSheets(game.state)[0]?.bySource.cover).toBe(2);
  });

  it('C2: may be declined', () => {
    const game = favoured('C2', { free: [0] }, setting).do({ kind: 'skip' });
    expect(occupiedRooms(game)).toEqual([]);
    expect(freeRooms(game)).toEqual([0]);
  });

  it('tiles.c3: 2 points for each staff card played', () => {
    expect(
      tilePoints(
        favoured(
          'C3',
          {
            played: [staff.breakfastServer, staff.chiefWaiter, staff.receptionist],
            hand: [staff.waitress],
          },
          setting,
        ),
      ),
    ).toBe(6);
    expect(tilePoints(favoured('C3', { hand: [staff.waitress] }, setting))).toBe(0);
  });

  it('tiles.c4: a card from the hand free of charge', () => {
    const game = favoured('C4', { krones: 0, hand: [DELIVERY_BOY, staff.sousChef] }, setting);
    game.do({ kind: 'playStaff', card: DELIVERY_BOY });
    expect(game.seat(0)).toMatchObject({
      krones: 0,
      played: [DELIVERY_BOY],
      hand: [staff.sousChef],
    });
    expect(isAsked(game)).toBe(false);
  });

  it('C4: in time for the final scoring', () => {
    const game = favoured('C4', { hand: [RECEPTIONIST], free: [0, 1, 2] }, setting);
    game.do({ kind: 'playStaff', card: RECEPTIONIST });
    expect(scoreSheets(game.state)[0]?.bySource.finalStaff).toBe(3);
  });

  it('C4: may be declined, and is nothing without a card', () => {
    const game = favoured('C4', { hand: [DELIVERY_BOY] }, setting).do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ played: [], hand: [DELIVERY_BOY] });
    expect(isAsked(favoured('C4', {}, setting))).toBe(false);
  });
});
