import { missing } from './missing.js';
import { CAFE_TABLES } from './content/boards.js';
import { guestCard, politicsCard } from './content/content.js';
import type { CountableOf } from './effects/effect.js';
import { added, raised, replaced } from './lists.js';
import { isComplete, stillOrdered } from './orders.js';
import { hasBells, pushReactions, reactions, ringBells } from './reactions.js';
import { pay, sumGoods } from './resources.js';
import { shuffle } from './random/rng.js';
import type { SeatPosition } from './position.js';
import type { CafeGuest } from './state.js';
import type { BenefitItem } from './tasks.js';
import type { QueryContext, Table } from './table.js';
import { hasPower, pushTask, seatOf } from './table.js';
import type { Good, GoodsVector, GuestNumber, PoliticsNumber, SeatIndex } from './vocabulary.js';
import { goodIndex, GOODS } from './vocabulary.js';
import { POWER } from './effects/effect.js';

const NO_GOODS: GoodsVector = GOODS.map(() => 0);

/** Guests: the queue and the tables of the café. */

/** Does the seat pay for guests from the queue? */
export const paysForGuests = (table: QueryContext, seat: SeatIndex): boolean =>
  !hasPower(table, seat, POWER.freeGuests);

/** What the guest in a place of the queue costs; free ones may still have a surcharge. */
export function placePrice(table: QueryContext, place: number, pays: boolean): number {
  let price = pays ? (table.content.board.queueCost[place] ?? 0) : 0;
  const { guestSurcharge } = table.hooks;
  for (let module = 0; module < guestSurcharge.length; module++)
    price += guestSurcharge[module]?.(table, place)?.krones ?? 0;
  return price;
}

export const guestPrice = (
  table: QueryContext,
  seat: SeatIndex,
  place: number,
  price: 'free' | 'queue',
): number => placePrice(table, place, price === 'queue' && paysForGuests(table, seat));

/** For moving goods from the kitchen to the guests, unless the seat serves free. */
export const SERVING_PRICE = 1;

export const servesFree = (table: QueryContext, seat: SeatIndex): boolean =>
  hasPower(table, seat, POWER.freeServing);

export const servingPrice = (table: QueryContext, seat: SeatIndex): number =>
  servesFree(table, seat) ? 0 : SERVING_PRICE;

/** -1 when all tables are taken. */
export function freeTable({ cafe }: SeatPosition): number {
  for (let tableIndex = 0; tableIndex < cafe.length; tableIndex++)
    if (cafe[tableIndex] === null) return tableIndex;
  return -1;
}

function drawGuest(table: Table): GuestNumber {
  const { state } = table;
  if (state.guestDeck.length === 0 && state.guestDiscard.length > 0) {
    state.guestDeck = shuffle(state.rng, state.guestDiscard.slice());
    state.guestDiscard = [];
    table.events?.push({ type: 'guestsShuffled' });
  }
  const guest = state.guestDeck.at(-1) ?? 0;
  state.guestDeck = state.guestDeck.slice(0, -1);
  return guest;
}

/** Those before the gap move into it, and the new guest comes first. */
function movedUp(queue: readonly GuestNumber[], gap: number, guest: GuestNumber): GuestNumber[] {
  const moved = queue.slice();
  for (let place = gap; place > 0; place--) moved[place] = moved[place - 1] ?? 0;
  moved[0] = guest;
  return moved;
}

/** Remaining guests move to the right, a new one comes from the left. */
export function refillQueue(table: Table): void {
  const { state } = table;
  for (;;) {
    const gap = state.queue.lastIndexOf(0);
    if (gap < 0) return;
    const guest = drawGuest(table);
    if (guest === 0) return;
    state.queue = movedUp(state.queue, gap, guest);
    table.revealed = true;
    table.events?.push({ type: 'guestArrived', guest });
    const { onQueueMoved } = table.hooks;
    for (let module = 0; module < onQueueMoved.length; module++) onQueueMoved[module]?.(table);
  }
}

