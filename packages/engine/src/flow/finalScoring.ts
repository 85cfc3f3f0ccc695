import { staffCard } from '../content/content.js';
import { finalPoints } from '../effects/countables.js';
import type { ByFloor, Floor } from '../model/hotel.js';
import { byFloor, countRooms, floorMask, FLOORS, GROUND_FLOOR } from '../model/hotel.js';
import { staysForEver } from '../rules/reader.js';
import { gainVp } from '../rules/resources.js';
import type { SeatPosition } from '../model/position.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { isAutomatic, seatOf } from '../rules/seats.js';
import type { SeatIndex, StaffNumber } from '../model/vocabulary.js';
import { VP_SOURCES } from '../model/vocabulary.js';
import { at } from '../util/lists.js';

/** Points for each guest who is still in the café when the game ends. */
export const LOSS_PER_GUEST = 5;

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
  readonly rooms: ByFloor<number>;
  readonly leftovers: number;
  readonly unhoused: number;
  /** From modules. */
  readonly other: number;
}

/** The card of an opponent that is worth most for this seat, or 0; copying cards cannot be copied. */
function copiedCard(context: QueryContext, seat: SeatIndex): StaffNumber {
  const { seats } = context.state;
  let copied: StaffNumber = 0;
  let most = -1;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    for (const card of seatOf(context, other).played) {
      const { final } = staffCard(context.content, card);
      if (!final || final === 'copyOpponent') continue;
      const vp = finalPoints(context, seat, final);
      if (vp <= most) continue;
      copied = card;
      most = vp;
    }
  }
  return copied;
}

/** What a card in play brings a seat at the end; for one that copies, what the copied one would. */
function staffVp(context: QueryContext, seat: SeatIndex, card: StaffNumber): number {
  const { final } = staffCard(context.content, card);
  if (!final) return 0;
  if (final !== 'copyOpponent') return finalPoints(context, seat, final);
  const copied = copiedCard(context, seat);
  return copied === 0 ? 0 : staffVp(context, seat, copied);
}

function floorVp({ content }: QueryContext, { occupied }: SeatPosition, floor: Floor): number {
  return countRooms(occupied & floorMask(floor)) * content.board.occupiedRoomVp[floor];
}

/** Guests who never leave are not missed. */
function unhousedVp({ content }: QueryContext, { cafe }: SeatPosition): number {
  let vp = 0;
  for (let tableIndex = 0; tableIndex < cafe.length; tableIndex++) {
    const guest = cafe[tableIndex];
    if (guest && !staysForEver(content, guest)) vp -= LOSS_PER_GUEST;
  }
  return vp;
}

function leftoversVp({ kitchen, krones }: SeatPosition): number {
  let left = krones;
  for (const amount of kitchen) left += amount;
  return left;
}

function moduleVp(context: QueryContext, seat: SeatIndex): number {
  let sum = 0;
  for (const { vp } of context.hooks.final) sum += vp(context, seat);
  return sum;
}

/** All of it in one number, for those who ask about every position of a search. */
export function finalVp(context: QueryContext, seatIndex: SeatIndex): number {
  const seat = seatOf(context, seatIndex);
  let sum = leftoversVp(seat) + unhousedVp(context, seat) + moduleVp(context, seatIndex);
  for (let floor = GROUND_FLOOR; floor < FLOORS; floor++) sum += floorVp(context, seat, floor);
  for (const card of seat.played) sum += staffVp(context, seatIndex, card);
  return sum;
}

/** The same, itemised. */
export function finalPointsOf(context: QueryContext, seatIndex: SeatIndex): FinalPoints {
  const seat = seatOf(context, seatIndex);
  return {
    staff: staffPoints(context, seatIndex),
    rooms: byFloor((floor) => floorVp(context, seat, floor)),
    leftovers: leftoversVp(seat),
    unhoused: unhousedVp(context, seat),
    other: moduleVp(context, seatIndex),
  };
}

function staffPoints(context: QueryContext, seat: SeatIndex): StaffPoints[] {
  const points: StaffPoints[] = [];
  for (const card of seatOf(context, seat).played) {
    const { final } = staffCard(context.content, card);
    if (!final) continue;
    const vp = staffVp(context, seat, card);
    const copied = final === 'copyOpponent' ? copiedCard(context, seat) : 0;
    points.push(copied === 0 ? { card, vp } : { card, vp, copied });
  }
  return points;
}

export function scoreFinally(context: RuleContext): void {
  const points = context.state.seats.map((_, seat) => finalPointsOf(context, seat));
  for (let seat = 0; seat < points.length; seat++) {
    const { staff, rooms, leftovers, unhoused } = points[seat] as FinalPoints;
    for (const { card, vp } of staff) gainVp(context, seat, vp, { source: 'finalStaff', id: card });
    for (const [floor, vp] of rooms.entries())
      gainVp(context, seat, vp, { source: 'rooms', id: floor });
    gainVp(context, seat, leftovers, { source: 'leftovers', id: 0 });
    gainVp(context, seat, unhoused, { source: 'unhoused', id: 0 });
    for (const { source, vp } of context.hooks.final)
      gainVp(context, seat, vp(context, seat), { source, id: 0 });
  }
  context.events?.push({ type: 'gameEnded', winners: winnersOf(context) });
}

/** Most points; then most points from leftovers; then a shared victory. Automatic seats win ties. */
export function winnersOf(context: QueryContext): SeatIndex[] {
  const leftovers = VP_SOURCES.indexOf('leftovers');
  const standing = context.state.seats.map((seat) => ({
    vp: seat.vp,
    left: at(seat.vpBySource, leftovers),
  }));
  const bestVp = Math.max(...standing.map(({ vp }) => vp));
  const leaders = standing.flatMap(({ vp }, seat) => (vp === bestVp ? [seat] : []));
  const automatic = leaders.filter((seat) => isAutomatic(context, seat));
  if (automatic.length > 0) return automatic;
  const bestLeft = Math.max(...leaders.map((seat) => at(standing, seat).left));
  return leaders.filter((seat) => at(standing, seat).left === bestLeft);
}
