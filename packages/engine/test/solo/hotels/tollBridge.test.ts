import { guests } from '@gah/engine/testing';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from '../support.js';
import { OPPONENT, PLAYER, playerTurn, pointsOf, soloOf, turnOf, withHotel } from '../support.js';

const ONE_RIGHT = 193;

/** Tokens on the spaces 1 to 6. */
const bridge = (tolls: number[]): TurnInput => withHotel('tollBridge', { tolls });
const atBridge = (tolls: number[], dice: number[], player: TurnInput['player'] = {}): Scenario =>
  playerTurn({ ...bridge(tolls), dice, player });
const spaces = (game: Scenario): number[] => [
  ...new Set(game.legal.flatMap((move) => (move.kind === 'takeDie' ? [move.space] : []))),
];
const tollsPaid = (game: Scenario): number =>
  game
    .eventsOf('kronesPaid')
    .filter(({ reason }) => reason === 'toll')
    .reduce((sum, { amount }) => sum + amount, 0);

describe('Toll Bridge Hotel: the opponent', () => {
  it('soloHotels.tollBridge: leaves a token on the space whose die it takes', () => {
    const game = turnOf(ONE_RIGHT, { ...withHotel('tollBridge'), dice: [1, 2, 2] });
    expect(soloOf(game).tolls).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('tokens stay and add up', () => {
    const game = turnOf(ONE_RIGHT, { ...bridge([2, 0, 0, 1, 0, 0]), dice: [1, 2, 2] });
    expect(soloOf(game).tolls).toEqual([3, 0, 0, 1, 0, 0]);
  });

  it('pays no toll itself', () => {
    const game = turnOf(ONE_RIGHT, { ...bridge([2, 0, 0, 0, 0, 0]), dice: [1, 2, 2] });
    expect(pointsOf(game).solo).toBe(0);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
  });

  it('leaves none in another hotel', () => {
    const game = turnOf(ONE_RIGHT, { ...withHotel('nineStarsInn'), dice: [1, 2, 2] });
    expect(soloOf(game).tolls).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('the tokens stay there in the next round', () => {
    const game = playerTurn({
      ...bridge([1, 0, 0, 0, 0, 2]),
      startSeat: OPPONENT,
      turn: PLAYER,
      mainDone: true,
    }).do({ kind: 'endTurn' });
    expect(game.state.round).toBe(2);
    expect(soloOf(game).tolls).toEqual([1, 0, 0, 0, 0, 2]);
  });
});

describe('Toll Bridge Hotel: the player', () => {
  it('soloHotels.tollBridge: pays exactly 1 krone, the opponent scores a point per token, one token goes', () => {
    const game = atBridge([0, 0, 0, 3, 0, 0], [4, 4], { krones: 5 });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(tollsPaid(game)).toBe(1);
    expect(game.seat(PLAYER)).toMatchObject({ krones: 4, emperor: 2, vp: 0 });
    expect(pointsOf(game).solo).toBe(3);
    expect(soloOf(game).tolls).toEqual([0, 0, 0, 2, 0, 0]);
  });

  it('pays nothing on a space without a token', () => {
    const game = atBridge([0, 2, 2, 0, 2, 2], [4, 4], { krones: 5 });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(game.seat(PLAYER).krones).toBe(5);
    expect(game.seat(OPPONENT).vp).toBe(0);
  });

  it('pays it on top of space 6 and of a boost', () => {
    const game = atBridge([0, 0, 0, 0, 0, 1], [6, 6], { krones: 5 });
    game.do({ kind: 'takeDie', space: 6, boost: true }, { kind: 'copy', space: 4 });
    expect(game.seat(PLAYER).krones).toBe(2);
    const poor = atBridge([0, 0, 0, 1, 0, 1], [4, 6], { krones: 1 });
    expect(poor.offers({ kind: 'takeDie', space: 4, boost: true })).toBe(false);
    expect(spaces(poor)).toEqual([4]);
  });

  it('without a krone uses a space without a token if there is one', () => {
    const game = atBridge([1, 0, 1, 1, 1, 0], [1, 2, 3, 4, 5], { krones: 0 });
    expect(spaces(game)).toEqual([2]);
  });

  it('soloHotels.tollBridge: with no krone and tokens on every usable space loses 5 points and uses any', () => {
    const game = atBridge([2, 1, 1, 1, 1, 0], [1, 2, 3, 6], { krones: 0, vp: 3 });
    // Space 6 has no token, but cannot be paid for.
    expect(spaces(game)).toEqual([1, 2, 3]);
    game.do({ kind: 'takeDie', space: 1 });
    expect(game.seat(PLAYER)).toMatchObject({ krones: 0, vp: -2, kitchen: [1, 0, 0, 0, 0] });
    expect(pointsOf(game).solo).toBe(2);
    expect(soloOf(game).tolls).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('pays for a space used without a die, too', () => {
    // E. Gizia.
    const game = atBridge([0, 0, 0, 2, 0, 0], [4, 4, 5], {
      krones: 5,
      cafe: [{ guest: guests.eGizia, goods: { strudel: 2, wine: 1 } }],
      free: [0],
    });
    game.do({ kind: 'moveIn', table: 0, room: 0 }, { kind: 'useSpace', space: 4 });
    expect(tollsPaid(game)).toBe(1);
    expect(pointsOf(game).solo).toBe(2);
    expect(soloOf(game).tolls).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('of The Kozi Palace moves no die onto a space whose toll cannot be paid while another is usable', () => {
    const game = playerTurn({
      ...bridge([0, 1, 0, 0, 0, 0]),
      entrances: { owned: ['kozi', null] },
      dice: [3, 4],
      player: { krones: 0 },
    });
    expect(spaces(game)).toEqual([3, 4]);
    expect(game.offers({ kind: 'shiftDie', from: 3, to: 4 })).toBe(true);
    expect(game.offers({ kind: 'shiftDie', from: 3, to: 2 })).toBe(false);
  });
});
