import { readFileSync } from 'node:fs';
import { fromRecord, MODULES } from '@gah/engine';
import type * as Testing from '@gah/engine/testing';
import { exercise, generousPack, uniformPlayer } from '@gah/engine/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SimulationReport } from '../src/simulate/statistics.js';
import { file, lab, pathOf } from './support.js';

// The games are real unless a test breaks one.
vi.mock('@gah/engine/testing', async (original) => {
  const actual = await original<typeof Testing>();
  return { ...actual, exercise: vi.fn(actual.exercise) };
});
afterEach(() => vi.mocked(exercise).mockClear());

async function report(...args: string[]): Promise<SimulationReport> {
  const { out } = await lab('simulate', '--json', ...args);
  return JSON.parse(out) as SimulationReport;
}

describe('lab simulate', () => {
  it('reports in JSON with fixed keys', async () => {
    const result = await report('--games', '3', '--players', '3', '--seed', 'keys');
    expect(Object.keys(result)).toEqual([
      'games',
      'finished',
      'stuck',
      'refusals',
      'decisions',
      'movesPerDecision',
      'scores',
      'cardsPlayed',
      'failures',
    ]);
    expect(result).toMatchObject({ games: 3, finished: 3, stuck: 0, refusals: 0, failures: [] });
    expect(Object.keys(result.movesPerDecision)).toEqual(['mean', 'max']);
    expect(result.scores.map((score) => Object.keys(score))).toEqual(
      Array(3).fill(['mean', 'min', 'max']),
    );
    expect(result.cardsPlayed).toHaveProperty(['staff 1']);
  });

  it('gives the same result for the same seed', async () => {
    const first = await lab('simulate', '--games', '2', '--seed', 'again', '--json');
    const second = await lab('simulate', '--games', '2', '--seed', 'again', '--json');
    const other = await lab('simulate', '--games', '2', '--seed', 'other', '--json');
    expect(second).toEqual(first);
    expect(other.out).not.toBe(first.out);
  });

  it('plays any game of a run again', async () => {
    const whole = await report('--games', '3', '--seed', 'part');
    const parts = await Promise.all(
      ['1', '2', '3'].map((first) => report('--games', '1', '--first', first, '--seed', 'part')),
    );
    const decisions = parts.map((part) => part.decisions);
    expect(decisions.reduce((sum, count) => sum + count, 0)).toBe(whole.decisions);
    expect(new Set(decisions).size).toBeGreaterThan(1);
  });

  it('shows tables to people', async () => {
    const { code, out, err } = await lab('simulate', '--games', '2');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Finished {2,}2$/m);
    expect(out).toMatch(/^Scores +mean +min +max$/m);
    expect(out).toMatch(/^Player 2( +-?\d+(\.\d)?){3}$/m);
    expect(out).toMatch(/^staff 1 \p{L}.* \d+ +\d+\.\d$/mu);
  });

  it('plays every kind of set-up', async () => {
    const pack = file('pack.json', generousPack());
    const kinds = [
      ['--edition', '2015', '--hotel', 'day', '--staff', 'draft', '--players', '4'],
      ['--edition', '2015', '--promos', '--modules', 'entrances,celebrities'],
      ['--promos', '--staff', 'starter', '--data-pack', pack, '--modules', 'all'],
    ];
    for (const kind of kinds) {
      expect(await report('--games', '1', ...kind)).toMatchObject({ finished: 1, failures: [] });
    }
    expect(vi.mocked(exercise).mock.lastCall?.[0].dataPack?.name).toBe('generous');
    expect(vi.mocked(exercise).mock.calls.map(([setup]) => setup.modules)).toEqual([
      [],
      ['celebrities', 'entrances'],
      MODULES,
    ]);
  });

  it('reports with modules as without, and counts their cards, too', async () => {
    const without = await report('--games', '1');
    const result = await report('--games', '2', '--seed', 'all', '--modules', 'all', '--promos');
    expect(Object.keys(result)).toEqual(Object.keys(without));
    expect(result).toMatchObject({ games: 2, finished: 2, failures: [] });
    const more = Object.keys(result.cardsPlayed).filter((key) => !(key in without.cardsPlayed));
    const kinds = new Set(more.map((key) => key.replace(/ [^ ]+$/, '')));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['staff', 'bell', 'guest', 'politics', 'celebrity', 'entrance']),
    );
    expect(result.cardsPlayed).toMatchObject({ 'ballroom 0': expect.any(Number) as number });
  });

  it('reports on one person alone as on several', async () => {
    const several = await report('--games', '1');
    const result = await report('--games', '2', '--solo', 'easy', '--modules', 'all');
    expect(Object.keys(result)).toEqual(Object.keys(several));
    expect(result).toMatchObject({ games: 2, finished: 2, failures: [] });
    expect(result.scores).toHaveLength(2);
    expect(result.cardsPlayed).toMatchObject({
      'instruction 213': expect.any(Number) as number,
      'solo hotel tollBridge': expect.any(Number) as number,
    });
    expect(result.cardsPlayed).not.toHaveProperty(['instruction 193']);
    const met = Object.entries(result.cardsPlayed)
      .filter(([key]) => key.startsWith('solo hotel '))
      .map(([, times]) => times);
    expect(met).toHaveLength(4);
    expect(met.reduce((sum, times) => sum + times)).toBe(2);
    expect(vi.mocked(exercise).mock.lastCall?.[0]).toMatchObject({
      seats: 1,
      difficulty: 'easy',
      modules: MODULES.filter((module) => module !== 'startPlayer'),
    });
  });

  it('names the opponent and the hotels of solo play', async () => {
    const { out } = await lab('simulate', '--games', '1', '--solo', 'hard');
    expect(out).toMatch(/^Player 1( +-?\d+(\.\d)?){3}$/m);
    expect(out).toMatch(/^Leopold( +-?\d+(\.\d)?){3}$/m);
    expect(out).not.toContain('solo hotel');
    const args = ['--modules', 'celebrities,entrances'];
    const other = await lab('simulate', '--games', '1', '--solo', 'medium', ...args);
    expect(other.out).toMatch(/^Elisabeth( +-?\d+(\.\d)?){3}$/m);
    expect(other.out).toMatch(/^solo hotel tollBridge Toll Bridge Hotel +\d /m);
  });

  it('names the cards of modules', async () => {
    const { out } = await lab('simulate', '--games', '1', '--modules', 'all');
    expect(out).toMatch(/^bell 166 \p{L}.* \d+ +\d+\.\d$/mu);
    expect(out).toMatch(/^celebrity einstein Albert Einstein +\d+ /m);
    expect(out).toMatch(/^entrance dove \p{L}.* \d+ +\d+\.\d$/mu);
    expect(out).toMatch(/^ballroom 0 Apollosaal +\d+ /m);
    expect(out).toMatch(/^rehearsal room 0 \p{L}.* \d+ +\d+\.\d$/mu);
    expect(out).toMatch(/^token 0 top +\d+ /m);
  });

  it('saves a single game', async () => {
    const path = pathOf('simulated.json');
    await lab('simulate', '--games', '1', '--first', '7', '--seed', 'save', '--save', path);
    const state = fromRecord(JSON.parse(readFileSync(path, 'utf8')));
    const played = exercise({ seats: 2, seed: 'save-7' }, uniformPlayer).state;
    expect(state.seats).toEqual(played.seats);
    expect(state.phase).toBe('over');
  });

  it('needs a place to save to', async () => {
    const path = pathOf('no such folder/game.json');
    const { code, err } = await lab('simulate', '--games', '1', '--save', path);
    expect(code).toBe(3);
    expect(err).toContain(`${path} cannot be written`);
  });

  it.each([
    ['missing', pathOf('missing.json'), 'there is no such file'],
    ['no JSON', file('broken pack.json', '{"name":'), 'is not JSON'],
    ['wrong', file('wrong pack.json', { name: 'x', staff: { 1: { cost: -1 } } }), 'staff.1.cost'],
  ])('refuses a data pack that is %s', async (_, path, message) => {
    const { code, out, err } = await lab('simulate', '--data-pack', path);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain(message);
  });
});

