import type { MovePart, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { amounts, benefit, kindsOffered, staffVp, taken, withDice } from './support.js';

describe('T5: boosting', () => {
  it('additional.boost: costs one krone and adds one to the strength', () => {
    const game = withDice([1], { krones: 1 });
    game.do(taken(1, true), { kind: 'splitGoods', second: 1 });
    expect(game.seat(0).krones).toBe(0);
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 1, cake: 1 });
  });

  it('needs a krone', () => {
    expect(withDice([1], { krones: 0 }).offers({ kind: 'takeDie', boost: true })).toBe(false);
    expect(withDice([6], { krones: 1 }).offers({ kind: 'takeDie', boost: true })).toBe(false);
  });

  it('works for an action copied with a 6: three dice and two krones prepare four rooms', () => {
    const game = withDice([6, 6, 6], { krones: 2, free: [0] });
    game.do(
      taken(6, true),
      { kind: 'copy', space: 3 },
      { kind: 'prepareRoom', room: 1 },
      { kind: 'prepareRoom', room: 2 },
      { kind: 'prepareRoom', room: 3 },
      { kind: 'prepareRoom', room: 4 },
    );
    expect(game.seat(0)).toMatchObject({ krones: 0, tiles: 0b11111 });
    expect(game.task?.kind).toBe('turn');
  });

  it('comes with the choice of the die, not later', () => {
    const game = withDice([6, 6], { krones: 5 });
    game.do(taken(6), { kind: 'copy', space: 4 });
    expect(kindsOffered(game)).toEqual(['splitKrones']);
    game.do({ kind: 'splitKrones', krones: 2 });
    expect(game.offers({ kind: 'takeDie' })).toBe(false);
  });
});

describe('T6: staff that reacts to a die', () => {
  /** All of them, with what each would need: a card in hand, krones, a room to prepare. */
  const REACTING = [12, 13, 14, 15, 16, 18, 19, 20, 22];
  const WAYS: readonly { space: number; task: object; answer: MovePart }[] = [
    {
      space: 1,
      task: { kind: 'splitGoods', space: 1, strength: 2 },
      answer: { kind: 'splitGoods', second: 0 },
    },
    {
      space: 2,
      task: { kind: 'splitGoods', space: 2, strength: 2 },
      answer: { kind: 'splitGoods', second: 0 },
    },
    { space: 3, task: { kind: 'prepareRoom', left: 2 }, answer: { kind: 'skip' } },
    {
      space: 4,
      task: { kind: 'splitKrones', strength: 2 },
      answer: { kind: 'splitKrones', krones: 2 },
    },
    { space: 5, task: { kind: 'playStaff', discount: 2 }, answer: { kind: 'skip' } },
  ];

  it.each(WAYS)('looks at the 6 taken, not at action $space copied with it', (way) => {
    const game = withDice([6, 6], { hand: [staff.poolAttendant], played: REACTING });
    expect(game.offers({ kind: 'takeDie', bonus: true })).toBe(false);
    game.do(taken(6), { kind: 'copy', space: way.space });
    expect(game.task).toMatchObject(way.task);
    game.do(way.answer);
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0)).toMatchObject({ vp: 0, emperor: 0, tiles: 0, played: REACTING });
  });

  // E. Gizia (97) allows a main action without taking a die.
  const gizia = (space: number, krones: number): Scenario =>
    scenario(
      position({
        mainDone: true,
        dice: [space, space],
        players: [
          {
            krones,
            hand: [staff.poolAttendant],
            played: [...REACTING, staff.kitchenHand],
            cafe: [{ guest: guests.eGizia, goods: { strudel: 2, wine: 1 } }],
            free: [1],
          },
        ],
      }),
    ).do({ kind: 'moveIn', table: 0, room: 1 });

  it.each(WAYS)('does not react to E. Gizia on space $space', ({ space, task, answer }) => {
    const game = gizia(space, 10);
    expect(game.offers({ kind: 'useSpace', boost: true })).toBe(false);
    game.do({ kind: 'useSpace', space });
    expect(game.task).toMatchObject(task);
    game.do(answer);
    expect(game.task?.kind).toBe('turn');
    expect(staffVp(game)).toBe(0);
    expect(game.seat(0)).toMatchObject({ emperor: 0, tiles: 1 << 1, diceTaken: [] });
    expect(game.state.dice[space - 1]).toBe(2);
  });

  it('does not react to E. Gizia on space 6: Kitchen Hand saves no krone and adds no strength', () => {
    const game = gizia(6, 1);
    game.do({ kind: 'useSpace', space: 6 });
    expect(game.seat(0).krones).toBe(0);
    expect(game.task).toMatchObject({ kind: 'copy', strength: 2 });
    // Without a krone the space cannot be used.
    expect(gizia(6, 0).task?.kind).toBe('turn');
  });

  it.each([
    { card: 12, name: 'Executive Housekeeper' },
    { card: 19, name: 'Interior Architect' },
  ])('$name does not react to the die with which it came into play', ({ card }) => {
    const game = withDice([3], { hand: [card], played: [staff.staffManager] });
    game.do(taken(3));
    game.do(benefit(game, 'playStaff'), { kind: 'playStaff', card }, { kind: 'skip' });
    expect(game.seat(0).played).toEqual([staff.staffManager, card]);
    expect(game.task?.kind).toBe('turn');
    expect(staffVp(game)).toBe(0);
  });

  it.each([
    { card: 18, name: 'Checker' },
    { card: 20, name: 'Detective' },
  ])('$name does not react to the 5 with which it is played', ({ card }) => {
    const game = withDice([5], { krones: 10, hand: [card] });
    expect(game.offers({ kind: 'takeDie', bonus: true })).toBe(false);
    game.do(taken(5), { kind: 'playStaff', card });
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0)).toMatchObject({ krones: 10 - (2 - 1), emperor: 0 });
  });

  it('reacts to the next die', () => {
    const game = scenario(
      position({ dice: [5, 5], players: [{ hand: [staff.detective] }, { diceTaken: [1, 1] }] }),
    );
    game.do(taken(5), { kind: 'playStaff', card: staff.detective }, { kind: 'endTurn' }, taken(5));
    expect(game.seat(0).emperor).toBe(2);
  });
});