/** Returned is the table at which the guest sits. */
export function seatGuest(
  table: Table,
  seatIndex: SeatIndex,
  place: number,
  price: number,
): number {
  const { state } = table;
  const seat = seatOf(table, seatIndex);
  const guest = state.queue[place] ?? 0;
  const tableIndex = freeTable(seat);
  pay(table, seatIndex, price, 'guest');
  seat.cafe = replaced(seat.cafe, tableIndex, { card: guest, goods: NO_GOODS });
  state.queue = replaced(state.queue, place, 0);
  const { onGuestSeated } = table.hooks;
  for (let module = 0; module < onGuestSeated.length; module++)
    onGuestSeated[module]?.(table, guest);
  table.events?.push({ type: 'guestTaken', seat: seatIndex, guest, place, table: tableIndex });
  refillQueue(table);
  return tableIndex;
}

export const emptyCafe = (): null[] => Array.from({ length: CAFE_TABLES }, () => null);

export function guestAt(table: QueryContext, seat: SeatIndex, tableIndex: number): CafeGuest {
  const guest = seatOf(table, seat).cafe[tableIndex];
  if (!guest) throw missing('guest at table', tableIndex);
  return guest;
}

function reportServed(table: Table, seat: SeatIndex, guest: GuestNumber): void {
  if (hasBells(table, seat)) ringForGuest(table, seat, guest);
}

function ringForGuest(table: Table, seat: SeatIndex, guest: GuestNumber): void {
  const { color, size } = guestCard(table.content, guest);
  ringBells(table, seat, (bell) =>
    bell.when === 'served' ? bell.color === color && size >= bell.minGoods : false,
  );
}

/** All that was ordered lies on the guest. */
function orderCompleted(table: Table, seat: SeatIndex, guest: GuestNumber): void {
  reportServed(table, seat, guest);
  if (hasPower(table, seat, POWER.onOrderComplete)) payForOrder(table, seat, guest);
}

function payForOrder(table: Table, seat: SeatIndex, guest: GuestNumber): void {
  const { color } = guestCard(table.content, guest);
  pushReactions(table, seat, 'onOrderComplete', (reaction) =>
    reaction.color === color ? reaction.gain : undefined,
  );
}

/** The goods that a guest has then; returned is the guest with them. */
function putOnGuest(
  table: Table,
  seatIndex: SeatIndex,
  tableIndex: number,
  goods: GoodsVector,
): CafeGuest {
  const seat = seatOf(table, seatIndex);
  const guest = { card: guestAt(table, seatIndex, tableIndex).card, goods };
  seat.cafe = replaced(seat.cafe, tableIndex, guest);
  return guest;
}

/** A good goes onto a guest; the caller takes it from where it was. */
export function placeGood(
  table: Table,
  seatIndex: SeatIndex,
  good: Good,
  tableIndex: number,
  fromKitchen: boolean,
): void {
  const { goods } = guestAt(table, seatIndex, tableIndex);
  const guest = putOnGuest(table, seatIndex, tableIndex, raised(goods, goodIndex(good), 1));
  table.events?.push({ type: 'goodPlaced', seat: seatIndex, good, guest: guest.card, fromKitchen });
  if (isComplete(table, seatIndex, tableIndex)) orderCompleted(table, seatIndex, guest.card);
}

/** A good goes from the kitchen onto a guest. */
export function serveGood(
  table: Table,
  seatIndex: SeatIndex,
  good: Good,
  tableIndex: number,
): void {
  const seat = seatOf(table, seatIndex);
  seat.kitchen = raised(seat.kitchen, goodIndex(good), -1);
  placeGood(table, seatIndex, good, tableIndex, true);
}

/** Fills what is missing from the supply: everything, or only of one good. */
export function fillOrder(
  table: Table,
  seatIndex: SeatIndex,
  tableIndex: number,
  only?: Good,
): void {
  const waiting = guestAt(table, seatIndex, tableIndex);
  const missing = GOODS.map((good, index) =>
    only === undefined || only === good ? stillOrdered(table, waiting, index) : 0,
  );
  if (missing.every((amount) => amount === 0)) return;
  const guest = putOnGuest(table, seatIndex, tableIndex, sumGoods(waiting.goods, missing));
  table.events?.push({ type: 'orderFilled', seat: seatIndex, guest: guest.card, goods: missing });
  if (isComplete(table, seatIndex, tableIndex)) orderCompleted(table, seatIndex, guest.card);
}

