import type { Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { hosting } from './support.js';

/** Both players pass with these dice on the board. */
const passed = (dice: readonly number[], coloredDice: readonly number[]): Scenario =>
  scenario(position({ modules: ['celebrities'], dice, coloredDice })).do(
    { kind: 'pass', seat: 0 },
    { kind: 'pass', seat: 1 },
  );

const colored = (game: Scenario): number =>
  game.state.coloredDice.filter((space) => space > 0).length;
const dice = (game: Scenario): number => game.state.dice.reduce((sum, count) => sum + count, 0);

describe('W4: the dustbin at a reroll', () => {
  it('celebrities.dustbin: takes a white die as long as there is one', () => {
    const game = passed([1, 2, 3, 4], [2, 3, 4]);
    expect(game.eventsOf('dieDiscarded')).toEqual([
      { type: 'dieDiscarded', seat: 0, die: 'white', left: 3 },
    ]);
    expect(colored(game)).toBe(3);
    expect(dice(game)).toBe(3);
    expect(game.task?.kind).toBe('turn');
  });

  it('takes a white die also where it shares its space with coloured ones', () => {
    const game = passed([2, 2, 2, 2], [2, 2, 2]);
    expect(game.eventsOf('dieDiscarded')).toMatchObject([{ die: 'white' }]);
    expect(colored(game)).toBe(3);
  });

  it('celebrities.dustbin: among coloured dice the one who rolls chooses', () => {
    const game = passed([2, 3, 4], [2, 3, 4]);
    expect(game.task).toMatchObject({ kind: 'discardDie', seat: 0 });
    expect(game.legal.map((move) => move.kind === 'discardDie' && move.die)).toEqual([
      'red',
      'blue',
      'yellow',
    ]);
    game.do({ kind: 'discardDie', die: 'blue' });
    expect(game.eventsOf('dieDiscarded')).toMatchObject([{ die: 'blue', left: 2 }]);
    expect(game.state.coloredDice[1]).toBe(0);
    expect(colored(game)).toBe(2);
    expect(dice(game)).toBe(2);
  });

  it('the one who rolls has the lowest visible number', () => {
    const game = hosting(
      [],
      {},
      {
        dice: [2, 3],
        coloredDice: [2, 3, 0],
        turn: 1,
        players: [{ diceTaken: [1, 1] }, { diceTaken: [1] }],
      },
    );
    game.do({ kind: 'pass', seat: 1 });
    expect(game.task).toMatchObject({ kind: 'discardDie', seat: 1 });
    expect(game.offers({ kind: 'discardDie', die: 'yellow' })).toBe(false);
  });

  it('a single coloured die goes by itself, and with it the round', () => {
    const game = passed([3], [0, 3, 0]);
    expect(game.eventsOf('dieDiscarded')).toMatchObject([{ die: 'blue', left: 0 }]);
    expect(game.state.round).toBe(2);
  });

  it('in the next round all three are rolled again', () => {
    const game = passed([3], [0, 3, 0]);
    expect(colored(game)).toBe(3);
    expect(dice(game)).toBe(10);
  });

  it('the celebrity of a die in the dustbin waits in the lounge', () => {
    const game = passed([2, 3, 4], [2, 3, 4]);
    const before = game.state.modules.celebrities?.lounge;
    game.do({ kind: 'discardDie', die: 'red' });
    expect(game.state.modules.celebrities?.lounge).toEqual(before);
  });
});
