import type { VpSource } from '@gah/engine';
import { VP_SOURCES } from '@gah/engine';
import type { PlayedGame } from './played.js';
import { meanOf } from './sample.js';
import { pointsFrom } from '../summary/summary.js';

/** So many games before and including one are averaged. */
export const TREND_GAMES = 10;

/** The mean of the last games up to each one; null until there are enough of them. */
export const trendOf = (values: readonly number[], span = TREND_GAMES): (number | null)[] =>
  values.map((_, index) =>
    index + 1 < span ? null : meanOf(values.slice(index + 1 - span, index + 1)),
  );

/** Games that follow each other, and what each source brought in them on average. */
export interface Stretch {
  /** Places of the first and the last one, from 0. */
  readonly first: number;
  readonly last: number;
  readonly bySource: Readonly<Partial<Record<VpSource, number>>>;
  readonly meanPoints: number;
}

/** The games in at most so many stretches of equal length; the first may be longer by one. */
export function stretchesOf(games: readonly PlayedGame[], most: number): Stretch[] {
  const count = Math.min(most, games.length);
  const edge = (index: number): number => Math.ceil((index * games.length) / count);
  return Array.from({ length: count }, (_, index) => {
    const [first, end] = [edge(index), edge(index + 1)];
    const part = games.slice(first, end);
    const mean = (value: (played: PlayedGame) => number): number => meanOf(part.map(value)) ?? 0;
    const sources = VP_SOURCES.flatMap((source): [VpSource, number][] => {
      const points = mean(({ seat }) => pointsFrom(seat, source));
      return points === 0 ? [] : [[source, points]];
    });
    return {
      first,
      last: end - 1,
      bySource: Object.fromEntries(sources),
      meanPoints: mean(({ seat }) => seat.points),
    };
  });
}
