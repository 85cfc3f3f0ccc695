import { guestAt, servingPrice } from '../../rules/cafe.js';
import { guestCard } from '../../content/content.js';
import type { GuestCard } from '../../content/content.js';
import { canUse, whyNotEffect } from '../../effects/interpreter.js';
import { NO_GUEST, NO_ORDER } from '../../effects/why.js';
import { FLOORS } from '../../model/hotel.js';
import type { MoveOf } from '../../model/moves.js';
import { servedTables, stillOrdered } from '../../rules/orders.js';
import type { Reason, Reasons, Remedy } from '../../model/reasons.js';
import { another, NEVER, noSuchPlace } from '../../model/reasons.js';
import { freeRooms } from '../../rules/rooms.js';
import type { CafeGuest } from '../../model/state.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { hotelOf, seatOf } from '../../rules/seats.js';
import type { Good, GoodsVector, RoomColor, RoomIndex, SeatIndex } from '../../model/vocabulary.js';
import { goodIndex, goodsVector } from '../../model/vocabulary.js';
import { roomPairs, roomsFor } from '../turnMoves.js';
import { nextRound } from './common.js';
import { tooExpensive } from '../../rules/shortages.js';
import { notFree, noSuchRoom } from './rooms.js';

/** Why guests cannot be served or accommodated. */

/** No guest sits at this table. */
function nobodyAt(context: QueryContext, seat: SeatIndex, table: number): Reason | null {
  const { cafe } = seatOf(context, seat);
  if (!(table in cafe)) return noSuchPlace('table');
  return cafe[table] ? null : NO_GUEST;
}

const notOrdered = (good: Good, { card }: Pick<CafeGuest, 'card'>): Reason => ({
  code: 'good-not-ordered',
  good,
  guest: card,
  remedy: another('good'),
});

export const goodNotThere = (good: Good): Reason => ({
  code: 'good-not-there',
  good,
  remedy: { help: 'good', good, amount: 1 },
});

/** The good is not among these, or the guest does not want it. */
function unplaceable(
  context: QueryContext,
  seat: SeatIndex,
  goods: GoodsVector,
  { good, table }: Pick<MoveOf<'place'>, 'good' | 'table'>,
): Reason | null {
  const nobody = nobodyAt(context, seat, table);
  const guest = seatOf(context, seat).cafe[table];
  if (nobody || !guest) return nobody ?? NO_GUEST;
  if (goods[goodIndex(good)] === 0) return goodNotThere(good);
  return stillOrdered(context, guest, goodIndex(good)) > 0 ? null : notOrdered(good, guest);
}

export const whyNotServe = (
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  move: MoveOf<'serve'>,
): Reason =>
  unplaceable(context, seat, seatOf(context, seat).kitchen, move) ??
  tooExpensive(context, seat, servingPrice(context, seat));

export const whyNotPlace = (
  context: QueryContext,
  task: TaskOf<'placeGoods' | 'serving'>,
  move: MoveOf<'place'>,
): Reason =>
  unplaceable(
    context,
    task.seat,
    task.kind === 'placeGoods' ? task.goods : seatOf(context, task.seat).kitchen,
    move,
  ) ?? goodNotThere(move.good);

/** Of no guest, or of one who waits for nothing more. */
export const whyNotFillOrder = (
  context: QueryContext,
  { seat }: TaskOf<'fillOrder'>,
  { table }: MoveOf<'fillOrder'>,
): Reason => nobodyAt(context, seat, table) ?? NO_ORDER;

export const missingOf = (context: QueryContext, guest: CafeGuest): GoodsVector =>
  goodsVector((_, good) => Math.max(0, stillOrdered(context, guest, good)));

/** A guest who could leave: there, not one who stays, and served. */
export function notServed(context: QueryContext, seat: SeatIndex, table: number): Reason | null {
  const nobody = nobodyAt(context, seat, table);
  if (nobody) return nobody;
  const player = seatOf(context, seat);
  const guest = player.cafe[table];
  if (!guest) return NO_GUEST;
  if (guestCard(context.content, guest.card).lodging === 'table')
    return { code: 'guest-stays', guest: guest.card, remedy: NEVER };
  if ((servedTables(context, seat, player) & (1 << table)) !== 0) return null;
  const missing = missingOf(context, guest);
  return {
    code: 'order-open',
    guest: guest.card,
    missing,
    remedy: { help: 'goods', goods: missing },
  };
}

