import type { EntranceKey, GameState, GoodsVector, Move } from '@gah/engine';
import { at, ENTRANCES, goodAt, goodsVector } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { Evaluator } from '../../model/module.js';
import type { CoreReason } from '../../model/reason.js';

const startGoodsOf = (key: EntranceKey): GoodsVector =>
  at(
    ENTRANCES,
    ENTRANCES.findIndex((entrance) => entrance.key === key),
  ).startGoods;

/** What the seat can expect with this entrance, bought at this price. */
function withEntrance(
  world: GameState,
  seat: number,
  key: EntranceKey,
  price: number,
  evaluator: Evaluator,
): number {
  const next = clone(world);
  const player = next.seats[seat];
  const { entrances } = next.modules;
  if (!player || !entrances) return 0;
  const goods = startGoodsOf(key);
  const { kitchen } = player;
  player.krones -= price;
  player.kitchen = goodsVector((_, good) => kitchen[good] + goods[good]);
  entrances.owned = entrances.owned.map((owned, index) => (index === seat ? key : owned));
  return evaluator(next, seat);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A bid that nobody would open with. */
const TOO_HIGH = -1e9;

/** Bids as long as the entrance at that price is better than what the others promise on average. */
export function chooseBid(
  world: GameState,
  legal: readonly Move[],
  evaluator: Evaluator,
): Move | null {
  const { entrances } = world.modules;
  const [first] = legal;
  if (!entrances || !first) return null;
  const { seat } = first;
  const valueOf = (key: EntranceKey, price: number): number =>
    withEntrance(world, seat, key, price, evaluator);
  if (entrances.auction) {
    const { entrance } = entrances.auction;
    const others = entrances.offered.filter((key) => key !== entrance);
    const otherwise = mean(others.map((key) => valueOf(key, 0)));
    const lowest = legal.reduce<Move | null>(
      (found, move) =>
        move.kind === 'bid' && (found?.kind !== 'bid' || move.amount < found.amount) ? move : found,
      null,
    );
    const raise = lowest?.kind === 'bid' && valueOf(entrance, lowest.amount) > otherwise;
    return raise ? lowest : (legal.find(({ kind }) => kind === 'skip') ?? lowest);
  }
  // Opens low with what it likes best.
  const options = legal.map((move) => ({
    move,
    value:
      move.kind === 'auction' && move.bid <= 1
        ? valueOf(move.entrance, move.bid) + move.bid * 1.5
        : TOO_HIGH,
  }));
  return options.reduce((best, option) => (option.value > best.value ? option : best)).move;
}

/** The goods that come with the entrance speak for it. */
export function startGoodsReason(key: EntranceKey | null): CoreReason | null {
  if (!key) return null;
  const goods = startGoodsOf(key);
  const good = goodAt(goods.indexOf(Math.max(...goods)));
  return { kind: 'goods', amount: goods.reduce((sum, amount) => sum + amount, 0), good };
}
