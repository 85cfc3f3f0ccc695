import { NO_GOODS } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterMain, amounts, withDice } from './support.js';

/** Plays a card from hand with the only die, which shows a 5. */
const playing = (card: number, player: PlayerInput = {}): Scenario =>
  withDice([5], { hand: [card], ...player }).do(
    { kind: 'takeDie', space: 5, boost: false },
    { kind: 'playStaff', card },
  );

describe('staff that gives goods when played', () => {
  it.each([
    { card: 21, name: 'Chef', goods: { strudel: 1, cake: 1, wine: 1, coffee: 1 } },
    { card: 36, name: 'Sommelier', goods: { wine: 4 } },
    { card: 39, name: 'Confectioner', goods: { cake: 4 } },
    { card: 43, name: 'Barista', goods: { coffee: 4 } },
    { card: 44, name: 'Larder Cook', goods: { strudel: 4 } },
  ])('staff.goods: $name ($card) gives exactly $goods', ({ card, goods }) => {
    const game = playing(card);
    expect(amounts(game.seat(0).kitchen)).toEqual(goods);
    expect(amounts(game.seat(1).kitchen)).toEqual({});
    expect(game.task?.kind).toBe('turn');
  });

  it('G1: the goods may go onto guests at once, free; the rest into the kitchen', () => {
    // Guest 57 has ordered two wine and a coffee.
    const game = playing(36, { krones: 1, cafe: [guests.architect] });
    game.do({ kind: 'place', good: 'wine', table: 0 }, { kind: 'place', good: 'wine', table: 0 });
    expect(amounts(game.seat(0).cafe[0]?.goods ?? NO_GOODS)).toEqual({ wine: 2 });
    expect(amounts(game.seat(0).kitchen)).toEqual({ wine: 2 });
    expect(game.seat(0).krones).toBe(0);
  });

  it('staff.onceOnly: works once only: the card stays in play and is never offered for use', () => {
    const game = playing(21);
    expect(game.seat(0).played).toEqual([staff.chef]);
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
    const nextRound = afterMain({
      played: [
        staff.chef,
        staff.sommelier,
        staff.confectioner,
        staff.barista,
        staff.larderCook,
        staff.poolAttendant,
        staff.pageBoy,
        staff.porter,
      ],
      free: [0],
    });
    nextRound.do({ kind: 'endTurn' }, { kind: 'pass' });
    expect(nextRound.state.round).toBe(2);
    expect(nextRound.task).toMatchObject({ kind: 'turn', seat: 0 });
    expect(nextRound.offers({ kind: 'useStaff' })).toBe(false);
    expect(nextRound.seat(0)).toMatchObject({ emperor: 0, occupied: 0 });
    expect(amounts(nextRound.seat(0).kitchen)).toEqual({});
  });
});

describe('Pool Attendant (45)', () => {
  it('staff.poolAttendant: advances three emperor steps', () => {
    const game = playing(45, { emperor: 2 });
    expect(game.seat(0)).toMatchObject({ emperor: 5, vp: 0 });
  });

  it('G8: gives a point for each step beyond space 13', () => {
    const game = playing(45, { emperor: 12 });
    expect(game.seat(0)).toMatchObject({ emperor: 13, vp: 2 });
  });
});

