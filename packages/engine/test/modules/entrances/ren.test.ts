import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import { amounts } from '../../staff/support.js';
import { salon } from '../celebrities/support.js';
import { entranceVp, ownerAfterMain } from './support.js';

const APOLLOSAAL = 0;
const STRAUSS = 1;
const ODEONSAAL = 2;
const SPERL = 3;
const KETTENBRUECKE = 4;
const MIDDLE = 1;
const TOP = 2;

type BallroomsInput = NonNullable<PositionInput['ballrooms']>;
const NO_GUEST_COUNTS = [105, 109, 113];
/** Three players, so that every row has spaces; none of the sections becomes empty. */
const hallFirst = (hall: number): BallroomsInput => ({
  halls: [hall, ...[0, 1, 2, 3, 4].filter((other) => other !== hall)].slice(0, 3),
  rehearsal: [0, -1, -1],
  sections: [[2, 3, 2, 3], [], []],
});

/** The owner sends a served guest to dance in the first ballroom. */
function dancing(
  hall: number,
  row: number,
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario {
  const game = ownerAfterMain(
    'ren',
    { krones: 5, kitchen: { champagne: 3 }, cafe: [served(65)], ...player },
    {
      modules: ['ballrooms'],
      politics: NO_GUEST_COUNTS,
      players: [{}, {}],
      ballrooms: hallFirst(hall),
      ...input,
    },
  );
  return game.do({ kind: 'sendGuest', table: 0, hall: 0, row }, { kind: 'pickDancer', section: 3 });
}

describe('The Ren: row bonuses count twice', () => {
  it.each([
    { row: MIDDLE, krones: 4, champagne: 1 },
    { row: TOP, krones: 6, champagne: 0 },
  ])('entrances.ren: krones of the Apollosaal, row $row', ({ row, krones, champagne }) => {
    const game = dancing(APOLLOSAAL, row);
    expect(game.seat(0)).toMatchObject({
      krones: 5 + krones,
      kitchen: [0, 0, 0, 0, champagne],
    });
  });

  it.each([
    { row: MIDDLE, steps: 2 },
    { row: TOP, steps: 6 },
  ])('steps of the Goldener Strauß, row $row', ({ row, steps }) => {
    expect(dancing(STRAUSS, row).seat(0).emperor).toBe(steps);
  });

  it.each([
    { row: MIDDLE, points: 4 },
    { row: TOP, points: 10 },
  ])('points of the Kettenbrücke, row $row', ({ row, points }) => {
    // 3 points for the guest.
    expect(dancing(KETTENBRUECKE, row).seat(0).vp).toBe(3 + points);
  });

  it('goods of Zum Sperl', () => {
    const middle = dancing(SPERL, MIDDLE);
    while (middle.task?.kind === 'benefits') middle.do({ kind: 'benefit', item: 0 });
    expect(amounts(middle.seat(0).kitchen)).toEqual({ cake: 2, champagne: 1 });
    const top = dancing(SPERL, TOP);
    while (top.task?.kind === 'benefits') top.do({ kind: 'benefit', item: 0 });
    expect(amounts(top.seat(0).kitchen)).toEqual({ strudel: 2, wine: 2, coffee: 2 });
  });

  it('rooms of the Odeonsaal, in the middle row on the lowest three floors', () => {
    const middle = dancing(ODEONSAAL, MIDDLE, { free: [1, 2, 16] });
    expect(middle.offers({ kind: 'occupyRoom', room: 16 })).toBe(false);
    middle.do({ kind: 'occupyRoom', room: 1 }, { kind: 'occupyRoom', room: 2 });
    expect(middle.seat(0).occupied).toBe(0b110);
    expect(middle.task?.kind).toBe('turn');
    const top = dancing(ODEONSAAL, TOP, { free: [1, 2, 16] });
    top.do({ kind: 'occupyRoom', room: 16 }, { kind: 'occupyRoom', room: 1 });
    expect(top.seat(0)).toMatchObject({ occupied: (1 << 16) | (1 << 1), vp: 3 + 2 * 3 });
  });

  it.each([
    { celebrity: 'chaplin', hall: KETTENBRUECKE, vp: 3 + 4 + 2 * 2, emperor: 0 },
    { celebrity: 'churchill', hall: STRAUSS, vp: 3, emperor: 2 + 1 },
  ] as const)('W3: twice the amount is one source for $celebrity', (given) => {
    const modules = ['ballrooms', 'celebrities'] as const;
    const celebrities = salon({ owned: [[given.celebrity], [], []] }, [...modules]);
    const game = dancing(given.hall, MIDDLE, {}, { modules, celebrities });
    while (game.task?.kind === 'benefits') game.do({ kind: 'benefit', item: 0 });
    expect(game.seat(0)).toMatchObject({ vp: given.vp, emperor: given.emperor });
  });

  it('the bottom row has none', () => {
    const game = dancing(APOLLOSAAL, 0);
    expect(game.seat(0)).toMatchObject({ krones: 5, vp: 3, kitchen: [0, 0, 0, 0, 2] });
    expect(game.task?.kind).toBe('turn');
  });

  it('the bonus of a section counts once', () => {
    const ballrooms = {
      ...hallFirst(APOLLOSAAL),
      sections: [[2, 3, 2, 1], [], []],
      out: [2, 0, 0],
    };
    const game = dancing(APOLLOSAAL, MIDDLE, {}, { ballrooms });
    // The section gives two goods and 2 points.
    game.do({ kind: 'chooseGood', good: 'wine' }, { kind: 'chooseGood', good: 'wine' });
    expect(game.seat(0)).toMatchObject({ krones: 5 + 4, vp: 3 + 2, kitchen: [0, 0, 2, 0, 1] });
  });

  it('also when an effect sends the dancer', () => {
    // Guest 148 moves in and brings another dancer.
    const game = ownerAfterMain(
      'ren',
      { krones: 5, kitchen: { champagne: 2 }, cafe: [served(148)], free: [2] },
      {
        modules: ['ballrooms'],
        politics: NO_GUEST_COUNTS,
        players: [{}, {}],
        ballrooms: hallFirst(APOLLOSAAL),
      },
    );
    game.do({ kind: 'moveIn', table: 0, room: 2 }, { kind: 'sendDancer', hall: 0, row: MIDDLE });
    game.do({ kind: 'pickDancer', section: 3 });
    expect(game.seat(0).krones).toBe(5 + 4);
  });

  it('on the balcony, too', () => {
    const ballrooms = {
      ...hallFirst(ODEONSAAL),
      halls: [ODEONSAAL, SPERL, APOLLOSAAL],
      floor: [
        [[], [], []],
        [[], [], []],
        [[], [], [2, 3]],
      ],
      rehearsal: [0, 1, 2],
      sections: [
        [2, 3, 2, 3],
        [1, 2, 3, 3],
        [3, 3, 3],
      ],
    };
    const game = ownerAfterMain(
      'ren',
      { krones: 5, kitchen: { champagne: 3 }, cafe: [served(65)] },
      { modules: ['ballrooms'], politics: NO_GUEST_COUNTS, players: [{}, {}], ballrooms },
    );
    game.do({ kind: 'sendGuest', table: 0, hall: 2, row: TOP }, { kind: 'pickDancer', section: 3 });
    expect(game.seat(0).krones).toBe(5 + 6);
    expect(game.state.modules.ballrooms?.floor[2]?.[TOP]).toEqual([2, 3, 1]);
  });

  it('once for others', () => {
    const game = ownerAfterMain(
      'ren',
      {},
      {
        turn: 1,
        modules: ['ballrooms'],
        politics: NO_GUEST_COUNTS,
        players: [{ krones: 5, kitchen: { champagne: 2 }, cafe: [served(65)] }, {}],
        ballrooms: {
          ...hallFirst(APOLLOSAAL),
          rehearsal: [-1, 0, -1],
          sections: [[], [2, 3, 2, 3], []],
        },
      },
    );
    game.do(
      { kind: 'sendGuest', table: 0, hall: 0, row: MIDDLE },
      { kind: 'pickDancer', section: 3 },
    );
    expect(game.seat(1).krones).toBe(5 + 2);
  });
});

/** The end of a round with these dancers of each seat in the ballroom that is scored then. */
function scored(round: 3 | 5 | 7, dancers: readonly (readonly number[])[]): Scenario {
  const hall = { 3: 0, 5: 1, 7: 2 }[round];
  const back = { 3: 3, 5: 5, 7: 7 }[round];
  const seats = [0, 1, 2];
  const on = (seat: number): number =>
    dancers.flat().filter((dancer) => dancer === seat + 1).length;
  const floor = seats.map((index) =>
    [0, 1, 2].map((row) => (index === hall ? [...(dancers[row] ?? [])] : [])),
  );
  const game = ownerAfterMain(
    'ren',
    { emperor: back + 1 },
    {
      round,
      modules: ['ballrooms'],
      politics: NO_GUEST_COUNTS,
      tiles: ['A1', 'B1', 'C1'],
      players: [{ emperor: back + 1 }, { emperor: back + 1 }],
      ballrooms: {
        halls: [APOLLOSAAL, STRAUSS, ODEONSAAL],
        floor,
        rehearsal: [0, 0, 0],
        sections: seats.map(() => [2, 3, 2, 3]),
        out: seats.map((seat) => -on(seat)),
      },
    },
  );
  return game.do({ kind: 'endTurn' });
}

describe('The Ren: most dancers in a ballroom that is scored', () => {
  it.each([3, 5, 7] as const)('entrances.ren: 4 points after round %i', (round) => {
    expect(entranceVp(scored(round, [[1, 1, 2], [1], []]))).toBe(4);
  });

  it('beside the points of the ballroom', () => {
    const game = scored(3, [[1, 2], [1], []]);
    // Two dancers, the highest in the middle row; 3 for space 4 of the emperor track.
    expect(game.seat(0).vp).toBe(2 * 2 + 4 + 3);
  });

  it('with a single dancer, when nobody else has one', () => {
    expect(entranceVp(scored(3, [[1], [], []]))).toBe(4);
  });

  it.each([
    { dancers: [[1, 2], [], []], what: 'tied with one' },
    { dancers: [[1, 2, 3], [], []], what: 'tied with two' },
    { dancers: [[1, 2, 2], [], []], what: 'second' },
    { dancers: [[2], [], []], what: 'not there' },
    { dancers: [[], [], []], what: 'not there, nor anybody else' },
  ])('nothing when $what', ({ dancers }) => {
    expect(entranceVp(scored(3, dancers))).toBe(0);
  });

  it('counts all rows together', () => {
    expect(entranceVp(scored(3, [[2, 2], [1, 1], [1]]))).toBe(4);
  });

  it('only its owner has them', () => {
    const game = scored(3, [[2, 2], [], []]);
    expect([0, 1, 2].map((seat) => entranceVp(game, seat))).toEqual([0, 0, 0]);
  });

  it('also when a guest has the ballroom scored', () => {
    const game = ownerAfterMain(
      'ren',
      { cafe: [served(186)], free: [2] },
      {
        modules: ['ballrooms'],
        promos: true,
        politics: NO_GUEST_COUNTS,
        players: [{}, {}],
        ballrooms: {
          ...hallFirst(APOLLOSAAL),
          floor: [
            [[1], [], []],
            [[], [], []],
            [[], [], []],
          ],
          sections: [[2, 3, 2, 2], [], []],
        },
      },
    );
    game.do({ kind: 'moveIn', table: 0, room: 2 }, { kind: 'benefit' });
    expect(entranceVp(game)).toBe(4);
  });
});
