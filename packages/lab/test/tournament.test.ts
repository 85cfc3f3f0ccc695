import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Ai from '@gah/ai';
import { choose } from '@gah/ai';
import { fromRecord, MODULES } from '@gah/engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entrant } from '../src/arena/entrants.js';
import { ENTRANTS } from '../src/arena/entrants.js';
import { playGame } from '../src/arena/game.js';
import type { Tournament } from '../src/tournament/plan.js';
import { matchesOf } from '../src/tournament/plan.js';
import type { TournamentReport } from '../src/tournament/standings.js';
import { Standings } from '../src/tournament/standings.js';
import { bundle, started } from '@gah/terminal/testing';
import { file, lab, pathOf } from './support.js';

// The players are real unless a test breaks one.
vi.mock('@gah/ai', async (original) => {
  const actual = await original<typeof Ai>();
  return { ...actual, choose: vi.fn(actual.choose) };
});

const planned = (part: Partial<Tournament>): Tournament => ({
  levels: ['random', 'director'],
  self: false,
  games: 12,
  seed: 's',
  first: 1,
  seats: 2,
  setup: (seed) => ({ seats: part.seats ?? 2, seed }),
  limits: {},
  recorded: false,
  ...part,
});
const seatings = (part: Partial<Tournament>): string[] =>
  matchesOf(planned(part)).map(({ seating }) => seating.map((level) => level.charAt(0)).join(''));

describe('the plan of a tournament', () => {
  it('plays every deal twice, with the seats swapped', () => {
    const matches = matchesOf(planned({}));
    expect(matches.map(({ setup }) => setup.seed).slice(0, 4)).toEqual([
      's-1',
      's-1',
      's-2',
      's-2',
    ]);
    expect(seatings({})).toEqual(Array(6).fill(['dr', 'rd']).flat());
    expect(matches[0]?.duel).toEqual({ a: 'director', b: 'random' });
  });

  it.each([2, 3, 4])('gives both the same seats in games of %d', (seats) => {
    const all = seatings({ seats });
    for (let seat = 0; seat < seats; seat++) {
      expect(all.filter((seating) => seating.charAt(seat) === 'd')).toHaveLength(6);
    }
    expect(new Set(all).size).toBe(seats === 2 ? 2 : 6);
  });

  it('lets each meet each other, deal by deal', () => {
    const matches = matchesOf(planned({ levels: ['random', 'pageboy', 'emperor'], games: 3 }));
    expect(matches).toHaveLength(3 * 4);
    const duels = new Set(matches.slice(0, 6).map(({ duel }) => `${duel.a} ${duel.b}`));
    expect([...duels]).toEqual(['pageboy random', 'emperor random', 'emperor pageboy']);
  });

  it('knows games of a level against itself', () => {
    expect(seatings({ levels: ['emperor'], self: true, games: 3, seats: 4 })).toEqual(
      Array(3).fill('eeee'),
    );
  });
});

/** Standings of games in which seats have these scores, in the order of the plan. */
function standings(plan: Tournament, scores: readonly (readonly number[])[]): TournamentReport {
  const table = new Standings(plan);
  for (const [index, match] of matchesOf(plan).entries()) {
    const points = scores[index];
    if (!points) break;
    const most = Math.max(...points);
    table.add(match, {
      problem: null,
      scores: points,
      winners: points.flatMap((score, seat) => (score === most ? [seat] : [])),
      times: {
        decisions: points.map(() => [1, 3]),
        turns: match.seating.map((level: Entrant) => (level === 'random' ? [1, 1] : [4, 6])),
        turnWork: match.seating.map((level: Entrant) => (level === 'random' ? [] : [2, 4])),
      },
      peakMb: 1,
      record: null,
    });
  }
  return table.report();
}

