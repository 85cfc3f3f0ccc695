import { guests, staff } from '@gah/engine/testing';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, served, waiting } from '../../guests/arrival.js';
import { amounts, preparable } from '../../staff/support.js';
import { entranceVp, ownerOf } from './support.js';

/** The owner takes a die of this value after one of another. */
function second(
  first: number,
  value: number,
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario {
  const game = ownerOf(
    'zantMainz',
    { krones: 5, diceTaken: [first], ...player },
    { dice: [value], ...input },
  );
  return game.do({ kind: 'takeDie', space: value, die: 'white', boost: false, bonus: false });
}

/** What has come before the main action: the decision of that is open, or it is yet to come. */
const gained = (game: Scenario) => ({
  krones: game
    .eventsOf('kronesGained')
    .filter(({ cause }) => cause.source === 'entrance')
    .reduce((sum, { amount }) => sum + amount, 0),
  emperor: game
    .eventsOf('emperorAdvanced')
    .filter(({ cause }) => cause.source === 'entrance')
    .reduce((sum, { steps }) => sum + steps, 0),
  goods: game
    .eventsOf('goodsGained')
    .filter(({ cause }) => cause.source === 'entrance')
    .map(({ goods }) => amounts(goods)),
  vp: entranceVp(game),
});
const NOTHING = { krones: 0, emperor: 0, goods: [], vp: 0 };
const STRUDEL_AND_WINE = { ...NOTHING, goods: [{ strudel: 1, wine: 1 }] };
const CAKE_AND_COFFEE = { ...NOTHING, goods: [{ cake: 1, coffee: 1 }] };
const KRONE_AND_STEP = { ...NOTHING, krones: 1, emperor: 1 };

describe('Corogari Zant-Mainz: the second die', () => {
  it.each([
    { dice: [1, 6] },
    { dice: [6, 1] },
    { dice: [2, 5] },
    { dice: [5, 2] },
    { dice: [3, 4] },
    { dice: [4, 3] },
  ])('$dice: 7 brings nothing', ({ dice: [first = 0, value = 0] }) => {
    const game = second(first, value, { hand: [staff.poolAttendant] });
    expect(gained(game)).toEqual(NOTHING);
    expect(game.eventsOf('roomPrepared')).toEqual([]);
  });

  it.each([
    { dice: [1, 4], bonus: STRUDEL_AND_WINE },
    { dice: [4, 1], bonus: STRUDEL_AND_WINE },
    { dice: [2, 3], bonus: STRUDEL_AND_WINE },
    { dice: [3, 6], bonus: STRUDEL_AND_WINE },
    { dice: [5, 4], bonus: STRUDEL_AND_WINE },
    { dice: [1, 3], bonus: KRONE_AND_STEP },
    { dice: [2, 2], bonus: KRONE_AND_STEP },
    { dice: [6, 4], bonus: KRONE_AND_STEP },
    { dice: [5, 5], bonus: KRONE_AND_STEP },
    { dice: [1, 2], bonus: CAKE_AND_COFFEE },
    { dice: [2, 1], bonus: CAKE_AND_COFFEE },
    { dice: [5, 6], bonus: CAKE_AND_COFFEE },
    { dice: [6, 5], bonus: CAKE_AND_COFFEE },
  ])('entrances.zantMainz: $dice', ({ dice: [first = 0, value = 0], bonus }) => {
    expect(gained(second(first, value))).toEqual(bonus);
  });

  it.each([
    { dice: [1, 1], krones: 0 },
    { dice: [6, 6], krones: 1 },
  ])('$dice: a room free and a point', ({ dice: [first = 0, value = 0], krones }) => {
    const game = second(first, value, { krones, free: [5] });
    expect(game.seat(0).vp).toBe(1);
    // Nothing is left to pay for room 10.
    expect(preparable(game)).toEqual([0, 6, 10]);
    game.do({ kind: 'prepareRoom', room: 10 });
    expect(game.seat(0)).toMatchObject({ krones: 0, vp: 1 });
    expect(game.task?.kind).toBe(value === 6 ? 'copy' : 'turn');
  });

  it('the room may be declined, the point is gained', () => {
    const game = second(1, 1, { free: [0] }).do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ vp: 1, tiles: 1 });
  });

  it.each([
    { dice: [1, 5] },
    { dice: [2, 4] },
    { dice: [3, 3] },
    { dice: [2, 6] },
    { dice: [3, 5] },
    { dice: [4, 4] },
  ])('$dice: a card for 1 krone less', ({ dice: [first = 0, value = 0] }) => {
    // 5 krones for Waitress, who costs 6.
    const game = second(first, value, { krones: value === 6 ? 6 : 5, hand: [staff.waitress] });
    expect(game.task).toEqual({ kind: 'playStaff', seat: 0, discount: 1 });
    game.do({ kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [staff.waitress] });
  });

  it('the card may be declined', () => {
    const game = second(4, 4, { hand: [staff.poolAttendant] }).do({ kind: 'skip' });
    expect(game.task?.kind).toBe('splitKrones');
    expect(game.seat(0).played).toEqual([]);
  });
});

