import { staffCard } from './content/content.js';
import { pushBenefits } from './effects/benefits.js';
import { POWER } from './effects/effect.js';
import { without } from './lists.js';
import { pushReactions } from './reactions.js';
import { afterDiscount, pay } from './resources.js';
import type { QueryContext, Table } from './table.js';
import { hasPower, seatOf } from './table.js';
import type { SeatIndex, StaffNumber } from './vocabulary.js';

/** Hand, deck and played staff. */

export const staffPrice = (table: QueryContext, card: StaffNumber, discount: number): number =>
  afterDiscount(staffCard(table.content, card).cost, discount);

function reactToStaff(table: Table, seat: SeatIndex, used: readonly StaffNumber[]): void {
  pushReactions(table, seat, 'onStaffPlayed', ({ oncePerRound, gain }, { id }) =>
    oncePerRound && used.includes(Number(id)) ? undefined : gain,
  );
}

/** Pays for a card and lays it out; its immediate effects and what reacts to it wait as benefits. */
export function playStaff(
  table: Table,
  seatIndex: SeatIndex,
  card: StaffNumber,
  discount: number,
): void {
  const seat = seatOf(table, seatIndex);
  pay(table, seatIndex, staffPrice(table, card, discount), 'staff');
  // Cards react to others played after them, never to themselves.
  if (hasPower(table, seatIndex, POWER.onStaffPlayed)) reactToStaff(table, seatIndex, seat.used);
  seat.played = [...seat.played, card];
  table.events?.push({ type: 'staffPlayed', seat: seatIndex, card });
  const { timing, effects } = staffCard(table.content, card);
  if (timing === 'once') pushBenefits(table, seatIndex, effects, { source: 'staff', id: card });
}

export function drawStaff(
  table: Table,
  seatIndex: SeatIndex,
  amount: number,
  toChoose: boolean,
): void {
  const { state } = table;
  const seat = seatOf(table, seatIndex);
  const count = Math.min(amount, state.staffDeck.length);
  if (count === 0) return;
  const cards = state.staffDeck.slice(-count).reverse();
  state.staffDeck = state.staffDeck.slice(0, -count);
  state.staffDeckSeen = state.staffDeckSeen.slice(0, -count);
  if (toChoose) seat.drawn = [...seat.drawn, ...cards];
  else seat.hand = [...seat.hand, ...cards];
  table.revealed = true;
  table.events?.push({ type: 'staffDrawn', seat: seatIndex, cards, toChoose });
}

/** Puts a card from hand or from drawn cards under the deck, where the seat knows it lies. */
export function putUnderDeck(
  table: Table,
  seatIndex: SeatIndex,
  card: StaffNumber,
  from: 'hand' | 'drawn',
): void {
  const { state } = table;
  const seat = seatOf(table, seatIndex);
  seat[from] = without(seat[from], card);
  state.staffDeck = [card].concat(state.staffDeck);
  state.staffDeckSeen = [1 << seatIndex].concat(state.staffDeckSeen);
  table.events?.push({ type: 'staffReturned', seat: seatIndex, cards: [card] });
}
