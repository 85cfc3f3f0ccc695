import { freeTable } from '../rules/cafe.js';
import { tooExpensive } from '../rules/shortages.js';
import { floorOf, openSpaces, roomsOf } from '../model/hotel.js';
import type { Reason } from '../model/reasons.js';
import { another } from '../model/reasons.js';
import { roomPrice } from '../rules/rooms.js';
import { spacePrice } from '../rules/actionSpaces.js';
import { occupiedSpaces, tollOf } from '../rules/spaces.js';
import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { EffectOf, GoodsToSpend } from '../model/effect.js';
import { goodsToSpend } from './spending.js';

/** Why an effect can do nothing now. */

export const NO_TABLE: Reason = { code: 'no-free-table', remedy: { help: 'free-table' } };
export const NO_GUEST: Reason = { code: 'no-guest-there', remedy: another('guest') };
export const NO_ORDER: Reason = { code: 'no-order-open', remedy: another('guest') };

export const whyNoCard = (): Reason => ({ code: 'hand-empty', remedy: { help: 'hand-card' } });

export const whyNoDraw = (): Reason => ({ code: 'deck-empty', remedy: another('benefit') });

/** The cheapest room cannot be paid for, or there is no space for one. */
export function whyNoRoomToPrepare(
  context: QueryContext,
  seat: SeatIndex,
  { discount, floors }: EffectOf<'prepareRoom'>,
): Reason {
  const prices = roomsOf(openSpaces(seatOf(context, seat).tiles))
    .filter((room) => floorOf(room) < floors)
    .map((room) => roomPrice(context, seat, room, discount));
  if (prices.length > 0) return tooExpensive(context, seat, Math.min(...prices));
  return { code: 'no-space-for-room', floors, remedy: another('benefit') };
}

export const whyNoFreeRoom = (
  _context: QueryContext,
  _seat: SeatIndex,
  { floors }: EffectOf<'occupyRoom'>,
): Reason => ({
  code: 'no-free-room',
  remedy: { help: 'free-room', color: 'any', floors },
});

export const whyNoGuest = (context: QueryContext, seat: SeatIndex): Reason =>
  freeTable(seatOf(context, seat)) < 0 ? NO_TABLE : NO_GUEST;

export const whyNoOrder = (): Reason => NO_ORDER;

/** No dice lie anywhere, or the cheapest space cannot be paid for. */
export function whyNoSpace(context: QueryContext, seat: SeatIndex): Reason {
  const prices = occupiedSpaces(context).map((space) => spacePrice(space) + tollOf(context, space));
  return prices.length > 0
    ? tooExpensive(context, seat, Math.min(...prices))
    : { code: 'no-die-there', die: 'any', remedy: another('benefit') };
}

export function whyNothingToSpend(
  context: QueryContext,
  seat: SeatIndex,
  { spend }: { readonly spend: GoodsToSpend },
): Reason {
  const amount = spend.upTo ? 1 : spend.amount;
  const missing = amount - goodsToSpend(context, seat, spend);
  return { code: 'goods-missing', amount, missing, remedy: { help: 'any-goods', amount: missing } };
}
