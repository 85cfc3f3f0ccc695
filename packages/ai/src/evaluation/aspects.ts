import {
  encodeCafe,
  encodeEmperor,
  encodeHotel,
  encodeKrones,
  encodePolitics,
  encodeRest,
  encodeStaff,
  encodeTime,
} from './encodeSeat.js';
import {
  encodeBalance,
  encodeChances,
  encodeHand,
  encodeQueue,
  encodeRace,
  encodeRivals,
} from './encodeTable.js';
import type { Encoding } from './features.js';
import type { Sight } from './sight.js';
import type { Trait } from './traits.js';

type Tell = (sight: Sight, out: Encoding) => void;

/** Something that is told about a seat. */
export interface Aspect {
  /** All that these inputs depend on; null if that is too much, or more than the inputs themselves. */
  readonly traits: readonly ['clock', ...Trait[]] | null;
  /** What is told of the seat itself. */
  readonly ofSeat: Tell | null;
  /** What the table holds for it. */
  readonly ofTable: Tell | null;
}

/** Everything that is told, in this order. */
export const ASPECTS: readonly Aspect[] = [
  { traits: ['clock', 'place', 'dice'], ofSeat: encodeTime, ofTable: null },
  { traits: ['clock', 'krones', 'hand'], ofSeat: encodeKrones, ofTable: encodeHand },
  { traits: ['clock', 'emperor', 'tile'], ofSeat: encodeEmperor, ofTable: null },
  { traits: ['clock', 'house'], ofSeat: encodeCafe, ofTable: encodeBalance },
  { traits: ['clock', 'house', 'krones', 'queue'], ofSeat: null, ofTable: encodeQueue },
  {
    traits: ['clock', 'house', 'krones', 'hand', 'dice', 'deck'],
    ofSeat: null,
    ofTable: encodeChances,
  },
  { traits: ['clock', 'rooms', 'prepared', 'groupsPaid'], ofSeat: encodeHotel, ofTable: null },
  {
    traits: ['clock', 'place', 'objectives', 'claims', 'rooms', 'counts', 'rivals'],
    ofSeat: encodePolitics,
    ofTable: encodeRace,
  },
  {
    traits: ['clock', 'hand', 'played', 'used', 'rung', 'promised'],
    ofSeat: encodeStaff,
    ofTable: null,
  },
  { traits: null, ofSeat: encodeRest, ofTable: encodeRivals },
];
