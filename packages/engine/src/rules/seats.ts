import { missing } from '../util/missing.js';
import { hotelPlan } from '../content/content.js';
import type { QueryContext } from '../model/context.js';
import type { Hotel } from '../model/hotel.js';
import type { SeatPosition } from '../model/position.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** A seat: one that can be changed where the state can be. */
export function seatOf<S>(
  { state: { seats } }: { readonly state: { readonly seats: readonly S[] } },
  seat: SeatIndex,
): S {
  const found = seats[seat];
  if (found === undefined) throw missing('seat', seat);
  return found;
}

export const hotelOf = (context: QueryContext, seat: Pick<SeatPosition, 'hotel'>): Hotel =>
  hotelPlan(context.content, seat.hotel);

export const seatCount = (context: QueryContext): number => context.state.seats.length;
/** Clockwise neighbour, or counter-clockwise with a negative distance; at most once round the table. */
export const seatAfter = (context: QueryContext, seat: SeatIndex, distance: number): SeatIndex => {
  const seats = seatCount(context);
  const sum = seat + distance;
  if (sum < 0) return sum + seats;
  return sum < seats ? sum : sum - seats;
};

export const hasAutomaticSeat = (context: QueryContext): boolean =>
  context.hooks.automaticSeat.length > 0;

export const isAutomatic = (context: QueryContext, seat: SeatIndex): boolean =>
  context.hooks.automaticSeat[0]?.seat === seat;
