import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import type { Ball, Hall } from '../ballrooms/support.js';
import {
  ball,
  BOTTOM,
  dance,
  hallIndex,
  LEFT,
  pointsBySource,
  pointsOf,
  TOP,
} from '../ballrooms/support.js';

const LORD_MAYOR = served(186);
const RED_ROOM = 2;
/** Points by number of dancers; dancers times the highest row; 7 for each two. */
const halls: Hall[] = ['odeonsaal', 'apollosaal', 'zurKettenbruecke'];
const floor = {
  odeonsaal: ['0 0 1', '0'],
  apollosaal: ['1', '0'],
  zurKettenbruecke: ['0 0 1 1'],
};

const hosting = (
  at: Ball = { halls, floor },
  rest: PositionInput = {},
  player: PlayerInput = {},
): Scenario =>
  scenario(
    position({
      ...ball(at),
      promos: true,
      dice: [1],
      tiles: ['A1', 'B1', 'C1'],
      ...rest,
      players: [
        { kitchen: { champagne: 3 }, cafe: [LORD_MAYOR], free: [RED_ROOM], emperor: 4, ...player },
        { emperor: 4 },
      ],
    }),
  );
const movedIn = { kind: 'moveIn', table: 0, room: RED_ROOM } as const;

/** The scoring is asked for: it may help others more. */
const scored = { kind: 'benefit' } as const;

describe('Lord Mayor of London (186)', () => {
  it.each([
    { rounds: [1, 2, 3], hall: 'odeonsaal', points: [9, 1] },
    { rounds: [4, 5], hall: 'apollosaal', points: [2, 1] },
    { rounds: [6, 7], hall: 'zurKettenbruecke', points: [7, 7] },
  ] as const)(
    'promos.lordMayor: in rounds $rounds scores $hall at once, for all',
    ({ rounds, hall, points }) => {
      for (const round of rounds) {
        const game = hosting(undefined, { round }).do(movedIn, scored);
        expect(game.eventsOf('ballroomScored').map(({ ballroom }) => ballroom)).toEqual([
          hallIndex(hall),
        ]);
        expect(pointsOf(game, 'ballroom')).toEqual(points);
      }
    },
  );

  it('whoever has no dancer there loses 5 points', () => {
    const game = hosting({ halls, floor: { odeonsaal: ['0'] } }).do(movedIn, scored);
    expect(pointsOf(game, 'ballroom')).toEqual([1, -5]);
  });

  it('the ballroom is scored again, normally, after the next emperor scoring', () => {
    const game = hosting(undefined, { round: 3, mainDone: true, dice: [] }).do(movedIn, scored);
    expect(pointsOf(game, 'ballroom')).toEqual([9, 1]);
    game.do({ kind: 'endTurn' });
    expect(game.state.round).toBe(4);
    expect(pointsOf(game, 'ballroom')).toEqual([18, 2]);
  });

  it('brings 4 points of his own', () => {
    expect(pointsBySource(hosting().do(movedIn)).guest).toBe(4);
  });

  it('may dance, and his dancer counts', () => {
    const game = dance(hosting({ halls }), LEFT, BOTTOM).do(scored);
    expect(pointsOf(game, 'ballroom')).toEqual([1, -5]);
  });

  it('dancing elsewhere he does not count', () => {
    const game = dance(hosting({ halls }), 2, TOP).do(scored);
    expect(pointsOf(game, 'ballroom')).toEqual([-5, -5]);
  });

  // Scoring can help the others more, or cost 5 points.
  it('G4: the scoring, as any effect of a reward, may be declined', () => {
    const game = hosting({ halls, floor: { odeonsaal: ['1 1 1'] } }).do(movedIn);
    expect(game.offers({ kind: 'skip' })).toBe(true);
    game.do({ kind: 'skip' });
    expect(pointsOf(game, 'ballroom')).toEqual([0, 0]);
    expect(pointsBySource(game).guest).toBe(4);
  });
});
