import { countsAsServed } from '../rules/cafe.js';
import { politicsCard } from '../content/content.js';
import {
  colorSets,
  countRooms,
  floorMask,
  fullColors,
  fullColumns,
  fullFloors,
  fullGroups,
  roomsOfColor,
  TOP_FLOOR,
} from '../model/hotel.js';
import type { ModuleCount } from '../modules/types.js';
import type { QueryContext } from '../model/context.js';
import { hotelOf, seatOf } from '../rules/seats.js';
import type { GuestNumber, PoliticsNumber, SeatIndex } from '../model/vocabulary.js';
import { goodIndex } from '../model/vocabulary.js';
import type { ConditionProgress, Countable, CountableOf, FinalScoring } from '../model/effect.js';

/** Own markers on the politics cards of all. */
export function markersOf(context: QueryContext, seat: SeatIndex): number {
  let markers = 0;
  for (const seats of context.state.claims) if (seats.includes(seat)) markers++;
  return markers;
}

function moduleCount(context: QueryContext, seat: SeatIndex, what: ModuleCount): number {
  let sum = 0;
  for (const { [what]: counted } of context.hooks.counts)
    if (counted) sum += counted(context, seat);
  return sum;
}

export function count(context: QueryContext, seatIndex: SeatIndex, what: Countable): number {
  const seat = seatOf(context, seatIndex);
  switch (what.count) {
    case 'occupied': {
      const mask = what.color ? roomsOfColor(hotelOf(context, seat), what.color) : -1;
      return countRooms(seat.occupied & mask);
    }
    case 'topFloor':
      return countRooms(seat.occupied & floorMask(TOP_FLOOR));
    case 'tiles':
      return countRooms(seat.tiles);
    case 'groups':
      return fullGroups(hotelOf(context, seat), seat.occupied);
    case 'floors':
      return fullFloors(seat.occupied);
    case 'columns':
      return fullColumns(seat.occupied);
    case 'sets':
      return colorSets(hotelOf(context, seat), seat.occupied);
    case 'fullColors':
      return fullColors(hotelOf(context, seat), seat.occupied);
    case 'staff':
      return seat.played.length;
    case 'markers':
      return markersOf(context, seatIndex);
    case 'emperor':
      return seat.emperor;
    case 'krones':
      return seat.krones;
    case 'kitchen':
      return seat.kitchen[goodIndex(what.good)];
    case 'served':
      return servedGuests(context, seatIndex, what);
    default:
      return moduleCount(context, seatIndex, what.count);
  }
}

function servedGuests(context: QueryContext, seat: SeatIndex, what: CountableOf<'served'>): number {
  let served = countServed(context, seatOf(context, seat).kept, what);
  for (const pile of context.hooks.pile)
    served += countServed(context, pile.of(context, seat), what);
  return served;
}

function countServed(
  context: QueryContext,
  guests: readonly GuestNumber[],
  what: CountableOf<'served'>,
): number {
  let served = 0;
  for (const guest of guests) if (countsAsServed(context, guest, what)) served++;
  return served;
}

/** What a final scoring brings for so many of what it counts. */
export const pointsFor = ({ amount, max }: FinalScoring, counted: number): number =>
  max === undefined ? amount * counted : Math.min(amount * counted, max);

export const finalPoints = (
  context: QueryContext,
  seat: SeatIndex,
  scoring: FinalScoring,
): number => pointsFor(scoring, count(context, seat, scoring.per));

/** How far a seat is with each condition of an objective card. */
export function conditionsOf(
  context: QueryContext,
  seat: SeatIndex,
  card: PoliticsNumber,
): ConditionProgress[] {
  return politicsCard(context.content, card).conditions.map(({ per, atLeast }) => {
    const have = count(context, seat, per);
    return { per, atLeast, have, missing: Math.max(0, atLeast - have) };
  });
}
