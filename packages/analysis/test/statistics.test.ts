import { describe, expect, it } from 'vitest';
import type { GameSummary, PlayedGame } from '../src/index.js';
import {
  byLevel,
  byModule,
  byPlayers,
  byRival,
  EVERYTHING,
  luckResults,
  ME,
  ownNames,
  paceOf,
  passes,
  playedBy,
  recordsBySource,
  recordsOf,
  resultsOf,
  rivalKey,
  staffResults,
  streaksOf,
  stretchesOf,
  summaryOf,
  trendOf,
} from '../src/index.js';
import { FORTUNES, GAMES, OCCASION, recordedGame } from './games.js';

const SUMMARIES = GAMES.map(({ setup }, index) => ({
  ...summaryOf(recordedGame(setup), OCCASION),
  played: index * 1000,
}));
const PLAYED = playedBy(SUMMARIES, ME);

/** The first game, won or lost by so many points, for what is about results alone. */
function duel(lead: number, more: Partial<GameSummary> = {}): PlayedGame {
  const [base] = SUMMARIES;
  const [own, other] = base?.seats ?? [];
  if (!base || !own || !other) throw new Error('no game');
  const points = 100 + lead;
  const seats = [
    { ...own, points, place: lead >= 0 ? 1 : 2, bySource: { guest: points } },
    { ...other, points: 100, place: lead <= 0 ? 1 : 2, bySource: { guest: 100 } },
  ];
  const [played] = playedBy([{ ...base, seats, ...more }], ME);
  if (!played) throw new Error('nobody played');
  return played;
}

describe('results', () => {
  it('count shared victories in parts, and say how uncertain they are', () => {
    const results = resultsOf([duel(5), duel(-5), duel(0), duel(10)]);
    expect(results).toMatchObject({ games: 4, wins: 2.5, winRate: 0.625, evenRate: 0.5 });
    expect(results.meanPoints).toBe(102.5);
    expect(results.best).toBe(110);
    // Wilson's interval of one victory in two games, as the tables have it.
    const even = resultsOf([duel(5), duel(-5)]).winInterval;
    expect(even?.low).toBeCloseTo(0.0945, 4);
    expect(even?.high).toBeCloseTo(0.9055, 4);
    // Student's t for three degrees of freedom: 3.182 times 6.455 / 2.
    expect(results.pointsInterval?.high).toBeCloseTo(102.5 + 3.182 * (6.455 / 2), 2);
  });

  it('of nothing are unknown, not zero', () => {
    expect(resultsOf([])).toMatchObject({
      games: 0,
      winRate: null,
      winInterval: null,
      evenRate: null,
      meanPoints: null,
      best: null,
    });
    expect(resultsOf([duel(1)]).pointsInterval).toBeNull();
  });

  it('by anything that every game has exactly one of add up to all games', () => {
    const games = (parts: readonly { results: { games: number } }[]): number =>
      parts.reduce((sum, { results }) => sum + results.games, 0);
    expect(games(byPlayers(PLAYED))).toBe(PLAYED.length);
    expect(byPlayers(PLAYED).map(({ key }) => key)).toEqual([1, 2, 3, 4]);
    expect(byModule(PLAYED).find(({ key }) => key === 'none')?.results.games).toBe(2);
  });

  it('are told by opponent and by level', () => {
    expect(byLevel(PLAYED).map(({ key, results }) => [key, results.games])).toEqual([
      ['pageboy', 2],
      ['concierge', 1],
      ['director', 3],
    ]);
    expect(byRival(PLAYED).map(({ key }) => rivalKey(key))).toEqual([
      'computer:director',
      'computer:pageboy',
      'computer:concierge',
      expect.stringMatching(/^automatic:\w+:medium$/),
    ]);
  });
});

describe('whose games', () => {
  const [solo] = SUMMARIES;
  if (!solo) throw new Error('no game');
  const shared = { ...solo, own: [0, 1] };

  it('are those of the one person here, and of games with several those under the same name', () => {
    expect(playedBy([shared], ME)).toEqual([]);
    expect(playedBy([solo, shared], ME).map(({ seatIndex }) => seatIndex)).toEqual([0, 0]);
  });

  it('can be those of anybody who sat here', () => {
    const leo = playedBy([solo, shared], { kind: 'named', name: 'Leo' });
    expect(leo.map(({ seatIndex }) => seatIndex)).toEqual([1]);
    expect(ownNames([solo, shared])).toEqual([
      { name: 'Anna', games: 2 },
      { name: 'Leo', games: 1 },
    ]);
  });
});

