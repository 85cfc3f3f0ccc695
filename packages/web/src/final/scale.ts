import type { PointsGroup } from './groups.js';
import type { ByGroup } from './story.js';

/** Steps of an axis that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;
const MOST_TICKS = 7;

/** An axis of points from the least to the most, both on a tick; 0 is always on it. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

export function scaleFor(amounts: readonly number[]): Scale {
  const low = Math.min(0, ...amounts);
  const high = Math.max(1, ...amounts);
  const step =
    STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= MOST_TICKS) ??
    high - low;
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  const count = Math.round((most - least) / step) + 1;
  return { least, most, ticks: Array.from({ length: count }, (_, tick) => least + tick * step) };
}

/** By crest: a line is known by its dashes as well as by its colour. */
export const LINE_DASHES = ['none', '9 4', '2.5 4', '12 4 2.5 4'] as const;

/** Where an amount stands on the axis, from 0 to 1. */
export const shareOf = ({ least, most }: Scale, amount: number): number =>
  (amount - least) / (most - least);

/** A piece of a bar; its length is its amount and nothing else. */
export interface Piece {
  readonly group: PointsGroup;
  readonly amount: number;
  /** In points on the axis. */
  readonly from: number;
  readonly to: number;
}

/** The pieces of a bar: gains one after the other to the right of 0, losses to the left. */
export function piecesOf(points: ByGroup, groups: readonly PointsGroup[]): Piece[] {
  let [right, left] = [0, 0];
  return groups
    .filter((group) => points[group] !== 0)
    .map((group) => {
      const amount = points[group];
      if (amount > 0) {
        right += amount;
        return { group, amount, from: right - amount, to: right };
      }
      left += amount;
      return { group, amount, from: left, to: left - amount };
    });
}
