import type { GameView, Good, Move, Order, SeatIndex } from '@gah/engine';
import { GOODS, GOODS_PER_SERVING, ordersOf } from '@gah/engine';

/**
 * Goods laid out on guests before anything is played: one gesture instead of one decision for each
 * good. Where a good may go at all is told by the legal moves.
 */
export interface Deal {
  readonly source: 'gained' | 'kitchen';
  /** One entry for each good that can be laid out. */
  readonly goods: readonly DealtGood[];
  /** Goods that can be laid out at most. */
  readonly limit: number;
  /** What each table takes of what is there, in the order of GOODS. */
  readonly open: readonly (readonly number[])[];
  /** What each table waits for, there or not; null where nobody waits. */
  readonly waiting: readonly (Waiting | null)[];
}

interface Waiting {
  /** Items until the guest is served. */
  readonly missing: number;
  /** What the guest is worth then. */
  readonly vp: number;
}

interface DealtGood {
  readonly good: Good;
  /** The table it goes to; null stays in the kitchen. */
  readonly to: number | null;
}

type PlacingMove = Extract<Move, { kind: 'place' | 'serve' }>;
const isPlacing = (move: Move): move is PlacingMove =>
  move.kind === 'place' || move.kind === 'serve';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

const amountAt = (amounts: readonly number[], good: Good): number =>
  amounts[GOODS.indexOf(good)] ?? 0;

/** What the guests still wait for, as far as the legal moves allow. */
const openOrders = (
  view: GameView,
  seat: SeatIndex,
  orders: readonly Order[],
  moves: readonly PlacingMove[],
): number[][] =>
  (view.seats[seat]?.cafe ?? []).map((_, table) => {
    const { missing = [] } = orders.find((order) => order.table === table) ?? {};
    return GOODS.map((good, index) =>
      moves.some((move) => move.table === table && move.good === good) ? (missing[index] ?? 0) : 0,
    );
  });

const waitingGuests = (
  view: GameView,
  seat: SeatIndex,
  orders: readonly Order[],
): (Waiting | null)[] =>
  (view.seats[seat]?.cafe ?? []).map((_, table) => {
    const order = orders.find((each) => each.table === table);
    if (!order || order.lacking === 0 || order.isStaying) return null;
    return { missing: order.lacking, vp: order.vp };
  });

function stockOf(view: GameView, seat: SeatIndex): { stock: readonly number[]; limit: number } {
  const task = view.tasks.at(-1);
  if (task?.kind === 'placeGoods') {
    return { stock: task.goods, limit: total(task.goods) };
  }
  const stock = view.seats[seat]?.kitchen ?? [];
  return { stock, limit: task?.kind === 'serving' ? task.left : GOODS_PER_SERVING };
}

/** All goods that fit somewhere, none of them laid out yet; null when there is nothing to lay out. */
export function startDeal(
  view: GameView,
  seat: SeatIndex,
  legal: readonly Move[],
  unlimited = false,
): Deal | null {
  const moves = legal.filter(isPlacing);
  if (moves.length === 0 || view.tasks.at(-1)?.kind === 'giveItem') return null;
  const { stock, limit } = stockOf(view, seat);
  const orders = ordersOf(view, seat);
  const open = openOrders(view, seat, orders, moves);
  const gained = view.tasks.at(-1)?.kind === 'placeGoods';
  const goods = GOODS.flatMap((good, index) => {
    const wanted = open.reduce((sum, order) => sum + (order[index] ?? 0), 0);
    const amount = gained ? (stock[index] ?? 0) : Math.min(stock[index] ?? 0, wanted);
    return Array.from({ length: amount }, (): DealtGood => ({ good, to: null }));
  });
  return {
    source: gained ? 'gained' : 'kitchen',
    goods,
    limit: unlimited ? goods.length : limit,
    open,
    waiting: waitingGuests(view, seat, orders),
  };
}

export const dealtCount = ({ goods }: Deal): number => goods.filter(({ to }) => to !== null).length;

const onTable = (deal: Deal, table: number, good: Good): number =>
  deal.goods.filter((each) => each.to === table && each.good === good).length;

/** What is laid out on a table. */
export const goodsOn = (deal: Deal, table: number): Good[] =>
  deal.goods.filter(({ to }) => to === table).map(({ good }) => good);

/** How many more of a good a table takes, after what is laid out. */
const roomFor = (deal: Deal, table: number, good: Good): number =>
  amountAt(deal.open[table] ?? [], good) - onTable(deal, table, good);

const assign = (deal: Deal, index: number, to: number | null): Deal => ({
  ...deal,
  goods: deal.goods.map((each, at) => (at === index ? { ...each, to } : each)),
});

/** Tables a good could go to, beside where it lies now. */
export function tablesFor(deal: Deal, index: number): number[] {
  const dealt = deal.goods[index];
  if (!dealt) return [];
  if (dealt.to === null && dealtCount(deal) >= deal.limit) return [];
  return deal.open.flatMap((_, table) =>
    table !== dealt.to && roomFor(deal, table, dealt.good) > 0 ? [table] : [],
  );
}

/** Moves a good on: to the next table that takes it, after the last one back to the kitchen. */
export function passOn(deal: Deal, index: number): Deal {
  const at = deal.goods[index]?.to ?? -1;
  const further = tablesFor(deal, index).find((table) => table > at);
  return assign(deal, index, further ?? null);
}

/** Lays the first good that fits on a table; unchanged when none does. */
export function layOn(deal: Deal, table: number): Deal {
  if (dealtCount(deal) >= deal.limit) return deal;
  const index = deal.goods.findIndex(
    ({ good, to }) => to === null && roomFor(deal, table, good) > 0,
  );
  return index < 0 ? deal : assign(deal, index, table);
}

export const cleared = (deal: Deal): Deal => ({
  ...deal,
  goods: deal.goods.map((each) => ({ ...each, to: null })),
});

/** The moves that put a deal into effect, in order; a serving begins with its payment. */
export function movesOf(deal: Deal, seat: SeatIndex, beginsServing: boolean): Move[] {
  const laid = deal.goods.flatMap(({ good, to }) => (to === null ? [] : [{ good, table: to }]));
  return laid.map(({ good, table }, index) =>
    index === 0 && beginsServing
      ? { seat, kind: 'serve', good, table }
      : { seat, kind: 'place', good, table },
  );
}
