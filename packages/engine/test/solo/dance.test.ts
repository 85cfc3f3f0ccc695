import { guests, politics } from '@gah/engine/testing';
import type { ModuleName } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from './support.js';
import { guestsTaken, occupiedRooms, OPPONENT, PLAYER, pointsOf, turnOf } from './support.js';

/** Cards of Elisabeth: a guest who dances, or a dancer as an extra action. */
const RED_NEXT_2 = 214;
const YELLOW_NEXT_1 = 216;
const ANY_AND_DANCER_NEXT_1 = 215;
const GREEN_AND_DANCER_NEXT_2 = 217;
const ANY_DANCES_AND_DANCER_NEXT_1 = 228;
const YELLOW_THEN_ANY_DANCES = 232;

/** Apollosaal, Zum Sperl, Zur Kettenbrücke: 3, 3 and 4 spaces in the bottom row. */
const HALLS = [0, 3, 4];
const BOTTOM_SPACES = [3, 3, 4];
const DANCERS = 10;

/** The bottom rows hold so many dancers of the player; all others wait. */
function ballrooms(bottom: readonly number[], left = DANCERS): NonNullable<TurnInput['ballrooms']> {
  const dancing = bottom.reduce((sum, dancers) => sum + dancers, 0);
  return {
    halls: HALLS,
    floor: bottom.map((dancers) => [Array.from({ length: dancers }, () => PLAYER + 1), [], []]),
    offered: [],
    rehearsal: [0, -1],
    sections: [[DANCERS - dancing], [left]],
    out: [0, DANCERS - left],
  };
}

const dance = (card: number, input: TurnInput = {}, bottom: readonly number[] = [0, 0, 0]) =>
  turnOf(card, {
    modules: ['ballrooms'],
    politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
    queue: [
      guests.seniorLegalSecretary,
      guests.photographer,
      guests.countess,
      guests.eGizia,
      guests.tezcatlipoca,
    ],
    ballrooms: ballrooms(bottom),
    ...input,
  });

/** Dancers of the opponent by ballroom, bottom row first. */
const dancersOf = ({ state }: Scenario): number[][] =>
  (state.modules.ballrooms?.floor ?? []).map((rows) =>
    rows.map((row) => row.filter((dancer) => dancer === OPPONENT + 1).length),
  );