describe('Corogari Zant-Mainz', () => {
  it('entrances.zantMainz: comes before the main action', () => {
    const game = second(3, 5, { krones: 1, hand: [staff.larderCook, staff.poolAttendant] });
    expect(game.task).toEqual({ kind: 'playStaff', seat: 0, discount: 1 });
    game.do({ kind: 'playStaff', card: staff.poolAttendant });
    // Then the main action, at strength 1 as well: strudel for 2 - 1 krones.
    expect(game.seat(0)).toMatchObject({ krones: 1, emperor: 3 });
    game.do({ kind: 'playStaff', card: staff.larderCook });
    expect(game.seat(0)).toMatchObject({
      krones: 0,
      played: [staff.poolAttendant, staff.larderCook],
    });
    expect(game.task?.kind).toBe('turn');
  });

  it('its krone helps to pay for the main action', () => {
    const game = second(1, 3, { krones: 0, free: [0] });
    expect(preparable(game)).toEqual([1, 5]);
  });

  it('its goods can be placed on guests at once', () => {
    const game = second(5, 4, { cafe: [guests.captGoldhaken] });
    expect(game.task?.kind).toBe('placeGoods');
    game.do({ kind: 'place', good: 'strudel', table: 0 });
    expect(amounts(game.seat(0).kitchen)).toEqual({ wine: 1 });
    expect(game.task?.kind).toBe('splitKrones');
  });

  it('gives nothing for the first die', () => {
    const game = ownerOf('zantMainz', {}, { dice: [4, 4] });
    game.do({ kind: 'takeDie', space: 4, boost: false });
    expect(gained(game)).toEqual(NOTHING);
  });

  it('looks at the dice of its owner only', () => {
    const game = ownerOf(
      'zantMainz',
      { diceTaken: [4] },
      { turn: 1, dice: [4], players: [{ diceTaken: [1] }] },
    );
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(gained(game)).toEqual(NOTHING);
  });

  it('comes once per round, and again in the next', () => {
    const game = ownerOf(
      'zantMainz',
      { diceTaken: [5] },
      { dice: [5], players: [{ diceTaken: [1, 1] }] },
    );
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'endTurn' });
    expect(game.state.round).toBe(2);
    expect(gained(game)).toEqual(KRONE_AND_STEP);
    expect(game.seat(0).diceTaken).toEqual([]);
  });

  it('T6: looks at the 6 taken, not at the action copied', () => {
    const game = second(4, 6);
    game.do({ kind: 'copy', space: 1 });
    expect(gained(game)).toEqual(KRONE_AND_STEP);
  });

  it('T6: staff that it brings into play does not react to the die', () => {
    const game = second(4, 4, { hand: [staff.laundress] }).do({
      kind: 'playStaff',
      card: staff.laundress,
    });
    game.do({ kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ vp: 0, played: [staff.laundress] });
  });

  it('T6: E. Gizia takes no die', () => {
    const game = ownerOf(
      'zantMainz',
      { diceTaken: [1], cafe: [served(97)], free: [1] },
      { dice: [4] },
    );
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'useSpace', space: 4 });
    game.do({ kind: 'splitKrones', krones: 0 });
    expect(gained(game)).toEqual(NOTHING);
    // The die is still to be taken, and then is the second one.
    game.do({ kind: 'takeDie', space: 4, boost: false });
    expect(gained(game)).toEqual(STRUDEL_AND_WINE);
  });

  it('looks at coloured dice too', () => {
    const game = ownerOf(
      'zantMainz',
      { diceTaken: [2] },
      { modules: ['celebrities'], dice: [3], coloredDice: [3, 0, 0] },
    );
    game.do({ kind: 'takeDie', space: 3, die: 'red', boost: false });
    expect(gained(game)).toEqual(STRUDEL_AND_WINE);
  });

  it('T4: comes also with a die whose action has no effect', () => {
    const game = second(5, 6, { krones: 0 });
    expect(game.eventsOf('dieWithoutEffect')).toHaveLength(1);
    expect(gained(game)).toEqual(CAKE_AND_COFFEE);
  });
});

