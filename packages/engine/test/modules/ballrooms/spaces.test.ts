import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import type { Ball, Hall } from './support.js';
import {
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  content,
  dance,
  LEFT,
  MIDDLE,
  openRows,
  pointsBySource,
  RIGHT,
  rowsOf,
  sectionsOf,
  TOP,
} from './support.js';

/** Spaces of the bottom, middle and top row with 2, 3 and 4 players; they cost 1, 2, 3 champagne. */
const SPACES: [Hall, number[][]][] = [
  ['apollosaal', [[3, 2, 2], [3, 3, 2], [4, 3, 3]]], // prettier-ignore
  ['goldenerStrauss', [[4, 0, 3], [4, 3, 2], [5, 4, 2]]], // prettier-ignore
  ['odeonsaal', [[3, 3, 2], [4, 3, 2], [5, 4, 3]]], // prettier-ignore
  ['zumSperl', [[3, 2, 2], [4, 3, 2], [5, 3, 3]]], // prettier-ignore
  ['zurKettenbruecke', [[4, 0, 3], [4, 3, 2], [5, 4, 2]]], // prettier-ignore
];

const inRow = (dancers: number): string => Array.from({ length: dancers }, () => '1').join(' ');

/** Seat 0 can send a served guest of table 0 anywhere. */
const hosting = (
  at: Ball,
  seats = 2,
  player: PlayerInput = {},
  rest: PositionInput = {},
): Scenario =>
  scenario(
    position({
      dice: [4],
      ...ball(at, seats),
      ...rest,
      players: [{ kitchen: { champagne: 9 }, cafe: [served(65)], ...player }],
    }),
  );

describe.each(SPACES)('the spaces of %s', (hall, bySeats) => {
  const halls = [hall, ...SPACES.map(([key]) => key).filter((key) => key !== hall)].slice(0, 3);

  it('are reconstructed', () => {
    const found = content.ballrooms.find(({ key }) => key === hall);
    expect(found?.source).toEqual({
      bonus: 'rulebook',
      scoring: 'rulebook',
      spaces: 'reconstructed',
    });
    expect(found?.spaces).toEqual(
      bySeats.map((rows) =>
        rows.map((spaces, row) => Array.from({ length: spaces }, () => row + 1)),
      ),
    );
  });

  it.each([2, 3, 4])(
    'ballrooms.spaces: with %i players each row takes as many dancers as it has',
    (seats) => {
      const isOpen = (row: number, dancers: number): boolean => {
        const rows = [BOTTOM, MIDDLE, TOP].map((at) => (at === row ? inRow(dancers) : ''));
        return openRows(hosting({ halls, floor: { [hall]: rows } }, seats)).includes(`0 ${row}`);
      };
      for (const [row, spaces] of (bySeats[seats - 2] ?? []).entries()) {
        if (spaces > 0) expect([row, isOpen(row, spaces - 1)]).toEqual([row, true]);
        expect([row, isOpen(row, spaces)]).toEqual([row, false]);
      }
    },
  );
});

describe('a ballroom without a free space', () => {
  const FULL = { apollosaal: ['1 1 1', '1 1', '1 1'] };

  it('ballrooms.spaces: takes no more dancers on the left', () => {
    expect(openRows(hosting({ floor: FULL }))).toEqual(['1 0', '1 1', '1 2', '2 0', '2 2']);
  });

  it('nor in the middle', () => {
    const halls: Hall[] = ['zumSperl', 'apollosaal', 'zurKettenbruecke'];
    expect(openRows(hosting({ halls, floor: FULL }))).toEqual(['0 0', '0 1', '0 2', '2 0', '2 2']);
  });

  it('takes more on the right: only on the balcony', () => {
    const halls: Hall[] = ['zumSperl', 'zurKettenbruecke', 'apollosaal'];
    const open = openRows(hosting({ halls, floor: FULL }));
    expect(open.filter((row) => row.startsWith('2'))).toEqual(['2 2']);
  });
});

describe('with two players', () => {
  it.each(['goldenerStrauss', 'zurKettenbruecke'] as const)(
    'ballrooms.spaces: %s has no middle row',
    (hall) => {
      const halls: Hall[] = [hall, 'apollosaal', 'zumSperl'];
      const open = openRows(hosting({ halls }));
      expect(open.filter((row) => row.startsWith('0'))).toEqual(['0 0', '0 2']);
    },
  );

  it.each(['goldenerStrauss', 'zurKettenbruecke'] as const)('with three %s has one', (hall) => {
    const halls: Hall[] = [hall, 'apollosaal', 'zumSperl'];
    const open = openRows(hosting({ halls }, 3));
    expect(open.filter((row) => row.startsWith('0'))).toEqual(['0 0', '0 1', '0 2']);
  });
});

