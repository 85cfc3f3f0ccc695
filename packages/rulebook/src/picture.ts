import type { RoomColor, TileId } from '@gah/engine';
import type { Sign } from './signs.js';

/** A drawing beside a paragraph, as data: whoever shows it has the art. Modules have their own beside these. */
export type CorePicture =
  /** The action board with so many dice on each space; one space is meant. */
  | { readonly is: 'dice'; readonly dice: readonly number[]; readonly space: number }
  /** The guests who wait, with their prices. */
  | { readonly is: 'queue'; readonly guests: readonly number[] }
  | { readonly is: 'guest'; readonly card: number }
  | { readonly is: 'staff'; readonly card: number }
  /** A hotel seen from outside: rooms that are prepared and those that are occupied, from the bottom left. */
  | {
      readonly is: 'hotel';
      readonly prepared: readonly number[];
      readonly occupied: readonly number[];
    }
  /** Rooms of one group, the first of them occupied. */
  | {
      readonly is: 'group';
      readonly color: RoomColor;
      readonly size: number;
      readonly occupied: number;
    }
  /** What complete groups pay. */
  | { readonly is: 'bonuses' }
  /** The emperor track, and a marker that goes back. */
  | { readonly is: 'track'; readonly from: number; readonly to: number }
  /** Cards one by one with their texts. */
  | { readonly is: 'staffCards'; readonly cards: readonly number[] }
  | { readonly is: 'guestCards'; readonly cards: readonly number[] }
  | { readonly is: 'objectives'; readonly cards: readonly number[] }
  | { readonly is: 'tiles'; readonly tiles: readonly TileId[] }
  /** Signs with their meaning. */
  | { readonly is: 'signs'; readonly signs: readonly Sign[] };
