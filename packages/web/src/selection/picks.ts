import type { GameView, Good, GoodsAmounts, Move, SeatIndex } from '@gah/engine';
import { at, goodIndex, GOODS, ordersOf } from '@gah/engine';

/** Several goods of choice, put together before anything is played. */
export interface Picks {
  readonly offered: readonly Good[];
  readonly picked: readonly Good[];
}

/** What the guests still miss beyond the kitchen, those who miss least first. */
function missedGoods(view: GameView, seat: SeatIndex): Good[] {
  const left: GoodsAmounts = [...at(view.seats, seat).kitchen];
  const orders = ordersOf(view, seat).map(({ missing }) =>
    GOODS.flatMap((good) => Array.from({ length: missing[goodIndex(good)] }, () => good)),
  );
  orders.sort((a, b) => a.length - b.length);
  return orders.flat().filter((good) => {
    const isThere = left[goodIndex(good)] > 0;
    if (isThere) left[goodIndex(good)]--;
    return !isThere;
  });
}

/** Null where there is not more than one good to choose; what guests wait for is suggested. */
export function startPicks(view: GameView, seat: SeatIndex, moves: readonly Move[]): Picks | null {
  const task = view.tasks.at(-1);
  if (task?.kind !== 'chooseGoods' || task.left < 2) return null;
  const offered = moves.flatMap((move) => (move.kind === 'chooseGood' ? [move.good] : []));
  const [first] = offered;
  if (first === undefined) return null;
  const missed = missedGoods(view, seat).filter((good) => offered.includes(good));
  const picked = Array.from({ length: task.left }, (_, index) => missed[index] ?? first);
  return { offered, picked };
}

/** Takes this good instead of the one that was picked longest ago. */
export const pick = ({ offered, picked }: Picks, good: Good): Picks => ({
  offered,
  picked: [...picked.slice(1), good],
});

export const countOf = ({ picked }: Picks, good: Good): number =>
  picked.filter((each) => each === good).length;

/** The moves that put them into effect, one for each good. */
export const movesOfPicks = ({ picked }: Picks, seat: SeatIndex): Move[] =>
  picked.map((good) => ({ seat, kind: 'chooseGood', good }));
