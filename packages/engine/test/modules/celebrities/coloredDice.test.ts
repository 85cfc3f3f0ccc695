import type { Die } from '@gah/engine';
import { refusalOf, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { hosting, lounge, owned, salon, servedBut } from './support.js';

const KITCHEN_HAND = staff.kitchenHand;
const GIZIA = 97;

/** Gandhi waits at the red die, Einstein at the blue one, Tolkien at the yellow one. */
const celebrities = salon({ lounge: ['gandhi', 'einstein', 'tolkien'], ages: [0, 2, 1] });

/** Seat 0 at turn; the coloured dice lie on these spaces: red, blue, yellow. */
const atTable = (
  dice: readonly number[],
  coloredDice: readonly number[],
  player: PlayerInput = {},
  rest: PositionInput = {},
): Scenario =>
  scenario(
    position({
      modules: ['celebrities'],
      celebrities,
      dice,
      coloredDice,
      players: [player],
      ...rest,
    }),
  );

const take = (die: Die, space: number, boost = false): Parameters<Scenario['do']>[0] => ({
  kind: 'takeDie',
  die,
  space,
  boost,
});

describe('a coloured die', () => {
  describe('the example of the rulebook: five dice on a space, one of them red, one blue', () => {
    const five = (krones = 10): Scenario => atTable([1, 1, 1, 1, 1], [1, 1, 0], { krones });

    it.each([
      ['red', 'gandhi', 1],
      ['blue', 'einstein', 4],
    ] as const)(
      'celebrities.coloredDie: %s costs 4 krones and brings %s and %i points',
      (die, key, points) => {
        const game = five().do(take(die, 1));
        expect(game.seat(0)).toMatchObject({ krones: 6, vp: points });
        expect(owned(game)[0]).toEqual([key]);
        expect(lounge(game)).not.toContain(key);
        expect(scoreSheets(game.state)[0]?.bySource.celebrity).toBe(points);
      },
    );

    it('celebrities.strength: the action has strength 5', () => {
      const game = five().do(take('red', 1), { kind: 'splitGoods', second: 2 });
      expect(game.seat(0).kitchen).toEqual([3, 2, 0, 0, 0]);
      expect(game.eventsOf('dieTaken')).toMatchObject([{ die: 'red', strength: 5 }]);
      expect(game.state.dice[0]).toBe(4);
      expect(game.state.coloredDice).toEqual([0, 1, 0]);
    });

    it('cannot be paid with 3 krones', () => {
      const game = five(3);
      expect(game.offers({ kind: 'takeDie', die: 'red' })).toBe(false);
      expect(game.offers({ kind: 'takeDie', die: 'white' })).toBe(true);
      const move = { seat: 0, kind: 'takeDie', space: 1, die: 'red', boost: false, bonus: false };
      expect(refusalOf(game.state, move)?.code).toBe('too-expensive');
    });

    it('celebrities.whiteDie: a white die costs nothing and brings nobody', () => {
      const game = five().do(take('white', 1));
      expect(game.seat(0)).toMatchObject({ krones: 10, vp: 0 });
      expect(owned(game)[0]).toEqual([]);
      expect(game.state.coloredDice).toEqual([1, 1, 0]);
    });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
  ])(
    'celebrities.coloredDie: a celebrity who has waited %i rounds is worth %i points',
    (age, points) => {
      const waiting = { ...celebrities, ages: [age, 0, 0] };
      const game = atTable([4], [4, 0, 0], {}, { celebrities: waiting }).do(take('red', 4));
      expect(game.seat(0).vp).toBe(points);
    },
  );

  describe('W4: the price', () => {
    it.each([
      { what: 'alone', dice: [2], colored: [2, 0, 0], price: 0 },
      { what: 'beside a white one', dice: [2, 2], colored: [2, 0, 0], price: 1 },
      { what: 'beside a blue one', dice: [2, 2], colored: [2, 2, 0], price: 1 },
      { what: 'with both other colours', dice: [2, 2, 2], colored: [2, 2, 2], price: 2 },
      { what: 'on 6', dice: [6], colored: [6, 0, 0], price: 1 },
      { what: 'on 6 with two more', dice: [6, 6, 6], colored: [6, 6, 0], price: 3 },
      { what: 'dice elsewhere do not count', dice: [2, 3, 3, 6], colored: [2, 3, 0], price: 0 },
    ])('$what: $price', ({ dice, colored, price }) => {
      const space = dice[0] ?? 0;
      const paid = (boost: boolean): number =>
        10 -
        atTable(dice, colored)
          .do(take('red', space, boost))
          .seat(0).krones;
      expect(paid(false)).toBe(price);
      expect(paid(true)).toBe(price + 1);
      const short = atTable(dice, colored, { krones: price });
      expect(short.offers(take('red', space, false))).toBe(true);
      expect(short.offers(take('red', space, true))).toBe(false);
    });

    it('the Kitchen Hand spares the price of space 6 only', () => {
      const game = atTable([6, 6, 6], [6, 0, 0], { played: [KITCHEN_HAND] });
      game.do({ ...take('red', 6), bonus: false } as Parameters<Scenario['do']>[0]);
      expect(game.seat(0).krones).toBe(8);
    });

    it('T4: if no die at all can be paid for, one is taken without effect and nobody comes', () => {
      const game = atTable([2, 2, 2], [2, 2, 2], { krones: 0 }).do(take('blue', 2));
      expect(game.eventsOf('dieWithoutEffect')).toHaveLength(1);
      expect(game.seat(0)).toMatchObject({ vp: 0, krones: 0, diceTaken: [2] });
      expect(owned(game)[0]).toEqual([]);
      expect(lounge(game)).toContain('einstein');
    });
  });

  it('W4: first the payment, then the celebrity, the points, the main action', () => {
    const game = atTable([1, 1], [1, 0, 0]).do(take('red', 1, true), {
      kind: 'splitGoods',
      second: 1,
    });
    expect(game.events.map(({ type }) => type).filter((type) => type !== 'goodsStored')).toEqual([
      'dieTaken',
      'kronesPaid',
      'kronesPaid',
      'celebrityTaken',
      'vpGained',
      'goodsGained',
    ]);
  });

  it('the points cannot help to pay, nor can krones of the main action', () => {
    const game = atTable([4, 4], [4, 0, 0], { krones: 0 });
    expect(game.offers({ kind: 'takeDie', die: 'red' })).toBe(false);
  });

  it('goes with its die: the other two stay in the lounge', () => {
    const game = atTable([4], [0, 4, 0]).do(take('blue', 4));
    expect(lounge(game)).toEqual(['gandhi', null, 'tolkien']);
  });

  it('may be the second one in a round: a player can have several celebrities', () => {
    const two = { diceTaken: [1] };
    const again = salon({ lounge: [null, 'einstein', 'tolkien'], owned: [['gandhi'], []] });
    const game = atTable([4], [0, 4, 0], two, { celebrities: again }).do(take('blue', 4));
    expect(owned(game)[0]).toEqual(['gandhi', 'einstein']);
  });
});

describe('what takes no die', () => {
  it('T6: E. Gizia pays no price for coloured dice and brings no celebrity', () => {
    const guest = { krones: 0, cafe: [servedBut(GIZIA)], free: [1] };
    const game = atTable([1, 1, 1], [1, 1, 1], guest).do({ kind: 'moveIn', table: 0, room: 1 });
    if (game.task?.kind === 'useSpace') game.do({ kind: 'useSpace', space: 1 });
    game.do({ kind: 'splitGoods', second: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 0, kitchen: [2, 1, 0, 0, 0], diceTaken: [] });
    expect(owned(game)[0]).toEqual([]);
    expect(game.state.coloredDice).toEqual([1, 1, 1]);
  });

  it('T6: the master key pays no price for coloured dice and brings no celebrity', () => {
    const game = atTable(
      [1, 1, 1],
      [1, 1, 1],
      { krones: 0 },
      {
        modules: ['celebrities', 'startPlayer'],
      },
    );
    game.do(
      { kind: 'takeKey' },
      { kind: 'benefit', item: 0 },
      { kind: 'chooseGood', good: 'wine' },
    );
    game.do({ kind: 'copy', space: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 0, vp: 0, kitchen: [1, 0, 1, 0, 0] });
    expect(owned(game)[0]).toEqual([]);
    expect(game.state.coloredDice).toEqual([1, 1, 1]);
  });
});

describe('a celebrity helps', () => {
  it('celebrities.duration: already in the turn in which the die is taken', () => {
    const game = atTable([3, 3], [3, 0, 0], { krones: 1, free: [0, 5, 10] });
    game.do(take('red', 3), { kind: 'prepareRoom', room: 15 });
    expect(game.seat(0).krones).toBe(0);
  });

  it('in later turns of the same round', () => {
    const players = [{ krones: 0, free: [0, 5], diceTaken: [4] }, { diceTaken: [4, 4] }];
    const game = hosting(['gandhi'], {}, { dice: [3], players });
    game.do({ kind: 'takeDie', space: 3 }, { kind: 'prepareRoom', room: 10 });
    expect(game.seat(0).krones).toBe(0);
  });

  it('only its owner', () => {
    const players = [{}, { krones: 0, free: [0, 5] }];
    const game = hosting(['gandhi'], {}, { turn: 1, dice: [3], players });
    game.do({ kind: 'takeDie', space: 3 });
    expect(game.offers({ kind: 'prepareRoom', room: 10 })).toBe(false);
  });

  it('W3: only on the owner’s turns: krones for another player’s master key bring Magie no room', () => {
    const game = scenario(
      position({
        modules: ['celebrities', 'startPlayer'],
        celebrities: salon({ owned: [['magie'], [], []] }),
        turn: 1,
        dice: [1],
        players: [{ free: [0], diceTaken: [4] }, {}, {}],
      }),
    );
    game.do({ kind: 'takeKey' });
    expect(game.seat(0).krones).toBe(11);
    expect(game.task).toMatchObject({ kind: 'benefits', seat: 1 });
    game.do({ kind: 'benefit', item: 0 }, { kind: 'chooseGood', good: 'wine' }, { kind: 'skip' });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 1 });
    expect(game.eventsOf('roomPrepared')).toEqual([]);
  });

  it('celebrities.duration: until the end of the round, no longer', () => {
    const game = hosting(['gandhi'], {}, { mainDone: true }).do({ kind: 'endTurn' });
    expect(game.state.round).toBe(2);
    expect(owned(game)).toEqual([[], []]);
    expect(game.eventsOf('celebrityLeft')).toEqual([
      { type: 'celebrityLeft', celebrity: 'gandhi' },
    ]);
  });
});
