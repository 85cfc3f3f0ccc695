import type { Interval } from '@gah/ai/interval';
import { shareInterval, Z } from '@gah/ai/interval';

export { shareInterval };
export type { Interval };

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Null of nothing. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sumOf(values) / values.length;

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * 95 % for the mean of independent values: Student's t, because a person's games are few. Null for fewer
 * than two values, of which nothing can be said.
 */
export function meanInterval(values: readonly number[]): Interval | null {
  const mean = meanOf(values);
  if (mean === null || values.length < 2) return null;
  const variance = sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  const margin = studentOf(values.length - 1) * Math.sqrt(variance / values.length);
  return { low: mean - margin, high: mean + margin };
}

/** Up to here from the table; beyond, the expansion is good to three digits. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571];

/** The 97.5 % quantile of Student's distribution. */
function studentOf(freedom: number): number {
  const known = STUDENT[freedom - 1];
  if (known !== undefined) return known;
  // Cornish and Fisher's expansion around the normal quantile.
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
