import type { GameEvent, SetupInput } from '@gah/engine';
import { MODULES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { POINTS_GROUPS } from '../src/final/groups.js';
import { decidingMoments, turnOfTide } from '../src/final/moments.js';
import { piecesOf, scaleFor, shareOf } from '../src/final/scale.js';
import { firstTwo, standingOf } from '../src/final/standing.js';
import {
  countedPoints,
  pointsByGroup,
  runningTotals,
  STAGES,
  usedGroups,
} from '../src/final/story.js';
import type { SeatedPlayer } from '../src/session/plan.js';
import type { GameSnapshot } from '../src/session/session.js';
import { COMPUTER, newSession, PERSON, playOn, SMALL } from './support/games.js';

type Game = readonly [name: string, setup: SetupInput, players: readonly SeatedPlayer[]];
const GAMES: readonly Game[] = [
  ['of two', SMALL, [PERSON, COMPUTER]],
  ['with everything', { seats: 2, seed: 'all', modules: [...MODULES] }, [COMPUTER, PERSON]],
  ['alone', { seats: 1, seed: 'alone' }, [PERSON]],
];

const played = new Map<string, GameSnapshot>();
async function playedGame([name, setup, players]: Game): Promise<GameSnapshot> {
  const known = played.get(name);
  if (known) return known;
  const session = newSession(setup, players);
  await playOn(session);
  played.set(name, session.now);
  return session.now;
}

describe.each(GAMES)('the points of a game %s', (...game) => {
  it('add up over the rounds and by source to the score', async () => {
    const { log, sheets } = await playedGame(game);
    for (const sheet of sheets) {
      const totals = runningTotals(log, sheet.seat);
      expect(totals).toHaveLength(STAGES);
      expect(totals.at(-1)).toBe(sheet.total);
      expect(countedPoints(pointsByGroup(sheet), POINTS_GROUPS)).toBe(sheet.total);
    }
  });

  it('are drawn as long as they are: every piece has the length of its number', async () => {
    const { sheets } = await playedGame(game);
    const players = sheets.map(pointsByGroup);
    const groups = usedGroups(players);
    const bars = players.map((points) => piecesOf(points, groups));
    const scale = scaleFor(bars.flat().flatMap(({ from, to }) => [from, to]));
    const unit = shareOf(scale, 1) - shareOf(scale, 0);
    for (const [seat, pieces] of bars.entries())
      for (const { group, amount, from, to } of pieces) {
        expect(amount).toBe(players[seat]?.[group]);
        expect(to - from).toBe(Math.abs(amount));
        expect(shareOf(scale, to) - shareOf(scale, from)).toBeCloseTo(Math.abs(amount) * unit);
        expect(shareOf(scale, from)).toBeGreaterThanOrEqual(0);
        expect(shareOf(scale, to)).toBeLessThanOrEqual(1);
      }
  });

  it('have moments whose swings are the largest, and lead to the end they had', async () => {
    const { log, sheets, winners } = await playedGame(game);
    const two = firstTwo(sheets, winners);
    if (!two) throw new Error('nobody played against anybody');
    const all = decidingMoments(log, two, Infinity);
    const moments = decidingMoments(log, two);
    expect(moments).toHaveLength(3);
    const least = Math.min(...moments.map(({ swing }) => swing));
    expect(all.filter(({ swing }) => swing > least).length).toBeLessThan(3);
    for (const { before, after, swing } of all) expect(after - before).toBe(swing);
    const [first, second] = two.map((seat) => sheets.find((sheet) => sheet.seat === seat)?.total);
    const last = all.at(-1);
    const lead = (first ?? 0) - (second ?? 0);
    expect(last?.gainer === two[0] ? last.after : -(last?.after ?? 0)).toBe(lead);
  });
});

describe('the moments that decided a game', () => {
  const vp = (seat: number, amount: number, source: 'guest' | 'track' | 'rooms', id = 1) =>
    ({ type: 'vpGained', seat, amount, cause: { source, id } }) as const;
  const round = (number: number): GameEvent => ({
    type: 'roundStarted',
    round: number,
    startSeat: 0,
  });
  const turn = (seat: number): GameEvent => ({ type: 'turnStarted', seat, extra: false });
  const steps = (...events: GameEvent[]) => events.map((event) => ({ events: [event] }));

  it('are told with round and turn, scoring, or source at the end, in their order', () => {
    const scoring: GameEvent = { type: 'emperorScoring', round: 1, tile: 'A1' as never };
    const moments = decidingMoments(
      steps(
        round(1),
        turn(0),
        vp(0, 4, 'guest'),
        turn(1),
        vp(1, 9, 'guest', 7),
        turn(1),
        vp(1, 1, 'guest'),
        scoring,
        vp(0, 8, 'track'),
        round(2),
        turn(1),
        // The end is told seat by seat.
        vp(0, 12, 'rooms', 0),
        vp(0, 2, 'rooms', 1),
        vp(1, 3, 'rooms', 0),
      ),
      [0, 1],
    );
    expect(moments.map(({ when }) => when)).toEqual([
      { kind: 'turn', round: 1, turn: 2, seat: 1 },
      { kind: 'scoring', event: scoring },
      { kind: 'end', source: 'rooms' },
    ]);
    expect(
      moments.map(({ gainer, swing, before, after }) => [gainer, swing, before, after]),
    ).toEqual([
      [1, 9, -4, 5],
      [0, 8, -6, 2],
      [0, 11, 2, 13],
    ]);
    expect(moments.map(turnOfTide)).toEqual(['takesLead', 'takesLead', 'extends']);
    expect(moments[0]?.parts).toEqual([{ seat: 1, amount: 9, cause: { source: 'guest', id: 7 } }]);
  });

  it('name a loss of the other as well as a gain', () => {
    const [moment] = decidingMoments(
      steps(round(1), turn(0), vp(0, 2, 'guest'), vp(1, -5, 'track')),
      [0, 1],
    );
    expect(moment?.swing).toBe(7);
    expect(moment?.parts.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, -5],
      [0, 2],
    ]);
  });

  it('are none where nothing changed between the two', () => {
    expect(decidingMoments(steps(round(1), turn(0)), [0, 1])).toEqual([]);
  });

  it('say how the tide turned', () => {
    expect(turnOfTide({ before: -3, after: 0 })).toBe('levels');
    expect(turnOfTide({ before: -9, after: -2 })).toBe('closesIn');
    expect(turnOfTide({ before: 0, after: 4 })).toBe('takesLead');
    expect(turnOfTide({ before: 1, after: 4 })).toBe('extends');
  });
});

describe('the standing', () => {
  it('puts the winner of a tie first', () => {
    const totals = [
      { seat: 0, total: 50 },
      { seat: 1, total: 61 },
      { seat: 2, total: 61 },
    ];
    expect(standingOf(totals, [2])).toEqual([2, 1, 0]);
  });
});

describe('an axis', () => {
  it('has round steps, ends on them and knows 0', () => {
    expect(scaleFor([61, 83])).toEqual({ least: 0, most: 100, ticks: [0, 20, 40, 60, 80, 100] });
    expect(scaleFor([-7, 30]).ticks).toEqual([-10, 0, 10, 20, 30]);
    expect(scaleFor([]).ticks).toContain(0);
  });
});
