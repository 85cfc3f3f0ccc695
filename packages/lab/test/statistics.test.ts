import { describe, expect, it } from 'vitest';
import { eloOf } from '../src/tournament/elo.js';
import { meanInterval, quantileOf, winInterval } from '../src/statistics.js';

describe('quantiles', () => {
  it.each([
    [0, 1],
    [0.25, 2],
    [0.5, 3],
    [0.95, 4.8],
    [1, 5],
  ])('%d', (share, value) => {
    expect(quantileOf([1, 2, 3, 4, 5], share)).toBeCloseTo(value);
  });
});

describe('the interval of a mean', () => {
  it('is that of the normal distribution', () => {
    const { low, high } = meanInterval([1, 2, 3, 4, 5]);
    const margin = (1.96 * Math.sqrt(2.5)) / Math.sqrt(5);
    expect(low).toBeCloseTo(3 - margin, 3);
    expect(high).toBeCloseTo(3 + margin, 3);
  });
});

const times = (count: number, value: number): number[] => Array<number>(count).fill(value);

describe('the interval of a win rate', () => {
  it('is that of Wilson for independent games', () => {
    // 75 wins and 25 losses, one game a deal.
    const { low, high } = winInterval([...times(75, 1), ...times(25, 0)], 1);
    expect(low).toBeCloseTo(0.657, 2);
    expect(high).toBeCloseTo(0.825, 2);
  });

  it('is wider when the games of a deal come out alike', () => {
    const alike = winInterval([...times(50, 1), ...times(50, 0)], 2);
    const mixed = winInterval([...times(25, 1), ...times(25, 0), ...times(50, 0.5)], 2);
    const opposite = winInterval(times(100, 0.5), 2);
    const width = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(width(alike)).toBeGreaterThan(width(mixed));
    expect(width(mixed)).toBeCloseTo(0.137, 2);
    expect(width(opposite)).toBeGreaterThan(0.05);
  });

  it('stays within 0 and 1 and is never a point', () => {
    expect(winInterval(times(200, 1), 2)).toEqual({
      low: expect.closeTo(0.9905, 3) as number,
      high: 1,
    });
    expect(winInterval(times(200, 0), 2)).toEqual({
      low: 0,
      high: expect.closeTo(0.0095, 3) as number,
    });
    expect(winInterval([1], 2).low).toBeLessThan(0.4);
  });
});

describe('Elo', () => {
  const meeting = (a: string, b: string, winRate: number, games = 1_000_000) => ({
    a,
    b,
    games,
    winRate,
  });

  it('starts at 1000 with the first player', () => {
    const elo = eloOf(['x', 'y'], [meeting('y', 'x', 10 / 11)]);
    expect(elo.x).toBe(1000);
    expect(elo.y).toBeCloseTo(1400, 1);
  });

  it('reconciles all results', () => {
    const elo = eloOf(
      ['x', 'y', 'z'],
      [meeting('y', 'x', 10 / 11), meeting('z', 'y', 10 / 11), meeting('z', 'x', 100 / 101)],
    );
    expect(elo.z).toBeCloseTo(1800, 1);
  });

  it('stays finite for who wins every game', () => {
    const elo = eloOf(['x', 'y'], [meeting('y', 'x', 1, 100)]);
    expect(elo.y).toBeGreaterThan(1800);
    expect(elo.y).toBeLessThan(2000);
  });

  it('knows nothing of who met nobody', () => {
    expect(eloOf(['x', 'y'], [])).toEqual({ x: 1000, y: 1000 });
  });
});
