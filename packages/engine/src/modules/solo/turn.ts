import { discardGuest, refillQueue } from '../../rules/cafe.js';
import { guestCard } from '../../content/content.js';
import type { InstructionCard, SoloExtra, SoloGuest } from './content/instructions.js';
import { instructionCard } from './content/instructions.js';
import { COLUMNS, FLOORS, hasRoom } from '../../model/hotel.js';
import { at, last, replaced } from '../../util/lists.js';
import { advanceEmperor, gainVp } from '../../rules/resources.js';
import { shuffle } from '../../random/rng.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { hotelOf, seatOf } from '../../rules/seats.js';
import type { Difficulty, GuestColor, GuestNumber, RoomIndex } from '../../model/vocabulary.js';
import { DIFFICULTIES } from '../../model/vocabulary.js';
import { OPPONENT, soloOf } from './access.js';
import { takeOpponentDie } from './dice.js';
import { hotelInPlay } from './hotels/hotels.js';
import { advancePolitics, leastProgress } from './politics.js';

/** One turn of the automatic opponent: a guest, a die, extra actions. */

function drawInstruction(context: RuleContext): number {
  const solo = soloOf(context);
  if (solo.deck.length === 0) {
    solo.deck = shuffle(context.state.rng, solo.discard.slice());
    solo.discard = [];
  }
  const number = last(solo.deck);
  solo.deck = solo.deck.slice(0, -1);
  solo.discard = [...solo.discard, number];
  context.revealed = true;
  context.events?.push({ type: 'instructionTurned', seat: OPPONENT, card: number });
  return number;
}

export function takeOpponentTurn(context: RuleContext): void {
  const difficulty = context.state.setup.difficulty ?? 'medium';
  const counts = ({ from }: { readonly from: Difficulty }): boolean =>
    DIFFICULTIES.indexOf(from) <= DIFFICULTIES.indexOf(difficulty);
  context.events?.push({ type: 'turnStarted', seat: OPPONENT, extra: false });
  const card = instructionCard(drawInstruction(context));
  for (const guest of card.guests.filter(counts)) takeGuest(context, card, guest);
  takeOpponentDie(context, card);
  for (const extra of card.extras.filter(counts)) doExtra(context, card, extra);
  context.events?.push({ type: 'turnEnded', seat: OPPONENT });
}

/** The place of the guest worth most among those that fit; -1 when there is none. */
function bestPlace(
  context: QueryContext,
  ties: InstructionCard['ties'],
  fits: (color: GuestColor) => boolean,
): number {
  let best = -1;
  let bestVp = -Infinity;
  for (const [place, guest] of context.state.queue.entries()) {
    if (guest === 0) continue;
    const { color } = guestCard(context.content, guest);
    const vp = vpOf(context, guest);
    if (!fits(color) || vp < bestVp || (vp === bestVp && ties === 'left')) continue;
    best = place;
    bestVp = vp;
  }
  return best;
}

function vpOf(context: QueryContext, guest: GuestNumber): number {
  const { vp, vpByRound } = guestCard(context.content, guest);
  return vpByRound?.[context.state.round - 1] ?? vp;
}

function takeGuest(context: RuleContext, { ties }: InstructionCard, wanted: SoloGuest): void {
  const dances = wanted.dance > 0 && context.hooks.sendAutomaticDancer.length > 0;
  const fits = (color: GuestColor): boolean => dances || roomFor(context, color) !== null;
  const exact = (color: GuestColor): boolean => color === wanted.color && fits(color);
  const exactPlace = wanted.color === 'any' ? -1 : bestPlace(context, ties, exact);
  const place = exactPlace >= 0 ? exactPlace : bestPlace(context, ties, fits);
  if (place < 0) return;
  const guest = at(context.state.queue, place);
  const { color } = guestCard(context.content, guest);
  const room = dances ? null : roomFor(context, color);
  context.state.queue = replaced(context.state.queue, place, 0);
  context.events?.push({ type: 'guestTaken', seat: OPPONENT, guest, place, table: -1 });
  hotelInPlay(context).takesGuest?.(context, guest);
  gainVp(context, OPPONENT, vpOf(context, guest), { source: 'guest', id: guest });
  discardGuest(context, guest);
  refillQueue(context);
  if (dances) sendDancer(context, wanted.dance);
  if (room !== null) occupy(context, room);
}

/** Where there is a ball. */
function sendDancer(context: RuleContext, ahead: number): void {
  for (const send of context.hooks.sendAutomaticDancer) send(context, OPPONENT, ahead);
}

/** An occupied room; printed points of the space, never a group bonus. */
function occupy(context: RuleContext, room: RoomIndex): void {
  const seat = seatOf(context, OPPONENT);
  seat.tiles |= 1 << room;
  seat.occupied |= 1 << room;
  context.events?.push({ type: 'roomPrepared', seat: OPPONENT, room });
  gainVp(context, OPPONENT, at(hotelOf(context, seat).coverVp, room), {
    source: 'cover',
    id: room,
  });
  context.events?.push({ type: 'roomOccupied', seat: OPPONENT, room });
  hotelInPlay(context).occupies?.(context, room);
}

/**
 * Coloured guests: the first matching space from the left on the lowest possible floor. Green ones:
 * the lowest empty space of the rightmost possible column.
 */
function roomFor(context: QueryContext, color: GuestColor): RoomIndex | null {
  const seat = seatOf(context, OPPONENT);
  const { colors } = hotelOf(context, seat);
  const isEmpty = (room: RoomIndex): boolean => !hasRoom(seat.tiles, room);
  if (color !== 'green') {
    const room = colors.findIndex((other, index) => other === color && isEmpty(index));
    return room < 0 ? null : room;
  }
  for (let column = COLUMNS - 1; column >= 0; column--) {
    for (let floor = 0; floor < FLOORS; floor++) {
      const room = floor * COLUMNS + column;
      if (isEmpty(room)) return room;
    }
  }
  return null;
}

function doExtra(context: RuleContext, { ties }: InstructionCard, extra: SoloExtra): void {
  switch (extra.do) {
    case 'emperor':
      advanceEmperor(context, OPPONENT, extra.steps, { source: 'solo', id: 'card' });
      return;
    case 'staff':
      turnStaffOver(context);
      return;
    case 'politics':
      advancePolitics(context, extra.slot === 'any' ? leastProgress(context, ties) : extra.slot);
      return;
    case 'dancer':
      sendDancer(context, extra.dance);
      return;
  }
}

function turnStaffOver(context: RuleContext): void {
  const solo = soloOf(context);
  const card = solo.faceDown.at(-1);
  if (card === undefined) return;
  const opponent = seatOf(context, OPPONENT);
  solo.faceDown = solo.faceDown.slice(0, -1);
  opponent.played = [...opponent.played, card];
  context.revealed = true;
  context.events?.push({ type: 'staffPlayed', seat: OPPONENT, card });
}
