import { NO_GOODS } from '@gah/engine';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterMain, amounts, withDice } from './support.js';

const CARDS = [
  { card: 1, name: 'Breakfast Server', good: 'strudel' },
  { card: 2, name: 'Waitress', good: 'cake' },
  { card: 3, name: 'Barkeeper', good: 'wine' },
  { card: 4, name: 'Sous-Chef', good: 'coffee' },
] as const;

describe.each(CARDS)('$name ($card)', ({ card, good }) => {
  it(`staff.dailyGood: gives one ${good}, free`, () => {
    const game = afterMain({ played: [card] });
    game.do({ kind: 'useStaff', card });
    expect(amounts(game.seat(0).kitchen)).toEqual({ [good]: 1 });
    expect(game.seat(0).krones).toBe(10);
  });

  it('gives nothing when played, but may be used at once', () => {
    const game = withDice([5], { hand: [card] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card });
    expect(amounts(game.seat(0).kitchen)).toEqual({});
    game.do({ kind: 'useStaff', card });
    expect(amounts(game.seat(0).kitchen)).toEqual({ [good]: 1 });
  });

  it('additional.staff: is used once a round, also over two turns', () => {
    const game = scenario(
      position({
        mainDone: true,
        dice: [4],
        players: [{ played: [card], diceTaken: [4] }, { diceTaken: [4, 4] }],
      }),
    );
    game.do({ kind: 'useStaff', card });
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
    game.do({ kind: 'endTurn' });
    expect(game.state.round).toBe(1);
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0, mainDone: false });
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });

  it('turns.ready: can be used again in the next round', () => {
    const game = afterMain({ played: [card], used: [card] });
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
    game.do({ kind: 'endTurn' }, { kind: 'pass' });
    expect(game.state.round).toBe(2);
    game.do({ kind: 'useStaff', seat: 0, card });
    expect(amounts(game.seat(0).kitchen)).toEqual({ [good]: 1 });
  });
});

describe('staff used once a round', () => {
  it('may be used before the main action and keeps its own count', () => {
    const game = withDice([4], { played: [staff.breakfastServer, staff.barkeeper] });
    game.do({ kind: 'useStaff', card: staff.barkeeper });
    expect(game.offers({ kind: 'useStaff', card: staff.barkeeper })).toBe(false);
    game.do({ kind: 'useStaff', card: staff.breakfastServer });
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 1, wine: 1 });
  });

  it('G1: the good may go onto a guest at once, free', () => {
    const game = afterMain({
      krones: 0,
      played: [staff.breakfastServer],
      cafe: [guests.captGoldhaken],
    });
    game.do(
      { kind: 'useStaff', card: staff.breakfastServer },
      { kind: 'place', good: 'strudel', table: 0 },
    );
    expect(amounts(game.seat(0).cafe[0]?.goods ?? NO_GOODS)).toEqual({ strudel: 1 });
    expect(amounts(game.seat(0).kitchen)).toEqual({});
  });

  it('may go unused; the use is not saved up', () => {
    const game = afterMain({ played: [staff.breakfastServer] });
    game.do(
      { kind: 'endTurn' },
      { kind: 'pass' },
      { kind: 'useStaff', seat: 0, card: staff.breakfastServer },
    );
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 1 });
  });

  it('is used by its owner on the owner’s turn only', () => {
    const game = scenario(
      position({
        mainDone: true,
        turn: 1,
        players: [{ played: [staff.breakfastServer] }, { played: [staff.waitress] }],
      }),
    );
    expect(game.offers({ kind: 'useStaff', seat: 1, card: staff.waitress })).toBe(true);
    expect(game.offers({ kind: 'useStaff', card: staff.breakfastServer })).toBe(false);
  });

  it('T8: cannot be used while another choice is open', () => {
    const game = withDice([4], { played: [staff.breakfastServer] });
    game.do({ kind: 'takeDie', space: 4, boost: false });
    expect(game.task?.kind).toBe('splitKrones');
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });
});
