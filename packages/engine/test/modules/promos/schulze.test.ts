import type { Good } from '@gah/engine';
import { GOODS, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, politics, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced } from '../../emperor/scoring.js';
import { vector } from '../../guests/arrival.js';
import { finalVp } from '../../staff/support.js';
import { ball, openRows, pointsBySource } from '../ballrooms/support.js';

const SCHULZE = guests.mrSchulze;
const POOL_ATTENDANT = staff.poolAttendant; // costs 1, 3 emperor steps
const ASSISTANT_MANAGER = 32; // 2 points for each staff card
const CAPTAIN = staff.danubeSteamshipCaptain;
const SIX_STAFF = politics.largeStaff;

const EVERYTHING = { strudel: 1, cake: 1, wine: 1, coffee: 1, champagne: 1 };

const hosting = (player: PlayerInput = {}, rest: PositionInput = {}): Scenario =>
  scenario(
    position({
      ...ball(),
      promos: true,
      dice: [1],
      ...rest,
      players: [{ kitchen: EVERYTHING, cafe: [SCHULZE], ...player }],
    }),
  );
const spent = (game: Scenario, good: Good): Scenario => {
  game.do({ kind: 'useGuest', table: 0 });
  return game.task?.kind === 'spendGoods' ? game.do({ kind: 'spendGood', good }) : game;
};

describe('Mr. Schulze (190)', () => {
  it('promos.schulze: never leaves: neither a room nor a ballroom is offered', () => {
    const game = hosting({ free: [0, 1, 2], kitchen: { champagne: 9 } });
    expect(game.offers({ kind: 'moveIn' })).toBe(false);
    expect(game.offers({ kind: 'moveInPair' })).toBe(false);
    expect(openRows(game)).toEqual([]);
  });

  it.each(GOODS)('promos.schulze: takes a %s for a point and a step', (good) => {
    const game = spent(hosting(), good);
    expect(game.seat(0).kitchen).toEqual(vector({ ...EVERYTHING, [good]: 0 }));
    expect(pointsBySource(game).guest).toBe(1);
    expect(game.seat(0).emperor).toBe(1);
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).cafe[0]?.card).toBe(SCHULZE);
  });

  it('promos.schulze: lets the player play a card from hand at full price', () => {
    const game = spent(hosting({ krones: 1, hand: [POOL_ATTENDANT, staff.deliveryBoy] }), 'wine');
    expect(game.offers({ kind: 'playStaff', card: staff.deliveryBoy })).toBe(false);
    game.do({ kind: 'playStaff', card: POOL_ATTENDANT });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [POOL_ATTENDANT], emperor: 1 + 3 });
    expect(pointsBySource(game).guest).toBe(1);
  });

  it('the card may be declined', () => {
    const game = spent(hosting({ hand: [POOL_ATTENDANT] }), 'wine').do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 10, hand: [POOL_ATTENDANT], emperor: 1 });
  });

  it('needs a good in the kitchen', () => {
    expect(hosting({ kitchen: {} }).offers({ kind: 'useGuest' })).toBe(false);
  });

  it('works once per round, again in the next', () => {
    const game = spent(hosting({}, { mainDone: true, dice: [] }), 'wine');
    expect(game.offers({ kind: 'useGuest' })).toBe(false);
    game.do({ kind: 'endTurn' }, { kind: 'pass', seat: 1 });
    expect(game.state.round).toBe(2);
    spent(game, 'cake');
    expect(pointsBySource(game).guest).toBe(2);
  });

  it('T8: is an additional action: before and after the main action, and no more passing', () => {
    expect(spent(hosting(), 'wine').offers({ kind: 'pass' })).toBe(false);
    expect(hosting({}, { mainDone: true }).offers({ kind: 'useGuest' })).toBe(true);
  });

  it('promos.schulze: costs no points at the end, unlike the others', () => {
    const total = (cafe: number[]): number => scoreSheets(hosting({ cafe }).state)[0]?.total ?? 0;
    expect(total([SCHULZE])).toBe(total([]));
    expect(total([SCHULZE, 65])).toBe(total([]) - 5);
  });

  it('keeps his table: with two more guests nobody else can be taken', () => {
    expect(
      hosting({ cafe: [SCHULZE, guests.knightOfTheEmpire, guests.apothecary] }).offers({
        kind: 'takeGuest',
      }),
    ).toBe(false);
  });

  it('is no staff card: not for final scoring, not for politics', () => {
    const played = [ASSISTANT_MANAGER, 1, 2, 3, 4];
    const game = hosting(
      { played },
      { politics: [SIX_STAFF, politics.twoFloors, politics.threeOfEachColour] },
    );
    expect(finalVp(game.state, ASSISTANT_MANAGER)).toBe(10);
    expect(game.offers({ kind: 'claim' })).toBe(false);
  });

  it('his card sets off what reacts to staff: the Captain (133)', () => {
    const game = spent(hosting({ hand: [POOL_ATTENDANT], played: [CAPTAIN] }), 'wine');
    game.do({ kind: 'playStaff', card: POOL_ATTENDANT });
    expect(game.task?.kind).toBe('sendDancer');
  });

  it('is not troubled by the emperor', () => {
    const game = disgraced(
      'B1',
      { kitchen: EVERYTHING, cafe: [SCHULZE] },
      { ...ball(), promos: true },
    );
    expect(game.seat(0).cafe[0]).toEqual({ card: SCHULZE, goods: vector({}) });
  });

  it('plays without the ballrooms too', () => {
    const players = [{ kitchen: { wine: 1, cake: 1 }, cafe: [SCHULZE] }];
    const game = scenario(position({ promos: true, dice: [1], players }));
    game.do({ kind: 'useGuest', table: 0 });
    const goods = game.legal.flatMap((move) => (move.kind === 'spendGood' ? [move.good] : []));
    expect(goods).toEqual(['cake', 'wine']);
  });
});
