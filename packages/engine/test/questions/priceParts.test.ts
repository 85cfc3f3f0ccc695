import type { Cause, Currency, GameState, Move, MoveOf, PricePart } from '@gah/engine';
import {
  createGame,
  moves,
  nextDancerSpace,
  NO_GOODS,
  pending,
  priceOf,
  ROOMS,
  rowBonusTimes,
  spaceTerms,
  strengthOf,
} from '@gah/engine';
import type { PlayerInput, PositionInput } from '@gah/engine/testing';
import { position, guests, staff as staffCards } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { billFor, strongestDice } from '../bill.js';
import { disgraced } from '../emperor/scoring.js';
import { ball, LEFT, MIDDLE, RIGHT, TOP } from '../modules/ballrooms/support.js';
import { hosting, salon } from '../modules/celebrities/support.js';
import { offering, ownerOf } from '../modules/entrances/support.js';
import { playerTurn, withHotel } from '../solo/support.js';

const seat = 0;
const staff = (id: number): Cause => ({ source: 'staff', id });

const part = (
  name: PricePart['part'],
  amount: number,
  cause: Cause | null = null,
  currency: Currency = 'krones',
): PricePart => ({ part: name, currency, amount, cause });

const partsOf = (state: GameState, move: Move): readonly PricePart[] => priceOf(state, move).parts;

const takeGuest = (place: number): Move => ({ seat, kind: 'takeGuest', place });
const takeDie = (space: number, boost = false, bonus = false): MoveOf<'takeDie'> => ({
  seat,
  kind: 'takeDie',
  space,
  die: 'white',
  boost,
  bonus,
});
const prepareRoom = (room: number): Move => ({ seat, kind: 'prepareRoom', room });

const at = (player: PlayerInput, rest: PositionInput = {}): GameState =>
  position({ dice: [1, 1, 3, 6], players: [player], ...rest });

