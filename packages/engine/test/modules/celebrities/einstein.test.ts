import { guests } from '@gah/engine/testing';
import type { Good } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { BALL, hosting } from './support.js';

const use = { kind: 'useCelebrity', celebrity: 'einstein' } as const;
const spendable = (game: Scenario): unknown[] =>
  game.legal.flatMap((move) => (move.kind === 'spendGood' ? [move.good] : []));
const choosable = (game: Scenario): unknown[] =>
  game.legal.flatMap((move) => (move.kind === 'chooseGood' ? [move.good] : []));

const exchange = (
  player: PlayerInput,
  given: readonly Good[],
  rest: PositionInput = {},
): Scenario => {
  const game = hosting(['einstein'], player, { dice: [4], ...rest }).do(use);
  for (const good of given) game.do({ kind: 'spendGood', good });
  return game;
};

describe('Einstein: exchanges up to four dishes and drinks, once in the round', () => {
  it('celebrities.einstein: four for four others', () => {
    const game = exchange({ kitchen: { strudel: 3, wine: 2 } }, [
      'strudel',
      'strudel',
      'strudel',
      'wine',
    ]);
    expect(choosable(game)).toEqual(['cake', 'coffee']);
    for (const good of ['cake', 'cake', 'cake', 'coffee'] as const)
      game.do({ kind: 'chooseGood', good });
    expect(game.seat(0)).toMatchObject({ krones: 10, kitchen: [0, 3, 1, 1, 0] });
  });

  it('or fewer', () => {
    const game = exchange({ kitchen: { strudel: 4, wine: 1 } }, ['strudel']).do({ kind: 'skip' });
    game.do({ kind: 'chooseGood', good: 'coffee' });
    expect(game.seat(0).kitchen).toEqual([3, 0, 1, 1, 0]);
    expect(game.task?.kind).toBe('turn');
  });

  it('not more than four', () => {
    const game = exchange({ kitchen: { strudel: 5, wine: 5 } }, [
      'strudel',
      'strudel',
      'strudel',
      'strudel',
    ]);
    expect(spendable(game)).toEqual([]);
    expect(choosable(game)).toHaveLength(3);
  });

  it('never all four kinds, because none would be left to get back', () => {
    const kitchen = { strudel: 2, cake: 1, wine: 1, coffee: 1 };
    const game = exchange({ kitchen }, ['strudel', 'cake', 'wine']);
    expect(spendable(game)).toEqual(['strudel']);
  });

  it('no champagne, neither given nor gained', () => {
    const game = exchange({ kitchen: { strudel: 1, cake: 1, champagne: 4 } }, [], BALL);
    expect(spendable(game)).toEqual(['strudel', 'cake']);
    game.do({ kind: 'spendGood', good: 'strudel' }, { kind: 'skip' });
    expect(choosable(game)).toEqual(['cake', 'wine', 'coffee']);
  });

  it('is not offered with champagne alone or an empty kitchen', () => {
    expect(hosting(['einstein'], { kitchen: { champagne: 4 } }, BALL).offers(use)).toBe(false);
    expect(hosting(['einstein'], {}).offers(use)).toBe(false);
  });

  it('the goods may go onto a guest at once, free', () => {
    const game = exchange(
      { krones: 0, kitchen: { cake: 1, wine: 1 }, cafe: [guests.captGoldhaken] },
      ['wine'],
    );
    game.do({ kind: 'skip' }, { kind: 'chooseGood', good: 'strudel' });
    game.do({ kind: 'place', good: 'strudel', table: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 0, kitchen: [0, 1, 0, 0, 0] });
  });

  it('T8: is an additional action, before or after the main action, not inside another', () => {
    const player = { kitchen: { cake: 1, wine: 2 } };
    const before = exchange(player, ['wine']).do(
      { kind: 'skip' },
      { kind: 'chooseGood', good: 'cake' },
    );
    expect(before.task).toMatchObject({ kind: 'turn', mainDone: false });
    expect(before.offers({ kind: 'pass' })).toBe(false);
    const inside = hosting(['einstein'], player, { dice: [4] });
    inside.do({ kind: 'takeDie', space: 4, boost: false });
    expect(inside.task?.kind).toBe('splitKrones');
    expect(inside.offers(use)).toBe(false);
    expect(inside.do({ kind: 'splitKrones', krones: 1 }).offers(use)).toBe(true);
  });

  it('is used once in the round, also over two turns', () => {
    const players = [{ kitchen: { cake: 1, wine: 2 }, diceTaken: [4] }, { diceTaken: [4, 4] }];
    const game = hosting(['einstein'], {}, { mainDone: true, dice: [4], players });
    game.do(use, { kind: 'spendGood', good: 'wine' }, { kind: 'skip' });
    game.do({ kind: 'chooseGood', good: 'cake' });
    expect(game.offers(use)).toBe(false);
    game.do({ kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0, mainDone: false });
    expect(game.offers(use)).toBe(false);
  });
});
