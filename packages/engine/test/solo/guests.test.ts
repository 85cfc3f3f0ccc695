import { guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from './support.js';
import { guestsTaken, occupiedRooms, OPPONENT, PLAYER, pointsOf, turnOf } from './support.js';

/*
 * Guests, with points: blue 65 (3), 71 (4), 75 (5), 69 (7), 72 (7), 74 (10); red 77 (1), 89 (5),
 * 82 (7), 90 (7); yellow 49 (0), 60 (5), 55 (7), 58 (7); green 91 (0), 97 (4), 99 (5).
 * The night hotel, ground floor first: byrrb, yyrry, brbyy, brbrb.
 */
const BLUE = [0, 4, 10, 12, 15, 17, 19];
const RED = [2, 3, 7, 8, 11, 16, 18];
const YELLOW = [1, 5, 6, 9, 13, 14];
const ALL = Array.from({ length: 20 }, (_, room) => room);

/** Blue and any guest, with ties to the right and to the left. */
const BLUE_RIGHT = 199;
const BLUE_LEFT = 210;
const ANY_RIGHT = 195;
const ANY_LEFT = 208;
const RED_LEFT = 198;
const YELLOW_LEFT = 206;
const GREEN_LEFT = 204;

const taken = (card: number, queue: number[], input: TurnInput = {}): number[] =>
  guestsTaken(turnOf(card, { queue, ...input }));

describe('which guest the opponent takes', () => {
  it('soloTurn.guest: the depicted colour, the one with most points, though others have more', () => {
    expect(taken(BLUE_RIGHT, [90, 65, 75, 71, 55])).toEqual([75]);
    expect(taken(BLUE_LEFT, [90, 65, 75, 71, 55])).toEqual([75]);
    expect(taken(RED_LEFT, [74, 77, 72, 89, 78])).toEqual([89]);
    expect(taken(YELLOW_LEFT, [74, 49, 72, 60, 90])).toEqual([60]);
    expect(taken(GREEN_LEFT, [74, 91, 72, 97, 90])).toEqual([97]);
  });

  it('it may have no points at all', () => {
    expect(taken(YELLOW_LEFT, [74, 72, 49, 90, 99])).toEqual([49]);
  });

  it('soloTurn.guest: among equals the one on the left or on the right, as the card says', () => {
    expect(taken(BLUE_RIGHT, [72, 90, 69, 55, 91])).toEqual([69]);
    expect(taken(BLUE_LEFT, [72, 90, 69, 55, 91])).toEqual([72]);
    expect(taken(BLUE_RIGHT, [91, 69, 72, 90, 55])).toEqual([72]);
    expect(taken(BLUE_LEFT, [91, 69, 72, 90, 55])).toEqual([69]);
  });

  it('soloTurn.guest: without such a guest the one with most points of all', () => {
    expect(taken(BLUE_RIGHT, [77, 99, 90, 97, 91])).toEqual([90]);
    expect(taken(BLUE_RIGHT, [90, 99, 55, 97, 91])).toEqual([55]);
    expect(taken(BLUE_LEFT, [90, 99, 55, 97, 91])).toEqual([90]);
  });

  it('soloTurn.guest: any: the one with most points of all', () => {
    expect(taken(ANY_RIGHT, [90, 74, 72, 69, 55])).toEqual([74]);
    expect(taken(ANY_RIGHT, [82, 72, 99, 58, 77])).toEqual([58]);
    expect(taken(ANY_LEFT, [82, 72, 99, 58, 77])).toEqual([82]);
  });

  it('soloTurn.guest: with all rooms of the depicted colour occupied the most points among colours that fit', () => {
    expect(taken(BLUE_RIGHT, [74, 72, 89, 60, 77], { opponent: { occupied: BLUE } })).toEqual([60]);
    expect(taken(BLUE_LEFT, [74, 72, 89, 60, 77], { opponent: { occupied: BLUE } })).toEqual([89]);
  });

  it('any: a guest whose colour is full is passed over', () => {
    const opponent = { occupied: [...BLUE, ...YELLOW] };
    expect(taken(ANY_RIGHT, [74, 55, 77, 72, 97], { opponent })).toEqual([97]);
  });

  it('no such guest, and the best of all does not fit: the best that does', () => {
    const opponent = { occupied: RED };
    expect(taken(BLUE_RIGHT, [90, 82, 60, 97, 91], { opponent })).toEqual([60]);
  });

  it('a green guest fits as long as there is any space', () => {
    const opponent = { occupied: ALL.filter((room) => room !== 12) };
    expect(taken(ANY_LEFT, [90, 82, 60, 97, 91], { opponent })).toEqual([97]);
  });

  it('soloTurn.guest: none when nothing fits: the queue stays, the die and the extra actions remain', () => {
    const opponent = { occupied: ALL.filter((room) => room !== 2) };
    const queue = [74, 72, 55, 58, 60];
    const game = turnOf(BLUE_LEFT, { queue, opponent });
    expect(guestsTaken(game)).toEqual([]);
    expect(game.state.queue).toEqual(queue);
    expect(game.seat(OPPONENT)).toMatchObject({ diceTaken: [6, 2], emperor: 4, vp: 0 });
  });

  it('none in a full hotel', () => {
    const game = turnOf(GREEN_LEFT, {
      queue: [
        guests.eGizia,
        guests.cramersopholus,
        guests.tezcatlipoca,
        guests.earl,
        guests.seniorLegalSecretary,
      ],
      opponent: { occupied: ALL },
    });
    expect(guestsTaken(game)).toEqual([]);
  });
});

describe('what the guest brings', () => {
  it('soloTurn.room: its points and an occupied room, but no reward', () => {
    // A wine and three krones.
    const game = turnOf(RED_LEFT, {
      queue: [
        guests.seniorLegalSecretary,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.mIngalls,
      ],
    });
    expect(pointsOf(game)).toMatchObject({ guest: 7, cover: 0, group: 0 });
    expect(occupiedRooms(game)).toEqual([2]);
    expect(game.seat(OPPONENT)).toMatchObject({ krones: 0, kitchen: [0, 0, 0, 0, 0], vp: 7 });
    expect(game.eventsOf('kronesGained')).toEqual([]);
    expect(game.eventsOf('goodsGained')).toEqual([]);
    expect(game.task).toMatchObject({ kind: 'turn', seat: PLAYER });
  });

  it('no staff, no room and no steps either', () => {
    for (const guest of [62, 67, 72, 76, 100]) {
      const game = turnOf(ANY_RIGHT, {
        queue: [guests.tezcatlipoca, guests.captGoldhaken, guests.mrHorsa, guests.mIngalls, guest],
      });
      expect(guestsTaken(game)).toEqual([guest]);
      expect(game.seat(OPPONENT)).toMatchObject({ emperor: 0, hand: [], played: [] });
      expect(occupiedRooms(game)).toHaveLength(1);
      expect(game.seat(OPPONENT).tiles).toBe(game.seat(OPPONENT).occupied);
    }
  });

  it('it pays nothing, whatever the place', () => {
    const game = turnOf(BLUE_RIGHT, {
      queue: [
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.mIngalls,
      ],
    });
    expect(game.eventsOf('guestTaken')).toMatchObject([{ seat: OPPONENT, place: 0 }]);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
  });

  it('the card is discarded and the queue refilled from the left', () => {
    const game = turnOf(BLUE_RIGHT, {
      queue: [
        guests.seniorLegalSecretary,
        guests.photographer,
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
      ],
      nextGuests: [guests.cramersopholus],
    });
    expect(game.state.queue).toEqual([
      guests.cramersopholus,
      guests.seniorLegalSecretary,
      guests.photographer,
      guests.tezcatlipoca,
      guests.captGoldhaken,
    ]);
    expect(game.state.guestDiscard).toEqual([guests.earl]);
    expect(game.seat(OPPONENT).cafe).toEqual([null, null, null]);
  });
});

describe('a guest whose points depend on the round', () => {
  it('counts with those of the round', () => {
    // 185: 8 points in rounds 1 to 3, 2 points in rounds 6 and 7.
    const turn = (round: number) =>
      turnOf(219, {
        modules: ['ballrooms'],
        promos: true,
        round,
        queue: [
          guests.mAntoinette,
          guests.knightOfTheEmpire,
          guests.tezcatlipoca,
          guests.captGoldhaken,
          guests.mrHorsa,
        ],
      });
    expect(guestsTaken(turn(1))).toEqual([185]);
    expect(pointsOf(turn(1)).guest).toBe(8);
    expect(guestsTaken(turn(6))).toEqual([65]);
  });
});

describe('two guests on one card', () => {
  const YELLOW_THEN_ANY = 212;
  const GREEN_THEN_ANY_FROM_MEDIUM = 203;
  const queue = [90, 60, 97, 77, 91];

  it('are taken one after the other, with the queue refilled in between', () => {
    const game = turnOf(YELLOW_THEN_ANY, {
      queue,
      nextGuests: [guests.earl, guests.knightOfTheEmpire],
    });
    expect(guestsTaken(game)).toEqual([60, 74]);
    expect(game.state.queue).toEqual([
      guests.knightOfTheEmpire,
      guests.seniorLegalSecretary,
      guests.eGizia,
      guests.apothecary,
      guests.tezcatlipoca,
    ]);
    expect(pointsOf(game).guest).toBe(15);
    expect(occupiedRooms(game)).toEqual([0, 1]);
  });

  it('the second one may find its colour full', () => {
    const opponent = { occupied: YELLOW.slice(1) };
    const game = turnOf(YELLOW_THEN_ANY, {
      queue: [
        guests.photographer,
        guests.actress,
        guests.jewelryDesigner,
        guests.apothecary,
        guests.tezcatlipoca,
      ],
      nextGuests: [guests.knightOfTheEmpire],
      opponent,
    });
    expect(guestsTaken(game)).toEqual([55, 65]);
  });

  it('the second one only from its difficulty on', () => {
    const byLevel = (['easy', 'medium', 'hard'] as const).map((difficulty) =>
      taken(GREEN_THEN_ANY_FROM_MEDIUM, queue, { difficulty }),
    );
    expect(byLevel).toEqual([[97], [97, 90], [97, 90]]);
  });

  it('a card may have no guest at all at a difficulty', () => {
    const byLevel = (['easy', 'medium', 'hard'] as const).map((difficulty) => [
      ...taken(197, queue, { difficulty }),
      ...taken(200, queue, { difficulty }),
    ]);
    expect(byLevel).toEqual([[], [97], [97, 90]]);
  });
});