describe('standings', () => {
  it('share a victory among the seats that have it', () => {
    const plan = planned({ games: 4 });
    const { pairs, levels, complete } = standings(plan, [
      [50, 10],
      [20, 60],
      [30, 30],
      [70, 40],
    ]);
    expect(complete).toBe(true);
    expect(pairs).toEqual([
      expect.objectContaining({
        a: 'director',
        b: 'random',
        games: 4,
        winRate: 2.5 / 4,
        meanScoreA: 45,
        meanScoreB: 32.5,
      }),
    ]);
    expect(levels.director).toMatchObject({ msPerTurn: 5, msPerDecision: 2, workMsPerTurn: 3 });
    expect(levels.director?.msPerTurnP95).toBeCloseTo(6);
    expect(levels.random?.workMsPerTurn).toBeNull();
    expect(levels.random).toMatchObject({ elo: 1000, meanScore: 32.5, msPerTurn: 1 });
    expect(levels.director?.elo).toBeGreaterThan(1000);
  });

  it('find equals equal, also with more seats for one of them', () => {
    // Whoever sits on the first seat wins.
    const plan = planned({ seats: 3, games: 6 });
    const { pairs } = standings(plan, Array(6).fill([9, 1, 1]) as number[][]);
    expect(pairs[0]?.winRate).toBe(0.5);
  });

  it('leave out deals that were not finished', () => {
    const { pairs, games, complete } = standings(planned({ games: 4 }), [
      [50, 10],
      [20, 60],
      [0, 90],
    ]);
    expect({ games, complete }).toEqual({ games: 2, complete: false });
    expect(pairs[0]).toMatchObject({ games: 2, winRate: 1 });
  });

  it('tell how scores are spread', () => {
    const plan = planned({ levels: ['emperor'], self: true, games: 2 });
    const { pairs, levels } = standings(plan, [
      [100, 130],
      [101, 149],
    ]);
    expect(pairs).toEqual([]);
    expect(levels.emperor).toMatchObject({
      elo: null,
      meanScore: 120,
      scores: {
        count: 4,
        min: 100,
        median: 115.5,
        max: 149,
        histogram: [
          { from: 100, count: 2 },
          { from: 110, count: 0 },
          { from: 120, count: 0 },
          { from: 130, count: 1 },
          { from: 140, count: 1 },
        ],
      },
    });
    expect(levels.emperor?.meanScoreLow).toBeLessThan(120);
  });
});

const QUICK = ['--threads', '0', '--nodes', '20'];
async function report(...args: string[]): Promise<TournamentReport> {
  const { out } = await lab('tournament', ...QUICK, '--json', ...args);
  return JSON.parse(out) as TournamentReport;
}

