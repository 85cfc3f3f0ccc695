import { guests, staff } from '@gah/engine/testing';
import { SPACES } from '@gah/engine';
import type { PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { arrival, RED } from './arrival.js';

const GIZIA = 97;
const KITCHEN_HAND = staff.kitchenHand;
/** Everyone who reacts to the value of a die. */
const DIE_STAFF = [12, 13, 14, 15, 16, KITCHEN_HAND, 18, 19, 20, 22];
const ONE_EACH = [1, 2, 3, 4, 5, 6];

/** The spaces offered without taking a die. */
const spaces = ({ legal }: Scenario): number[] => [
  ...new Set(legal.flatMap((move) => (move.kind === 'useSpace' ? move.space : []))),
];

describe('E. Gizia (97) in 2021', () => {
  it('guests.gizia, editions.gizia: uses a space with dice, at its strength, and takes no die', () => {
    const game = arrival(GIZIA, {}, { dice: [1, 1, 1, 4] });
    expect(spaces(game)).toEqual([1, 4]);
    game.do({ kind: 'useSpace', space: 1 }, { kind: 'splitGoods', second: 1 });
    expect(game.seat(0).kitchen).toEqual([2, 1, 0, 0, 0]);
    expect(game.state.dice).toEqual([3, 0, 0, 1, 0, 0]);
    expect(game.seat(0).diceTaken).toEqual([]);
  });

  it('guests.gizia: leaves the main action of the turn untouched', () => {
    const game = arrival(GIZIA, {}, { dice: [4, 4] });
    game.do({ kind: 'useSpace', space: 4 }, { kind: 'splitKrones', krones: 2 });
    expect(game.offers({ kind: 'endTurn' })).toBe(false);
    game.do({ kind: 'takeDie', space: 4, boost: true }, { kind: 'splitKrones', krones: 0 });
    // 10, 2 gained, 1 for the boost.
    expect(game.seat(0)).toMatchObject({ krones: 11, emperor: 3, diceTaken: [4] });
  });

  it('also works after the main action', () => {
    const game = arrival(GIZIA, {}, { dice: [4], mainDone: true });
    game.do({ kind: 'useSpace', space: 4 }, { kind: 'splitKrones', krones: 1 });
    expect(game.seat(0).krones).toBe(11);
  });

  it('guests.gizia: cannot be boosted', () => {
    const game = arrival(GIZIA, {}, { dice: ONE_EACH });
    expect(game.offers({ kind: 'useSpace', boost: true })).toBe(false);
  });

  it('may be declined', () => {
    const game = arrival(GIZIA, {}, { dice: ONE_EACH }).do({ kind: 'skip' });
    expect(game.task).toMatchObject({ kind: 'turn', mainDone: false });
  });

  it('does nothing without dice', () => {
    expect(arrival(GIZIA, {}, { dice: [] }).task?.kind).toBe('turn');
  });

  it.each(SPACES)('T6: brings no reaction of staff, space %i', (space) => {
    const game = arrival(
      GIZIA,
      { played: DIE_STAFF, hand: [staff.breakfastServer] },
      { dice: ONE_EACH },
    ).do({
      kind: 'useSpace',
      space,
    });
    expect(game.eventsOf('spaceUsed')).toMatchObject([{ space, strength: 1 }]);
    expect(game.task?.kind).not.toBe('benefits');
    const points = game.eventsOf('vpGained').filter(({ cause }) => cause.source === 'staff');
    expect(points).toEqual([]);
  });

  it('T6: shares krones and steps in spite of the Bootblack', () => {
    const game = arrival(GIZIA, { played: [staff.bootblack] }, { dice: [4, 4] });
    game.do({ kind: 'useSpace', space: 4 }, { kind: 'splitKrones', krones: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 11, emperor: 1 });
  });

  it('pays for space 6 even with the Kitchen Hand', () => {
    const game = arrival(GIZIA, { krones: 1, played: [KITCHEN_HAND] }, { dice: [6, 6] });
    game.do({ kind: 'useSpace', space: 6 }, { kind: 'copy', space: 4 });
    expect(game.seat(0).krones).toBe(0);
    expect(game.task).toEqual({ kind: 'splitKrones', seat: 0, strength: 2 });
  });

  it('cannot use space 6 without a krone', () => {
    const game = arrival(GIZIA, { krones: 0, played: [KITCHEN_HAND] }, { dice: [1, 6] });
    expect(spaces(game)).toEqual([1]);
  });

  describe('G4: comes last of all', () => {
    it('after the occupancy bonus, which can pay for space 6', () => {
      const RED_GROUP_OF_ONE = 18;
      const host = { krones: 0, free: [RED_GROUP_OF_ONE], into: RED_GROUP_OF_ONE };
      const game = arrival(GIZIA, host, { dice: [6] });
      expect(game.seat(0).krones).toBe(1);
      expect(spaces(game)).toEqual([6]);
    });

    it('after what staff pays for the guest and the room', () => {
      const TOUR_GUIDE = staff.tourGuide;
      const CUSTODIAN = staff.custodian;
      const host = { krones: 0, free: [RED], into: RED, played: [TOUR_GUIDE, CUSTODIAN] };
      const game = arrival(GIZIA, host, { dice: [6] });
      expect(game.seat(0)).toMatchObject({ krones: 1, vp: 6 });
      expect(spaces(game)).toEqual([6]);
    });
  });
});

describe('E. Gizia (97) in 2015', () => {
  const edition = '2015';
  const setting: PositionInput = { edition, dice: [1, 4, 4, 6], mainDone: true };
  /** The turn in which she moved in is over. */
  const furtherTurn = (host = {}): Scenario =>
    arrival(GIZIA, host, setting).do({ kind: 'endTurn' });

  it('gives nothing at once', () => {
    const game = arrival(GIZIA, {}, setting);
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0, extra: false, mainDone: true });
    expect(spaces(game)).toEqual([]);
  });

  it('editions.gizia: gives a whole further turn after this one', () => {
    const game = furtherTurn();
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0, extra: true, mainDone: false });
    expect(game.eventsOf('turnStarted')).toEqual([{ type: 'turnStarted', seat: 0, extra: true }]);
  });

  it('gives it even when both dice of the round are taken', () => {
    const players = [{ diceTaken: [1, 1] }];
    const game = arrival(GIZIA, { diceTaken: [1, 1] }, { ...setting, players });
    game.do({ kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0, extra: true });
    game.do({ kind: 'endTurn' });
    expect(game.state.round).toBe(2);
  });

  it('editions.gizia: takes no die in it', () => {
    const game = furtherTurn();
    expect(game.offers({ kind: 'takeDie' })).toBe(false);
    expect(spaces(game)).toEqual([1, 4, 6]);
    game.do({ kind: 'useSpace', space: 4, boost: false }, { kind: 'splitKrones', krones: 2 });
    expect(game.state.dice).toEqual([1, 0, 0, 2, 0, 1]);
    expect(game.seat(0)).toMatchObject({ krones: 12, diceTaken: [] });
  });

  it('does only one main action', () => {
    const game = furtherTurn();
    game.do({ kind: 'useSpace', space: 4, boost: false }, { kind: 'splitKrones', krones: 2 });
    expect(spaces(game)).toEqual([]);
  });

  it('may boost it', () => {
    const game = furtherTurn();
    game.do({ kind: 'useSpace', space: 4, boost: true }, { kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 9, emperor: 3 });
  });

  it('may take a guest, even after one in the turn before', () => {
    const game = arrival(
      GIZIA,
      {},
      {
        edition,
        dice: [4, 4],
        queue: [
          guests.jewelryDesigner,
          guests.painter,
          guests.major,
          guests.lordHighCommissioner,
          guests.seniorLegalSecretary,
        ],
      },
    );
    game.do(
      { kind: 'takeGuest', place: 4 },
      { kind: 'takeDie', space: 4, boost: false },
      { kind: 'splitKrones', krones: 2 },
      { kind: 'endTurn' },
      { kind: 'takeGuest', place: 4 },
    );
    expect(game.seat(0).cafe.map((guest) => guest?.card)).toEqual([90, 89, undefined]);
  });

  it('may do additional actions', () => {
    const game = furtherTurn({ cafe: [guests.sculptor], kitchen: { wine: 1 } });
    expect(game.offers({ kind: 'serve', good: 'wine', table: 1 })).toBe(true);
  });

  it('editions.gizia: may be ended at once, but not passed', () => {
    const game = furtherTurn();
    expect(game.offers({ kind: 'pass' })).toBe(false);
    game.do({ kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'turn', extra: false });
  });

  it.each([1, 4, 6])('T6: brings no reaction of staff, space %i', (space) => {
    const game = furtherTurn({ played: DIE_STAFF, hand: [staff.breakfastServer] });
    game.do({ kind: 'useSpace', space, boost: false });
    expect(game.eventsOf('spaceUsed')).toMatchObject([{ space, strength: space === 4 ? 2 : 1 }]);
    expect(game.task?.kind).not.toBe('benefits');
    const points = game.eventsOf('vpGained').filter(({ cause }) => cause.source === 'staff');
    expect(points).toEqual([]);
  });

  it('pays for space 6 even with the Kitchen Hand', () => {
    const game = furtherTurn({ krones: 1, played: [KITCHEN_HAND] });
    expect(game.offers({ kind: 'useSpace', space: 6, boost: true })).toBe(false);
    game.do({ kind: 'useSpace', space: 6, boost: false }, { kind: 'copy', space: 4 });
    expect(game.seat(0).krones).toBe(0);
    expect(game.task).toEqual({ kind: 'splitKrones', seat: 0, strength: 1 });
  });
});
