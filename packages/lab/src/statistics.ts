import type { Interval } from '@gah/ai/interval';
import { shareInterval as wilson, Z } from '@gah/ai/interval';

export type { Interval };

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of a sample; 0 for fewer than two values. */
export function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

export const medianOf = (values: readonly number[]): number => quantileOf(sortedOf(values), 0.5);

export const rootMeanSquareOf = (values: readonly number[]): number =>
  Math.sqrt(meanOf(values.map((value) => value * value)));

/** The value below which this share lies, between two neighbours where needed. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const sortedOf = (values: readonly number[]): number[] =>
  Float64Array.from(values).sort() as unknown as number[];

/** 95 % for the mean of independent values. */
export function meanInterval(values: readonly number[]): Interval {
  const mean = meanOf(values);
  const margin = (Z * deviationOf(values)) / Math.sqrt(values.length);
  return { low: mean - margin, high: mean + margin };
}

/** 95 % for a share of so many trials; of nothing nothing is known. */
export const shareInterval = (share: number, trials: number): Interval =>
  wilson(share, trials) ?? { low: 0, high: 1 };

/**
 * 95 % for a win rate. The two games of a deal are not
 * independent, so the deals are the sample: the number of trials is that of independent games whose
 * mean would scatter as the means of the deals do. A few deals tell little about their own scatter, so
 * that number stays between the number of deals and four times as many.
 */
export function winInterval(deals: readonly number[], gamesPerDeal: number): Interval {
  const rate = meanOf(deals);
  const variance = deviationOf(deals) ** 2 / deals.length;
  const alike = (rate * (1 - rate)) / variance;
  const trials = Number.isFinite(alike)
    ? Math.min(4 * deals.length, Math.max(deals.length, alike))
    : gamesPerDeal * deals.length;
  return shareInterval(rate, trials);
}

/** Values by what they have in common, smallest first. */
export function groupedBy<T>(values: readonly T[], keyOf: (value: T) => number): [number, T[]][] {
  const groups = new Map<number, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
