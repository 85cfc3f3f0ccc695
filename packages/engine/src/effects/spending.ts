import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS } from '../model/vocabulary.js';
import type { GoodsToSpend } from '../model/effect.js';

/** How many goods in the kitchen can be spent on an effect. */
export function goodsToSpend(
  context: QueryContext,
  seat: SeatIndex,
  { champagne }: GoodsToSpend,
): number {
  const { kitchen } = seatOf(context, seat);
  const goods = champagne ? kitchen : kitchen.slice(0, DISHES_AND_DRINKS.length);
  return goods.reduce((sum, count) => sum + count, 0);
}

/** Are there enough of them? */
export const canSpend = (context: QueryContext, seat: SeatIndex, spend: GoodsToSpend): boolean =>
  goodsToSpend(context, seat, spend) >= (spend.upTo ? 1 : spend.amount);
