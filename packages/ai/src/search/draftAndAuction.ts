import type { EntranceKey, GameState, Move } from '@gah/engine';
import { ENTRANCES } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { Evaluator } from '../evaluation/evaluator.js';

/** Decisions before the first turn whose result does not show in the position at once. */

/** Which card to keep: the hand it makes decides. */
function chooseCard(world: GameState, legal: readonly Move[], evaluator: Evaluator): Move | null {
  return bestBy(legal, (move) => {
    if (move.kind !== 'draft') return -Infinity;
    const next = clone(world);
    const seat = next.seats[move.seat];
    if (seat) seat.hand = [...seat.hand, move.card];
    return evaluator(next, move.seat);
  });
}

function bestBy(legal: readonly Move[], valueOf: (move: Move) => number): Move | null {
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of legal) {
    const value = valueOf(move);
    if (best && value <= most) continue;
    best = move;
    most = value;
  }
  return best;
}

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
  const goods = ENTRANCES.find((entrance) => entrance.key === key)?.startGoods ?? [];
  player.krones -= price;
  player.kitchen = player.kitchen.map((amount, good) => amount + (goods[good] ?? 0));
  entrances.owned = entrances.owned.map((owned, index) => (index === seat ? key : owned));
  return evaluator(next, seat);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Bids as long as the entrance at that price is better than what the others promise on average. */
function chooseBid(world: GameState, legal: readonly Move[], evaluator: Evaluator): Move | null {
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
  return bestBy(legal, (move) =>
    move.kind === 'auction' && move.bid <= 1
      ? valueOf(move.entrance, move.bid) + move.bid * 1.5
      : -1e9,
  );
}

/** The choice in a draft or an auction; null in every other decision. */
export function draftAndAuction(
  world: GameState,
  legal: readonly Move[],
  evaluator: Evaluator,
): Move | null {
  switch (world.tasks.at(-1)?.kind) {
    case 'draft':
      return chooseCard(world, legal, evaluator);
    case 'auction':
    case 'bid':
    case 'pickEntrance':
      return chooseBid(world, legal, evaluator);
    default:
      return null;
  }
}