describe('ballrooms that have been scored', () => {
  it.each([
    { round: 4, hall: LEFT },
    { round: 7, hall: LEFT },
    { round: 7, hall: CENTRE },
  ])(
    'ballrooms.afterScoring, W1: still take dancers: ballroom $hall in round $round',
    ({ round, hall }) => {
      const game = dance(hosting({}, 2, {}, { round }), hall, TOP);
      expect(rowsOf(game, hall)).toEqual(['', '', '0']);
    },
  );

  it('and still give the bonus of the row', () => {
    const game = dance(hosting({}, 2, { krones: 0 }, { round: 7 }), LEFT, TOP);
    expect(game.seat(0).krones).toBe(3);
  });
});

describe('the balcony', () => {
  const halls: Hall[] = ['zumSperl', 'zurKettenbruecke', 'apollosaal'];
  const floor = { apollosaal: ['', '', '1 1'] };

  it('ballrooms.balcony: opens when the top row of the right ballroom is full, for 3 champagne', () => {
    const game = dance(hosting({ halls, floor }), RIGHT, TOP);
    expect(rowsOf(game, RIGHT)).toEqual(['', '', '1 1 0']);
    expect(champagne(game)).toBe(6);
  });

  it('gives the bonus of that row', () => {
    expect(dance(hosting({ halls, floor }, 2, { krones: 0 }), RIGHT, TOP).seat(0).krones).toBe(3);
  });

  it('is not for two champagne', () => {
    const game = hosting({ halls, floor }, 2, { kitchen: { champagne: 2 } });
    expect(openRows(game)).not.toContain('2 2');
  });

  it('ballrooms.balcony: has no limit', () => {
    const crowd = { apollosaal: ['', '', '1 1 1 1 1 1 1 1 1 1'] };
    const game = dance(hosting({ halls, floor: crowd }), RIGHT, TOP);
    expect(rowsOf(game, RIGHT)[TOP]).toBe('1 1 1 1 1 1 1 1 1 1 0');
  });

  it('takes nobody while a space of the row is free again', () => {
    const game = hosting({ halls, floor: { apollosaal: ['', '', '. 1 1'] } });
    expect(rowsOf(dance(game, RIGHT, TOP), RIGHT)[TOP]).toBe('0 1 1');
  });

  it('belongs to the right ballroom only', () => {
    const others: Hall[] = ['apollosaal', 'zumSperl', 'zurKettenbruecke'];
    expect(openRows(hosting({ halls: others, floor }))).not.toContain('0 2');
  });
});

describe('the example of the Tsarina', () => {
  const TSARINA = 147;
  const at: Ball = {
    halls: ['zumSperl', 'zurKettenbruecke', 'apollosaal'],
    floor: { apollosaal: ['1 1 1', '1 1', '1 1'] },
    sections: [[2, 3, 1, 3]],
  };
  const movedIn = (bottles: number): Scenario =>
    hosting(at, 2, {
      krones: 0,
      kitchen: { champagne: bottles },
      cafe: [served(TSARINA)],
      free: [0, 10],
    }).do({ kind: 'moveIn', table: 0, room: 10 });

  it('ballrooms.tsarina: 9 points; the balcony for 2 champagne; 3 krones; 2 champagne and a step from the section', () => {
    const game = movedIn(2);
    expect(pointsBySource(game).guest).toBe(9);
    expect(openRows(game).filter((row) => row.startsWith('2'))).toEqual(['2 2']);
    game.do({ kind: 'sendDancer', hall: RIGHT, row: TOP });
    expect(champagne(game)).toBe(0);
    game.do({ kind: 'pickDancer', section: 2 });
    expect(rowsOf(game, RIGHT)).toEqual(['1 1 1', '1 1', '1 1 0']);
    expect(sectionsOf(game)).toEqual([2, 3, 0, 3]);
    expect(game.seat(0)).toMatchObject({ krones: 3, emperor: 1 });
    expect(champagne(game)).toBe(2);
    expect(game.task?.kind).toBe('turn');
  });

  it.each([0, 1])('with %i champagne in the kitchen nobody could go there', (bottles) => {
    expect(openRows(movedIn(bottles))).not.toContain('2 2');
  });
});
