import type { GameState, Good, GoodsVector, GuestNumber } from '@gah/engine';
import { contentFor, GOODS, goodsVector, moves, randomInt, seedRng, viewOf } from '@gah/engine';
import { position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { GoodsAllocation } from '../../src/selection/goodsAllocation.js';
import { startAllocation } from '../../src/selection/goodsAllocation.js';
import { isBetter, meritsOf, suggested } from '../../src/selection/suggestion.js';

const content = contentFor('2021', null);
const GUESTS = content.guests.flatMap((guest) =>
  guest && guest.needs.length === 0 && !guest.promo && guest.lodging === 'any' ? [guest] : [],
);
const POSITIONS = 2000;

function allocationOf(state: GameState, unlimited = false): GoodsAllocation | null {
  return startAllocation(viewOf(state, 0), 0, moves(state, 0), unlimited);
}

interface Seated {
  readonly guest: GuestNumber;
  readonly goods: Partial<Record<Good, number>>;
}

const cafe = (guests: readonly Seated[], kitchen: Partial<Record<Good, number>>): GameState =>
  position({
    seats: 2,
    seed: 'serve',
    round: 2,
    turn: 0,
    dice: [1, 1, 2, 3],
    players: [{ krones: 5, kitchen, cafe: [...guests] }, {}],
  });

const portionsOf = ({ goods, open }: GoodsAllocation): GoodsVector[] =>
  open.map((_, table) =>
    goodsVector((kind) => goods.filter(({ good, to }) => good === kind && to === table).length),
  );

/** Every way to lay out the goods, one good after the other. */
function* everyWay(allocation: GoodsAllocation, index = 0): Generator<GoodsAllocation> {
  const allocated = allocation.goods.filter(({ to }) => to !== null).length;
  const item = allocation.goods[index];
  if (!item) {
    yield allocation;
    return;
  }
  yield* everyWay(allocation, index + 1);
  if (allocated === allocation.limit) return;
  const kind = GOODS.indexOf(item.good);
  for (const [table, open] of allocation.open.entries()) {
    if ((portionsOf(allocation)[table]?.[kind] ?? 0) >= (open[kind] ?? 0)) continue;
    const goods = allocation.goods.map((each, at) =>
      at === index ? { ...each, to: table } : each,
    );
    yield* everyWay({ ...allocation, goods }, index + 1);
  }
}

describe('the suggested serving', () => {
  it('finishes the order that can be finished, not one that only looks nearly complete', () => {
    // Waits for strudel, wine and coffee; the second for two cakes and a wine.
    const elector = GUESTS.find(({ order }) => order.join() === '1,0,1,1,0');
    const councillor = GUESTS.find(({ order }) => order.join() === '0,2,1,0,0');
    if (!elector || !councillor) throw new Error('both guests exist');
    const state = cafe(
      [
        { guest: elector.number, goods: {} },
        { guest: councillor.number, goods: {} },
      ],
      { cake: 3, wine: 1 },
    );
    const allocation = allocationOf(state);
    if (!allocation) throw new Error('something can be served');
    expect(portionsOf(suggested(allocation))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 2, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  it(`is the best of all in ${POSITIONS} random positions`, { timeout: 120_000 }, () => {
    const rng = seedRng('suggestions');
    const upTo = (most: number): number => randomInt(rng, most + 1);
    let compared = 0;
    while (compared < POSITIONS) {
      const guests = Array.from({ length: 1 + upTo(2) }, () => {
        const card = GUESTS[randomInt(rng, GUESTS.length)];
        if (!card) throw new Error('there are guests');
        const given = GOODS.map((_, good) => upTo(card.order[good] ?? 0));
        const goods = Object.fromEntries(GOODS.map((good, at) => [good, given[at] ?? 0]));
        return { guest: card.number, goods };
      });
      if (new Set(guests.map(({ guest }) => guest)).size < guests.length) continue;
      const kitchen = { strudel: upTo(2), cake: upTo(2), wine: upTo(2), coffee: upTo(2) };
      const allocation = allocationOf(cafe(guests, kitchen), upTo(3) === 0);
      if (!allocation) continue;
      const here = meritsOf(allocation, portionsOf(suggested(allocation)));
      for (const way of everyWay(allocation)) {
        const merits = meritsOf(allocation, portionsOf(way));
        if (isBetter(merits, here)) {
          expect({ guests, kitchen, suggested: here }).toBe(merits);
        }
      }
      compared++;
    }
  });
});