describe('Corogari Zant-Mainz and staff that reacts to the die', () => {
  const reacting = (
    card: number,
    [first, value]: readonly [number, number],
    player: PlayerInput = {},
  ): Scenario =>
    second(
      first,
      value,
      { played: [card], hand: [staff.poolAttendant], ...player },
      { modules: ['ballrooms'], ballrooms: { rehearsal: [0, -1], sections: [[2, 3, 2, 3], []] } },
    );

  // The sums are 6 and 8: a card for 1 krone less; 119 gives a krone, the others champagne first of all.
  it.each([
    { card: 119, dice: [3, 3] as const, waits: ['playStaff', 'sendDancer'] },
    { card: 121, dice: [5, 1] as const, waits: ['playStaff', 'goods'] },
    { card: 124, dice: [4, 4] as const, waits: ['playStaff', 'goods'] },
    { card: 131, dice: [4, 2] as const, waits: ['playStaff', 'goods', 'drawStaff'] },
  ])('entrances.zantMainz: card $card: in any order', ({ card, dice, waits }) => {
    const game = reacting(card, dice, { kitchen: { champagne: 3 } });
    expect(waiting(game).filter((kind) => kind !== 'mainAction')).toEqual(waits);
    const offered = game.legal.flatMap((move) => (move.kind === 'benefit' ? [move.item] : []));
    expect(offered.map((item) => waiting(game)[item])).toEqual(waits);
  });

  it('the main action waits for the bonus, not for the staff', () => {
    const game = begin(reacting(121, [5, 1]), 'goods');
    expect(game.task).toEqual({ kind: 'playStaff', seat: 0, discount: 1 });
    const other = begin(reacting(121, [5, 1]), 'playStaff').do({ kind: 'skip' });
    expect(waiting(other)).toEqual(['mainAction', 'goods']);
    expect(other.offers({ kind: 'benefit', item: 0 })).toBe(true);
  });

  it('a card that is drawn first can be played with the bonus', () => {
    const game = reacting(131, [4, 2], { hand: [] });
    begin(game, 'drawStaff');
    expect(waiting(game)).toContain('playStaff');
    expect(game.seat(0).hand).toHaveLength(1);
    begin(game, 'playStaff');
    expect(game.task?.kind).toBe('playStaff');
  });
});

describe('Corogari Zant-Mainz with the master key', () => {
  const keyAfter = (die: number, player: PlayerInput = {}): Scenario =>
    ownerOf('zantMainz', { diceTaken: [die], ...player }, { modules: ['startPlayer'], dice: [1] });
  const dieAfterKey = (die: number, player: PlayerInput = {}): Scenario =>
    ownerOf(
      'zantMainz',
      { krones: 5, diceTaken: [0], ...player },
      { modules: ['startPlayer'], startPlayer: { holder: 0 }, dice: [die] },
    );

  it.each([
    { die: 2, bonus: KRONE_AND_STEP },
    { die: 5, bonus: KRONE_AND_STEP },
  ])(
    'entrances.zantMainz: the key doubles a $die taken before, ahead of what the key gives',
    ({ die, bonus }) => {
      const game = keyAfter(die).do({ kind: 'takeKey' });
      expect(gained(game)).toEqual(bonus);
      expect(game.offers({ kind: 'benefit' })).toBe(true);
    },
  );

  it.each([3, 4])('the key doubles a %i taken before: a card for 1 krone less', (die) => {
    const game = keyAfter(die, { hand: [staff.poolAttendant] }).do({ kind: 'takeKey' });
    expect(game.task).toEqual({ kind: 'playStaff', seat: 0, discount: 1 });
  });

  it.each([1, 6])('the key doubles a %i taken before: a room free and a point', (die) => {
    const game = keyAfter(die, { krones: 0, free: [5] }).do({ kind: 'takeKey' });
    expect(preparable(game)).toContain(10);
    expect(game.seat(0).vp).toBe(1);
  });

  it.each([
    { die: 2, bonus: KRONE_AND_STEP },
    { die: 5, bonus: KRONE_AND_STEP },
    { die: 1, bonus: { ...NOTHING, vp: 1 } },
    { die: 6, bonus: { ...NOTHING, vp: 1 } },
    { die: 3, bonus: NOTHING },
    { die: 4, bonus: NOTHING },
  ])('a $die taken after the key is doubled', ({ die, bonus }) => {
    const game = dieAfterKey(die, { hand: [staff.poolAttendant] });
    game.do({ kind: 'takeDie', space: die, boost: false });
    expect(gained(game)).toEqual(bonus);
    if (die === 3 || die === 4) {
      expect(game.task).toEqual({ kind: 'playStaff', seat: 0, discount: 1 });
    }
  });

  it('the key alone brings nothing', () => {
    const game = ownerOf('zantMainz', {}, { modules: ['startPlayer'], dice: [1] });
    game.do({ kind: 'takeKey' });
    expect(gained(game)).toEqual(NOTHING);
    expect(game.eventsOf('roomPrepared')).toEqual([]);
  });
});
