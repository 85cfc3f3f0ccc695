import type * as Ai from '@gah/ai';
import { choose, LEVELS } from '@gah/ai';
import { describe, expect, it, vi } from 'vitest';
import { soakGame } from '../src/playerSoak/plan.js';
import { PlayerTally } from '../src/playerSoak/tally.js';
import { lab } from './support.js';

// The players are real unless a test breaks one.
vi.mock('@gah/ai', async (original) => {
  const actual = await original<typeof Ai>();
  return { ...actual, choose: vi.fn(actual.choose) };
});

const EVERYTHING = { seed: 's', modules: undefined, levels: LEVELS, limits: {} };
const games = Array.from({ length: 2000 }, (_, index) => soakGame(EVERYTHING, index + 1));

describe('the plan of a soak of players', () => {
  it('seats every level at every kind of table', () => {
    const tables = new Set(
      games.flatMap(({ setup, seating }) =>
        seating.map((level) => `${setup.modules?.join() ?? ''} ${setup.seats} ${level}`),
      ),
    );
    expect(tables.size).toBe(32 * 3 * 4 + 16 * 4);
    expect(games.filter(({ setup }) => setup.seats === 1)).toHaveLength(400);
  });

  it('depends on nothing but seed and number', () => {
    expect(soakGame(EVERYTHING, 7)).toEqual(games[6]);
    expect(games.every(({ seating, setup }) => seating.length === setup.seats)).toBe(true);
  });
});

describe('lab soak-players', () => {
  const quick = ['soak-players', '--threads', '0', '--nodes', '5', '--first', '10'];

  it('plays mixed games', async () => {
    const { code, out } = await lab(...quick, '--games', '3');
    expect(out).toMatch(/^Problems {2,}0$/m);
    expect(code).toBe(0);
    expect(out).toMatch(/^Games {2,}3 in .* s, 1 of them alone$/m);
    expect(out).toMatch(/^Peak memory of a thread {2,}\d+ MB$/m);
    expect(out).toMatch(/^Slowest decision {2,}\d+ ms by \w+ in game \d+$/m);
  });

  it('keeps to the levels that are wanted', async () => {
    const { out } = await lab(...quick, '--games', '1', '--levels', 'pageboy', '--modules', 'more');
    expect(out).toMatch(/^Seats {2,}pageboy \d+$/m);
  });

  it('fails with the command to repeat a game', async () => {
    vi.mocked(choose).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const { code, out } = await lab(...quick, '--games', '1', '--levels', 'concierge');
    expect(code).toBe(1);
    expect(out).toMatch(/^Game 10: concierge on seat \d, move \d+: Error: oh$/m);
    expect(out).toContain(
      'repeat: npm run soak:players -- --games 1 --seed 1 --first 10 --levels concierge --nodes 5 --stall 60000 --threads 0',
    );
  });

  it('counts slow decisions and much memory as problems', () => {
    const tally = new PlayerTally(1000);
    const [game] = games;
    if (!game) throw new Error('no games');
    const decisions = game.seating.map((_, seat) => (seat === 0 ? [5, 1500] : [1]));
    tally.add(game, {
      problem: null,
      scores: [],
      winners: [],
      times: { decisions, turns: [], turnWork: [] },
      peakMb: 301,
      record: null,
    });
    expect(tally.problems.map(({ text }) => text)).toEqual([
      'took 301 MB',
      `${game.seating[0] ?? ''} thought for 1.5 s`,
    ]);
    expect(tally.slowest).toEqual({ ms: 1500, level: game.seating[0], game: 1 });
  });
});
