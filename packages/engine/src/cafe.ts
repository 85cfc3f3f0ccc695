import { guestCard } from './content/content.js';
import { CAFE_TABLES } from './content/boards.js';
import type { BenefitItem, CafeGuest, SeatState } from './state.js';
import { shuffle } from './rng.js';
import { addGoods, pay } from './resources.js';
import type { Table } from './table.js';
import { abilitiesOf, emit, hasAbility, seatOf } from './table.js';
import type { Good, GuestNumber, SeatIndex } from './vocabulary.js';
import { GOODS } from './vocabulary.js';

/** Guests: the queue, the tables of the café, orders. */

export function guestPrice(table: Table, seat: SeatState, place: number): number {
  if (hasAbility(table, seat, (ability) => ability.freeGuests === true)) return 0;
  return table.content.board.queueCost[place] ?? 0;
}

export const freeTable = (seat: SeatState): number => seat.cafe.indexOf(null);

function drawGuest(table: Table): GuestNumber {
  const { state } = table;
  if (state.guestDeck.length === 0 && state.guestDiscard.length > 0) {
    state.guestDeck = shuffle(state.rng, state.guestDiscard);
    state.guestDiscard = [];
    emit(table, { type: 'guestsShuffled' });
  }
  return state.guestDeck.pop() ?? 0;
}

/** Remaining guests move to the right, a new one comes from the left. */
export function refillQueue(table: Table): void {
  const { queue } = table.state;
  for (;;) {
    const gap = queue.lastIndexOf(0);
    if (gap < 0) return;
    const guest = drawGuest(table);
    if (guest === 0) return;
    queue.splice(gap, 1);
    queue.unshift(guest);
    table.revealed = true;
    emit(table, { type: 'guestArrived', guest });
  }
}

export function seatGuest(table: Table, seatIndex: SeatIndex, place: number, price: number): void {
  const { queue } = table.state;
  const seat = seatOf(table, seatIndex);
  const guest = queue[place] ?? 0;
  const tableIndex = freeTable(seat);
  pay(table, seatIndex, price, 'guest');
  seat.cafe[tableIndex] = { card: guest, goods: GOODS.map(() => 0) };
  queue[place] = 0;
  emit(table, { type: 'guestTaken', seat: seatIndex, guest, place, table: tableIndex });
  refillQueue(table);
}

export const emptyCafe = (): null[] => Array.from({ length: CAFE_TABLES }, () => null);

/** How many of a good the guest still waits for. */
export function stillOrdered(table: Table, guest: CafeGuest, good: number): number {
  return (guestCard(table.content, guest.card).order[good] ?? 0) - (guest.goods[good] ?? 0);
}

export function isServed(table: Table, guest: CafeGuest): boolean {
  return GOODS.every((_, good) => stillOrdered(table, guest, good) === 0);
}

export const hasOpenOrder = (table: Table, seat: SeatState): boolean =>
  seat.cafe.some((guest) => guest !== null && !isServed(table, guest));

export function placeGood(
  table: Table,
  seatIndex: SeatIndex,
  good: Good,
  tableIndex: number,
  from: number[],
  fromKitchen: boolean,
): void {
  const guest = seatOf(table, seatIndex).cafe[tableIndex];
  if (!guest) throw new RangeError(`no guest at table ${tableIndex}`);
  const index = GOODS.indexOf(good);
  from[index] = (from[index] ?? 0) - 1;
  guest.goods[index] = (guest.goods[index] ?? 0) + 1;
  emit(table, { type: 'goodPlaced', seat: seatIndex, good, guest: guest.card, fromKitchen });
}

export function fillOrder(table: Table, seatIndex: SeatIndex, tableIndex: number): void {
  const guest = seatOf(table, seatIndex).cafe[tableIndex];
  if (!guest) throw new RangeError(`no guest at table ${tableIndex}`);
  const missing = GOODS.map((_, good) => stillOrdered(table, guest, good));
  addGoods(guest.goods, missing);
  emit(table, { type: 'orderFilled', seat: seatIndex, guest: guest.card, goods: missing });
}

/** The guest leaves the table; returned is what staff pays for it. */
export function leaveCafe(table: Table, seatIndex: SeatIndex, tableIndex: number): BenefitItem[] {
  const seat = seatOf(table, seatIndex);
  const guest = seat.cafe[tableIndex];
  if (!guest) throw new RangeError(`no guest at table ${tableIndex}`);
  const { color, size } = guestCard(table.content, guest.card);
  seat.cafe[tableIndex] = null;
  table.state.guestDiscard.push(guest.card);
  const items: BenefitItem[] = [];
  for (const { card, ability } of abilitiesOf(table, seat)) {
    const reaction = ability.onGuestLeaving;
    if (!reaction) continue;
    if (reaction.color !== undefined && reaction.color !== color) continue;
    if (reaction.minGoods !== undefined && size < reaction.minGoods) continue;
    for (const effect of reaction.gain) {
      items.push({ effect, cause: { source: 'staff', id: card }, part: 'trigger' });
    }
  }
  return items;
}
