import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served, vector } from '../../guests/arrival.js';
import {
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  champagnePaid,
  dance,
  LEFT,
  openRows,
  pointsBySource,
  rowsOf,
  TOP,
} from '../ballrooms/support.js';

const MARIE = served(185);
const BLUE_ROOM = 0;

/** Marie has moved in. */
const marie = (bottles: number, others: PlayerInput[] = [{}], rest: PositionInput = {}): Scenario =>
  scenario(
    position({
      ...ball({}, others.length + 1),
      promos: true,
      dice: [1],
      ...rest,
      players: [{ kitchen: { champagne: bottles }, cafe: [MARIE], free: [0, 1, 2] }, ...others],
    }),
  ).do({ kind: 'moveIn', table: 0, room: BLUE_ROOM });

describe('M. Antoinette (185)', () => {
  it('must take a blue room and cannot dance herself', () => {
    const players = [{ kitchen: { champagne: 9 }, cafe: [MARIE], free: [0, 1, 2] }];
    const game = scenario(position({ ...ball(), promos: true, players }));
    expect(openRows(game)).toEqual([]);
    expect([0, 1, 2].filter((room) => game.offers({ kind: 'moveIn', room }))).toEqual([BLUE_ROOM]);
  });

  it.each([
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 5],
    [5, 5],
    [6, 2],
    [7, 2],
  ])('promos.antoinette: in round %i is worth %i points', (round, vp) => {
    expect(pointsBySource(marie(0, [{}], { round })).guest).toBe(vp);
  });

  it.each([1, 2, 3])(
    'promos.antoinette: sends a dancer for up to %i champagne less, one for each opponent',
    (less) => {
      const others = Array.from({ length: less }, () => ({}));
      const paid = (row: number): number => champagnePaid(dance(marie(3, others), CENTRE, row));
      expect([0, 1, 2].map(paid)).toEqual([1, 2, 3].map((price) => Math.max(0, price - less)));
    },
  );

  it('with one opponent and no champagne opens the bottom rows only', () => {
    expect(openRows(marie(0))).toEqual(['0 0', '1 0', '2 0']);
  });

  it('with three opponents opens every row', () => {
    expect(openRows(marie(0, [{}, {}, {}]))).toHaveLength(9);
  });

  it('promos.antoinette: if the dancer is sent, every opponent gains a dish or drink of choice', () => {
    const game = dance(marie(0, [{}, {}]), CENTRE, BOTTOM);
    expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
    game.do({ kind: 'chooseGood', seat: 1, good: 'cake' });
    game.do({ kind: 'chooseGood', seat: 2, good: 'coffee' });
    expect(game.seat(1).kitchen).toEqual(vector({ cake: 1 }));
    expect(game.seat(2).kitchen).toEqual(vector({ coffee: 1 }));
    expect(game.seat(0).kitchen).toEqual(vector({}));
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
  });

  it('G1: opponents may put the good straight on a guest', () => {
    const game = dance(marie(0, [{ cafe: [guests.apothecary] }]), CENTRE, BOTTOM);
    game.do(
      { kind: 'chooseGood', good: 'cake' },
      { kind: 'place', seat: 1, good: 'cake', table: 0 },
    );
    expect(game.seat(1).cafe[0]?.goods).toEqual(vector({ cake: 1 }));
  });

  it('also when the dancer is paid for in full', () => {
    const game = dance(marie(2), LEFT, TOP);
    expect(champagne(game)).toBe(0);
    expect(game.offers({ kind: 'chooseGood', seat: 1 })).toBe(true);
  });

  it('G4: if the dancer is declined, nobody gains anything', () => {
    const game = marie(3, [{}, {}]).do({ kind: 'skip' });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
    expect(game.state.seats.slice(1).map(({ kitchen }) => kitchen)).toEqual([
      vector({}),
      vector({}),
    ]);
  });

  it('G4: if no dancer is left, nobody gains anything', () => {
    const at = ball({ sections: [[0, 0, 0, 0]] });
    const players = [{ kitchen: { champagne: 3 }, cafe: [MARIE], free: [0] }, {}];
    const game = scenario(position({ ...at, promos: true, dice: [1], players }));
    game.do({ kind: 'moveIn', table: 0, room: BLUE_ROOM });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
    expect(game.seat(1).kitchen).toEqual(vector({}));
  });

  it('the dancer gets the bonus of the row before anybody gets a good', () => {
    const game = dance(marie(2), LEFT, TOP);
    expect(game.seat(0).krones).toBe(13);
    expect(rowsOf(game, LEFT)[TOP]).toBe('0');
  });
});
