import type { QueryContext } from '../model/context.js';
import type { Reason } from '../model/reasons.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { champagneOf } from './resources.js';
import { seatOf } from './seats.js';

/** What a seat lacks to pay a price, as reasons. */

export function tooExpensive(context: QueryContext, seat: SeatIndex, price: number): Reason {
  const missing = price - seatOf(context, seat).krones;
  return { code: 'too-expensive', price, missing, remedy: { help: 'krones', amount: missing } };
}

export function champagneMissing(context: QueryContext, seat: SeatIndex, price: number): Reason {
  const missing = price - champagneOf(context, seat);
  return {
    code: 'champagne-missing',
    price,
    missing,
    remedy: { help: 'champagne', amount: missing },
  };
}

export function stepsMissing(context: QueryContext, seat: SeatIndex, price: number): Reason {
  const missing = price - seatOf(context, seat).emperor;
  return { code: 'steps-missing', price, missing, remedy: { help: 'steps', amount: missing } };
}
