import { staffCard } from '../content/content.js';
import { pushBenefits } from './benefits.js';
import { POWER } from '../model/effect.js';
import { without } from '../util/lists.js';
import { pushReactions } from './reactions.js';
import { afterDiscount, pay } from './resources.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { hasPower } from './abilities.js';
import { seatOf } from './seats.js';
import type { SeatIndex, StaffNumber } from '../model/vocabulary.js';

/** Hand, deck and played staff. */

export const staffPrice = (context: QueryContext, card: StaffNumber, discount: number): number =>
  afterDiscount(staffCard(context.content, card).cost, discount);

function reactToStaff(context: RuleContext, seat: SeatIndex, used: readonly StaffNumber[]): void {
  pushReactions(context, seat, 'onStaffPlayed', ({ oncePerRound, gain }, { id }) =>
    oncePerRound && used.includes(Number(id)) ? undefined : gain,
  );
}

/** Pays for a card and lays it out; its immediate effects and what reacts to it wait as benefits. */
export function playStaff(
  context: RuleContext,
  seatIndex: SeatIndex,
  card: StaffNumber,
  discount: number,
): void {
  const seat = seatOf(context, seatIndex);
  pay(context, seatIndex, staffPrice(context, card, discount), 'staff');
  // Cards react to others played after them, never to themselves.
  if (hasPower(context, seatIndex, POWER.onStaffPlayed))
    reactToStaff(context, seatIndex, seat.used);
  seat.played = [...seat.played, card];
  context.events?.push({ type: 'staffPlayed', seat: seatIndex, card });
  const { timing, effects } = staffCard(context.content, card);
  if (timing === 'once') pushBenefits(context, seatIndex, effects, { source: 'staff', id: card });
}

export function drawStaff(
  context: RuleContext,
  seatIndex: SeatIndex,
  amount: number,
  toChoose: boolean,
): void {
  const { state } = context;
  const seat = seatOf(context, seatIndex);
  const count = Math.min(amount, state.staffDeck.length);
  if (count === 0) return;
  const cards = state.staffDeck.slice(-count).reverse();
  state.staffDeck = state.staffDeck.slice(0, -count);
  state.staffDeckSeen = state.staffDeckSeen.slice(0, -count);
  if (toChoose) seat.drawn = [...seat.drawn, ...cards];
  else seat.hand = [...seat.hand, ...cards];
  context.revealed = true;
  context.events?.push({ type: 'staffDrawn', seat: seatIndex, cards, toChoose });
}

/** Puts a card from hand or from drawn cards under the deck, where the seat knows it lies. */
export function putUnderDeck(
  context: RuleContext,
  seatIndex: SeatIndex,
  card: StaffNumber,
  from: 'hand' | 'drawn',
): void {
  const { state } = context;
  const seat = seatOf(context, seatIndex);
  seat[from] = without(seat[from], card);
  state.staffDeck = [card].concat(state.staffDeck);
  state.staffDeckSeen = [1 << seatIndex].concat(state.staffDeckSeen);
  context.events?.push({ type: 'staffReturned', seat: seatIndex, cards: [card] });
}
