import { guests, staff } from '@gah/engine/testing';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from '../support.js';
import { OPPONENT, PLAYER, playerTurn, pointsOf, soloOf, turnOf, withHotel } from '../support.js';

const A = 200;
const STEPS_ONLY = 210;
const inn = (stars: number, progress = [0, 0, 0]): TurnInput =>
  withHotel('nineStarsInn', { stars, progress });

const starsOf = (game: Scenario): number => soloOf(game).stars;

describe('Nine Stars Inn: the opponent', () => {
  it('soloHotels.nineStarsInn: puts a token on the track with each step on a politics card', () => {
    expect(starsOf(turnOf(A, inn(0)))).toBe(1);
    expect(starsOf(turnOf(A, inn(4)))).toBe(5);
  });

  it('with the step that claims the card, too', () => {
    const game = turnOf(A, inn(2, [3, 0, 0]));
    expect(game.state.claims[0]).toEqual([OPPONENT]);
    expect(starsOf(game)).toBe(3);
  });

  it('not without a step', () => {
    expect(starsOf(turnOf(STEPS_ONLY, inn(2)))).toBe(2);
    const claimed = { ...inn(2, [4, 0, 0]), claims: [[OPPONENT], [], []] };
    expect(starsOf(turnOf(A, claimed))).toBe(2);
  });

  it('also with the step for a red die', () => {
    const game = turnOf(230, {
      ...inn(2),
      modules: ['celebrities', 'entrances'],
      coloredDice: [3, 0, 0],
    });
    expect(soloOf(game).progress).toEqual([1, 0, 0]);
    expect(starsOf(game)).toBe(3);
  });

  it('never more than nine', () => {
    expect(starsOf(turnOf(A, inn(9)))).toBe(9);
  });

  it('has no token in another hotel', () => {
    expect(starsOf(turnOf(A, withHotel('tollBridge')))).toBe(0);
  });

  it('its own full floors and columns remove nothing', () => {
    const game = turnOf(STEPS_ONLY, {
      ...inn(2),
      queue: [
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.mIngalls,
      ],
      opponent: { occupied: [0, 1, 2, 3, 9, 14, 19] },
    });
    expect(game.eventsOf('roomOccupied')).toMatchObject([{ seat: OPPONENT, room: 4 }]);
    expect(starsOf(game)).toBe(2);
  });
});

describe('Nine Stars Inn: the player', () => {
  /** Moves a noble into this room, with these occupied before. */
  const moveIn = (room: number, occupied: number[], stars: number): number => {
    const game = playerTurn({
      ...inn(stars),
      dice: [1],
      player: {
        cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }],
        occupied,
        free: [room],
      },
    });
    return starsOf(game.do({ kind: 'moveIn', table: 0, room }));
  };

  it('soloHotels.nineStarsInn: removes the latest token with a full floor', () => {
    expect(moveIn(4, [0, 1, 2, 3], 5)).toBe(4);
  });

  it('removes the latest token with a full column', () => {
    expect(moveIn(15, [0, 5, 10], 5)).toBe(4);
  });

  it('one for each when both are full at once', () => {
    expect(moveIn(0, [1, 2, 3, 4, 5, 10, 15], 5)).toBe(3);
  });

  it('none while a room is missing', () => {
    expect(moveIn(4, [0, 1, 2], 5)).toBe(5);
  });

  it('nothing happens without a token', () => {
    expect(moveIn(4, [0, 1, 2, 3], 0)).toBe(0);
  });

  it('by an effect as well', () => {
    // Two rooms become occupied.
    const game = playerTurn({
      ...inn(5),
      dice: [5, 5],
      player: { hand: [staff.pageBoy], occupied: [0, 1, 2], free: [3, 4] },
    });
    game.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staff.pageBoy },
    );
    while (game.task?.kind !== 'turn') {
      const [move] = game.legal.filter(({ kind }) => kind !== 'skip');
      if (!move) throw new Error('stuck');
      game.do(move);
    }
    expect(game.eventsOf('roomOccupied')).toHaveLength(2);
    expect(starsOf(game)).toBe(4);
  });
});

describe('Nine Stars Inn: the emperor scoring', () => {
  it.each([
    [0, 0],
    [1, 5],
    [3, 5],
    [4, 10],
    [6, 10],
    [7, 15],
    [9, 15],
  ])(
    'soloHotels.nineStarsInn: with %i tokens the opponent scores %i points, the value of the last row',
    (stars, points) => {
      const game = playerTurn({
        ...inn(stars),
        round: 3,
        startSeat: OPPONENT,
        turn: PLAYER,
        mainDone: true,
        tiles: ['A1', 'B1', 'C1'],
        player: { emperor: 4 },
      }).do({ kind: 'endTurn' });
      expect(pointsOf(game).solo).toBe(points);
      expect(starsOf(game)).toBe(stars);
    },
  );

  it('not after a round without one', () => {
    const game = playerTurn({
      ...inn(9),
      round: 2,
      startSeat: OPPONENT,
      turn: PLAYER,
      mainDone: true,
    }).do({ kind: 'endTurn' });
    expect(pointsOf(game).solo).toBe(0);
  });
});