/** The ballroom of the one dancer, who must stand in the bottom row; -1 for none. */
function hallOf(game: Scenario): number {
  const dancers = dancersOf(game);
  expect(dancers.flat().reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
  return dancers.findIndex(([bottom]) => bottom === 1);
}

describe('a guest who dances', () => {
  it('soloTurn.dance: scores its points and sends a dancer instead of taking a room', () => {
    const game = dance(YELLOW_NEXT_1);
    expect(guestsTaken(game)).toEqual([55]);
    expect(pointsOf(game).guest).toBe(7);
    expect(occupiedRooms(game)).toEqual([]);
    expect(game.seat(OPPONENT).tiles).toBe(0);
    expect(hallOf(game)).toBe(0);
    expect(game.state.modules.ballrooms?.sections[OPPONENT]).toEqual([9]);
    expect(game.eventsOf('dancerSent')).toEqual([
      { type: 'dancerSent', seat: OPPONENT, ballroom: HALLS[0], row: 0 },
    ]);
  });

  it('pays no champagne and brings no reward', () => {
    const game = dance(YELLOW_NEXT_1, {
      queue: [
        guests.diva,
        guests.seniorLegalSecretary,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
      ],
    });
    expect(game.eventsOf('goodsPaid')).toEqual([]);
    expect(game.eventsOf('goodsGained')).toEqual([]);
    expect(game.seat(OPPONENT).kitchen).toEqual([0, 0, 0, 0, 0]);
  });

  it('is of the depicted colour even if all its rooms are occupied', () => {
    const opponent = { occupied: [1, 5, 6, 9, 13, 14] };
    expect(guestsTaken(dance(YELLOW_NEXT_1, { opponent }))).toEqual([55]);
  });

  it('dances even if the hotel is full', () => {
    const opponent = { occupied: Array.from({ length: 20 }, (_, room) => room) };
    const game = dance(YELLOW_NEXT_1, { opponent });
    expect(guestsTaken(game)).toEqual([55]);
    expect(hallOf(game)).toBe(0);
  });

  it('soloTurn.dance: takes a room in a game without ballrooms', () => {
    const modules: ModuleName[] = ['celebrities'];
    const game = turnOf(YELLOW_NEXT_1, {
      modules,
      queue: [
        guests.seniorLegalSecretary,
        guests.photographer,
        guests.countess,
        guests.eGizia,
        guests.tezcatlipoca,
      ],
    });
    expect(guestsTaken(game)).toEqual([55]);
    expect(occupiedRooms(game)).toEqual([1]);
  });

  it('only the guest at whom the card says so', () => {
    const game = dance(YELLOW_THEN_ANY_DANCES, { nextGuests: [guests.earl] });
    expect(guestsTaken(game)).toEqual([55, 74]);
    expect(occupiedRooms(game)).toEqual([1]);
    expect(hallOf(game)).toBe(0);
  });
});

describe('the ballroom', () => {
  it.each([
    [1, 0, 1],
    [2, 0, 1],
    [3, 0, 1],
    [4, 1, 2],
    [5, 1, 2],
    [6, 2, 2],
    [7, 2, 2],
  ])(
    'soloTurn.dance: in round %i: next-1 is ballroom %i, next-2 is ballroom %i',
    (round, next, afterNext) => {
      expect(hallOf(dance(YELLOW_NEXT_1, { round }))).toBe(next);
      expect(hallOf(dance(RED_NEXT_2, { round }))).toBe(afterNext);
    },
  );

  it('soloTurn.dance: to the right of it if the bottom row is full', () => {
    const [first = 0, second = 0] = BOTTOM_SPACES;
    expect(hallOf(dance(YELLOW_NEXT_1, {}, [first, 0, 0]))).toBe(1);
    expect(hallOf(dance(YELLOW_NEXT_1, {}, [first, second, 0]))).toBe(2);
    expect(hallOf(dance(RED_NEXT_2, {}, [0, second, 0]))).toBe(2);
    expect(hallOf(dance(YELLOW_NEXT_1, {}, [first - 1, 0, 0]))).toBe(0);
  });

  it('never to the left: then nobody dances, but the points count', () => {
    const [, , last = 0] = BOTTOM_SPACES;
    const game = dance(YELLOW_NEXT_1, { round: 6 }, [0, 0, last]);
    expect(hallOf(game)).toBe(-1);
    expect(pointsOf(game).guest).toBe(7);
  });

  it('without a dancer left nobody dances', () => {
    const game = dance(YELLOW_NEXT_1, { ballrooms: ballrooms([0, 0, 0], 0) });
    expect(hallOf(game)).toBe(-1);
    expect(game.state.modules.ballrooms?.sections[OPPONENT]).toEqual([0]);
  });
});

describe('a dancer as an extra action', () => {
  it('soloTurn.extra: comes besides the guest, who takes a room', () => {
    const game = dance(ANY_AND_DANCER_NEXT_1);
    expect(occupiedRooms(game)).toHaveLength(1);
    expect(hallOf(game)).toBe(0);
  });

  it('comes besides the guest who dances', () => {
    const game = dance(ANY_DANCES_AND_DANCER_NEXT_1);
    expect(dancersOf(game)).toEqual([
      [2, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('only from its difficulty on', () => {
    const halls = (['easy', 'medium', 'hard'] as const).map((difficulty) =>
      hallOf(dance(GREEN_AND_DANCER_NEXT_2, { difficulty })),
    );
    expect(halls).toEqual([-1, 1, 1]);
  });

  it('does nothing in a game without ballrooms', () => {
    const game = turnOf(ANY_AND_DANCER_NEXT_1, { modules: ['celebrities'] });
    expect(game.eventsOf('dancerSent')).toEqual([]);
  });
});

describe('the dancers of the opponent', () => {
  it('count when a ballroom is scored, as in a game of two', () => {
    // Apollosaal: dancers times the highest row. The opponent takes the last die: round 3 ends.
    const floor = [
      [[OPPONENT + 1, OPPONENT + 1, PLAYER + 1], [], []],
      [[], [], []],
      [[], [], []],
    ];
    const game = dance(YELLOW_NEXT_1, {
      round: 3,
      dice: [1],
      tiles: ['A1', 'B1', 'C1'],
      player: { emperor: 4 },
      ballrooms: { ...ballrooms([0, 0, 0]), floor, sections: [[9], [8]] },
    });
    expect(game.state.round).toBe(4);
    // The row is full: its new dancer went to the right.
    expect(pointsOf(game).ballroom).toBe(2);
    expect(pointsOf(game, PLAYER).ballroom).toBe(1);
  });
});
