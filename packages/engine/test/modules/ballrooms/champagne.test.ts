import { scoreSheets, winners } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced } from '../../emperor/scoring.js';
import { vector } from '../../guests/arrival.js';
import { ball, champagne } from './support.js';

const KITCHEN_HAND = staff.kitchenHand;

const atBall = (player: PlayerInput, rest: PositionInput = {}): Scenario =>
  scenario(position({ dice: [1], ...ball(), ...rest, players: [player] }));

const dice = (value: number, amount: number): number[] =>
  Array.from({ length: amount }, () => value);

/** The ways to share out the action of a space, as amounts of the first, second and third good. */
function shares(space: number, strength: number, rest: PositionInput = ball()): number[][] {
  const game = scenario(position({ ...rest, dice: dice(space, strength), players: [{}] }));
  game.do({ kind: 'takeDie', space, boost: false });
  return game.legal.flatMap((move) =>
    move.kind === 'splitGoods'
      ? [[strength - move.second - move.third, move.second, move.third]]
      : [],
  );
}

describe.each([1, 2])('W11: action space %i', (space) => {
  it('ballrooms.champagne: with 3 dice: 3, 2 + 1 or 1 + 1 + 1', () => {
    expect(shares(space, 3)).toEqual([
      [3, 0, 0],
      [2, 1, 0],
      [1, 1, 1],
    ]);
  });

  it('ballrooms.champagne: with 4 dice: 4, 3 + 1, 2 + 2 or 2 + 1 + 1', () => {
    expect(shares(space, 4).sort()).toEqual([
      [2, 1, 1],
      [2, 2, 0],
      [3, 1, 0],
      [4, 0, 0],
    ]);
  });

  it('with 6 dice: up to two of each', () => {
    expect(shares(space, 6).sort()).toEqual([
      [2, 2, 2],
      [3, 2, 1],
      [3, 3, 0],
      [4, 1, 1],
      [4, 2, 0],
      [5, 1, 0],
      [6, 0, 0],
    ]);
  });

  it('without ballrooms there is no champagne to take', () => {
    expect(shares(space, 3, {})).toEqual([
      [3, 0, 0],
      [2, 1, 0],
    ]);
  });
});

describe('the goods of an action', () => {
  it.each([
    { space: 1, goods: { strudel: 2, cake: 1, champagne: 1 } },
    { space: 2, goods: { wine: 2, coffee: 1, champagne: 1 } },
  ])('are those of space $space', ({ space, goods }) => {
    const game = atBall({}, { dice: dice(space, 4) });
    game.do({ kind: 'takeDie', space, boost: false }, { kind: 'splitGoods', second: 1, third: 1 });
    expect(game.seat(0).kitchen).toEqual(vector(goods));
  });

  it('ballrooms.champagne: are the same when the action is copied with a 6', () => {
    const game = atBall({ krones: 1, played: [KITCHEN_HAND] }, { dice: dice(6, 3) });
    game.do(
      { kind: 'takeDie', space: 6, boost: false, bonus: false },
      { kind: 'copy', space: 2 },
      { kind: 'splitGoods', second: 1, third: 1 },
    );
    expect(game.seat(0).kitchen).toEqual(vector({ wine: 1, coffee: 1, champagne: 1 }));
  });

  it('ballrooms.serving: may go straight to guests, champagne included', () => {
    // Guest 143 wants a wine, a coffee and a champagne.
    const game = atBall({ krones: 0, cafe: [guests.laird] }, { dice: dice(2, 3) });
    game.do(
      { kind: 'takeDie', space: 2, boost: false },
      { kind: 'splitGoods', second: 1, third: 1 },
      { kind: 'place', good: 'champagne', table: 0 },
      { kind: 'skip' },
    );
    expect(game.seat(0).cafe[0]?.goods).toEqual(vector({ champagne: 1 }));
    expect(game.seat(0).kitchen).toEqual(vector({ wine: 1, coffee: 1 }));
  });
});

describe('W11: champagne is a good', () => {
  it('a serving brings it to a guest who ordered it', () => {
    const game = atBall({ krones: 1, kitchen: { coffee: 1, champagne: 2 }, cafe: [guests.laird] });
    game.do(
      { kind: 'serve', good: 'champagne', table: 0 },
      { kind: 'place', good: 'coffee', table: 0 },
    );
    expect(game.seat(0).krones).toBe(0);
    expect(game.seat(0).cafe[0]?.goods).toEqual(vector({ coffee: 1, champagne: 1 }));
    expect(champagne(game)).toBe(1);
  });

  it('ballrooms.serving: it counts among the three goods of one serving', () => {
    // Guest 147: a strudel, two coffees, a champagne.
    const game = atBall({
      krones: 2,
      kitchen: { strudel: 1, coffee: 2, champagne: 1 },
      cafe: [guests.tsarina],
    });
    game.do(
      { kind: 'serve', good: 'champagne', table: 0 },
      { kind: 'place', good: 'coffee', table: 0 },
      { kind: 'place', good: 'coffee', table: 0 },
    );
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).kitchen).toEqual(vector({ strudel: 1 }));
  });

  it('no guest takes it who has not ordered it', () => {
    const game = atBall({
      kitchen: { champagne: 3 },
      cafe: [guests.debutante, guests.knightOfTheEmpire],
    });
    expect(game.offers({ kind: 'serve' })).toBe(false);
  });

  it('ballrooms.leftovers: at the end each one left is worth a point; those on guests are not', () => {
    const cafe = [{ guest: guests.laird, goods: { champagne: 1 } }];
    const game = atBall({ krones: 0, kitchen: { champagne: 3 }, cafe });
    expect(scoreSheets(game.state)[0]?.final).toMatchObject({ leftovers: 3, unhoused: -5 });
  });

  it('ballrooms.leftovers: and counts when a tie is broken', () => {
    const players = [
      { krones: 0, kitchen: { champagne: 3 }, emperor: 8 },
      { krones: 2, vp: 1, emperor: 8 },
    ];
    const game = scenario(
      position({ ...ball(), round: 7, tiles: ['A1', 'B1', 'C1'], mainDone: true, players }),
    );
    game.do({ kind: 'endTurn' });
    expect(game.seat(0).vp).toBe(game.seat(1).vp);
    expect(winners(game.state)).toEqual([0]);
  });
});

describe('champagne is neither dish nor drink', () => {
  it('W11: it cannot be chosen where a dish or a drink is to be gained', () => {
    const game = atBall({
      cafe: [{ guest: guests.portraitPainter, goods: { wine: 2 } }],
      free: [1],
    });
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(game.offers({ kind: 'chooseGood', good: 'cake' })).toBe(true);
    expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
  });

  const player = {
    kitchen: { strudel: 1, coffee: 2, champagne: 3 },
    cafe: [{ guest: guests.laird, goods: { wine: 1, champagne: 1 } }],
  };

  it('W14: the penalty of A2 leaves it in the kitchen', () => {
    const game = disgraced('A2', player, ball());
    expect(game.seat(0).kitchen).toEqual(vector({ champagne: 3 }));
    expect(game.seat(0).cafe[0]?.goods).toEqual(vector({ wine: 1, champagne: 1 }));
  });

  it('W14: the penalty of B1 leaves it in the kitchen and on the guests', () => {
    const game = disgraced('B1', player, ball());
    expect(game.seat(0).kitchen).toEqual(vector({ champagne: 3 }));
    expect(game.seat(0).cafe[0]?.goods).toEqual(vector({ champagne: 1 }));
  });
});
