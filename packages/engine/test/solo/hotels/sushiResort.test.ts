import { guests, staff } from '@gah/engine/testing';
import { createGame } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SoloInput, TurnInput } from '../support.js';
import {
  guestsTaken,
  OPPONENT,
  PLAYER,
  playerTurn,
  pointsOf,
  soloOf,
  turnOf,
  withHotel,
} from '../support.js';

const ROOMS = [3, 4, 5, 6, 7, 10];
const BLUE = 199;
const GREEN_LEFT = 204;
const YELLOW_THEN_ANY = 212;

const resort = (solo: SoloInput = {}): TurnInput =>
  withHotel('sushiResort', { tokenRooms: ROOMS, ...solo });

describe('Sushi Resort: set-up', () => {
  it('soloHotels.sushiResort: six tokens: the last two rooms of floor 1, the first three of floor 2, the first of floor 3', () => {
    const games = Array.from({ length: 40 }, (_, index) =>
      createGame({ seats: 1, seed: `sushi ${index}`, modules: ['entrances'] }),
    );
    const resorts = games.filter((state) => soloOf({ state }).hotel === 'sushiResort');
    expect(resorts.length).toBeGreaterThan(0);
    for (const state of resorts) expect(soloOf({ state }).tokenRooms).toEqual(ROOMS);
    for (const state of games.filter((other) => !resorts.includes(other))) {
      expect(soloOf({ state }).tokenRooms).toEqual([]);
    }
  });
});

