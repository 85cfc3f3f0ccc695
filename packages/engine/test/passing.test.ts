import { createGame, moves, pending, play, seedRng } from '@gah/engine';
import type { GameState } from '@gah/engine';
import {
  position,
  scenario,
  uniformPlayer,
  guests,
  staff as staffCards,
} from '@gah/engine/testing';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const turnOf = (game: Scenario): number => (game.task?.kind === 'turn' ? game.task.seat : -1);
const dice = (state: GameState): number => state.dice.reduce((sum, count) => sum + count, 0);

/** Takes any die, declines what is offered, ends the turn. */
function takeTurn(game: Scenario): void {
  const seat = turnOf(game);
  const [die] = game.legal.filter((move) => move.kind === 'takeDie' && !move.boost);
  if (!die) throw new Error('no die');
  game.do(die);
  while (game.task?.kind !== 'turn') {
    const [first] = game.legal;
    if (!first) throw new Error('stuck');
    game.do(game.legal.find((move) => move.kind === 'skip') ?? first);
  }
  game.do({ kind: 'endTurn', seat });
}

describe('turn order', () => {
  it('turns.order: goes up clockwise and down again: the last player has two turns in a row', () => {
    const game = scenario(position({ seats: 4, startSeat: 2, dice: [4, 4, 4, 4, 4, 4, 4, 4, 4] }));
    const order: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      order.push(turnOf(game));
      takeTurn(game);
    }
    expect(order).toEqual([2, 3, 0, 1, 1, 0, 3, 2]);
    expect(game.state.round).toBe(2);
    expect(game.state.startSeat).toBe(3);
  });
});

describe('passing', () => {
  it('turns.passing, T1: the example of three players with two rerolls', () => {
    // Twelve dice: Andrea 0 has 1/6, Britta 1 has 2/5, Cindy 2 has 3/4.
    const game = scenario(position({ seats: 3, dice: [1, 1, 1, 2, 2, 2, 4, 4, 4, 4, 4, 5] }));
    takeTurn(game);
    expect(turnOf(game)).toBe(1);
    game.do({ kind: 'pass' });
    expect(turnOf(game)).toBe(2);
    takeTurn(game);
    expect(turnOf(game)).toBe(2);
    takeTurn(game);
    expect(turnOf(game)).toBe(0);
    expect(dice(game.state)).toBe(9);
    game.do({ kind: 'pass' });
    // All have passed or used both numbers: one die goes, eight are rolled, Britta has the 2.
    expect(dice(game.state)).toBe(8);
    expect(game.eventsOf('diceRolled').at(-1)).toMatchObject({ seat: 1 });
    expect(turnOf(game)).toBe(1);
    takeTurn(game);
    expect(turnOf(game)).toBe(1);
    takeTurn(game);
    expect(turnOf(game)).toBe(0);
    expect(dice(game.state)).toBe(6);
    game.do({ kind: 'pass' });
    expect(dice(game.state)).toBe(5);
    expect(game.eventsOf('diceRolled').at(-1)).toMatchObject({ seat: 0 });
    expect(turnOf(game)).toBe(0);
    takeTurn(game);
    expect(game.state.round).toBe(2);
  });

  it('T1: is possible only before anything else is done', () => {
    const game = scenario(position({ dice: [1, 1, 5], players: [{ krones: 5 }] }));
    expect(game.offers({ kind: 'pass' })).toBe(true);
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.offers({ kind: 'pass' })).toBe(false);
  });

  it('T1: an additional action, too, uses up the right to pass', () => {
    const player = {
      krones: 20,
      played: [staffCards.breakfastServer],
      kitchen: { coffee: 1 },
      cafe: [guests.duchess],
    };
    const politics = [105, 109, 113];
    for (const action of ['serve', 'useStaff', 'claim'] as const) {
      const game = scenario(position({ dice: [1, 1], politics, players: [player] }));
      game.do({ kind: action });
      expect(game.task?.kind).toBe('turn');
      expect(game.offers({ kind: 'pass' })).toBe(false);
    }
  });

  it('T1: after the reroll those who passed may pass again', () => {
    const game = scenario(position({ dice: [1, 1, 1, 1] }));
    game.do({ kind: 'pass', seat: 0 }, { kind: 'pass', seat: 1 });
    expect(turnOf(game)).toBe(0);
    expect(game.offers({ kind: 'pass' })).toBe(true);
  });

  it('turns.noDice, T2: the round ends when the last die goes to the dustbin', () => {
    const game = scenario(position({ dice: [1, 1] }));
    game.do({ kind: 'pass', seat: 0 }, { kind: 'pass', seat: 1 });
    expect(dice(game.state)).toBe(1);
    game.do({ kind: 'pass', seat: 0 }, { kind: 'pass', seat: 1 });
    expect(game.eventsOf('roundEnded')).toHaveLength(1);
    expect(game.state.round).toBe(2);
  });

  it('T2: the round ends when the last die has been taken; unused numbers are lost', () => {
    const game = scenario(position({ dice: [4] }));
    takeTurn(game);
    expect(game.state.round).toBe(2);
  });
});

