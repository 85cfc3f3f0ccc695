import { MOST_TABLES } from '../content/boards.js';
import { guestCard } from '../content/content.js';
import { POWER } from '../model/effect.js';
import type { SeatPosition } from '../model/position.js';
import type { CafeGuest } from '../model/state.js';
import type { QueryContext } from '../model/context.js';
import { abilitiesWith } from './abilities.js';
import { COMPLETE, NEARLY_COMPLETE, SLACK, STAYING, waitsFor } from './reader.js';
import { seatOf } from './seats.js';
import type { GoodIndex, GoodsVector, SeatIndex } from '../model/vocabulary.js';
import { FIRST_GOOD, GOODS } from '../model/vocabulary.js';

/** What the guests in a café have ordered and still wait for. */

/** How many of a good the guest still waits for. */
export const stillOrdered = (
  { content }: QueryContext,
  guest: CafeGuest,
  good: GoodIndex,
): number => waitsFor(content, guest, good);

const ALL_TABLES = (1 << MOST_TABLES) - 1;
const ALL_GOODS = (1 << COMPLETE) - 1;

const cafeOf = (context: QueryContext, seat: SeatIndex, { cafe }: SeatPosition): number =>
  context.read.cafe(seat, cafe);

/** Of a bit among the goods that are wanted. */
export const goodOf = (bit: number): number => Math.floor(bit / MOST_TABLES);
export const tableOf = (bit: number): number => bit % MOST_TABLES;

/** Which of these goods could go onto which guests: a bit for each at good × MOST_TABLES + table. */
export function wantedGoods(
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
  goods: GoodsVector,
): number {
  const wanted = cafeOf(context, seat, player) & ALL_GOODS;
  if (wanted === 0) return 0;
  let there = 0;
  for (let good = FIRST_GOOD; good < GOODS.length; good++)
    if (goods[good] > 0) there |= ALL_TABLES << (good * MOST_TABLES);
  return wanted & there;
}

/** Tables, as bits, whose guests have all they want, or enough for this player. */
export function servedTables(context: QueryContext, seat: SeatIndex, player: SeatPosition): number {
  const answers = cafeOf(context, seat, player);
  const complete = (answers >> COMPLETE) & ALL_TABLES;
  const nearly = (answers >> NEARLY_COMPLETE) & ALL_TABLES;
  if (nearly === 0) return complete;
  return forgives(context, seat) ? complete | nearly : complete;
}

/** Something that the seat owns forgives what is missing from an order. */
function forgives(context: QueryContext, seat: SeatIndex): boolean {
  for (const {
    ability: { orderSlack = 0 },
  } of abilitiesWith(context, seat, POWER.orderSlack))
    if (orderSlack >= SLACK) return true;
  return false;
}

/** How many goods may be missing from an order of this seat's guests. */
export function forgivenGoods(context: QueryContext, seat: SeatIndex, guest: CafeGuest): number {
  return guestCard(context.content, guest.card).size > 1 && forgives(context, seat) ? SLACK : 0;
}

/** Tables, as bits, whose guests never leave. */
export const stayingTables = (
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
): number => (cafeOf(context, seat, player) >> STAYING) & ALL_TABLES;

/** Does this table wait for nothing more? */
export const isComplete = (context: QueryContext, seat: SeatIndex, tableIndex: number): boolean =>
  (cafeOf(context, seat, seatOf(context, seat)) & (1 << (COMPLETE + tableIndex))) !== 0;

export const hasOpenOrder = (context: QueryContext, seat: SeatIndex): boolean =>
  (cafeOf(context, seat, seatOf(context, seat)) & ALL_GOODS) !== 0;
