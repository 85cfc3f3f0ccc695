import { guests, staff } from '@gah/engine/testing';
import type { PlayerInput, PositionInput } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced, favoured, isAsked, tilePoints } from '../../emperor/scoring.js';
import { afterMain, MORE, moveIn, servedBut } from './support.js';

const CONFERENCE_MANAGER = staff.conferenceManager;
const BALL: PositionInput = { modules: ['ballrooms', 'more'] };

describe('tile A6', () => {
  it.each([
    ['strudel', [1, 0, 0, 0, 0]],
    ['coffee', [0, 0, 0, 1, 0]],
  ] as const)('tiles.a6: bonus: 2 krones and a dish or drink, as %s', (good, kitchen) => {
    const game = favoured('A6', { krones: 5 }, BALL);
    if (game.task?.kind === 'benefits') game.do({ kind: 'benefit', item: 0 });
    expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
    game.do({ kind: 'chooseGood', good });
    expect(game.seat(0)).toMatchObject({ krones: 7, kitchen });
    expect(isAsked(game)).toBe(false);
  });

  it('tiles.a6: penalty: 2 krones and a dish or drink of choice from the kitchen', () => {
    const kitchen = { strudel: 1, wine: 2, champagne: 1 };
    const game = disgraced('A6', { krones: 2, kitchen }, BALL);
    expect(game.legal.map((move) => move.kind === 'loseGood' && move.good)).toEqual([
      'strudel',
      'wine',
    ]);
    game.do({ kind: 'loseGood', good: 'wine' });
    expect(game.seat(0)).toMatchObject({ krones: 0, kitchen: [1, 0, 1, 0, 1] });
    expect(tilePoints(game)).toBe(0);
  });

  it('penalty: the only kind of good goes by itself', () => {
    const game = disgraced('A6', { krones: 4, kitchen: { cake: 3 } }, MORE);
    expect(game.seat(0)).toMatchObject({ krones: 2, kitchen: [0, 2, 0, 0, 0] });
  });

  it.each([
    ['too few krones', { krones: 1, kitchen: { wine: 3 } }],
    ['no dish and no drink', { krones: 10 }],
    ['champagne alone', { krones: 10, kitchen: { champagne: 3 } }],
    [
      'goods on guests alone',
      { krones: 10, cafe: [{ guest: guests.captGoldhaken, goods: { strudel: 1 } }] },
    ],
  ] satisfies [string, PlayerInput][])('tiles.a6: penalty with %s: 5 points', (_what, player) => {
    const game = disgraced('A6', player, BALL);
    expect(isAsked(game)).toBe(false);
    expect(tilePoints(game)).toBe(-5);
    expect(game.seat(0).krones).toBe(player.krones);
  });

  it('penalty: krones of a reward may be declined while it threatens', () => {
    const game = afterMain(
      { krones: 1, kitchen: { wine: 1 }, cafe: [servedBut(92)], free: [1] },
      { round: 3, tiles: ['A6', 'B1', 'C1'] },
    );
    game.do(moveIn(0, 1), { kind: 'skip' });
    expect(game.seat(0).krones).toBe(1);
  });

  it('G4: a good of a reward may be declined while the penalty threatens an empty kitchen', () => {
    // With a strudel in the kitchen 2 krones are lost besides, without one only points.
    const game = afterMain(
      { krones: 2, cafe: [servedBut(51)], free: [1] },
      { round: 3, tiles: ['A6', 'B1', 'C1'] },
    );
    game.do(moveIn(0, 1));
    expect(game.offers({ kind: 'skip' })).toBe(true);
    game.do({ kind: 'skip' });
    expect(game.seat(0).kitchen).toEqual([0, 0, 0, 0, 0]);
  });

  it('editions.penalty: penalty in 2015: the player chooses which half', () => {
    const player = { krones: 2, kitchen: { wine: 1 } };
    const points = disgraced('A6', player, { ...MORE, edition: '2015' });
    points.do({ kind: 'suffer', option: 'vp' });
    expect(tilePoints(points)).toBe(-5);
    const loss = disgraced('A6', player, { ...MORE, edition: '2015' });
    loss.do({ kind: 'suffer', option: 'loss' });
    expect(loss.seat(0)).toMatchObject({ krones: 0, kitchen: [0, 0, 0, 0, 0] });
  });
});

