/** How far off a figure from a few games may be; apart from the players, so that nobody has to load them for it. */

/** 95 % of a normal distribution lie within so many standard deviations. */
export const Z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % for a share of so many trials: Wilson's interval, which stays within 0 and 1. Null of nothing. */
export function shareInterval(share: number, trials: number): Interval | null {
  if (trials === 0) return null;
  const center = (share + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials);
  const margin =
    (Z / (1 + Z ** 2 / trials)) *
    Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, center - margin), high: Math.min(1, center + margin) };
}