describe('T4: a space that cannot be paid for', () => {
  it('a die on the copy space is not offered without a krone while others can be taken', () => {
    const game = scenario(position({ dice: [6, 6, 1], players: [{ krones: 0 }] }));
    expect(game.offers({ kind: 'takeDie', space: 6 })).toBe(false);
    expect(game.offers({ kind: 'takeDie', space: 1 })).toBe(true);
  });

  it('with no payable die any die is taken without effect', () => {
    const game = scenario(position({ dice: [6, 6], players: [{ krones: 0 }] }));
    game.do({ kind: 'takeDie', space: 6 });
    expect(game.eventsOf('dieWithoutEffect')).toHaveLength(1);
    expect(game.state.dice).toEqual([0, 0, 0, 0, 0, 1]);
    game.do({ kind: 'endTurn' });
  });
});

describe('T9: the end of a turn', () => {
  it('is said by the player, even when nothing else is left to do', () => {
    const game = scenario(position({ dice: [1, 1], players: [{ krones: 0 }] }));
    game.do({ kind: 'takeDie', space: 1 }, { kind: 'splitGoods', second: 0 });
    expect(game.legal).toEqual([{ seat: 0, kind: 'endTurn' }]);
  });

  it('T3: is not possible before the main action', () => {
    expect(scenario(position({ dice: [1] })).offers({ kind: 'endTurn' })).toBe(false);
  });
});

