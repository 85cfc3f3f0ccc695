import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LuckResult } from '../src/luck/luckGame.js';
import type { LuckReport } from '../src/luck/report.js';
import { luckReport, luckText } from '../src/luck/report.js';
import { plantedGame } from '../src/reviewQuality/plantedGame.js';
import type { QualityResult } from '../src/reviewQuality/qualityGame.js';
import { qualityReport, qualityText } from '../src/reviewQuality/report.js';
import { lab, pathOf } from './support.js';

describe('planted errors', () => {
  it('are random turns at known places; the seed decides which', () => {
    const setup = { seats: 2, seed: 'planted' };
    const one = plantedGame(setup, 'pageboy', true);
    expect(plantedGame(setup, 'pageboy', true)).toEqual(one);
    expect(one.planted.length).toBeGreaterThan(0);
    expect(plantedGame(setup, 'pageboy', false).planted).toEqual([]);
  });

  it('count when they cost much, and are found when they are called errors', () => {
    const turn = (mean: number) => ({
      ply: 1,
      depth: 'usual' as const,
      points: { mean, error: 1 },
    });
    const results: QualityResult[] = [
      {
        planted: [
          { ...turn(9), cost: { mean: 10, error: 1 } },
          { ...turn(2), cost: { mean: 12, error: 1 } },
          { ...turn(9), cost: { mean: 7, error: 1 } },
          { ...turn(1), cost: null },
        ],
        own: [],
        seconds: 1,
      },
      { planted: [], own: [turn(7), turn(2), turn(0)], seconds: 3 },
    ];
    const report = qualityReport(results);
    expect(report).toMatchObject({ plantedGames: 1, planted: 4, costly: 2, found: 1 });
    expect(report).toMatchObject({ ownGames: 1, own: 3, called: 1, secondsForGame: 3 });
    expect(qualityText(report)).toContain('1: 50.0 % (');
    expect(qualityText(qualityReport([]))).not.toContain('NaN');
  });
});

const NO_LUCK = { layout: 0, guests: 0, staff: 0, modules: 0, dice: 0 };
const WORTH = { layout: 1, guests: 4, staff: 2, modules: 1, dice: 3 };

describe('lab luck', () => {
  it('says what luck of each kind is worth, with a standard error', () => {
    // Scores change by half a point for each point told, and by other things that have nothing to do with it.
    const results: LuckResult[] = Array.from({ length: 60 }, (_, game) =>
      [1, -1].map((side) => {
        const dice = side * (1 + (game % 5));
        const other = side * ((game % 3) - 1);
        const final = 100 + dice / 2 + other;
        return {
          start: 100,
          luck: { ...NO_LUCK, dice },
          decisions: final - 100 - dice,
          others: 0,
          final,
        };
      }),
    );
    const report = luckReport(results, WORTH);
    const [factor, ...others] = report.factors;
    expect(others).toEqual([]);
    expect(factor?.kind).toBe('dice');
    expect(factor?.change).toBeCloseTo(0.5, 1);
    expect(factor?.worth).toBeCloseTo(1.5, 1);
    expect(factor?.error).toBeGreaterThan(0.01);
    expect(factor?.error).toBeLessThan(0.1);
    expect(luckText(report)).toContain('Worth of dice');
  });

  it('says how luck is spread and how much less scores differ without it', () => {
    const seat = (dice: number, skill: number) => ({
      start: 100,
      luck: { ...NO_LUCK, dice },
      decisions: skill,
      others: 0,
      final: 100 + dice + skill,
    });
    const results: LuckResult[] = [
      [seat(10, 0), seat(-10, 5)],
      [seat(-10, 5), seat(10, 0)],
    ];
    const { luck, unexplained, variance, varianceOfLead } = luckReport(results, WORTH);
    expect(luck.mean).toBe(0);
    expect(unexplained).toBe(0);
    expect(variance.falls).toBeGreaterThan(0.8);
    expect(varianceOfLead.falls).toBeGreaterThan(0.8);
    const [first, second] = results;
    const wrong = { ...seat(1, 1), final: 0 };
    expect(luckReport([[wrong, seat(0, 0)], first ?? [], second ?? []], WORTH).unexplained).toBe(1);
  });

  it('goes on where it was broken off, and refuses to mix runs', async () => {
    const folder = pathOf('luck-run');
    const run = (...more: string[]) =>
      lab(
        'luck',
        '--level',
        'pageboy',
        '--nodes',
        '20',
        '--threads',
        '0',
        '--folder',
        folder,
        ...more,
      );
    expect(await run('--games', '1')).toMatchObject({ code: 0 });
    const kept = readFileSync(`${folder}/luck.json`, 'utf8');
    const two = await run('--games', '2', '--json');
    const report = JSON.parse(two.out) as LuckReport;
    expect(report).toMatchObject({ games: 2, seats: 4, unexplained: 0 });
    const both = JSON.parse(readFileSync(`${folder}/luck.json`, 'utf8')) as { results: object };
    expect(both.results).toMatchObject((JSON.parse(kept) as { results: object }).results);
    expect(await run('--games', '2', '--players', '3')).toMatchObject({ code: 2 });
  });
});