describe('a guest', () => {
  it('costs what its place says', () => {
    const state = at({ krones: 9 });
    expect(priceOf(state, takeGuest(0))).toEqual({
      krones: 3,
      goods: [0, 0, 0, 0, 0],
      steps: 0,
      vp: 0,
      parts: [part('place', 3)],
    });
    expect(partsOf(state, takeGuest(4))).toEqual([]);
  });

  it('is free by a staff card', () => {
    const state = at({ played: [staffCards.deliveryBoy] });
    expect(priceOf(state, takeGuest(1)).krones).toBe(0);
    expect(partsOf(state, takeGuest(1))).toEqual([part('place', 2), part('free', -2, staff(25))]);
  });

  it('is a gift before the game', () => {
    const state = createGame({ seats: 2, seed: 'gift', staff: 'starter' });
    expect(state.tasks.at(-1)?.kind).toBe('firstGuest');
    const [next] = pending(state);
    const prices = moves(state, next?.seat ?? 0).map((move) => priceOf(state, move).krones);
    expect(prices).toEqual([0, 0, 0, 0, 0]);
  });

  it('costs a krone more with a token of the Sushi Resort, even if it is free', () => {
    const { state } = playerTurn({
      ...withHotel('sushiResort', { tokenGuests: [guests.tezcatlipoca] }),
      queue: [
        guests.seniorLegalSecretary,
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
      player: { krones: 5, played: [staffCards.deliveryBoy] },
    });
    expect(partsOf(state, takeGuest(2))).toEqual([
      part('place', 1),
      part('free', -1, staff(25)),
      part('token', 1, { source: 'solo', id: 'sushiResort' }),
    ]);
  });

  it('is served for a krone, or for nothing by a staff card', () => {
    const serve: Move = { seat, kind: 'serve', good: 'cake', table: 0 };
    expect(partsOf(at({}), serve)).toEqual([part('serving', 1)]);
    expect(partsOf(at({ played: [staffCards.chiefWaiter] }), serve)).toEqual([
      part('serving', 1),
      part('free', -1, staff(24)),
    ]);
  });
});

describe('a room', () => {
  const everyRoom = (state: GameState): (readonly PricePart[])[] =>
    Array.from({ length: ROOMS }, (_, room) => partsOf(state, prepareRoom(room)));
  const top = ROOMS - 1;

  it('costs what its floor says', () => {
    expect(partsOf(at({}), prepareRoom(0))).toEqual([]);
    expect(partsOf(at({}), prepareRoom(top))).toEqual([part('floor', 3)]);
  });

  it('is free by a staff card for its colour', () => {
    const free = everyRoom(at({ played: [staffCards.butler] })).filter((parts) => parts.length > 1);
    expect(free).toContainEqual([part('floor', 3), part('free', -3, staff(9))]);
    expect(free.length).toBeLessThan(ROOMS / 2);
  });

  it('is free by a celebrity, whatever its colour, on the own turn', () => {
    const cause = { source: 'celebrity', id: 'gandhi' } as const;
    const free = [part('floor', 3), part('free', -3, cause)];
    expect(partsOf(hosting(['gandhi'], {}).state, prepareRoom(top))).toEqual(free);
    const waiting = hosting(['gandhi'], {}, { turn: 1 }).state;
    expect(partsOf(waiting, prepareRoom(top))).toEqual([part('floor', 3)]);
  });
});

describe('a staff card', () => {
  it('costs less by the strength of the action', () => {
    const state = at({ hand: [staffCards.deliveryBoy], krones: 9 });
    expect(partsOf(state, { seat, kind: 'playStaff', card: staffCards.deliveryBoy })).toEqual([
      part('card', 6),
    ]);
    const open: GameState = {
      ...state,
      tasks: [...state.tasks, { kind: 'playStaff', seat, discount: 2 }],
    };
    expect(partsOf(open, { seat, kind: 'playStaff', card: staffCards.deliveryBoy })).toEqual([
      part('card', 6),
      part('discount', -2),
    ]);
  });

  it('costs nobody less by a decision of somebody else', () => {
    const state = at({});
    const tasks = [...state.tasks, { kind: 'playStaff', seat: 1, discount: 2 } as const];
    expect(
      partsOf({ ...state, tasks }, { seat, kind: 'playStaff', card: staffCards.deliveryBoy }),
    ).toEqual([part('card', 6)]);
  });

  it('is used for krones, goods or steps', () => {
    const state = position({ modules: ['ballrooms', 'more'] });
    const use = (card: number): readonly PricePart[] =>
      partsOf(state, { seat, kind: 'useStaff', card });
    expect(use(123)).toEqual([part('use', 2, staff(123))]);
    expect(use(173)).toEqual([part('use', 2, staff(173), 'strudel')]);
    expect(use(177)).toEqual([part('use', 2, staff(177), 'steps')]);
    expect(use(1)).toEqual([]);
  });
});

describe('a space', () => {
  it('costs nothing but for the boost; the last one a krone', () => {
    const state = at({ krones: 5 });
    expect(partsOf(state, takeDie(1))).toEqual([]);
    expect(partsOf(state, takeDie(1, true))).toEqual([part('boost', 1)]);
    expect(partsOf(state, takeDie(6, true))).toEqual([part('space', 1), part('boost', 1)]);
  });

  it('is as strong as its dice, the boost and what staff adds', () => {
    const state = at({ krones: 5, played: [staffCards.restaurantManager] });
    expect(strengthOf(state, takeDie(1))).toEqual({
      strength: 2,
      parts: [{ part: 'dice', amount: 2, cause: null }],
    });
    expect(strengthOf(state, takeDie(1, true, true))).toEqual({
      strength: 4,
      parts: [
        { part: 'dice', amount: 2, cause: null },
        { part: 'boost', amount: 1, cause: null },
        { part: 'bonus', amount: 1, cause: staff(13) },
      ],
    });
  });

  it('may be free by a staff card', () => {
    const state = at({ krones: 5, played: [staffCards.kitchenHand] });
    expect(partsOf(state, takeDie(6))).toEqual([part('space', 1), part('free', -1, staff(17))]);
    // Without a die no staff reacts.
    expect(partsOf(state, { seat, kind: 'useSpace', space: 6, boost: false })).toEqual([
      part('space', 1),
    ]);
  });

  it('has terms with and without a boost', () => {
    const [plain, boosted] = spaceTerms(
      at({ krones: 1, played: [staffCards.restaurantManager] }),
      seat,
      1,
      'white',
    );
    expect(plain).toMatchObject({ bonus: 1, strength: { strength: 3 }, isPayable: true });
    expect(boosted).toMatchObject({ price: { krones: 1 }, strength: { strength: 4 } });
    const [, tooMuch] = spaceTerms(at({ krones: 0 }), seat, 1, 'white');
    expect(tooMuch).toMatchObject({ isPayable: false, isWithoutEffect: false });
  });

  it('without the krones its die is taken without effect, for nothing', () => {
    const state = at({ krones: 0 }, { dice: [6] });
    const [plain] = spaceTerms(state, seat, 6, 'white');
    expect(plain).toMatchObject({ price: { krones: 1 }, isPayable: false, isWithoutEffect: true });
    expect(partsOf(state, takeDie(6))).toEqual([]);
    expect(strengthOf(state, takeDie(6)).strength).toBe(0);
  });

  it('costs a krone for each other die beside a coloured one', () => {
    const state = position({
      modules: ['celebrities'],
      celebrities: salon({}),
      dice: [3, 3, 3],
      coloredDice: [3, 0, 0],
      players: [{ krones: 5 }],
    });
    expect(partsOf(state, { ...takeDie(3), die: 'red' })).toEqual([part('otherDice', 2)]);
    expect(partsOf(state, takeDie(3))).toEqual([]);
  });

  it('takes a toll: a krone, or points from whoever has none left', () => {
    const cause = { source: 'solo', id: 'tollBridge' } as const;
    const bridge = (krones: number): GameState =>
      playerTurn({
        ...withHotel('tollBridge', { tolls: [0, 0, 0, 0, 0, 2] }),
        dice: [6],
        player: { krones },
      }).state;
    expect(partsOf(bridge(2), takeDie(6))).toEqual([part('space', 1), part('toll', 1, cause)]);
    expect(priceOf(bridge(1), takeDie(6))).toMatchObject({
      krones: 1,
      vp: 5,
      parts: [part('space', 1), part('toll', 5, cause, 'vp')],
    });
  });

  it('copies with the strength of the open action', () => {
    const state = at({});
    const tasks = [...state.tasks, { kind: 'copy', seat, strength: 3, optional: false } as const];
    expect(strengthOf({ ...state, tasks }, { seat, kind: 'copy', space: 1 })).toEqual({
      strength: 3,
      parts: [{ part: 'copied', amount: 3, cause: null }],
    });
  });
});

describe('a dancer', () => {
  const full = position({
    ...ball({ floor: { zurKettenbruecke: ['', '', '0 0 1 1 0 1 0 1'] } }),
    players: [{ kitchen: { champagne: 5 } }],
  });

  it('costs champagne by its space, less what a card takes off', () => {
    const state = position(ball());
    const champagne = nextDancerSpace(state, LEFT, MIDDLE)?.champagne ?? 0;
    expect(champagne).toBeGreaterThan(1);
    const send: Move = { seat, kind: 'sendDancer', hall: LEFT, row: MIDDLE };
    expect(partsOf(state, send)).toEqual([part('row', champagne, null, 'champagne')]);
    const task = { discount: 1, shared: false, then: [], cause: staff(125) } as const;
    const tasks = [...state.tasks, { kind: 'sendDancer', seat, ...task } as const];
    expect(priceOf({ ...state, tasks }, send)).toMatchObject({
      goods: [0, 0, 0, 0, champagne - 1],
      parts: [
        part('row', champagne, null, 'champagne'),
        part('discount', -1, staff(125), 'champagne'),
      ],
    });
  });

  it('finds room on the balcony when the last row is full', () => {
    expect(nextDancerSpace(full, RIGHT, TOP)).toEqual({ champagne: 3, isBalcony: true });
    const send: Move = { seat, kind: 'sendGuest', table: 0, hall: RIGHT, row: TOP };
    expect(partsOf(full, send)).toEqual([part('balcony', 3, null, 'champagne')]);
    expect(nextDancerSpace(at({}), RIGHT, TOP)).toBeNull();
  });

  it('brings the bonus of a row once, with one entrance twice', () => {
    expect(rowBonusTimes(full, seat)).toBe(1);
    const { state } = ownerOf('ren', {}, { modules: ['entrances', 'ballrooms'] });
    expect(rowBonusTimes(state, seat)).toBe(2);
    expect(rowBonusTimes(state, 1)).toBe(1);
  });
});

describe('other prices', () => {
  it('a penalty is ignored for a krone, by a staff card', () => {
    const { state } = disgraced('A1', { played: [staffCards.conferenceManager], krones: 4 });
    expect(partsOf(state, { seat, kind: 'ward' })).toEqual([part('ward', 1, staff(26))]);
  });

  it('a tile of one’s own costs steps by its letter', () => {
    const { state } = ownerOf('wray', { emperor: 5 }, { entrances: { emperorTiles: ['B1'] } });
    expect(priceOf(state, { seat, kind: 'useTile', tile: 'B1' })).toMatchObject({
      krones: 0,
      steps: 2,
      parts: [part('tile', 2, null, 'steps')],
    });
  });

  it('an entrance costs the bid', () => {
    const { state } = offering(['kozi', 'stroup']);
    expect(partsOf(state, { seat, kind: 'auction', entrance: 'kozi', bid: 4 })).toEqual([
      part('bid', 4),
    ]);
  });

  it('goods of choice are spent one by one', () => {
    const state = at({});
    const spend = { amount: 2, upTo: false, champagne: false, exchange: false };
    const task = { spent: NO_GOODS, spend, effects: [], cause: staff(128) };
    const tasks = [...state.tasks, { kind: 'spendGoods', seat, ...task } as const];
    expect(partsOf({ ...state, tasks }, { seat, kind: 'spendGood', good: 'wine' })).toEqual([
      part('spent', 1, staff(128), 'wine'),
    ]);
  });

  it('most moves cost nothing', () => {
    expect(priceOf(at({}), { seat, kind: 'pass' })).toMatchObject({ krones: 0, parts: [] });
  });
});

describe('the bill of the guide', () => {
  const state = at({ krones: 5, played: [staffCards.restaurantManager, staffCards.deliveryBoy] });

  it('names the parts and their reasons', () => {
    expect(billFor(state, takeGuest(1))).toEqual(['place: 2 krones', 'free: -2 krones (staff 25)']);
  });

  it('finds the strongest dice', () => {
    expect(strongestDice(state, seat)).toEqual([takeDie(1, true, true)]);
  });
});