describe('a failed simulation', () => {
  const args = ['--games', '3', '--seed', "it's", '--hotel', 'day', '--promos'];
  const modules = ['--modules', 'more,entrances'];

  it('says what failed and how to repeat it', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const { code, out } = await lab('simulate', ...args, ...modules, '--json');
    expect(code).toBe(1);
    const result = JSON.parse(out) as SimulationReport;
    expect(result).toMatchObject({ games: 3, finished: 2, stuck: 1, refusals: 0 });
    expect(result.failures).toEqual([
      {
        seed: "it's-1",
        problem: 'broke off: Error: oh',
        repeat: String.raw`npm run lab -- simulate --games 1 --players 2 --seed 'it'\''s' --first 1 --edition 2021 --hotel day --staff random --modules entrances,more --promos`,
      },
    ]);
  });

  it('repeats a game of one person alone', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const solo = ['--games', '1', '--solo', 'hard', '--modules', 'all', '--json'];
    const { code, out } = await lab('simulate', ...solo);
    expect(code).toBe(1);
    expect((JSON.parse(out) as SimulationReport).failures[0]?.repeat).toBe(
      'npm run lab -- simulate --games 1 --solo hard --seed 1 --first 1 --edition 2021 --hotel night --staff random --modules all',
    );
  });

  it('counts refusals apart', async () => {
    const game = exercise({ seats: 2, seed: 'x' }, uniformPlayer);
    const refused = { ...game, finished: false, refusals: 1, problems: ['refused: no'] };
    vi.mocked(exercise).mockReturnValueOnce(refused);
    const { code, out } = await lab('simulate', ...args);
    expect(code).toBe(1);
    expect(out).toMatch(/^Stuck {2,}0$/m);
    expect(out).toMatch(/^Refusals {2,}1$/m);
    expect(out).toContain(`Problem in game "it's-1": refused: no\n  repeat: npm run lab`);
  });

  it('notices games without an end', async () => {
    const game = exercise({ seats: 2, seed: 'x' }, uniformPlayer);
    vi.mocked(exercise).mockReturnValueOnce({ ...game, finished: false, decisions: 20_000 });
    const result = await report('--games', '1');
    expect(result).toMatchObject({
      stuck: 1,
      scores: Array(2).fill({ mean: null, min: null, max: null }),
    });
    expect(result.failures[0]?.problem).toBe('no end after 20000 decisions');
  });
});
