import { guests, staff } from '@gah/engine/testing';
import { refusalOf, roomsOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { atTable, holder, takeFour, takeKey, takeKeyOnly, turnOf, withDice } from './support.js';

const take = { kind: 'takeKey' } as const;

describe('W8: the master key', () => {
  it('startPlayer.example: the example of the rulebook: Bettina gets two strudel, Anton 1 krone', () => {
    const players = [{ diceTaken: [4] }, {}, {}];
    const game = atTable({ dice: [1, 1, 4], turn: 1, players });
    takeKey(game, 'strudel').do({ kind: 'copy', space: 1 });
    expect(game.seat(1).kitchen).toEqual([2, 0, 0, 0, 0]);
    expect(game.state.seats.map(({ krones }) => krones)).toEqual([11, 10, 10]);
    game.do({ kind: 'endTurn' });
    expect(turnOf(game)).toBe(2);
  });

  it('covers the lowest visible number instead of a die, in the first turn', () => {
    const game = takeKeyOnly(atTable({ dice: [1, 2, 4], players: [{}, {}] }));
    expect(game.state.dice).toEqual([1, 1, 0, 1, 0, 0]);
    expect(game.seat(0).diceTaken).toHaveLength(1);
    expect(holder(game)).toBe(0);
    expect(turnOf(game)).toBe(1);
  });

  it('or in the second turn: then the seat is done', () => {
    const players = [{ diceTaken: [4] }, { diceTaken: [4, 4] }];
    const game = takeKeyOnly(atTable({ dice: [1, 2], players }));
    expect(game.state.round).toBe(2);
  });

  it('is the main action of the turn: no die besides', () => {
    const game = takeKey(withDice([4])).do({ kind: 'skip' });
    expect(game.offers({ kind: 'takeDie' })).toBe(false);
    expect(game.offers(take)).toBe(false);
    expect(game.offers({ kind: 'endTurn' })).toBe(true);
    const after = withDice([4, 4]).do({ kind: 'takeDie', space: 4, boost: false });
    expect(after.do({ kind: 'splitKrones', krones: 1 }).offers(take)).toBe(false);
  });

  it('a guest may be taken before, additional actions before and after', () => {
    const game = withDice([4], { played: [staff.breakfastServer, staff.barkeeper] }).do({
      kind: 'takeGuest',
      place: 4,
    });
    game.do({ kind: 'useStaff', card: staff.breakfastServer });
    if (game.task?.kind === 'placeGoods') game.do({ kind: 'skip' });
    expect(game.offers(take)).toBe(true);
    const other = takeKey(withDice([4], { played: [staff.barkeeper] })).do({ kind: 'skip' });
    expect(other.offers({ kind: 'useStaff', card: staff.barkeeper })).toBe(true);
  });

  it('is there once a round', () => {
    const game = takeKeyOnly(atTable({ dice: [4, 4, 4] }));
    expect(turnOf(game)).toBe(1);
    expect(game.offers(take)).toBe(false);
    expect(refusalOf(game.state, { seat: 1, ...take })).not.toBeNull();
  });
});

describe('W8: who passed in this round', () => {
  it('cannot take the key, also after the reroll', () => {
    const game = atTable({ dice: [4, 4, 4, 4] });
    expect(game.offers(take)).toBe(true);
    game.do({ kind: 'pass', seat: 0 }, { kind: 'pass', seat: 1 });
    expect(turnOf(game)).toBe(0);
    expect(game.offers(take)).toBe(false);
  });

  it('the others still can', () => {
    const game = atTable({ dice: [4, 4, 4, 4] }).do({ kind: 'pass', seat: 0 });
    expect(turnOf(game)).toBe(1);
    expect(game.offers(take)).toBe(true);
  });

  it('cannot take it in the second turn either', () => {
    const players = [{ diceTaken: [4] }, { diceTaken: [4, 4] }];
    const hasPassed = [true, false];
    expect(atTable({ dice: [4], players, startPlayer: { hasPassed } }).offers(take)).toBe(false);
  });

  it('can take it in the next round', () => {
    const game = atTable({ dice: [4] }).do({ kind: 'pass', seat: 0 }, { kind: 'pass', seat: 1 });
    expect(game.state.round).toBe(2);
    expect(game.offers(take)).toBe(true);
  });
});

describe('W8: the krones for the others', () => {
  it.each([
    [2, 0, [10, 10]],
    [2, 1, [10, 10]],
    [3, 0, [10, 10, 11]],
    [3, 2, [10, 11, 10]],
    [4, 0, [10, 10, 11, 12]],
    [4, 2, [11, 12, 10, 10]],
  ])('startPlayer.others: with %i players, taken by seat %i', (seats, turn, krones) => {
    const game = atTable({ seats, startSeat: turn, dice: [4] }).do(take);
    expect(game.state.seats.map((seat) => seat.krones)).toEqual(krones);
  });

  it('depend on the places at the table, not on the turn order', () => {
    const players = [{ diceTaken: [4] }, { diceTaken: [4] }, {}, {}];
    const game = atTable({ turn: 2, dice: [4], players }).do(take);
    expect(game.state.seats.map(({ krones }) => krones)).toEqual([11, 12, 10, 10]);
  });

  it('G8: are lost above 20', () => {
    const players = [{}, {}, { krones: 20 }];
    expect(
      atTable({ dice: [4], players })
        .do(take)
        .seat(2).krones,
    ).toBe(20);
  });
});

describe('W8: what the key gives', () => {
  it.each(['strudel', 'cake', 'wine', 'coffee'] as const)(
    'startPlayer.good: 1 %s of choice',
    (good) => {
      const game = takeKey(withDice([4]), good);
      const kitchen = ['strudel', 'cake', 'wine', 'coffee', 'champagne'].map((other) =>
        other === good ? 1 : 0,
      );
      expect(game.seat(0).kitchen).toEqual(kitchen);
    },
  );

  it('startPlayer.good: no champagne, nor with the action', () => {
    const game = atTable({ modules: ['ballrooms', 'startPlayer'], dice: [1, 1, 1, 1] });
    game.do(take, { kind: 'benefit', item: 0 });
    expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
    game.do({ kind: 'chooseGood', good: 'cake' }, { kind: 'copy', space: 1 });
    expect(game.seat(0).kitchen).toEqual([1, 1, 0, 0, 0]);
  });

  it('the goods may go onto guests at once', () => {
    const game = takeKey(withDice([4], { krones: 0, cafe: [guests.mIngalls] }), 'strudel');
    game.do({ kind: 'place', good: 'strudel', table: 0 }, { kind: 'copy', space: 1 });
    game.do({ kind: 'place', good: 'strudel', table: 0 });
    expect(game.seat(0).cafe[0]?.goods).toEqual([2, 0, 0, 0, 0]);
  });

  it('the good is taken in any case; good and action in any order', () => {
    const game = withDice([4]).do(take);
    expect(game.offers({ kind: 'skip' })).toBe(false);
    game.do({ kind: 'benefit', item: 1 }, { kind: 'copy', space: 4 });
    game.do({ kind: 'splitKrones', krones: 1 }, { kind: 'chooseGood', good: 'cake' });
    expect(game.seat(0)).toMatchObject({ krones: 11, kitchen: [0, 1, 0, 0, 0] });
  });
});

describe('W8: the main action of the key', () => {
  it('is one of 1 to 5, whether dice lie there or not, or none', () => {
    const game = takeKey(withDice([6]));
    expect(game.legal.map((move) => (move.kind === 'copy' ? move.space : move.kind))).toEqual([
      1,
      2,
      3,
      4,
      5,
      'skip',
    ]);
    game.do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 10, emperor: 0, kitchen: [0, 0, 1, 0, 0] });
  });

  it.each([
    [1, [1, 0, 1, 0, 0]],
    [2, [0, 0, 2, 0, 0]],
  ])('startPlayer.action: on %i has strength 1 however many dice lie there', (space, kitchen) => {
    const game = takeKey(withDice([space, space, space, space])).do({ kind: 'copy', space });
    expect(game.seat(0).kitchen).toEqual(kitchen);
    expect(game.task?.kind).toBe('turn');
  });

  it('on 3 prepares one room at its price', () => {
    const game = takeKey(withDice([3, 3], { free: [0, 5] })).do({ kind: 'copy', space: 3 });
    game.do({ kind: 'prepareRoom', room: 10 });
    expect(roomsOf(game.seat(0).tiles)).toEqual([0, 5, 10]);
    expect(game.seat(0).krones).toBe(8);
    expect(game.task?.kind).toBe('turn');
  });

  it.each([
    [1, { krones: 11, emperor: 0 }],
    [0, { krones: 10, emperor: 1 }],
  ])('on 4 gives 1 krone or 1 step (%i)', (krones, result) => {
    const game = takeKey(withDice([4, 4])).do({ kind: 'copy', space: 4 });
    expect(game.legal).toHaveLength(2);
    expect(game.do({ kind: 'splitKrones', krones }).seat(0)).toMatchObject(result);
  });

  it('on 5 plays a card for 1 krone less', () => {
    const game = takeKey(withDice([5, 5, 5], { hand: [staff.waitress] })).do({
      kind: 'copy',
      space: 5,
    });
    game.do({ kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({ krones: 5, played: [staff.waitress] });
  });

  it('cannot be boosted', () => {
    const game = withDice([4]);
    expect(game.legal.filter(({ kind }) => kind === 'takeKey')).toEqual([{ seat: 0, ...take }]);
    expect(takeKey(game).legal.every((move) => !('boost' in move))).toBe(true);
  });

  describe('T6: no staff reacts as to a die', () => {
    const player = {
      played: [
        staff.executiveHousekeeper,
        staff.restaurantManager,
        staff.decorator,
        staff.bootblack,
        staff.laundress,
        staff.kitchenHand,
        staff.checker,
        staff.interiorArchitect,
        staff.detective,
        staff.staffManager,
      ],
      free: [0],
    };
    const use = (space: number): ReturnType<typeof withDice> =>
      takeKey(withDice([space], { ...player, hand: [staff.waitress] })).do({ kind: 'copy', space });

    it.each([
      [1, [1, 0, 1, 0, 0]],
      [2, [0, 0, 2, 0, 0]],
    ])('on %i no stronger action and no room', (space, kitchen) => {
      const game = use(space);
      expect(game.task?.kind).toBe('turn');
      expect(game.seat(0).kitchen).toEqual(kitchen);
    });

    it('on 3 no points and no card', () => {
      const game = use(3).do({ kind: 'prepareRoom', room: 1 });
      expect(game.task?.kind).toBe('turn');
      expect(game.seat(0).vp).toBe(0);
    });

    it('on 4 no points, and krones or steps, not both', () => {
      const game = use(4).do({ kind: 'splitKrones', krones: 1 });
      expect(game.seat(0)).toMatchObject({ vp: 0, krones: 11, emperor: 0 });
    });

    it('on 5 no larger discount and no steps', () => {
      const game = use(5).do({ kind: 'playStaff', card: staff.waitress });
      expect(game.seat(0)).toMatchObject({ krones: 5, emperor: 0 });
      expect(game.task?.kind).toBe('turn');
    });
  });
});

describe('the key and the end of a round', () => {
  it('T2: the round ends when no die is left, even if the key still lies there', () => {
    const game = takeFour(atTable({ dice: [4] }));
    expect(game.state.round).toBe(2);
  });
});
