import { discardGuest, refillQueue } from '../../cafe.js';
import { guestCard } from '../../content/content.js';
import type { InstructionCard, SoloExtra, SoloGuest } from '../../content/solo.js';
import { instructionCard } from '../../content/solo.js';
import { COLUMNS, FLOORS, hasRoom } from '../../hotel.js';
import { replaced } from '../../lists.js';
import { advanceEmperor, gainVp } from '../../resources.js';
import { shuffle } from '../../random/rng.js';
import type { QueryContext, Table } from '../../table.js';
import { hotelOf, seatOf } from '../../table.js';
import type { Difficulty, GuestColor, GuestNumber, RoomIndex } from '../../vocabulary.js';
import { DIFFICULTIES } from '../../vocabulary.js';
import { OPPONENT, soloOf } from './access.js';
import { placeOpponentDancer } from './dancers.js';
import { takeOpponentDie } from './dice.js';
import { moveTokenToGuest, scoreTokenGuest } from './hotels.js';
import { advancePolitics, leastProgress } from './politics.js';

/** One turn of the automatic opponent: a guest, a die, extra actions. */

function drawInstruction(table: Table): number {
  const solo = soloOf(table);
  if (solo.deck.length === 0) {
    solo.deck = shuffle(table.state.rng, solo.discard.slice());
    solo.discard = [];
  }
  const number = solo.deck.at(-1) ?? 0;
  solo.deck = solo.deck.slice(0, -1);
  solo.discard = [...solo.discard, number];
  table.revealed = true;
  table.events?.push({ type: 'instructionTurned', seat: OPPONENT, card: number });
  return number;
}

export function takeOpponentTurn(table: Table): void {
  const difficulty = table.state.setup.difficulty ?? 'medium';
  const counts = ({ from }: { readonly from: Difficulty }): boolean =>
    DIFFICULTIES.indexOf(from) <= DIFFICULTIES.indexOf(difficulty);
  table.events?.push({ type: 'turnStarted', seat: OPPONENT, extra: false });
  const card = instructionCard(drawInstruction(table));
  for (const guest of card.guests.filter(counts)) takeGuest(table, card, guest);
  takeOpponentDie(table, card);
  for (const extra of card.extras.filter(counts)) doExtra(table, card, extra);
  table.events?.push({ type: 'turnEnded', seat: OPPONENT });
}

/** The place of the guest worth most among those that fit; -1 when there is none. */
function bestPlace(
  table: QueryContext,
  ties: InstructionCard['ties'],
  fits: (color: GuestColor) => boolean,
): number {
  let best = -1;
  let bestVp = -Infinity;
  for (const [place, guest] of table.state.queue.entries()) {
    if (guest === 0) continue;
    const { color } = guestCard(table.content, guest);
    const vp = vpOf(table, guest);
    if (!fits(color) || vp < bestVp || (vp === bestVp && ties === 'left')) continue;
    best = place;
    bestVp = vp;
  }
  return best;
}

function vpOf(table: QueryContext, guest: GuestNumber): number {
  const { vp, vpByRound } = guestCard(table.content, guest);
  return vpByRound?.[table.state.round - 1] ?? vp;
}

function takeGuest(table: Table, { ties }: InstructionCard, wanted: SoloGuest): void {
  const dances = wanted.dance > 0 && table.state.modules.ballrooms !== null;
  const fits = (color: GuestColor): boolean => dances || roomFor(table, color) !== null;
  const exact = (color: GuestColor): boolean => color === wanted.color && fits(color);
  const exactPlace = wanted.color === 'any' ? -1 : bestPlace(table, ties, exact);
  const place = exactPlace >= 0 ? exactPlace : bestPlace(table, ties, fits);
  if (place < 0) return;
  const guest = table.state.queue[place] ?? 0;
  const { color } = guestCard(table.content, guest);
  const room = dances ? null : roomFor(table, color);
  table.state.queue = replaced(table.state.queue, place, 0);
  table.events?.push({ type: 'guestTaken', seat: OPPONENT, guest, place, table: -1 });
  scoreTokenGuest(table, guest);
  gainVp(table, OPPONENT, vpOf(table, guest), { source: 'guest', id: guest });
  discardGuest(table, guest);
  refillQueue(table);
  if (dances) placeOpponentDancer(table, wanted.dance);
  if (room !== null) occupy(table, room);
}

/** An occupied room; printed points of the space, never a group bonus. */
function occupy(table: Table, room: RoomIndex): void {
  const seat = seatOf(table, OPPONENT);
  seat.tiles |= 1 << room;
  seat.occupied |= 1 << room;
  table.events?.push({ type: 'roomPrepared', seat: OPPONENT, room });
  gainVp(table, OPPONENT, hotelOf(table, seat).coverVp[room] ?? 0, { source: 'cover', id: room });
  table.events?.push({ type: 'roomOccupied', seat: OPPONENT, room });
  moveTokenToGuest(table, room);
}

/**
 * Coloured guests: the first matching space from the left on the lowest possible floor. Green ones:
 * the lowest empty space of the rightmost possible column.
 */
function roomFor(table: QueryContext, color: GuestColor): RoomIndex | null {
  const seat = seatOf(table, OPPONENT);
  const { colors } = hotelOf(table, seat);
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

function doExtra(table: Table, { ties }: InstructionCard, extra: SoloExtra): void {
  switch (extra.do) {
    case 'emperor':
      advanceEmperor(table, OPPONENT, extra.steps, { source: 'solo', id: 'card' });
      return;
    case 'staff':
      turnStaffOver(table);
      return;
    case 'politics':
      advancePolitics(table, extra.slot === 'any' ? leastProgress(table, ties) : extra.slot);
      return;
    case 'dancer':
      if (table.state.modules.ballrooms) placeOpponentDancer(table, extra.dance);
      return;
  }
}

function turnStaffOver(table: Table): void {
  const solo = soloOf(table);
  const card = solo.faceDown.at(-1);
  if (card === undefined) return;
  const opponent = seatOf(table, OPPONENT);
  solo.faceDown = solo.faceDown.slice(0, -1);
  opponent.played = [...opponent.played, card];
  table.revealed = true;
  table.events?.push({ type: 'staffPlayed', seat: OPPONENT, card });
}