describe('T3, T5: main actions', () => {
  it('actions.dishes: three dice on 1 give three strudel or two and a cake', () => {
    const game = scenario(position({ dice: [1, 1, 1] })).do({
      kind: 'takeDie',
      space: 1,
      boost: false,
    });
    expect(game.legal.map((move) => move.kind === 'splitGoods' && move.second)).toEqual([0, 1]);
    game.do({ kind: 'splitGoods', second: 1 });
    expect(game.seat(0).kitchen).toEqual([2, 1, 0, 0, 0]);
  });

  it('actions.drinks: three dice on 2 with a boost give four wine, three and one, or two and two', () => {
    const game = scenario(position({ dice: [2, 2, 2] })).do({
      kind: 'takeDie',
      space: 2,
      boost: true,
    });
    expect(game.legal.map((move) => move.kind === 'splitGoods' && move.second)).toEqual([0, 1, 2]);
    game.do({ kind: 'splitGoods', second: 2 });
    expect(game.seat(0)).toMatchObject({ kitchen: [0, 0, 2, 2, 0], krones: 9 });
  });

  it('actions.palace: two dice on 4 are shared out between krones and emperor steps', () => {
    const game = scenario(position({ dice: [4, 4] })).do({
      kind: 'takeDie',
      space: 4,
      boost: false,
    });
    expect(game.legal.map((move) => move.kind === 'splitKrones' && move.krones)).toEqual([0, 1, 2]);
    game.do({ kind: 'splitKrones', krones: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 11, emperor: 1 });
  });

  it('actions.copy: copying with a 6 uses the strength of the 6s: four dice and a krone give two wine and two coffee', () => {
    const game = scenario(position({ dice: [6, 6, 6, 6, 2] }));
    game.do(
      { kind: 'takeDie', space: 6, boost: false },
      { kind: 'copy', space: 2 },
      { kind: 'splitGoods', second: 2 },
    );
    expect(game.seat(0)).toMatchObject({ krones: 9, kitchen: [0, 0, 2, 2, 0] });
    expect(game.state.dice).toEqual([0, 1, 0, 0, 0, 3]);
  });

  it('actions.copy: a 6 copies any of the other five actions, whether dice lie there or not', () => {
    const game = scenario(position({ dice: [6, 1] })).do({
      kind: 'takeDie',
      space: 6,
      boost: false,
    });
    expect(game.legal.map((move) => move.kind === 'copy' && move.space)).toEqual([1, 2, 3, 4, 5]);
  });

  it('actions.copy: a copied action can be boosted and needs no dice of its own', () => {
    const game = scenario(position({ dice: [6, 6, 6], players: [{ free: [0] }] }));
    game.do(
      { kind: 'takeDie', space: 6, boost: true },
      { kind: 'copy', space: 3 },
      { kind: 'prepareRoom', room: 1 },
      { kind: 'prepareRoom', room: 2 },
      { kind: 'prepareRoom', room: 3 },
      { kind: 'prepareRoom', room: 4 },
    );
    expect(game.seat(0)).toMatchObject({ krones: 8, tiles: 0b11111 });
    expect(game.task?.kind).toBe('turn');
  });

  it('rooms and staff are allowed, not forced', () => {
    const rooms = scenario(position({ dice: [3, 3], players: [{ free: [0] }] }));
    rooms.do({ kind: 'takeDie', space: 3, boost: false }, { kind: 'skip' }, { kind: 'endTurn' });
    const staff = scenario(
      position({ dice: [5, 5], players: [{ hand: [staffCards.poolAttendant] }] }),
    );
    staff.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'skip' }, { kind: 'endTurn' });
    expect(staff.seat(0).hand).toEqual([staffCards.poolAttendant]);
  });

  it('turns.guest: a guest is taken before the main action, once', () => {
    const game = scenario(position({ dice: [4, 4] })).do({ kind: 'takeGuest', place: 4 });
    expect(game.offers({ kind: 'takeGuest' })).toBe(false);
    const late = scenario(position({ dice: [4, 4] }));
    late.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(late.offers({ kind: 'takeGuest' })).toBe(false);
  });

  it('turns.fullCafe, T8: additional actions come before, between and after guest and main action', () => {
    const game = scenario(
      position({
        dice: [4],
        queue: [
          guests.tezcatlipoca,
          guests.captGoldhaken,
          guests.mrHorsa,
          guests.mIngalls,
          guests.mrBoydell,
        ],
        players: [
          {
            kitchen: { strudel: 2, wine: 1 },
            cafe: [
              { guest: guests.knightOfTheEmpire, goods: { coffee: 1 } },
              guests.actress,
              guests.mPolo,
            ],
            free: [0],
            played: [staffCards.breakfastServer],
          },
        ],
      }),
    );
    // The café is full until a guest has moved in.
    expect(game.offers({ kind: 'takeGuest' })).toBe(false);
    game.do(
      { kind: 'moveIn', table: 0, room: 0 },
      { kind: 'takeGuest', place: 4 },
      { kind: 'serve', good: 'strudel', table: 0 },
      { kind: 'skip' },
      { kind: 'takeDie', space: 4, boost: false },
      { kind: 'splitKrones', krones: 1 },
      { kind: 'useStaff', card: staffCards.breakfastServer },
      { kind: 'skip' },
      { kind: 'serve', good: 'wine', table: 1 },
      { kind: 'skip' },
      { kind: 'endTurn' },
    );
    expect(game.seat(0).cafe.map((guest) => guest?.card)).toEqual([95, 58, 98]);
  });

  it('T8: no additional action inside another action', () => {
    const game = scenario(
      position({
        dice: [3, 3],
        players: [{ free: [0], kitchen: { coffee: 1 }, cafe: [guests.knightOfTheEmpire] }],
      }),
    );
    game.do({ kind: 'takeDie', space: 3, boost: false });
    expect(new Set(game.legal.map((move) => move.kind))).toEqual(new Set(['prepareRoom', 'skip']));
  });
});

describe('a whole round', () => {
  it('setup.dice: rolls 10, 12 or 14 dice', () => {
    for (const [seats, count] of [
      [2, 10],
      [3, 12],
      [4, 14],
    ] as const) {
      let state = createGame({ seats, seed: 'dice' });
      const rng = seedRng('dice');
      while (state.round === 0) {
        const move = uniformPlayer(state, rng);
        const played = move && play(state, move);
        if (!played?.ok) throw new Error('stuck');
        state = played.state;
      }
      expect(dice(state)).toBe(count);
      const [first] = pending(state);
      expect(first?.seat).toBe(state.startSeat);
      expect(moves(state, state.startSeat).length).toBeGreaterThan(0);
    }
  });
});
