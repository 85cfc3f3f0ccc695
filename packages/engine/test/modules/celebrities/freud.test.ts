import { guests, politics, staff } from '@gah/engine/testing';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin } from '../../guests/arrival.js';
import { BALL, hosting, servedBut, takeBenefits } from './support.js';

const APPRENTICE = staff.apprentice; // bell: a blue guest of 3 or more goods
const HEAD_WAITER = staff.maleFloorHousekeeper; // 4 points for leaving guests of 4 or more goods
const MORE = { modules: ['celebrities', 'more'] } as const;

const withFreud = (player: PlayerInput, rest: PositionInput = {}): Scenario =>
  hosting(['freud'], { free: [0, 1, 2], ...player }, { dice: [4], ...rest });
const mayMoveIn = (game: Scenario, table = 0): boolean => game.offers({ kind: 'moveIn', table });

describe('W5: Freud: one good of an order may be missing', () => {
  it.each([
    { what: 'one of two', guest: servedBut(52, 'wine') },
    { what: 'the other of two', guest: servedBut(52, 'coffee') },
    { what: 'one of three equal ones', guest: servedBut(55, 'wine') },
    { what: 'one of four', guest: servedBut(58, 'coffee') },
  ])('$what', ({ guest }) => {
    const game = withFreud({ cafe: [guest] });
    expect(mayMoveIn(game)).toBe(true);
    expect(mayMoveIn(hosting([], { cafe: [guest], free: [0, 1, 2] }))).toBe(false);
  });

  it('for each guest: two guests may lack one good each', () => {
    const game = withFreud({ cafe: [servedBut(52, 'wine'), servedBut(67, 'coffee')] });
    expect([mayMoveIn(game, 0), mayMoveIn(game, 1)]).toEqual([true, true]);
  });

  it('not two goods', () => {
    expect(mayMoveIn(withFreud({ cafe: [servedBut(55, 'wine', 'wine')] }))).toBe(false);
    expect(mayMoveIn(withFreud({ cafe: [servedBut(52, 'wine', 'coffee')] }))).toBe(false);
  });

  it('not for an order of a single good', () => {
    expect(mayMoveIn(withFreud({ cafe: [guests.knightOfTheEmpire] }))).toBe(false);
  });

  it('celebrities.freud: points and reward come in full', () => {
    const game = withFreud({ cafe: [servedBut(69, 'cake')], occupied: [10], free: [15] });
    game.do({ kind: 'moveIn', table: 0, room: 15 });
    // 7 for the guest, 5 for the group.
    expect(game.seat(0)).toMatchObject({ vp: 12, krones: 13 });
  });

  it('the last good may still be served', () => {
    const game = withFreud({ kitchen: { wine: 1 }, cafe: [servedBut(55, 'wine')] });
    game.do({ kind: 'serve', good: 'wine', table: 0 });
    expect(game.seat(0).cafe[0]?.goods).toEqual([0, 0, 3, 0, 0]);
  });

  it('the guest may also dance', () => {
    const player = { kitchen: { champagne: 1 }, cafe: [servedBut(55, 'wine')] };
    expect(withFreud(player, BALL).offers({ kind: 'sendGuest', table: 0 })).toBe(true);
    const none = hosting([], player, { dice: [4], ...BALL });
    expect(none.offers({ kind: 'sendGuest', table: 0 })).toBe(false);
  });

  it('if the guest is still there when he leaves, the order is open again', () => {
    const game = withFreud({ cafe: [servedBut(55, 'wine')] }, { dice: [], mainDone: true });
    expect(mayMoveIn(game)).toBe(true);
    game.do({ kind: 'endTurn' }, { kind: 'pass' });
    expect(game.state.round).toBe(2);
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
    expect(mayMoveIn(game)).toBe(false);
  });
});

describe('W5: Freud and bell cards', () => {
  const guest = { guest: guests.baron, goods: { strudel: 1, coffee: 1 } };

  it('a bell rings when the guest leaves, not before', () => {
    const game = withFreud({ played: [APPRENTICE], cafe: [guest] }, MORE);
    expect(game.task?.kind).toBe('turn');
    game.do({ kind: 'moveIn', table: 0, room: 0 });
    begin(game, 'bell');
    expect(game.task).toMatchObject({ kind: 'bell', card: APPRENTICE });
    game.do({ kind: 'ring' });
    takeBenefits(game).do({ kind: 'skip' });
    expect(game.seat(0).kitchen).toEqual([3, 3, 0, 0, 0]);
  });

  it('the second-last good does not ring it', () => {
    const player = { played: [APPRENTICE], kitchen: { coffee: 1 } };
    const game = withFreud(
      { ...player, cafe: [{ guest: guests.baron, goods: { strudel: 1 } }] },
      MORE,
    );
    game.do({ kind: 'serve', good: 'coffee', table: 0 });
    expect(game.task?.kind).toBe('turn');
  });

  it('an order completed in full rings it then, and not once more when the guest leaves', () => {
    const player = { played: [APPRENTICE], kitchen: { coffee: 1 }, cafe: [guest] };
    const game = withFreud(player, MORE).do({ kind: 'serve', good: 'coffee', table: 0 });
    expect(game.task).toMatchObject({ kind: 'bell', card: APPRENTICE });
    game.do({ kind: 'skip' }, { kind: 'moveIn', table: 0, room: 0 });
    expect(game.task?.kind).not.toBe('bell');
  });

  it('a guest who ordered two goods rings none', () => {
    const player = { played: [APPRENTICE], cafe: [servedBut(67, 'coffee')] };
    const game = withFreud(player, MORE).do({ kind: 'moveIn', table: 0, room: 0 });
    expect(game.eventsOf('bellRung')).toEqual([]);
    expect(game.task?.kind).toBe('turn');
  });
});

describe('W5: elsewhere the printed number of goods counts', () => {
  it('for the Head Waiter', () => {
    const leaving = (guest: number): number => {
      const player = { played: [HEAD_WAITER], cafe: [servedBut(guest, 'coffee')] };
      const game = withFreud(player).do({ kind: 'moveIn', table: 0, room: 0 });
      return game.eventsOf('vpGained').filter(({ cause }) => cause.source === 'staff').length;
    };
    expect(leaving(75)).toBe(1);
    expect(leaving(71)).toBe(0);
  });

  it('for politics card 182', () => {
    const rest = {
      ...MORE,
      politics: [politics.fullPurse, politics.twoFloors, politics.largeOrders],
    };
    const game = withFreud({ cafe: [servedBut(71, 'coffee'), servedBut(67, 'coffee')] }, rest);
    game.do({ kind: 'moveIn', table: 0, room: 0 });
    expect(game.seat(0).kept).toEqual([guests.baron]);
  });
});
