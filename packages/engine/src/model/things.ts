import type { ModuleThing } from '../modules/types.js';
import type { Move } from './moves.js';
import type { Reason } from './reasons.js';
import type { Die, Good, RoomIndex, StaffNumber } from './vocabulary.js';

/** Everything at the table that a person can point at. */

export type Thing =
  /** A guest in the queue. */
  | { readonly thing: 'queue'; readonly place: number }
  /** A table of the café, with or without a guest. */
  | { readonly thing: 'table'; readonly table: number }
  | { readonly thing: 'room'; readonly room: RoomIndex }
  | { readonly thing: 'die'; readonly space: number; readonly die: Die }
  | { readonly thing: 'space'; readonly space: number }
  /** A card in hand. */
  | { readonly thing: 'hand'; readonly card: StaffNumber }
  | { readonly thing: 'drawn'; readonly card: StaffNumber }
  /** A card of the pack to draft from. */
  | { readonly thing: 'pack'; readonly card: StaffNumber }
  | { readonly thing: 'played'; readonly card: StaffNumber }
  | { readonly thing: 'objective'; readonly slot: number }
  | { readonly thing: 'good'; readonly good: Good }
  /** One of a list of benefits that wait. */
  | { readonly thing: 'benefit'; readonly item: number }
  | { readonly thing: 'bell' }
  | { readonly thing: 'skip' }
  | { readonly thing: 'pass' }
  | { readonly thing: 'endTurn' }
  | ModuleThing;

export type ThingKind = Thing['thing'];
export type ThingOf<K extends ThingKind> = Extract<Thing, { thing: K }>;

/** What somebody who points at a thing would most naturally do with it. */
export interface Pointing {
  /** Reasons against the thing as a whole. */
  readonly reasons: readonly Reason[];
  /** What could be done with it, most natural first; those that the open decision knows count. */
  readonly moves: readonly Move[];
}

export const doing = (...moves: Move[]): Pointing => ({ reasons: [], moves });
export const because = (...reasons: Reason[]): Pointing => ({ reasons, moves: [] });
