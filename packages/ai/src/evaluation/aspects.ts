import {
  encodeCafe,
  encodeEmperor,
  encodeFinalStaff,
  encodeHotel,
  encodeKrones,
  encodeModules,
  encodeOwnObjectives,
  encodePolitics,
  encodeStaff,
  encodeTime,
} from './encodeSeat.js';
import { encodeHand, encodeOffers, encodeRace, encodeRivals } from './encodeTable.js';
import type { Encoding } from './features.js';
import type { Sight } from './sight.js';
import type { Trait } from './traits.js';

/** Something that is told about a seat in inputs of its own. */
export interface Aspect {
  readonly encode: (sight: Sight, out: Encoding) => void;
  /** All that these inputs depend on; null if that is too much, or more than the inputs themselves. */
  readonly traits: readonly ['clock', ...Trait[]] | null;
  /** Is it about what the table holds for the seat? */
  readonly isTable?: true;
}

/** Everything that is told, in this order. */
export const ASPECTS: readonly Aspect[] = [
  { encode: encodeTime, traits: ['clock', 'place', 'dice'] },
  { encode: encodeKrones, traits: ['clock', 'krones'] },
  { encode: encodeEmperor, traits: ['clock', 'emperor', 'tile'] },
  { encode: encodeCafe, traits: ['clock', 'kitchen', 'cafe', 'free'] },
  { encode: encodeHotel, traits: ['clock', 'rooms', 'prepared', 'groupsPaid'] },
  {
    encode: encodePolitics,
    traits: ['clock', 'place', 'objectives', 'claims', 'rooms', 'counts'],
  },
  { encode: encodeOwnObjectives, traits: null },
  { encode: encodeStaff, traits: ['clock', 'hand', 'played', 'used', 'rung', 'promised'] },
  { encode: encodeFinalStaff, traits: null },
  {
    encode: encodeOffers,
    traits: ['clock', 'kitchen', 'cafe', 'free', 'krones', 'hand', 'dice', 'queue', 'deck'],
    isTable: true,
  },
  { encode: encodeHand, traits: ['clock', 'krones', 'hand'], isTable: true },
  {
    encode: encodeRace,
    traits: ['clock', 'place', 'objectives', 'claims', 'rooms', 'counts', 'rivals'],
    isTable: true,
  },
  { encode: encodeRivals, traits: null, isTable: true },
  { encode: encodeModules, traits: null },
];