/** Does a guest who left count for this? */
export function countsAsServed(
  table: QueryContext,
  guest: GuestNumber,
  what: CountableOf<'served'>,
): boolean {
  const { color, size } = guestCard(table.content, guest);
  return (what.color === undefined || what.color === color) && size >= (what.minGoods ?? 0);
}

/** Politics cards that count served guests and that the seat has not claimed yet. */
function isWantedForPolitics(table: QueryContext, seat: SeatIndex, guest: GuestNumber): boolean {
  const { politics, claims } = table.state;
  for (let slot = 0; slot < politics.length; slot++) {
    if (claims[slot]?.includes(seat)) continue;
    if (isWantedBy(table, politics[slot] ?? 0, guest)) return true;
  }
  for (const openPolitics of table.hooks.openPolitics) {
    for (const card of openPolitics(table, seat)) if (isWantedBy(table, card, guest)) return true;
  }
  return false;
}

function isWantedBy(table: QueryContext, card: PoliticsNumber, guest: GuestNumber): boolean {
  for (const { per } of politicsCard(table.content, card).conditions) {
    if (per.count === 'served' && countsAsServed(table, guest, per)) return true;
  }
  return false;
}

/** Guests that no longer count for an open politics card go to the discard pile. */
export function releaseKeptGuests(table: Table, seatIndex: SeatIndex): void {
  const seat = seatOf(table, seatIndex);
  const wanted = seat.kept.filter((guest) => isWantedForPolitics(table, seatIndex, guest));
  const released = seat.kept.filter((guest) => !wanted.includes(guest));
  table.state.guestDiscard = [...table.state.guestDiscard, ...released];
  seat.kept = wanted;
}

/** The points of a guest who leaves now. */
export function guestPoints(
  { content, state: { round } }: QueryContext,
  guest: GuestNumber,
): number {
  const { vp, vpByRound } = guestCard(content, guest);
  return vpByRound?.[round - 1] ?? vp;
}

export function discardGuest(table: Table, guest: GuestNumber): void {
  table.state.guestDiscard = added(table.state.guestDiscard, guest);
}

/** Where a card goes that has left the café and is not kept for anything else. */
export function shelveGuest(table: Table, seat: SeatIndex, guest: GuestNumber): void {
  const owner = seatOf(table, seat);
  if (isWantedForPolitics(table, seat, guest)) owner.kept = [...owner.kept, guest];
  else discardGuest(table, guest);
}

/** A guest who leaves counts at once; a card that nobody keeps is discarded after its reward. */
function putAside(table: Table, seat: SeatIndex, guest: GuestNumber): void {
  if (isKept(table, seat, guest)) return;
  if (isWantedForPolitics(table, seat, guest)) shelveGuest(table, seat, guest);
  else pushTask(table, { kind: 'benefits', seat, items: [], rewardBegun: false, leaving: guest });
}

/** The served guest leaves the table; returned is what that brings besides the card itself. */
export function leaveCafe(table: Table, seatIndex: SeatIndex, tableIndex: number): BenefitItem[] {
  const guest = guestAt(table, seatIndex, tableIndex);
  if (!isComplete(table, seatIndex, tableIndex)) reportServed(table, seatIndex, guest.card);
  const seat = seatOf(table, seatIndex);
  seat.cafe = replaced(seat.cafe, tableIndex, null);
  putAside(table, seatIndex, guest.card);
  return hasPower(table, seatIndex, POWER.onGuestLeaving)
    ? leavingReactions(table, seatIndex, guest.card)
    : [];
}

function isKept(table: Table, seat: SeatIndex, guest: GuestNumber): boolean {
  for (const keepsGuest of table.hooks.keepsGuest) if (keepsGuest(table, seat, guest)) return true;
  return false;
}

function leavingReactions(table: QueryContext, seat: SeatIndex, guest: GuestNumber): BenefitItem[] {
  const { color, size } = guestCard(table.content, guest);
  return reactions(table, seat, 'onGuestLeaving', (reaction) => {
    const fits =
      (reaction.color === undefined || reaction.color === color) &&
      size >= (reaction.minGoods ?? 0);
    return fits ? reaction.gain : undefined;
  });
}
