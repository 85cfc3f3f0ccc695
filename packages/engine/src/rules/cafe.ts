import { happens } from './moments.js';
import { missing } from '../util/missing.js';
import { CAFE_TABLES } from '../content/boards.js';
import { guestCard, politicsCard } from '../content/content.js';
import type { CountableOf } from '../model/effect.js';
import { added, at, numberAt, replaced } from '../util/lists.js';
import { isComplete, stillOrdered } from './orders.js';
import { hasBells, pushReactions, reactions, ringBells } from './reactions.js';
import { changedGoods, isEmpty, pay, sumGoods } from './resources.js';
import { shuffle } from '../random/rng.js';
import type { SeatPosition } from '../model/position.js';
import type { CafeGuest } from '../model/state.js';
import type { BenefitItem } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { hasPower } from './abilities.js';
import { pushTask } from './openTasks.js';
import { seatOf } from './seats.js';
import type {
  Good,
  GoodsVector,
  GuestNumber,
  PoliticsNumber,
  SeatIndex,
} from '../model/vocabulary.js';
import { goodIndex, goodsVector, NO_GOODS, NOBODY_THERE } from '../model/vocabulary.js';
import { POWER } from '../model/effect.js';

/** Guests: the queue and the tables of the café. */

/** Does the seat pay for guests from the queue? */
export const paysForGuests = (context: QueryContext, seat: SeatIndex): boolean =>
  !hasPower(context, seat, POWER.freeGuests);

/** What the guest in a place of the queue costs; free ones may still have a surcharge. */
export function placePrice(context: QueryContext, place: number, pays: boolean): number {
  let price = pays ? numberAt(context.content.board.queueCost, place) : 0;
  const { guestSurcharge } = context.hooks;
  for (let module = 0; module < guestSurcharge.length; module++) {
    const surcharge = at(guestSurcharge, module)(context, place);
    if (surcharge) price += surcharge.krones;
  }
  return price;
}

export const guestPrice = (
  context: QueryContext,
  seat: SeatIndex,
  place: number,
  price: 'free' | 'queue',
): number => placePrice(context, place, price === 'queue' && paysForGuests(context, seat));

/** For moving goods from the kitchen to the guests, unless the seat serves free. */
export const SERVING_PRICE = 1;

export const servesFree = (context: QueryContext, seat: SeatIndex): boolean =>
  hasPower(context, seat, POWER.freeServing);

export const servingPrice = (context: QueryContext, seat: SeatIndex): number =>
  servesFree(context, seat) ? 0 : SERVING_PRICE;

/** -1 when all tables are taken. */
export function freeTable({ cafe }: SeatPosition): number {
  for (let tableIndex = 0; tableIndex < cafe.length; tableIndex++)
    if (cafe[tableIndex] === null) return tableIndex;
  return -1;
}

function drawGuest(context: RuleContext): GuestNumber {
  const { state } = context;
  if (state.guestDeck.length === 0 && state.guestDiscard.length > 0) {
    state.guestDeck = shuffle(state.rng, state.guestDiscard.slice());
    state.guestDiscard = [];
    context.events?.push({ type: 'guestsShuffled' });
  }
  const guest = state.guestDeck.at(-1) ?? NOBODY_THERE;
  state.guestDeck = state.guestDeck.slice(0, -1);
  return guest;
}

/** Those before the gap move into it, and the new guest comes first. */
function movedUp(queue: readonly GuestNumber[], gap: number, guest: GuestNumber): GuestNumber[] {
  const moved = queue.slice();
  for (let place = gap; place > 0; place--) moved[place] = numberAt(moved, place - 1);
  moved[0] = guest;
  return moved;
}

/** Remaining guests move to the right, a new one comes from the left. */
export function refillQueue(context: RuleContext): void {
  const { state } = context;
  for (;;) {
    const gap = state.queue.lastIndexOf(0);
    if (gap < 0) return;
    const guest = drawGuest(context);
    if (guest === 0) return;
    state.queue = movedUp(state.queue, gap, guest);
    context.revealed = true;
    context.events?.push({ type: 'guestArrived', guest });
    happens(context, context.hooks.on.queueMoved);
  }
}