/** The colour of a room that a guest accepts. */
const colorFor = ({ color }: GuestCard): RoomColor | 'any' => (color === 'green' ? 'any' : color);

const roomFor = (card: GuestCard): Remedy =>
  card.lodging === 'pair'
    ? { help: 'room-pair' }
    : {
        help: 'free-room',
        color: colorFor(card),
        floors: card.lodging === 'groundFloor' ? 1 : FLOORS,
      };

/** A guest who is not served yet, or who wants no room at all. */
function notForRooms(context: QueryContext, seat: SeatIndex, table: number): Reason | null {
  const waiting = notServed(context, seat, table);
  if (waiting) return waiting;
  const { card: guest } = guestAt(context, seat, table);
  return guestCard(context.content, guest).lodging === 'dance'
    ? { code: 'guest-dances', guest, remedy: NEVER }
    : null;
}

/** The room is not right, or the guest wants none. */
export function whyNotMoveIn(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { table, room }: MoveOf<'moveIn'>,
): Reasons {
  const waiting = notForRooms(context, seat, table);
  if (waiting) return waiting;
  const unfit = noSuchRoom(room) ?? notFree(seatOf(context, seat), room);
  if (unfit) return unfit;
  const card = guestCard(context.content, guestAt(context, seat, table).card);
  const { number: guest } = card;
  if (card.lodging === 'pair') return { code: 'guest-takes-pair', guest, remedy: roomFor(card) };
  const color = colorFor(card);
  if (color === 'any' || hasColor(context, seat, room, color))
    return { code: 'room-too-high', room, floors: 1, remedy: roomFor(card) };
  return { code: 'room-wrong-color', room, guest, color, remedy: roomFor(card) };
}

const hasColor = (
  context: QueryContext,
  seat: SeatIndex,
  room: RoomIndex,
  color: RoomColor,
): boolean => hotelOf(context, seatOf(context, seat)).colors[room] === color;

export function whyNotPair(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { table, room }: MoveOf<'moveInPair'>,
): Reasons {
  const waiting = notForRooms(context, seat, table);
  if (waiting) return waiting;
  const card = guestCard(context.content, guestAt(context, seat, table).card);
  if (card.lodging !== 'pair')
    return { code: 'guest-takes-one-room', guest: card.number, remedy: roomFor(card) };
  return (
    noSuchRoom(room) ??
    notFree(seatOf(context, seat), room) ?? {
      code: 'room-without-neighbour',
      room,
      remedy: { help: 'room-pair' },
    }
  );
}

/** A served guest for whom no free room is right, dances left aside; null when one is. */
export function noRoomForGuest(
  context: QueryContext,
  seat: SeatIndex,
  table: number,
): Reason | null {
  const player = seatOf(context, seat);
  const guest = player.cafe[table];
  if (!guest) return NO_GUEST;
  const card = guestCard(context.content, guest.card);
  if (card.lodging === 'dance') return null;
  const fits =
    card.lodging === 'pair'
      ? roomPairs(player).length > 0
      : (roomsFor(context, player, guest) & freeRooms(player)) !== 0;
  if (fits) return null;
  return {
    code: 'no-room-for-guest',
    guest: guest.card,
    color: colorFor(card),
    remedy: roomFor(card),
  };
}

/** Only guests who never leave are used, once per round. */
export function whyNotUseGuest(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { table }: MoveOf<'useGuest'>,
): Reasons {
  const nobody = nobodyAt(context, seat, table);
  const player = seatOf(context, seat);
  const found = player.cafe[table];
  if (nobody || !found) return nobody ?? NO_GUEST;
  const { number: guest, lodging, reward } = guestCard(context.content, found.card);
  if (lodging !== 'table') return { code: 'guest-leaves', guest, remedy: NEVER };
  const useless = reward.find((effect) => !canUse(context, seat, effect));
  if (player.used.includes(guest) || !useless)
    return { code: 'guest-used', guest, remedy: nextRound(context) };
  return whyNotEffect(context, seat, useless);
}
