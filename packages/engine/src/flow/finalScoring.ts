import { guestCard, staffCard } from '../content/content.js';
import { finalPoints } from '../effects/countables.js';
import { countRooms, FLOOR_MASKS } from '../hotel.js';
import { gainVp } from '../resources.js';
import type { SeatPosition } from '../position.js';
import type { QueryContext, Table } from '../table.js';
import { isAutomatic, seatOf } from '../table.js';
import type { SeatIndex, StaffNumber } from '../vocabulary.js';
import { VP_SOURCES } from '../vocabulary.js';

const LOSS_PER_GUEST = 5;

export interface StaffPoints {
  readonly card: StaffNumber;
  readonly vp: number;
  /** The opponent's card that was copied. */
  readonly copied?: StaffNumber;
}

/** What a seat would score if the game ended now. */
export interface FinalPoints {
  readonly staff: readonly StaffPoints[];
  /** By floor, ground floor first. */
  readonly rooms: readonly number[];
  readonly leftovers: number;
  readonly unhoused: number;
  /** From modules. */
  readonly other: number;
}

/** The card of an opponent that is worth most for this seat; copying cards cannot be copied. */
function bestCopy(
  table: QueryContext,
  seatIndex: SeatIndex,
): { card: StaffNumber; vp: number } | null {
  let best: { card: StaffNumber; vp: number } | null = null;
  for (const [otherIndex, other] of table.state.seats.entries()) {
    if (otherIndex === seatIndex) continue;
    for (const card of other.played) {
      const { final } = staffCard(table.content, card);
      if (!final || final === 'copyOpponent') continue;
      const vp = finalPoints(table, seatIndex, final);
      if (!best || vp > best.vp) best = { card, vp };
    }
  }
  return best;
}

function staffPoints(table: QueryContext, seatIndex: SeatIndex): StaffPoints[] {
  const seat = seatOf(table, seatIndex);
  const points: StaffPoints[] = [];
  for (const card of seat.played) {
    const { final } = staffCard(table.content, card);
    if (!final) continue;
    if (final !== 'copyOpponent') {
      points.push({ card, vp: finalPoints(table, seatIndex, final) });
      continue;
    }
    const copy = bestCopy(table, seatIndex);
    points.push(copy ? { card, vp: copy.vp, copied: copy.card } : { card, vp: 0 });
  }
  return points;
}

export function finalPointsOf(table: QueryContext, seatIndex: SeatIndex): FinalPoints {
  const seat = seatOf(table, seatIndex);
  return {
    staff: staffPoints(table, seatIndex),
    rooms: roomPoints(table, seat),
    leftovers: leftoversOf(seat),
    // Not -0 when everybody has left.
    unhoused: 0 - LOSS_PER_GUEST * guestsLeft(table, seat),
    other: table.hooks.final.reduce((sum, { vp }) => sum + vp(table, seatIndex), 0),
  };
}

function roomPoints({ content }: QueryContext, { occupied }: SeatPosition): number[] {
  const points: number[] = [];
  for (let floor = 0; floor < FLOOR_MASKS.length; floor++) {
    const rooms = countRooms(occupied & (FLOOR_MASKS[floor] ?? 0));
    points.push(rooms * (content.board.occupiedRoomVp[floor] ?? 0));
  }
  return points;
}

/** Guests who never leave are not missed. */
function guestsLeft({ content }: QueryContext, { cafe }: SeatPosition): number {
  let left = 0;
  for (const guest of cafe) {
    if (guest && guestCard(content, guest.card).lodging !== 'table') left++;
  }
  return left;
}

function leftoversOf({ kitchen, krones }: SeatPosition): number {
  let left = krones;
  for (const amount of kitchen) left += amount;
  return left;
}

export function scoreFinally(table: Table): void {
  const points = table.state.seats.map((_, seat) => finalPointsOf(table, seat));
  for (const [seat, { staff, rooms, leftovers, unhoused }] of points.entries()) {
    for (const { card, vp } of staff) gainVp(table, seat, vp, { source: 'finalStaff', id: card });
    for (const [floor, vp] of rooms.entries())
      gainVp(table, seat, vp, { source: 'rooms', id: floor });
    gainVp(table, seat, leftovers, { source: 'leftovers', id: 0 });
    gainVp(table, seat, unhoused, { source: 'unhoused', id: 0 });
    for (const { source, vp } of table.hooks.final)
      gainVp(table, seat, vp(table, seat), { source, id: 0 });
  }
  table.events?.push({ type: 'gameEnded', winners: winnersOf(table) });
}

/** Most points; then most points from leftovers; then a shared victory. Automatic seats win ties. */
export function winnersOf(table: QueryContext): SeatIndex[] {
  const leftovers = VP_SOURCES.indexOf('leftovers');
  const standing = table.state.seats.map(
    (seat) => [seat.vp, seat.vpBySource[leftovers] ?? 0] as const,
  );
  const bestVp = Math.max(...standing.map(([vp]) => vp));
  const leaders = standing.flatMap(([vp], seat) => (vp === bestVp ? [seat] : []));
  const automatic = leaders.filter((seat) => isAutomatic(table, seat));
  if (automatic.length > 0) return automatic;
  const bestLeft = Math.max(...leaders.map((seat) => standing[seat]?.[1] ?? 0));
  return leaders.filter((seat) => standing[seat]?.[1] === bestLeft);
}