describe('lab tournament', () => {
  it('is repeatable with a limit of positions', async () => {
    const args = ['--levels', 'random,pageboy', '--games', '2', '--seed', 'r'];
    const first = await report(...args);
    const second = await report(...args);
    expect(second.pairs).toEqual(first.pairs);
    expect(Object.keys(first.pairs[0] ?? {}).sort()).toEqual(
      ['a', 'b', 'games', 'winRate', 'low', 'high', 'meanScoreA', 'meanScoreB'].sort(),
    );
    expect(first).toMatchObject({ players: 2, games: 2, complete: true, nodeLimit: 20 });
    expect(first.levels.pageboy?.turns).toBeGreaterThanOrEqual(2 * 7 * 2);
    expect(first.levels.pageboy?.msPerTurnP95).toBeGreaterThan(0);
  });

  it('plays with everything, and as many as can sit at the table', async () => {
    const { code, out } = await lab(
      'tournament',
      ...QUICK,
      ...['--levels', 'random', '--games', '2', '--players', '4'],
      ...['--modules', 'all', '--promos', '--staff', 'draft', '--hotel', 'day'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^random +– +-?\d/m);
    expect(out).toContain('Scores of random\n');
    expect(out).toContain(
      'tournament --levels random --games 2 --players 4 --nodes 20 --threads 0 --seed 1 --first 1 --edition 2021 --hotel day --staff draft --modules all --promos plays this again.',
    );
    expect(vi.mocked(choose)).toHaveBeenCalled();
  });

  it('plays alone against the automatic opponent', async () => {
    const args = ['--levels', 'random', '--games', '3', '--solo', 'hard'];
    const { levels } = await report(...args);
    expect(levels.random?.scores.count).toBe(3);
    expect(levels.random?.soloWinRate).toMatchObject({ rate: expect.any(Number) as number });
    const { out } = await lab('tournament', ...QUICK, ...args);
    expect(out).toMatch(/^random wins \d+\.\d %/m);
  });

  it('writes the games to a folder', async () => {
    const folder = pathOf('a new/folder');
    await lab(
      'tournament',
      ...QUICK,
      '--levels',
      'random,pageboy',
      '--games',
      '1',
      '--save',
      folder,
    );
    const names = readdirSync(folder);
    expect(names).toEqual(['pageboy-random-1-swapped.json', 'pageboy-random-1.json']);
    for (const name of names) {
      const state = fromRecord(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      expect(state.phase).toBe('over');
    }
  });

  it('keeps results in a folder and goes on from there', async () => {
    const args = ['--levels', 'random,pageboy', '--folder', pathOf('kept tournament')];
    const of = ({ pairs, games }: TournamentReport): unknown => ({ pairs, games });
    const whole = await report('--levels', 'random,pageboy', '--games', '6');
    const half = await report(...args, '--games', '2');
    expect(half.games).toBe(2);
    expect(of(await report(...args, '--games', '6'))).toEqual(of(whole));
    vi.mocked(choose).mockClear();
    expect(of(await report(...args, '--games', '6'))).toEqual(of(whole));
    expect(vi.mocked(choose)).not.toHaveBeenCalled();
    const other = await lab('tournament', ...QUICK, ...args, '--games', '6', '--seed', 'another');
    expect(other).toMatchObject({ code: 2 });
    expect(other.err).toContain('were made with other settings');
  });

  it('cannot write to a folder that is a file', async () => {
    const path = file('no folder', '');
    const args = ['--levels', 'random', '--games', '1', '--save', path];
    const { code, err } = await lab('tournament', ...QUICK, ...args);
    expect(code).toBe(3);
    expect(err).toContain('there is a file with that name');
  });

  it.each([
    [
      'a move that was not offered',
      { seat: 0, kind: 'pass' } as const,
      'move 1: Error: not-your-decision',
    ],
    ['an error', null, 'Error: oh'],
  ])('tells of %s', async (_, move, message) => {
    vi.mocked(choose).mockImplementationOnce(() => {
      if (!move) throw new Error('oh');
      return move;
    });
    const args = ['--levels', 'pageboy', '--games', '1', '--seed', 'oh'];
    const { code, out } = await lab('tournament', ...QUICK, ...args);
    expect(code).toBe(1);
    expect(out).toContain('Problem in game "oh-1" (pageboy, pageboy): pageboy on seat ');
    expect(out).toContain(message);
  });

  it.each([
    [[], '--levels says who plays'],
    [
      ['--levels', 'king'],
      '--levels is all or some of random,pageboy,concierge,director@1,director,emperor@1,emperor',
    ],
    [['--levels', 'all', '--budget', '5', '--nodes', '5'], 'exclude each other'],
    [['--levels', 'all', '--solo', 'easy'], 'add --self'],
    [['--levels', 'all', '--solo', 'easy', '--modules', MODULES.join(',')], 'alone'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await lab('tournament', ...args);
    expect(code).toBe(2);
    expect(err.toLowerCase()).toContain(message.toLowerCase());
  });
});

describe('threads of a tournament', () => {
  let path = '';
  beforeAll(async () => {
    path = await bundle(pathOf('program'), ['lab/src/main.ts', 'lab/src/arena/worker.ts']);
  });

  it('play the same games as one', async () => {
    const args = ['--levels', 'random,pageboy', '--games', '4', '--nodes', '20', '--json'];
    const { code, out } = await started(path, ['tournament', ...args, '--threads', '2']);
    expect(code).toBe(0);
    const here = await report('--levels', 'random,pageboy', '--games', '4');
    expect((JSON.parse(out) as TournamentReport).pairs).toEqual(here.pairs);
  });

  it('end with Ctrl-C, which shows what has been played', async () => {
    const args = ['tournament', '--levels', 'random,pageboy', '--games', '60', '--nodes', '20'];
    const alone = ['--threads', '1', '--json'];
    const { code, out } = await started(path, [...args, ...alone], {
      onErr: (interrupt) => {
        interrupt();
      },
    });
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ complete: false });
  });
});

describe('champions that stay as they were', () => {
  it('play by their own value function, to the end of a game', () => {
    const setup = { seats: 2, seed: 'champions' };
    const gameOf = (...seating: Entrant[]) =>
      playGame({ setup, seating, limits: { nodeLimit: 300 }, recorded: true });
    const today = gameOf('director', 'director');
    const earlier = gameOf('director@1', 'director@1');
    expect(earlier.problem).toBeNull();
    expect(earlier.record?.moves).not.toEqual(today.record?.moves);
    expect(ENTRANTS.indexOf('emperor@1')).toBe(ENTRANTS.indexOf('emperor') - 1);
  });
});