describe('a filter', () => {
  const passing = (filter: Partial<typeof EVERYTHING>): number =>
    PLAYED.filter((played) => passes(played, { ...EVERYTHING, ...filter })).length;

  it('lets games through by day, table, opponent, level, module and edition', () => {
    expect(passing({})).toBe(4);
    expect(passing({ from: 1000, to: 2000 })).toBe(2);
    expect(passing({ players: 4 })).toBe(1);
    expect(passing({ rival: 'computer:pageboy' })).toBe(2);
    expect(passing({ level: 'director' })).toBe(3);
    expect(passing({ module: 'none' })).toBe(2);
    expect(passing({ edition: '2015' })).toBe(1);
    expect(passing({ where: 'online' })).toBe(0);
  });

  it('leaves trials out unless they are asked for', () => {
    const trial = duel(3, { isTrial: true });
    expect(passes(trial, EVERYTHING)).toBe(false);
    expect(passes(trial, { ...EVERYTHING, withTrials: true })).toBe(true);
  });
});

describe('highlights', () => {
  it('know the streak that goes on and the longest ones', () => {
    const games = [1, 2, 3, -1, -2, 0].map((lead) => duel(lead));
    expect(streaksOf(games)).toEqual({ current: 1, longestWins: 3, longestLosses: 2 });
    expect(streaksOf(games.slice(0, -1)).current).toBe(-2);
    expect(streaksOf([])).toEqual({ current: 0, longestWins: 0, longestLosses: 0 });
  });

  it('know the records and the game in which each was set first', () => {
    const games = [duel(3), duel(20), duel(-7), duel(20, { duration: 1 })];
    const records = recordsOf(games);
    const held = new Map(
      records.map(({ kind, value, played }) => [kind, [value, games.indexOf(played)]]),
    );
    expect(held.get('mostPoints')).toEqual([120, 1]);
    expect(held.get('biggestLead')).toEqual([20, 1]);
    expect(held.get('narrowestWin')).toEqual([3, 0]);
    expect(held.get('shortestGame')).toEqual([1, 3]);
    expect(recordsBySource(games)).toMatchObject([{ source: 'guest', value: 120 }]);
  });

  it('know how long games take where that is known', () => {
    expect(paceOf([duel(1, { duration: null })])).toBeNull();
    const pace = paceOf([10, 20, 90].map((minutes) => duel(1, { duration: minutes, moves: 10 })));
    expect(pace).toEqual({ games: 3, meanMs: 40, medianMs: 20, msPerMove: 4 });
  });
});

describe('points over time', () => {
  it('have a trend as soon as there are enough games', () => {
    expect(trendOf([1, 2, 3, 4], 3)).toEqual([null, null, 2, 3]);
  });

  it('are the same points, put together by stretches', () => {
    for (const most of [1, 2, 3, 10]) {
      const stretches = stretchesOf(PLAYED, most);
      expect(stretches.at(0)?.first).toBe(0);
      expect(stretches.at(-1)?.last).toBe(PLAYED.length - 1);
      for (const { bySource, meanPoints } of stretches)
        expect(Object.values(bySource).reduce((sum, each) => sum + each, 0)).toBeCloseTo(
          meanPoints,
        );
    }
    expect(stretchesOf([], 5)).toEqual([]);
  });
});

describe('own staff cards', () => {
  it('are told with the results of the games in which they were played', () => {
    const all = staffResults(PLAYED);
    const played = PLAYED.flatMap(({ seat }) => seat.staff);
    expect(all.reduce((sum, { results }) => sum + results.games, 0)).toBe(played.length);
    expect(all.every(({ cardPoints }) => cardPoints !== null)).toBe(true);
  });
});

describe('results without luck', () => {
  it('are those of the same games with what chance brought taken away', () => {
    const lucky = duel(10, { fortunes: FORTUNES });
    const unknown = duel(-3);
    const results = luckResults([lucky, unknown]);
    expect(results).toMatchObject({ games: 1, missing: 1, meanLuck: 6 });
    expect(results.played.meanLead).toBe(10);
    // 6 points of luck here, 3 of ill luck there: of 10 points 1 is left.
    expect(results.corrected.meanLead).toBe(1);
    expect(luckResults([duel(8, { fortunes: FORTUNES })]).corrected.wins).toBe(0);
  });
});
