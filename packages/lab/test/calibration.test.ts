import { readFileSync } from 'node:fs';
import { forecasts } from '@gah/ai/parts';
import { createGame, randomInt, seedRng, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { weightsNow } from '../src/almanac/checkpoint.js';
import type { CalibrationResult, SeatForetold } from '../src/calibration/calibrationGame.js';
import { fitCalibration } from '../src/calibration/fitCalibration.js';
import type { CalibrationReport } from '../src/calibration/report.js';
import { calibrationReport, calibrationText } from '../src/calibration/report.js';
import { lab, pathOf } from './support.js';

const MOST_TURNS = 14;

/**
 * Games in which the value function exaggerates differences by time, says too little, and both seats err alike
 * by up to 8 points and apart by up to 4.
 */
function gamesOf(count: number): CalibrationResult[] {
  const rng = seedRng('calibration');
  const around = (most: number): number => randomInt(rng, 2 * most + 1) - most;
  return Array.from({ length: count }, () => {
    const finals = [120 + around(30), 120 + around(30)];
    const mean = ((finals[0] ?? 0) + (finals[1] ?? 0)) / 2;
    const foretold = Array.from({ length: MOST_TURNS }, (_, turns) => {
      const time = turns / MOST_TURNS;
      const common = around(8);
      return finals.map((final): SeatForetold => {
        const known = mean + (final - mean) / (1 - 0.4 * time) - 5 - 20 * time ** 2;
        const said = known + common + around(4);
        return { turns, said, score: said, usual: [said - 10, said + 10], winChance: 0.5 };
      });
    });
    return { finals, won: [1, 0], foretold };
  });
}

describe('a calibration', () => {
  const fitted = fitCalibration(gamesOf(400), 2);

  it('finds by how much sayings are too low, too far apart, and how far they stray', () => {
    expect(fitted.shift.atEnd).toBeCloseTo(5, 0);
    expect(fitted.shift.byTimeSquared).toBeCloseTo(20, -0.5);
    expect(fitted.doubt).toBeCloseTo(0.4, 1);
    // Whole numbers from -n to n have the variance n(n + 1)/3.
    const [common, apart] = [24, 20 / 3];
    expect(fitted.stray.atEnd + 2 * fitted.stray.byRootOfTurns).toBeCloseTo(
      Math.sqrt(common + apart),
      0,
    );
    expect(fitted.apart.atEnd + 2 * fitted.apart.byRootOfTurns).toBeCloseTo(Math.sqrt(apart), 0);
  });

  it('sets sayings right', () => {
    const view = viewOf(createGame({ seats: 2, seed: 'said' }), 0);
    const [one, other] = forecasts(view, [110, 90], fitted);
    expect(one?.score).toBeCloseTo(100 + 0.6 * 10 + 25, -0.5);
    expect((one?.score ?? 0) - (other?.score ?? 0)).toBeCloseTo(0.6 * 20, -0.5);
    expect(one?.apart).toBeLessThan(one?.stray ?? 0);
  });
});

describe('a report about forecasts', () => {
  const seat = (winChance: number): SeatForetold => ({
    turns: 3,
    said: 100,
    score: 100,
    usual: [95, 105],
    winChance,
  });

  it('tells how many of those given a chance have won, and how many scores were usual', () => {
    const games: CalibrationResult[] = [
      { finals: [104, 80], won: [1, 0], foretold: [[seat(0.95), seat(0.05)]] },
      { finals: [96, 104], won: [0, 1], foretold: [[seat(0.97), seat(0.03)]] },
    ];
    const { chances, scores } = calibrationReport(games);
    expect(chances.map(({ from, won }) => [from, won])).toEqual([
      [0, 0.5],
      [0.9, 0.5],
    ]);
    expect(chances[1]?.said).toBeCloseTo(0.96);
    expect(scores).toMatchObject([{ turns: 3, bias: -4, within: 0.75 }]);
    expect(calibrationText(calibrationReport(games))).toContain('90 % to 100 %');
  });
});

describe('lab calibration', () => {
  it('plays, reports, fits; a run goes on where it was', async () => {
    const folder = pathOf('calibration');
    const fit = pathOf('calibration.json');
    const reportOf = async (games: string): Promise<CalibrationReport> => {
      const where = ['--threads', '0', '--folder', folder, '--fit', fit];
      const run = await lab('calibration', '--games', games, '--nodes', '60', ...where, '--json');
      return JSON.parse(run.out) as CalibrationReport;
    };
    const [first, second] = [await reportOf('1'), await reportOf('2')];
    expect([first.games, second.games]).toEqual([1, 2]);
    const forecastsIn = ({ chances }: CalibrationReport): number =>
      chances.reduce((sum, tenth) => sum + tenth.forecasts, 0);
    expect(forecastsIn(second)).toBeGreaterThan(forecastsIn(first));
    const fitted = readFileSync(fit, 'utf8');
    expect(JSON.parse(fitted)).toMatchObject({
      tables: { '2': { made: { weights: weightsNow() } } },
    });
    // Where the games were kept is nobody's business.
    expect(fitted).toContain('lab -- calibration');
    expect(fitted).not.toContain(folder);
  });
});
