import { createGame } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { atTable, holder, takeFour, takeKeyOnly, turnOf } from './support.js';

const fours = (dice: number): number[] => Array.from({ length: dice }, () => 4);

describe('the start money', () => {
  it.each([2, 3, 4])(
    'startPlayer.money: with %i players is 9, 10, 11, 12 in the order of turns',
    (seats) => {
      const starts = new Set<number>();
      for (let seed = 0; seed < 12; seed++) {
        const state = createGame({ seats, seed: String(seed), modules: ['startPlayer'] });
        const inOrder = state.seats.map(
          (_, distance) => state.seats[(state.startSeat + distance) % seats]?.krones,
        );
        expect(inOrder).toEqual([9, 10, 11, 12].slice(0, seats));
        starts.add(state.startSeat);
      }
      expect(starts.size).toBe(seats);
    },
  );

  it('startPlayer.order: the start player does not get the key: it lies on the board', () => {
    const { startPlayer } = createGame({ seats: 3, seed: 'key', modules: ['startPlayer'] }).modules;
    expect(startPlayer).toEqual({ holder: -1, hasPassed: [false, false, false] });
  });
});

describe('the turn order is clockwise', () => {
  it.each([
    [2, 1, [1, 0, 1, 0]],
    [3, 0, [0, 1, 2, 0, 1, 2]],
    [4, 2, [2, 3, 0, 1, 2, 3, 0, 1]],
  ])('startPlayer.order: with %i players from seat %i: %j', (seats, startSeat, expected) => {
    const game = atTable({ seats, startSeat, dice: fours(9) });
    const order = expected.map(() => {
      const seat = turnOf(game);
      takeFour(game);
      return seat;
    });
    expect(order).toEqual(expected);
    expect(game.state.round).toBe(2);
  });

  it('who passed comes back in the order of the lowest visible numbers', () => {
    const game = atTable({ seats: 3, dice: fours(9) });
    game.do({ kind: 'pass', seat: 0 });
    for (const seat of [1, 2, 1, 2]) {
      expect(turnOf(game)).toBe(seat);
      takeFour(game);
    }
    // Only seat 0 is left, with its 1 and its 4.
    expect(game.eventsOf('diceRolled').at(-1)).toMatchObject({ seat: 0 });
    expect(turnOf(game)).toBe(0);
  });
});

describe('W8: the next round', () => {
  it('startPlayer.nextRound: begins with the player who took the key, then goes clockwise', () => {
    const game = atTable({ seats: 4, dice: fours(9) });
    takeFour(game);
    takeFour(game);
    takeKeyOnly(game);
    for (let turn = 3; turn < 8; turn++) takeFour(game);
    expect(game.state).toMatchObject({ round: 2, startSeat: 2 });
    expect(turnOf(game)).toBe(2);
  });

  it('may begin with the same start player again', () => {
    const game = atTable({ mainDone: true, startPlayer: { holder: 0 } }).do({ kind: 'endTurn' });
    expect(game.state).toMatchObject({ round: 2, startSeat: 0 });
  });

  it.each([
    [2, 0, 1],
    [3, 2, 0],
    [4, 1, 2],
  ])('with %i players passes on from seat %i to %i if nobody took it', (seats, from, next) => {
    const game = atTable({ seats, startSeat: from, mainDone: true }).do({ kind: 'endTurn' });
    expect(game.state).toMatchObject({ round: 2, startSeat: next });
  });

  it('the key goes back to the board, and everybody may take it again', () => {
    const game = atTable({ mainDone: true, startPlayer: { holder: 1, hasPassed: [true, false] } });
    game.do({ kind: 'endTurn' });
    expect(holder(game)).toBe(-1);
    expect(turnOf(game)).toBe(1);
    expect(game.offers({ kind: 'takeKey' })).toBe(true);
    game.do({ kind: 'pass' });
    expect(turnOf(game)).toBe(0);
    expect(game.offers({ kind: 'takeKey' })).toBe(true);
  });

  it('E1: the emperor scoring still starts with the start player of the round just played', () => {
    const game = atTable({
      round: 3,
      startSeat: 1,
      mainDone: true,
      tiles: ['A2', 'B1', 'C1'],
      startPlayer: { holder: 0 },
      players: [{ emperor: 6 }, { emperor: 6 }],
    });
    game.do({ kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'chooseGoods', seat: 1 });
  });
});
