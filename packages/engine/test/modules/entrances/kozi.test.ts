import { staff } from '@gah/engine/testing';
import type { Die } from '@gah/engine';
import type { MovePart, PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import { amounts, staffVp } from '../../staff/support.js';
import { ownerAfterMain, ownerOf } from './support.js';

const GIZIA = 97;
const shift = (from: number, to: number, die: Die = 'white'): MovePart => ({
  kind: 'shiftDie',
  from,
  to,
  die,
});
const take = (space: number, boost = false): MovePart => ({
  kind: 'takeDie',
  space,
  die: 'white',
  boost,
  bonus: false,
});
const withDice = (
  dice: readonly number[],
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario => ownerOf('kozi', player, { dice, ...input });
const shifts = ({ legal }: Scenario): string[] => [
  ...new Set(
    legal.flatMap((move) => (move.kind === 'shiftDie' ? [`${move.from}-${move.to}`] : [])),
  ),
];

describe('The Kozi Palace: a die of a neighbouring space', () => {
  it('entrances.kozi: is moved before the space is used and counts for its strength: the example of the rulebook', () => {
    // Two dice on 4 and on 5 each: with one moved, a card for 3 krones less.
    const game = withDice([4, 4, 5, 5], { krones: 3, hand: [staff.waitress] });
    game.do(shift(4, 5));
    expect(game.state.dice).toEqual([0, 0, 0, 1, 3, 0]);
    game.do(take(5));
    expect(game.eventsOf('dieTaken')).toMatchObject([{ space: 5, strength: 3 }]);
    game.do({ kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [staff.waitress], diceTaken: [5] });
  });

  it('is one from the left or the right; 1 and 6 are no neighbours', () => {
    expect(shifts(withDice([1, 2, 3, 4, 5, 6]))).toEqual([
      '1-2',
      '2-1',
      '2-3',
      '3-2',
      '3-4',
      '4-3',
      '4-5',
      '5-4',
      '5-6',
      '6-5',
    ]);
    expect(shifts(withDice([1]))).toEqual(['1-2']);
    expect(shifts(withDice([6]))).toEqual(['6-5']);
  });

  it('W6: also onto an empty space', () => {
    const game = withDice([3, 3], { krones: 5 }).do(shift(3, 4));
    game.do(take(4), { kind: 'splitKrones', krones: 1 });
    expect(game.eventsOf('dieTaken')).toMatchObject([{ space: 4, strength: 1 }]);
    expect(game.seat(0)).toMatchObject({ krones: 6, diceTaken: [4] });
  });

  it('W6: the space it is moved to must be used', () => {
    const game = withDice([1, 2, 4], { krones: 5 }).do(shift(1, 2));
    expect(game.offers({ kind: 'endTurn' })).toBe(false);
    expect(game.legal.every((move) => move.kind === 'takeDie' && move.space === 2)).toBe(true);
  });

  it('W6: changes its value for good', () => {
    const game = withDice([1, 2], { krones: 5 }, { players: [{ diceTaken: [1, 1] }] });
    game.do(shift(1, 2), take(2), { kind: 'splitGoods', second: 0 }, { kind: 'endTurn' });
    expect(game.state.dice).toEqual([0, 1, 0, 0, 0, 0]);
    expect(game.offers({ kind: 'takeDie', space: 2 })).toBe(true);
  });

  it('is only one', () => {
    const game = withDice([1, 2, 3]).do(shift(1, 2));
    expect(game.offers({ kind: 'shiftDie' })).toBe(false);
  });

  it('may be left where it is', () => {
    const game = withDice([4, 5]).do(take(4));
    expect(game.eventsOf('dieTaken')).toMatchObject([{ space: 4, strength: 1 }]);
  });

  it('the main action can be boosted, too', () => {
    const game = withDice([3, 4], { krones: 5 }).do(shift(3, 4), take(4, true));
    game.do({ kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 4, emperor: 3 });
  });

  it('space 6 still costs a krone', () => {
    const game = withDice([5], { krones: 1 }).do(shift(5, 6), { kind: 'copy', space: 4 });
    game.do({ kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 0, emperor: 1, diceTaken: [6] });
    expect(shifts(withDice([5], { krones: 0 }))).toEqual(['5-4']);
  });

  it('T4: can be moved from space 6 by a player without a krone', () => {
    const game = withDice([6, 6], { krones: 0, hand: [staff.poolAttendant] });
    expect(shifts(game)).toEqual(['6-5']);
    game.do(shift(6, 5), { kind: 'playStaff', card: staff.poolAttendant });
    expect(game.seat(0)).toMatchObject({ krones: 0, emperor: 3 });
  });

  it('T6: staff looks at its new value', () => {
    // Laundress pays 4 points for a die showing 4.
    const game = withDice([3], { played: [staff.laundress] }).do(shift(3, 4), take(4));
    expect(staffVp(game)).toBe(4);
    const away = withDice([4], { played: [staff.laundress] }).do(shift(4, 3), take(3));
    expect(staffVp(away)).toBe(0);
  });

  it('T1: is moved in the main action, so not after it; then one cannot pass', () => {
    expect(shifts(ownerAfterMain('kozi', {}, { dice: [1, 2] }))).toEqual([]);
    const game = withDice([1, 2]);
    expect(game.offers({ kind: 'pass' })).toBe(true);
    expect(game.do(shift(1, 2)).offers({ kind: 'pass' })).toBe(false);
  });

  it('is for its owner only', () => {
    expect(shifts(withDice([1, 2, 3], {}, { turn: 1 }))).toEqual([]);
  });
});

describe('The Kozi Palace with celebrities', () => {
  const withColors = (
    dice: readonly number[],
    coloredDice: readonly number[],
    player: PlayerInput = {},
  ): Scenario =>
    withDice(dice, { krones: 5, ...player }, { modules: ['celebrities'], coloredDice });

  it('W6: coloured dice move as well and can be taken then', () => {
    const game = withColors([3, 4], [3, 0, 0]);
    game.do(shift(3, 4, 'red'));
    expect(game.state.coloredDice).toEqual([4, 0, 0]);
    // W4: one krone for the other die there.
    game.do({ kind: 'takeDie', space: 4, die: 'red', boost: false });
    expect(game.seat(0)).toMatchObject({ krones: 4, diceTaken: [4] });
    expect(game.eventsOf('celebrityTaken')).toHaveLength(1);
  });

  it('W6: a coloured die that is moved need not be the one that is taken', () => {
    const game = withColors([3, 4], [3, 0, 0]).do(shift(3, 4, 'red'), take(4));
    expect(game.eventsOf('celebrityTaken')).toEqual([]);
    expect(game.state).toMatchObject({ dice: [0, 0, 0, 1, 0, 0], coloredDice: [4, 0, 0] });
    expect(game.seat(0).krones).toBe(5);
  });

  it('W4: a white die moved there makes a coloured one dearer, one moved away cheaper', () => {
    const dearer = withColors([3, 4], [4, 0, 0]).do(shift(3, 4));
    dearer.do({ kind: 'takeDie', space: 4, die: 'red', boost: false });
    expect(dearer.seat(0).krones).toBe(4);
    const cheaper = withColors([4, 4], [4, 0, 0]).do(shift(4, 5, 'red'));
    cheaper.do({ kind: 'takeDie', space: 5, boost: false });
    expect(cheaper.seat(0).krones).toBe(5);
  });

  it('white and coloured dice of a space are offered apart', () => {
    const game = withColors([3, 3, 3], [3, 0, 3]);
    const offered = game.legal.flatMap((move) =>
      move.kind === 'shiftDie' && move.to === 4 ? [move.die] : [],
    );
    expect(offered).toEqual(['white', 'red', 'yellow']);
  });
});

describe('The Kozi Palace with E. Gizia', () => {
  const arrived = (
    dice: readonly number[],
    player: PlayerInput = {},
    input: PositionInput = {},
  ): Scenario =>
    withDice(dice, { krones: 5, cafe: [served(GIZIA)], free: [1], ...player }, input).do({
      kind: 'moveIn',
      table: 0,
      room: 1,
    });

  it('W6: moves a die for her action, at the new strength, and it stays there', () => {
    const game = arrived([3, 4]).do(shift(3, 4));
    expect(game.eventsOf('spaceUsed')).toMatchObject([{ space: 4, strength: 2 }]);
    game.do({ kind: 'splitKrones', krones: 2 });
    expect(game.seat(0)).toMatchObject({ krones: 7, diceTaken: [] });
    expect(game.state.dice).toEqual([0, 0, 0, 2, 0, 0]);
  });

  it('W6: moves one onto an empty space', () => {
    const game = arrived([3]).do(shift(3, 2));
    expect(amounts(game.seat(0).kitchen)).toEqual({ wine: 1 });
    expect(game.state.dice).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('W6: and another one for the main action of the turn', () => {
    const game = arrived([3, 4]).do(shift(3, 4), { kind: 'splitKrones', krones: 2 });
    game.do(shift(4, 3), take(3));
    expect(game.seat(0).diceTaken).toEqual([3]);
    expect(game.state.dice).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('moves a coloured die without paying for it', () => {
    const game = arrived([3, 4], {}, { modules: ['celebrities'], coloredDice: [3, 0, 0] });
    game.do(shift(3, 4, 'red'), { kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 5, emperor: 2 });
    expect(game.state.coloredDice).toEqual([4, 0, 0]);
    expect(game.eventsOf('celebrityTaken')).toEqual([]);
  });

  it('may use a space without moving a die, or none', () => {
    expect(arrived([4, 4]).do({ kind: 'useSpace', space: 4 }).task?.kind).toBe('splitKrones');
    expect(arrived([4, 4]).do({ kind: 'skip' }).task?.kind).toBe('turn');
  });

  it('needs a krone to move a die to space 6', () => {
    const moved = (krones: number): string[] => {
      const game = arrived([5], { krones });
      expect(game.task?.kind).toBe('useSpace');
      return shifts(game);
    };
    expect(moved(0)).toEqual(['5-4']);
    expect(moved(1)).toEqual(['5-4', '5-6']);
  });

  it('W6: moves a die from space 6 when there is no krone to use that', () => {
    const game = arrived([6], { krones: 0 });
    expect(game.task?.kind).toBe('useSpace');
    expect(shifts(game)).toEqual(['6-5']);
  });

  it('editions.gizia: 2015: moves a die in her turn, which can be boosted as usual', () => {
    const game = withDice(
      [3, 4],
      { krones: 5, cafe: [served(GIZIA)], free: [1] },
      { edition: '2015', mainDone: true, players: [{ diceTaken: [1, 1] }] },
    );
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'turn', extra: true });
    expect(game.offers({ kind: 'useSpace', space: 4, boost: true })).toBe(true);
    game.do(shift(3, 4), { kind: 'useSpace', space: 4, boost: true });
    game.do({ kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 4, emperor: 3 });
    expect(game.state.dice).toEqual([0, 0, 0, 2, 0, 0]);
  });
});

describe('The Kozi Palace with the master key', () => {
  it('moves no die', () => {
    const game = withDice([3, 3, 4], {}, { modules: ['startPlayer'] }).do({ kind: 'takeKey' });
    while (game.task?.kind === 'benefits') {
      expect(shifts(game)).toEqual([]);
      game.do({ kind: 'benefit', item: 1 });
    }
    expect(game.task).toMatchObject({ kind: 'copy', strength: 1 });
    expect(shifts(game)).toEqual([]);
    game.do({ kind: 'copy', space: 4 });
    expect(game.task).toMatchObject({ kind: 'splitKrones', strength: 1 });
    expect(game.state.dice).toEqual([0, 0, 2, 1, 0, 0]);
  });
});
