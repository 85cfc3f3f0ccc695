import type { Good, GoodsAmounts, GoodsVector } from '@gah/engine';
import { at, goodIndex, GOODS, goodsVector, NO_GOODS } from '@gah/engine';
import type { GoodsAllocation } from './goodsAllocation.js';

/** Goods for each table. */
type Portions = readonly GoodsVector[];

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/**
 * How good it is to lay out goods like this; of two lists the one is better that is greater where they
 * differ first: orders that become complete, the points of these guests, goods laid out, and at last,
 * from the order that is nearest to completion on, how little is missing.
 */
export function meritsOf({ waiting }: GoodsAllocation, laidOut: Portions): readonly number[] {
  const laid = laidOut.map(total);
  const orders = waiting.flatMap((guest, table) =>
    guest ? [{ vp: guest.vp, left: guest.missing - at(laid, table) }] : [],
  );
  const served = orders.filter(({ left }) => left <= 0);
  const unserved = orders.flatMap(({ left }) => (left > 0 ? [left] : [])).sort((a, b) => a - b);
  return [
    served.length,
    total(served.map(({ vp }) => vp)),
    total(laid),
    ...unserved.map((missing) => -missing),
  ];
}

export function isBetter(merits: readonly number[], than: readonly number[]): boolean {
  const first = merits.findIndex((merit, index) => merit !== than[index]);
  // The fewer are left unserved, the shorter is the list.
  return first >= 0 && at(merits, first) > (than[first] ?? 0);
}

/** Everything one table could get: each amount of each good it takes, from none to all there is. */
function* portions(open: GoodsVector, stock: GoodsVector, limit: number): Generator<GoodsVector> {
  const portion: GoodsAmounts = [...NO_GOODS];
  function* from([kind, ...others]: readonly Good[], left: number): Generator<GoodsVector> {
    if (kind === undefined) {
      yield [...portion];
      return;
    }
    const good = goodIndex(kind);
    const most = Math.min(open[good], stock[good], left);
    for (let amount = most; amount >= 0; amount--) {
      portion[good] = amount;
      yield* from(others, left - amount);
    }
  }
  yield* from(GOODS, limit);
}

/** The best of all ways to lay out the goods; a café has so few tables that all are looked at. */
function bestPortions(allocation: GoodsAllocation): Portions {
  const { open, goods, limit } = allocation;
  const stock = goodsVector((kind) => goods.filter(({ good }) => good === kind).length);
  const chosen: GoodsVector[] = [];
  let best: Portions = open.map(() => NO_GOODS);
  let merits = meritsOf(allocation, best);

  function tryTables(table: number, rest: GoodsVector, left: number): void {
    const wanted = open[table];
    if (!wanted) {
      const here = meritsOf(allocation, chosen);
      if (isBetter(here, merits)) [best, merits] = [[...chosen], here];
      return;
    }
    for (const portion of portions(wanted, rest, left)) {
      chosen[table] = portion;
      const after = goodsVector((_, good) => rest[good] - portion[good]);
      tryTables(table + 1, after, left - total(portion));
    }
  }
  tryTables(0, stock, limit);
  return best;
}

/** At least one guest can be served. */
export const completes = (allocation: GoodsAllocation): boolean =>
  at(meritsOf(allocation, bestPortions(allocation)), 0) > 0;

/** The goods laid out as well as possible. */
export function suggested(allocation: GoodsAllocation): GoodsAllocation {
  const left = bestPortions(allocation).map((portion): GoodsAmounts => [...portion]);
  const goods = allocation.goods.map((each) => {
    const index = goodIndex(each.good);
    const to = left.findIndex((portion) => portion[index] > 0);
    const portion = left[to];
    if (!portion) return { ...each, to: null };
    portion[index]--;
    return { ...each, to };
  });
  return { ...allocation, goods };
}