describe('tile B6', () => {
  it('tiles.b6: bonus: three cards into the hand and 4 points', () => {
    const game = favoured(
      'B6',
      { hand: [staff.breakfastServer] },
      { ...MORE, nextStaff: [staff.receptionClerk, staff.chambermaid, staff.assistantManager] },
    );
    expect(game.seat(0).hand).toEqual([
      staff.breakfastServer,
      staff.receptionClerk,
      staff.chambermaid,
      staff.assistantManager,
    ]);
    expect(tilePoints(game)).toBe(4);
    expect(isAsked(game)).toBe(false);
  });

  it('tiles.b6: penalty: three cards of choice under the deck', () => {
    const game = disgraced(
      'B6',
      { hand: [staff.breakfastServer, staff.waitress, staff.barkeeper, staff.sousChef] },
      MORE,
    );
    for (const card of [4, 1, 3]) game.do({ kind: 'putUnder', card });
    expect(game.seat(0).hand).toEqual([staff.waitress]);
    expect(game.state.staffDeck.slice(0, 3)).toEqual([3, 1, 4]);
    expect(tilePoints(game)).toBe(0);
  });

  it('tiles.b6: penalty with two cards in hand: 7 points', () => {
    const game = disgraced('B6', { hand: [staff.breakfastServer, staff.waitress] }, MORE);
    expect(game.seat(0).hand).toEqual([staff.breakfastServer, staff.waitress]);
    expect(tilePoints(game)).toBe(-7);
  });
});

describe('tile C6', () => {
  it.each([
    [0, [[1], [], []]],
    [5, [[1, 0], [], []]],
    [15, [[0], [1, 0], [0]]],
  ])('tiles.c6: bonus: %i points for markers on %j', (points, claims) => {
    expect(tilePoints(favoured('C6', {}, { ...MORE, claims }))).toBe(points);
  });

  it('tiles.c6: penalty: all krones and everything in the kitchen, champagne included', () => {
    const kitchen = { strudel: 2, wine: 1, champagne: 3 };
    const cafe = [{ guest: guests.mIngalls, goods: { strudel: 1 } }];
    const game = disgraced('C6', { krones: 8, kitchen, cafe }, BALL);
    expect(game.seat(0)).toMatchObject({ krones: 0, kitchen: [0, 0, 0, 0, 0] });
    expect(game.eventsOf('kronesLost')).toMatchObject([{ seat: 0, amount: 8 }]);
    expect(game.eventsOf('goodsLost')).toMatchObject([{ seat: 0, goods: [2, 0, 1, 0, 3] }]);
    expect(tilePoints(game)).toBe(0);
  });

  it('penalty: goods on guests stay', () => {
    const cafe = [{ guest: guests.mIngalls, goods: { strudel: 1 } }];
    expect(disgraced('C6', { cafe }, MORE).seat(0).cafe[0]?.goods).toEqual([1, 0, 0, 0, 0]);
  });

  it('penalty without anything: no points are lost', () => {
    const game = disgraced('C6', { krones: 0 }, MORE);
    expect(tilePoints(game)).toBe(0);
    expect(game.eventsOf('kronesLost')).toEqual([]);
  });

  it('penalty: may be bought off with the Conference Manager', () => {
    const game = disgraced('C6', { krones: 8, played: [CONFERENCE_MANAGER] }, MORE);
    game.do({ kind: 'ward' });
    expect(game.seat(0).krones).toBe(7);
  });
});