/** Returned is the table at which the guest sits. */
export function seatGuest(
  context: RuleContext,
  seatIndex: SeatIndex,
  place: number,
  price: number,
): number {
  const { state } = context;
  const seat = seatOf(context, seatIndex);
  const guest = numberAt(state.queue, place);
  const tableIndex = freeTable(seat);
  pay(context, seatIndex, price, 'guest');
  seat.cafe = replaced(seat.cafe, tableIndex, { card: guest, goods: NO_GOODS });
  state.queue = replaced(state.queue, place, 0);
  happens(context, context.hooks.on.guestSeated, seatIndex, guest);
  context.events?.push({ type: 'guestTaken', seat: seatIndex, guest, place, table: tableIndex });
  refillQueue(context);
  return tableIndex;
}

export const emptyCafe = (): null[] => Array.from({ length: CAFE_TABLES }, () => null);

export function guestAt(context: QueryContext, seat: SeatIndex, tableIndex: number): CafeGuest {
  const guest = seatOf(context, seat).cafe[tableIndex];
  if (!guest) throw missing('guest at table', tableIndex);
  return guest;
}

function reportServed(context: RuleContext, seat: SeatIndex, guest: GuestNumber): void {
  if (hasBells(context, seat)) ringForGuest(context, seat, guest);
}

function ringForGuest(context: RuleContext, seat: SeatIndex, guest: GuestNumber): void {
  const { color, size } = guestCard(context.content, guest);
  ringBells(context, seat, (bell) =>
    bell.when === 'served' ? bell.color === color && size >= bell.minGoods : false,
  );
}

/** All that was ordered lies on the guest. */
function orderCompleted(context: RuleContext, seat: SeatIndex, guest: GuestNumber): void {
  reportServed(context, seat, guest);
  if (hasPower(context, seat, POWER.onOrderComplete)) payForOrder(context, seat, guest);
}

function payForOrder(context: RuleContext, seat: SeatIndex, guest: GuestNumber): void {
  const { color } = guestCard(context.content, guest);
  pushReactions(context, seat, 'onOrderComplete', (reaction) =>
    reaction.color === color ? reaction.gain : undefined,
  );
}

/** The goods that a guest has then; returned is the guest with them. */
function putOnGuest(
  context: RuleContext,
  seatIndex: SeatIndex,
  tableIndex: number,
  goods: GoodsVector,
): CafeGuest {
  const seat = seatOf(context, seatIndex);
  const guest = { card: guestAt(context, seatIndex, tableIndex).card, goods };
  seat.cafe = replaced(seat.cafe, tableIndex, guest);
  return guest;
}

/** A good goes onto a guest; the caller takes it from where it was. */
export function placeGood(
  context: RuleContext,
  seatIndex: SeatIndex,
  good: Good,
  tableIndex: number,
  fromKitchen: boolean,
): void {
  const { goods } = guestAt(context, seatIndex, tableIndex);
  const guest = putOnGuest(context, seatIndex, tableIndex, changedGoods(goods, goodIndex(good), 1));
  context.events?.push({
    type: 'goodPlaced',
    seat: seatIndex,
    good,
    guest: guest.card,
    fromKitchen,
  });
  if (isComplete(context, seatIndex, tableIndex)) orderCompleted(context, seatIndex, guest.card);
}

/** A good goes from the kitchen onto a guest. */
export function serveGood(
  context: RuleContext,
  seatIndex: SeatIndex,
  good: Good,
  tableIndex: number,
): void {
  const seat = seatOf(context, seatIndex);
  seat.kitchen = changedGoods(seat.kitchen, goodIndex(good), -1);
  placeGood(context, seatIndex, good, tableIndex, true);
}

/** Fills what is missing from the supply: everything, or only of one good. */
export function fillOrder(
  context: RuleContext,
  seatIndex: SeatIndex,
  tableIndex: number,
  only?: Good,
): void {
  const waiting = guestAt(context, seatIndex, tableIndex);
  const missing = goodsVector((good, index) =>
    only === undefined || only === good ? stillOrdered(context, waiting, index) : 0,
  );
  if (isEmpty(missing)) return;
  const guest = putOnGuest(context, seatIndex, tableIndex, sumGoods(waiting.goods, missing));
  context.events?.push({ type: 'orderFilled', seat: seatIndex, guest: guest.card, goods: missing });
  if (isComplete(context, seatIndex, tableIndex)) orderCompleted(context, seatIndex, guest.card);
}

