import type { Level } from '@gah/ai';

/** Thoughts that take moments, and those that take long: neither kind waits for the other. */
export const LANES = ['quick', 'long'] as const;
export type Lane = (typeof LANES)[number];

const LANE_OF: Readonly<Record<Level, Lane>> = {
  pageboy: 'quick',
  concierge: 'quick',
  director: 'long',
  emperor: 'long',
};

export const laneOf = (level: Level): Lane => LANE_OF[level];
