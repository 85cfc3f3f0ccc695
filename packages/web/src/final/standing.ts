import type { ScoreSheet, SeatIndex } from '@gah/engine';

/** The players by what they have, those who won before others with as much. */
export const standingOf = (
  totals: readonly { readonly seat: SeatIndex; readonly total: number }[],
  winners: readonly SeatIndex[],
): SeatIndex[] =>
  [...totals]
    .sort(
      (a, b) =>
        b.total - a.total || Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)),
    )
    .map(({ seat }) => seat);

/** The winner and who came nearest; null where nobody played against anybody. */
export function firstTwo(
  sheets: readonly ScoreSheet[],
  winners: readonly SeatIndex[],
): readonly [SeatIndex, SeatIndex] | null {
  const [first, second] = standingOf(sheets, winners);
  return first === undefined || second === undefined ? null : [first, second];
}
