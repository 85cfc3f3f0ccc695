import type { GameView, Good, GoodsVector, Move, Order, SeatIndex } from '@gah/engine';
import {
  at,
  goodIndex,
  GOODS,
  GOODS_PER_SERVING,
  goodsVector,
  NO_GOODS,
  ordersOf,
} from '@gah/engine';

/**
 * Goods laid out on guests before anything is played: one gesture instead of one decision for each
 * good. Where a good may go at all is told by the legal moves.
 */
export interface GoodsAllocation {
  readonly source: 'gained' | 'kitchen';
  /** One entry for each good that can be laid out. */
  readonly goods: readonly AllocatedGood[];
  /** Goods that can be laid out at most. */
  readonly limit: number;
  /** What each table takes of what is there. */
  readonly open: readonly GoodsVector[];
  /** What each table waits for, there or not; null where nobody waits. */
  readonly waiting: readonly (Waiting | null)[];
}

interface Waiting {
  /** Items until the guest is served. */
  readonly missing: number;
  /** What the guest is worth then. */
  readonly vp: number;
}

interface AllocatedGood {
  readonly good: Good;
  /** The table it goes to; null stays in the kitchen. */
  readonly to: number | null;
}

type PlacingMove = Extract<Move, { kind: 'place' | 'serve' }>;
const isPlacing = (move: Move): move is PlacingMove =>
  move.kind === 'place' || move.kind === 'serve';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** What the guests still wait for, as far as the legal moves allow. */
const openOrders = (
  view: GameView,
  seat: SeatIndex,
  orders: readonly Order[],
  moves: readonly PlacingMove[],
): GoodsVector[] =>
  at(view.seats, seat).cafe.map((_, table) => {
    const { missing = NO_GOODS } = orders.find((order) => order.table === table) ?? {};
    return goodsVector((good, index) =>
      moves.some((move) => move.table === table && move.good === good) ? missing[index] : 0,
    );
  });

const waitingGuests = (
  view: GameView,
  seat: SeatIndex,
  orders: readonly Order[],
): (Waiting | null)[] =>
  at(view.seats, seat).cafe.map((_, table) => {
    const order = orders.find((each) => each.table === table);
    if (!order || order.lacking === 0 || order.isStaying) return null;
    return { missing: order.lacking, vp: order.vp };
  });

function stockOf(view: GameView, seat: SeatIndex): { stock: GoodsVector; limit: number } {
  const task = view.tasks.at(-1);
  if (task?.kind === 'placeGoods') {
    return { stock: task.goods, limit: total(task.goods) };
  }
  const stock = at(view.seats, seat).kitchen;
  return { stock, limit: task?.kind === 'serving' ? task.left : GOODS_PER_SERVING };
}

/** All goods that fit somewhere, none of them laid out yet; null when there is nothing to lay out. */
export function startAllocation(
  view: GameView,
  seat: SeatIndex,
  legal: readonly Move[],
  unlimited = false,
): GoodsAllocation | null {
  const moves = legal.filter(isPlacing);
  if (moves.length === 0 || view.tasks.at(-1)?.kind === 'giveItem') return null;
  const { stock, limit } = stockOf(view, seat);
  const orders = ordersOf(view, seat);
  const open = openOrders(view, seat, orders, moves);
  const gained = view.tasks.at(-1)?.kind === 'placeGoods';
  const goods = GOODS.flatMap((good) => {
    const index = goodIndex(good);
    const wanted = open.reduce((sum, order) => sum + order[index], 0);
    const amount = gained ? stock[index] : Math.min(stock[index], wanted);
    return Array.from({ length: amount }, (): AllocatedGood => ({ good, to: null }));
  });
  return {
    source: gained ? 'gained' : 'kitchen',
    goods,
    limit: unlimited ? goods.length : limit,
    open,
    waiting: waitingGuests(view, seat, orders),
  };
}

export const allocatedCount = ({ goods }: GoodsAllocation): number =>
  goods.filter(({ to }) => to !== null).length;

const onTable = (allocation: GoodsAllocation, table: number, good: Good): number =>
  allocation.goods.filter((each) => each.to === table && each.good === good).length;

/** What is laid out on a table. */
export const goodsOn = (allocation: GoodsAllocation, table: number): Good[] =>
  allocation.goods.filter(({ to }) => to === table).map(({ good }) => good);

/** How many more of a good a table takes, after what is laid out. */
const roomFor = (allocation: GoodsAllocation, table: number, good: Good): number =>
  (allocation.open[table] ?? NO_GOODS)[goodIndex(good)] - onTable(allocation, table, good);

const assign = (
  allocation: GoodsAllocation,
  index: number,
  to: number | null,
): GoodsAllocation => ({
  ...allocation,
  goods: allocation.goods.map((each, place) => (place === index ? { ...each, to } : each)),
});

/** Tables a good could go to, beside where it lies now. */
export function tablesFor(allocation: GoodsAllocation, index: number): number[] {
  const allocated = allocation.goods[index];
  if (!allocated) return [];
  if (allocated.to === null && allocatedCount(allocation) >= allocation.limit) return [];
  return allocation.open.flatMap((_, table) =>
    table !== allocated.to && roomFor(allocation, table, allocated.good) > 0 ? [table] : [],
  );
}

/** Moves a good on: to the next table that takes it, after the last one back to the kitchen. */
export function passOn(allocation: GoodsAllocation, index: number): GoodsAllocation {
  const now = allocation.goods[index]?.to ?? -1;
  const further = tablesFor(allocation, index).find((table) => table > now);
  return assign(allocation, index, further ?? null);
}

/** Lays the first good that fits on a table; unchanged when none does. */
export function layOn(allocation: GoodsAllocation, table: number): GoodsAllocation {
  if (allocatedCount(allocation) >= allocation.limit) return allocation;
  const index = allocation.goods.findIndex(
    ({ good, to }) => to === null && roomFor(allocation, table, good) > 0,
  );
  return index < 0 ? allocation : assign(allocation, index, table);
}

export const cleared = (allocation: GoodsAllocation): GoodsAllocation => ({
  ...allocation,
  goods: allocation.goods.map((each) => ({ ...each, to: null })),
});

/** The moves that put an allocation into effect, in order; a serving begins with its payment. */
export function movesOf(
  allocation: GoodsAllocation,
  seat: SeatIndex,
  beginsServing: boolean,
): Move[] {
  const laid = allocation.goods.flatMap(({ good, to }) =>
    to === null ? [] : [{ good, table: to }],
  );
  return laid.map(({ good, table }, index) =>
    index === 0 && beginsServing
      ? { seat, kind: 'serve', good, table }
      : { seat, kind: 'place', good, table },
  );
}