// Night hotel: room 0 is a blue group of its own, room 18 a red one; 1, 5 and 6 are a yellow group.
describe('Page-boy (35)', () => {
  it('staff.pageBoy: occupies two free rooms of any colour', () => {
    const game = playing(35, { free: [1, 2, 10] });
    game.do({ kind: 'occupyRoom', room: 1 }, { kind: 'occupyRoom', room: 10 });
    expect(game.seat(0).occupied).toBe((1 << 1) | (1 << 10));
    expect(game.task?.kind).toBe('turn');
  });

  it('may occupy one room or none', () => {
    const one = playing(35, { free: [1, 2] });
    one.do({ kind: 'occupyRoom', room: 1 }, { kind: 'skip' });
    expect(one.seat(0).occupied).toBe(1 << 1);
    expect(one.task?.kind).toBe('turn');
    const none = playing(35, { free: [1, 2] });
    while (none.offers({ kind: 'skip' })) none.do({ kind: 'skip' });
    expect(none.seat(0).occupied).toBe(0);
    expect(none.task?.kind).toBe('turn');
  });

  it('offers neither occupied rooms nor spaces without a tile', () => {
    const game = playing(35, { free: [1], occupied: [2] });
    expect(game.legal).toEqual([
      { seat: 0, kind: 'occupyRoom', room: 1 },
      { seat: 0, kind: 'skip' },
    ]);
    game.do({ kind: 'occupyRoom', room: 1 });
    expect(game.task?.kind).toBe('turn');
  });

  it('does nothing without a free room', () => {
    const game = playing(35, { occupied: [1] });
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).occupied).toBe(1 << 1);
  });

  it('G5: pays the group bonus directly after each room', () => {
    const game = playing(35, { krones: 5, free: [0, 18] });
    game.do({ kind: 'occupyRoom', room: 18 });
    // 5 - 1 for the card + 1 for the red group, before the second room is chosen.
    expect(game.task).toEqual({ kind: 'occupyRoom', seat: 0, floors: 4 });
    expect(game.seat(0)).toMatchObject({ krones: 5, vp: 0 });
    game.do({ kind: 'occupyRoom', room: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 5, vp: 2 });
    expect(
      game.events
        .map(({ type }) => type)
        .filter((type) => /^(room|group|krones|vp)/.test(type) && type !== 'kronesPaid'),
    ).toEqual([
      'roomOccupied',
      'groupCompleted',
      'kronesGained',
      'roomOccupied',
      'groupCompleted',
      'vpGained',
    ]);
  });

  it('pays a group once that both rooms complete together', () => {
    const game = playing(35, { free: [5, 6], occupied: [1] });
    game.do({ kind: 'occupyRoom', room: 5 });
    expect(game.seat(0).emperor).toBe(0);
    game.do({ kind: 'occupyRoom', room: 6 });
    expect(game.seat(0).emperor).toBe(6);
  });
});

describe('Porter (38)', () => {
  // Guest 90 has ordered a strudel and three cakes, guest 65 a coffee.
  it('staff.porter: fills what is missing of one order from the supply', () => {
    const game = playing(38, {
      kitchen: { cake: 1, coffee: 1 },
      cafe: [{ guest: guests.seniorLegalSecretary, goods: { cake: 1 } }, guests.knightOfTheEmpire],
    });
    game.do({ kind: 'fillOrder', table: 0 });
    expect(amounts(game.seat(0).cafe[0]?.goods ?? NO_GOODS)).toEqual({ strudel: 1, cake: 3 });
    expect(amounts(game.seat(0).cafe[1]?.goods ?? NO_GOODS)).toEqual({});
    expect(amounts(game.seat(0).kitchen)).toEqual({ cake: 1, coffee: 1 });
    // 10 - 4 for the card; filling is free, and only one order is filled.
    expect(game.seat(0).krones).toBe(6);
    expect(game.task?.kind).toBe('turn');
  });

  it('leaves the guest at the table, ready to move in', () => {
    const game = playing(38, { cafe: [guests.knightOfTheEmpire], free: [10] });
    game.do({ kind: 'fillOrder', table: 0 });
    expect(game.seat(0)).toMatchObject({ vp: 0, occupied: 0 });
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    expect(game.seat(0)).toMatchObject({ vp: 3, occupied: 1 << 10 });
  });

  it('does not offer a guest who is already served, nor guests of others', () => {
    const game = scenario(
      position({
        dice: [5],
        players: [
          {
            hand: [staff.porter],
            cafe: [
              { guest: guests.knightOfTheEmpire, goods: { coffee: 1 } },
              guests.seniorLegalSecretary,
            ],
          },
          { cafe: [guests.duchess, guests.apothecary, guests.captGoldhaken] },
        ],
      }),
    );
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: staff.porter });
    expect(game.legal).toEqual([
      { seat: 0, kind: 'fillOrder', table: 1 },
      { seat: 0, kind: 'skip' },
    ]);
  });

  it('does nothing in an empty café', () => {
    const game = playing(38);
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).played).toEqual([staff.porter]);
  });
});
