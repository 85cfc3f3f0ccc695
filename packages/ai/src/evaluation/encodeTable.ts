import type { SeatState } from '@gah/engine';
import {
  at,
  claimVp,
  countRooms,
  FIRST_GOOD,
  freeRooms,
  GOOD,
  GOODS,
  GUEST_COLORS,
  hotelPlan,
  ROOM_COLORS,
  roomsForColor,
  staffCard,
  turnsLeftInRound,
} from '@gah/engine';
import { staysForEver, waitsFor } from '@gah/engine/fast';
import type { CardTables } from './cardTables.js';
import type { Encoding } from './features.js';
import { BALANCES, BLOCK, PLACES } from './features.js';
import { needsOf } from './needs.js';
import { progressTowards } from './objectives.js';
import type { Sight } from './sight.js';
import { addAt, valueAt } from './vectors.js';

/** Rough prices in points, to compare the guests of the queue. */
const GOOD_WORTH = 1.6;
const KRONE_WORTH = 1.2;
const NO_ROOM = 4;
const LOWEST_BALANCE = -2;

/** What may come: dice that can be taken, guests who are still in the deck. */
export function encodeChances(sight: Sight, out: Encoding): void {
  if (sight.left > 0) encodeUnseen(sight, out);
  encodeDice(sight, out);
}

function hasFreeTable({ cafe }: SeatState): boolean {
  for (let table = 0; table < cafe.length; table++) if (!cafe[table]) return true;
  return false;
}

/** Whom the seat can invite. */
export function encodeQueue({ cards, state, seat, left }: Sight, out: Encoding): void {
  if (left === 0) return;
  const { queue } = state;
  const { content } = cards;
  const { spare, rooms } = needsOf(content, seat);
  const hotel = hotelPlan(content, seat.hotel);
  const isFree = hasFreeTable(seat);
  let best = 0;
  let second = 0;
  for (let place = 0; place < PLACES; place++) {
    const number = at(queue, place);
    const card = cards.guests[number];
    const order = content.guests[number]?.order;
    if (!card || !order) continue;
    let short = 0;
    for (let good = FIRST_GOOD; good < GOODS.length; good++)
      short += Math.max(0, order[good] - valueAt(spare, good));
    const isSuited = (rooms & roomsForColor(hotel, card.color)) !== 0;
    const price = at(content.board.queueCost, place);
    const krones = Math.max(0, price - seat.krones);
    const bargain =
      card.value - GOOD_WORTH * short - KRONE_WORTH * (price + krones) - (isSuited ? 0 : NO_ROOM);
    if (bargain > best) {
      second = best;
      best = bargain;
    } else if (bargain > second) second = bargain;
    if (!isFree) continue;
    out.add(BLOCK.queueValue + place, card.value / 10);
    if (isSuited) out.add(BLOCK.queueSuited + place, card.value / 10);
    out.add(BLOCK.queueShort + place, short / 3);
  }
  if (isFree) {
    out.add(BLOCK.queueBest, best / 10);
    out.add(BLOCK.queueBest + 1, second / 10);
  } else out.add(BLOCK.queueBest + 2, best / 10);
}

interface Deck {
  /** Shares of the colours. */
  readonly shares: Float64Array;
  /** How many guests of which colour there are, as one number. */
  readonly composition: number;
}

/** Lists are values, so each is counted once. */
const counted = new WeakMap<readonly number[], Deck>();
const MOST_GUESTS = 256;

export function deckOf(cards: CardTables, deck: readonly number[]): Deck {
  const found = counted.get(deck);
  if (found) return found;
  const guests = new Float64Array(GUEST_COLORS.length);
  const shares = new Float64Array(GUEST_COLORS.length);
  for (const number of deck) {
    const color = cards.guests[number]?.colorIndex ?? -1;
    if (color < 0) continue;
    addAt(guests, color, 1);
    addAt(shares, color, 1 / deck.length);
  }
  const composition = guests.reduce((sum, amount) => sum * MOST_GUESTS + amount, deck.length);
  const made = { shares, composition };
  counted.set(deck, made);
  return made;
}

function encodeUnseen({ cards, state: { guestDeck }, seat }: Sight, out: Encoding): void {
  const { rooms } = needsOf(cards.content, seat);
  const hotel = hotelPlan(cards.content, seat.hotel);
  const { shares } = deckOf(cards, guestDeck);
  for (let color = 0; color < GUEST_COLORS.length; color++) {
    const name = GUEST_COLORS[color];
    if (!name || (rooms & roomsForColor(hotel, name)) === 0) continue;
    out.add(BLOCK.unseenGuests + color, valueAt(shares, color));
  }
}

const waitingByColor = new Float64Array(GUEST_COLORS.length);

/** Free rooms and the guests who want them; guests of any colour take what is left and count nowhere. */
export function encodeBalance({ cards, seat }: Sight, out: Encoding): void {
  const hotel = hotelPlan(cards.content, seat.hotel);
  const free = freeRooms(seat);
  waitingByColor.fill(0);
  for (const guest of seat.cafe) {
    const color = guest ? (cards.guests[guest.card]?.colorIndex ?? -1) : -1;
    if (color >= 0) addAt(waitingByColor, color, 1);
  }
  for (let color = 0; color < ROOM_COLORS.length; color++) {
    const name = ROOM_COLORS[color];
    if (!name) continue;
    const guests = valueAt(waitingByColor, GUEST_COLORS.indexOf(name));
    const balance = countRooms(free & hotel.colorMasks[name]) - guests - LOWEST_BALANCE;
    const place = Math.max(0, Math.min(BALANCES - 1, balance));
    out.add(BLOCK.roomBalance + color * BALANCES + place, 1);
  }
}

