import type { SeatLuck } from '@gah/ai';
import { luckSum } from '@gah/ai';

/** What moved a seat away from what the start promised. */
export const LUCK_BARS = ['luck', 'decisions', 'others'] as const;
export type LuckBar = (typeof LUCK_BARS)[number];

/** In points, for or against the seat. */
export const barsOf = (sums: Pick<SeatLuck, LuckBar>): Readonly<Record<LuckBar, number>> => ({
  luck: luckSum(sums.luck),
  decisions: sums.decisions,
  others: sums.others,
});

/** A signed whole number with a proper minus. */
export function signedText(amount: number): string {
  const rounded = Math.round(amount);
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