describe('Sushi Resort: the opponent', () => {
  it('soloHotels.sushiResort: a room on a token moves it onto the leftmost guest of the refilled queue', () => {
    const game = turnOf(BLUE, {
      ...resort(),
      queue: [
        guests.seniorLegalSecretary,
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
      nextGuests: [guests.mIngalls],
      opponent: { occupied: [0] },
    });
    expect(game.state.queue).toEqual([
      guests.mIngalls,
      guests.seniorLegalSecretary,
      guests.tezcatlipoca,
      guests.captGoldhaken,
      guests.mrHorsa,
    ]);
    expect(soloOf(game)).toMatchObject({
      tokenRooms: [3, 5, 6, 7, 10],
      tokenGuests: [guests.mIngalls],
    });
    expect(pointsOf(game).solo).toBe(0);
  });

  it('another room moves none', () => {
    const game = turnOf(BLUE, {
      ...resort(),
      queue: [
        guests.seniorLegalSecretary,
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
    });
    expect(soloOf(game)).toMatchObject({ tokenRooms: ROOMS, tokenGuests: [] });
  });

  it.each([
    [[4, 9, 14, 19], 3],
    [[], 4],
    [[4, 9, 14, 19, 3, 8, 13, 18, 2], 7],
  ])('a green guest, too: after %j in room %i', (occupied, room) => {
    const game = turnOf(GREEN_LEFT, {
      ...resort(),
      queue: [
        guests.seniorLegalSecretary,
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
      opponent: { occupied },
    });
    expect(soloOf(game).tokenRooms).toEqual(ROOMS.filter((other) => other !== room));
    expect(soloOf(game).tokenGuests).toEqual([game.state.queue[0]]);
  });

  it('taking a guest with a token gives 8 points and removes the token', () => {
    const game = turnOf(BLUE, {
      ...resort({ tokenGuests: [guests.earl, guests.seniorLegalSecretary] }),
      queue: [
        guests.seniorLegalSecretary,
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
    });
    expect(guestsTaken(game)).toEqual([74]);
    expect(pointsOf(game)).toMatchObject({ guest: 10, solo: 8 });
    expect(soloOf(game).tokenGuests).toEqual([guests.seniorLegalSecretary]);
  });

  it('soloHotels.sushiResort: a guest with a token who reaches the last place gives 8 points and loses it', () => {
    // The noble leaves from the last place; the one beside it moves up.
    const game = turnOf(BLUE, {
      ...resort({ tokenGuests: [guests.mrHorsa] }),
      queue: [
        guests.seniorLegalSecretary,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.earl,
      ],
    });
    expect(game.state.queue[4]).toBe(93);
    expect(pointsOf(game).solo).toBe(8);
    expect(soloOf(game).tokenGuests).toEqual([]);
  });

  it('not one who moves up, but not to the last place', () => {
    const game = turnOf(BLUE, {
      ...resort({ tokenGuests: [guests.captGoldhaken] }),
      queue: [
        guests.seniorLegalSecretary,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.earl,
      ],
    });
    expect(game.state.queue[3]).toBe(92);
    expect(pointsOf(game).solo).toBe(0);
    expect(soloOf(game).tokenGuests).toEqual([guests.captGoldhaken]);
  });

  it('the second guest of a card may be the one who has just got the token', () => {
    const game = turnOf(YELLOW_THEN_ANY, {
      ...resort(),
      queue: [
        guests.seniorLegalSecretary,
        guests.jewelryDesigner,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
      nextGuests: [guests.earl, guests.mIngalls],
      opponent: { occupied: [1] },
    });
    expect(guestsTaken(game)).toEqual([60, 74]);
    expect(pointsOf(game)).toMatchObject({ guest: 15, solo: 8 });
    expect(soloOf(game)).toMatchObject({ tokenRooms: [3, 4, 6, 7, 10], tokenGuests: [] });
  });
});

describe('Sushi Resort: the player', () => {
  const QUEUE = [90, 91, 92, 93, 94];
  const atResort = (tokenGuests: number[], player: TurnInput['player'] = {}): Scenario =>
    playerTurn({ ...resort({ tokenGuests }), dice: [4], queue: QUEUE, player });
  const places = (game: Scenario): number[] =>
    game.legal.flatMap((move) => (move.kind === 'takeGuest' ? [move.place] : []));

  it('soloHotels.sushiResort: pays 1 krone more for a guest with a token', () => {
    for (const [place, price] of [3, 2, 1, 0].entries()) {
      const guest = QUEUE[place] ?? 0;
      const game = atResort([guest]).do({ kind: 'takeGuest', place });
      expect(game.seat(PLAYER).krones).toBe(10 - price - 1);
    }
  });

  it('and the usual price for the others', () => {
    const game = atResort([91, 92, 93]).do({ kind: 'takeGuest', place: 0 });
    expect(game.seat(PLAYER).krones).toBe(7);
  });

  it('cannot take the guest without that krone', () => {
    expect(places(atResort([93], { krones: 0 }))).toEqual([4]);
    expect(places(atResort([91], { krones: 2 }))).toEqual([2, 3, 4]);
  });

  it('the token gives the opponent nothing and is gone', () => {
    const game = atResort([92]).do({ kind: 'takeGuest', place: 2 });
    expect(game.seat(OPPONENT).vp).toBe(0);
    expect(soloOf(game).tokenGuests).toEqual([]);
  });

  it('who takes the last guest brings the token beside it to the last place: 8 points', () => {
    const game = atResort([93]).do({ kind: 'takeGuest', place: 4 });
    expect(pointsOf(game).solo).toBe(8);
    expect(soloOf(game).tokenGuests).toEqual([]);
  });

  it('the token stays with its guest as the queue moves', () => {
    const game = atResort([91]).do({ kind: 'takeGuest', place: 4 });
    expect(game.state.queue.indexOf(91)).toBe(2);
    expect(soloOf(game).tokenGuests).toEqual([guests.tezcatlipoca]);
  });

  it('pays the krone even if guests are free for the owner of staff 25', () => {
    const game = atResort([90], { played: [staff.deliveryBoy] }).do({
      kind: 'takeGuest',
      place: 0,
    });
    expect(game.seat(PLAYER).krones).toBe(9);
    expect(places(atResort([90, 92], { played: [staff.deliveryBoy], krones: 0 }))).toEqual([
      1, 3, 4,
    ]);
  });

  describe('a guest that an effect makes free', () => {
    // Guest 63 brings another guest.
    const player = { cafe: [{ guest: guests.dame, goods: { coffee: 1 } }], free: [0] };
    const moved = (krones: number): Scenario =>
      atResort([91, 93], { ...player, krones }).do({ kind: 'moveIn', table: 0, room: 0 });

    it('costs the krone', () => {
      const game = moved(5).do({ kind: 'takeGuest', place: 1 });
      expect(game.seat(PLAYER).krones).toBe(4);
    });

    it('costs nothing without a token', () => {
      const game = moved(5).do({ kind: 'takeGuest', place: 0 });
      expect(game.seat(PLAYER).krones).toBe(5);
    });

    it('cannot be taken without that krone', () => {
      expect(places(moved(0))).toEqual([0, 2, 4]);
    });
  });

  it('a guest of a bell costs the krone, too', () => {
    // Staff 174: three dishes in one action bring a guest whose order is filled.
    const game = playerTurn({
      ...resort({ tokenGuests: [guests.tezcatlipoca] }),
      modules: ['entrances', 'more'],
      dice: [1, 1, 1],
      queue: QUEUE,
      player: { played: [staff.bartender], krones: 1 },
    });
    game.do(
      { kind: 'takeDie', space: 1, boost: false },
      { kind: 'splitGoods', second: 0 },
      { kind: 'ring' },
      { kind: 'takeGuest', place: 1 },
    );
    expect(game.seat(PLAYER).krones).toBe(0);
  });
});