function encodeDice({ cards, state, seat, now }: Sight, out: Encoding): void {
  let kitchen = 0;
  for (const amount of seat.kitchen) kitchen += amount;
  out.add(BLOCK.kitchen, kitchen / 5);
  if (now === 0) return;
  const { dice } = state;
  const { missing } = needsOf(cards.content, seat);
  const sweets = valueAt(missing, GOOD.strudel) + valueAt(missing, GOOD.cake);
  const drinks = valueAt(missing, GOOD.wine) + valueAt(missing, GOOD.coffee);
  out.add(BLOCK.usefulDice, Math.min(at(dice, 0), sweets) / 3);
  out.add(BLOCK.usefulDice + 1, Math.min(at(dice, 1), drinks) / 3);
  if (seat.krones >= 2) out.add(BLOCK.usefulDice + 2, at(dice, 2) / 3);
  if (seat.hand.length > 0) out.add(BLOCK.usefulDice + 3, at(dice, 4) / 3);
}

/** Which staff the seat can pay. */
export function encodeHand({ cards, seat }: Sight, out: Encoding): void {
  const { content } = cards;
  let payable = 0;
  let cheapest = Infinity;
  let sum = 0;
  for (const number of seat.hand) {
    const { cost } = staffCard(content, number);
    if (cost <= seat.krones) payable++;
    cheapest = Math.min(cheapest, cost);
    sum += cost;
  }
  out.add(BLOCK.staffToPay, payable / 3);
  if (cheapest !== Infinity) out.add(BLOCK.staffToPay + 1, Math.max(0, cheapest - seat.krones) / 5);
  out.add(BLOCK.staffToPay + 2, Math.max(0, sum - seat.krones) / 10);
}

/** Who is how far with the objectives that the seat can still claim. */
export function encodeRace({ cards, state, index }: Sight, out: Encoding): void {
  const people = state.setup.seats;
  let byRival = 0;
  let byBoth = 0;
  let behind = 0;
  let ahead = 0;
  let claimable = 0;
  for (let slot = 0; slot < state.politics.length; slot++) {
    const claims = state.claims[slot];
    if (claims?.includes(index)) continue;
    const prize = claimVp(state, slot) / 15;
    if (prize === 0) continue;
    const number = at(state.politics, slot);
    let rival = 0;
    for (let other = 0; other < people; other++) {
      if (other === index || claims?.includes(other)) continue;
      rival = Math.max(rival, progressTowards(cards, state, other, number));
    }
    if (rival === 0) continue;
    const own = progressTowards(cards, state, index, number);
    byRival += prize * rival;
    byBoth += prize * rival * own;
    behind += prize * Math.max(0, rival - own);
    ahead += prize * Math.max(0, own - rival);
    if (rival >= 1) claimable += prize;
  }
  out.add(BLOCK.race, byRival);
  out.add(BLOCK.race + 1, byBoth);
  out.add(BLOCK.race + 2, behind);
  out.add(BLOCK.race + 3, ahead);
  out.add(BLOCK.race + 4, claimable);
}

/** What the others have. */
export function encodeRivals({ cards, state, index, seat, now }: Sight, out: Encoding): void {
  const { content } = cards;
  const people = state.setup.seats;
  let krones = 0;
  let guests = 0;
  let served = 0;
  let rooms = 0;
  let lead = 0;
  let hand = 0;
  let staff = 0;
  let turns = 0;
  for (let other = 0; other < people; other++) {
    const rival = state.seats[other];
    if (other === index || !rival) continue;
    krones += rival.krones;
    for (const guest of rival.cafe) {
      if (!guest) continue;
      guests++;
      if (!staysForEver(content, guest) && isServed(cards, guest)) served++;
    }
    rooms += countRooms(freeRooms(rival));
    lead += rival.emperor - seat.emperor;
    hand += rival.hand.length;
    staff += rival.played.length;
    turns += turnsLeftInRound(state, other);
  }
  const each = 1 / Math.max(1, people - 1);
  out.add(BLOCK.rivals, (each * krones) / 10);
  out.add(BLOCK.rivals + 1, (each * guests) / 3);
  out.add(BLOCK.rivals + 2, (each * served) / 2);
  out.add(BLOCK.rivals + 3, (each * rooms) / 5);
  out.add(BLOCK.rivals + 4, (each * lead) / 5);
  out.add(BLOCK.rivals + 5, (each * hand) / 5);
  out.add(BLOCK.rivals + 6, (each * staff) / 5);
  out.add(BLOCK.rivals + 7, (each * turns) / 2);
  if (now === 0) return;
  let dice = 0;
  for (const amount of state.dice) dice += amount;
  out.add(BLOCK.waiting, turns / 4);
  out.add(BLOCK.waiting + 1, dice / 10 / (1 + turns));
}

function isServed({ content }: CardTables, guest: NonNullable<SeatState['cafe'][number]>): boolean {
  for (let good = FIRST_GOOD; good < GOODS.length; good++)
    if (waitsFor(content, guest, good) > 0) return false;
  return true;
}
