import { GOODS } from '@gah/engine';
import type { GoodsAllocation } from './goodsAllocation.js';

/** Goods for each table, in the order of GOODS. */
type Portions = readonly (readonly number[])[];

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/**
 * How good it is to lay out goods like this; of two lists the one is better that is greater where they
 * differ first: orders that become complete, the points of these guests, goods laid out, and at last,
 * from the order that is nearest to completion on, how little is missing.
 */
export function meritsOf({ waiting }: GoodsAllocation, laidOut: Portions): readonly number[] {
  const laid = laidOut.map(total);
  const left = waiting.map((guest, table) => (guest ? guest.missing - (laid[table] ?? 0) : 0));
  const served = waiting.filter((guest, table) => guest !== null && (left[table] ?? 0) <= 0);
  const unserved = left.filter((missing) => missing > 0).sort((a, b) => a - b);
  return [
    served.length,
    total(served.map((guest) => guest?.vp ?? 0)),
    total(laid),
    ...unserved.map((missing) => -missing),
  ];
}

export function isBetter(merits: readonly number[], than: readonly number[]): boolean {
  const at = merits.findIndex((merit, index) => merit !== than[index]);
  return at >= 0 && (merits[at] ?? 0) > (than[at] ?? 0);
}

/** Everything one table could get: each amount of each good it takes, from none to all there is. */
function* portions(
  open: readonly number[],
  stock: readonly number[],
  limit: number,
): Generator<number[]> {
  const portion = GOODS.map(() => 0);
  function* from(good: number, left: number): Generator<number[]> {
    if (good === GOODS.length) {
      yield [...portion];
      return;
    }
    const most = Math.min(open[good] ?? 0, stock[good] ?? 0, left);
    for (let amount = most; amount >= 0; amount--) {
      portion[good] = amount;
      yield* from(good + 1, left - amount);
    }
  }
  yield* from(0, limit);
}

/** The best of all ways to lay out the goods; a café has so few tables that all are looked at. */
function bestPortions(allocation: GoodsAllocation): Portions {
  const { open, goods, limit } = allocation;
  const stock = GOODS.map((kind) => goods.filter(({ good }) => good === kind).length);
  const chosen: (readonly number[])[] = [];
  let best: Portions = open.map(() => GOODS.map(() => 0));
  let merits = meritsOf(allocation, best);

  function tryTables(table: number, rest: readonly number[], left: number): void {
    const wanted = open[table];
    if (!wanted) {
      const here = meritsOf(allocation, chosen);
      if (isBetter(here, merits)) [best, merits] = [[...chosen], here];
      return;
    }
    for (const portion of portions(wanted, rest, left)) {
      chosen[table] = portion;
      const after = rest.map((amount, good) => amount - (portion[good] ?? 0));
      tryTables(table + 1, after, left - total(portion));
    }
  }
  tryTables(0, stock, limit);
  return best;
}

/** At least one guest can be served. */
export const completes = (allocation: GoodsAllocation): boolean =>
  (meritsOf(allocation, bestPortions(allocation))[0] ?? 0) > 0;

/** The goods laid out as well as possible. */
export function suggested(allocation: GoodsAllocation): GoodsAllocation {
  const left = bestPortions(allocation).map((portion) => [...portion]);
  const goods = allocation.goods.map((each) => {
    const index = GOODS.indexOf(each.good);
    const to = left.findIndex((portion) => (portion[index] ?? 0) > 0);
    const portion = left[to];
    if (!portion) return { ...each, to: null };
    portion[index] = (portion[index] ?? 0) - 1;
    return { ...each, to };
  });
  return { ...allocation, goods };
}