/** Does a guest who left count for this? */
export function countsAsServed(
  context: QueryContext,
  guest: GuestNumber,
  { color: wanted, minGoods = 0 }: CountableOf<'served'>,
): boolean {
  const { color, size } = guestCard(context.content, guest);
  return (wanted === undefined || wanted === color) && size >= minGoods;
}

/** Politics cards that count served guests and that the seat has not claimed yet. */
function isWantedForPolitics(context: QueryContext, seat: SeatIndex, guest: GuestNumber): boolean {
  const { politics, claims } = context.state;
  for (let slot = 0; slot < politics.length; slot++) {
    if (claims[slot]?.includes(seat)) continue;
    if (isWantedBy(context, numberAt(politics, slot), guest)) return true;
  }
  for (const openPolitics of context.hooks.openPolitics) {
    for (const card of openPolitics(context, seat))
      if (isWantedBy(context, card, guest)) return true;
  }
  return false;
}

function isWantedBy(context: QueryContext, card: PoliticsNumber, guest: GuestNumber): boolean {
  for (const { per } of politicsCard(context.content, card).conditions) {
    if (per.count === 'served' && countsAsServed(context, guest, per)) return true;
  }
  return false;
}

/** Guests that no longer count for an open politics card go to the discard pile. */
export function releaseKeptGuests(context: RuleContext, seatIndex: SeatIndex): void {
  const seat = seatOf(context, seatIndex);
  const wanted = seat.kept.filter((guest) => isWantedForPolitics(context, seatIndex, guest));
  const released = seat.kept.filter((guest) => !wanted.includes(guest));
  context.state.guestDiscard = [...context.state.guestDiscard, ...released];
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

export function discardGuest(context: RuleContext, guest: GuestNumber): void {
  context.state.guestDiscard = added(context.state.guestDiscard, guest);
}

/** Where a card goes that has left the café and is not kept for anything else. */
export function shelveGuest(context: RuleContext, seat: SeatIndex, guest: GuestNumber): void {
  const owner = seatOf(context, seat);
  if (isWantedForPolitics(context, seat, guest)) owner.kept = [...owner.kept, guest];
  else discardGuest(context, guest);
}

/** A guest who leaves counts at once; a card that nobody keeps is discarded after its reward. */
function putAside(context: RuleContext, seat: SeatIndex, guest: GuestNumber): void {
  if (isKept(context, seat, guest)) return;
  if (isWantedForPolitics(context, seat, guest)) shelveGuest(context, seat, guest);
  else pushTask(context, { kind: 'benefits', seat, items: [], rewardBegun: false, leaving: guest });
}

/** The served guest leaves the table; returned is what that brings besides the card itself. */
export function leaveCafe(
  context: RuleContext,
  seatIndex: SeatIndex,
  tableIndex: number,
): BenefitItem[] {
  const guest = guestAt(context, seatIndex, tableIndex);
  if (!isComplete(context, seatIndex, tableIndex)) reportServed(context, seatIndex, guest.card);
  const seat = seatOf(context, seatIndex);
  seat.cafe = replaced(seat.cafe, tableIndex, null);
  putAside(context, seatIndex, guest.card);
  return hasPower(context, seatIndex, POWER.onGuestLeaving)
    ? leavingReactions(context, seatIndex, guest.card)
    : [];
}

function isKept(context: RuleContext, seat: SeatIndex, guest: GuestNumber): boolean {
  for (const pile of context.hooks.pile) if (pile.add(context, seat, guest)) return true;
  return false;
}

function leavingReactions(
  context: QueryContext,
  seat: SeatIndex,
  guest: GuestNumber,
): BenefitItem[] {
  const { color, size } = guestCard(context.content, guest);
  return reactions(context, seat, 'onGuestLeaving', ({ color: wanted, minGoods = 0, gain }) => {
    const fits = (wanted === undefined || wanted === color) && size >= minGoods;
    return fits ? gain : undefined;
  });
}

/** Tables of guests, or the first one, where nobody sits. */
export function tablesWithGuests(context: QueryContext, seat: SeatIndex): number[] {
  const tables = [...seatOf(context, seat).cafe.entries()].flatMap(([table, guest]) =>
    guest ? [table] : [],
  );
  return tables.length > 0 ? tables : [0];
}
