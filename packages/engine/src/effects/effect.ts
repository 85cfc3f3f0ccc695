import type { GoodsVector, GuestColor, RoomColor, CauseSource } from '../vocabulary.js';

/**
 * What cards do, as data. One interpreter knows for each kind whether it can be used and what it
 * does; the text package turns the same records into sentences.
 */
export type Effect =
  | { readonly do: 'vp'; readonly amount: number }
  | { readonly do: 'vpPer'; readonly amount: number; readonly per: Countable }
  | { readonly do: 'krones'; readonly amount: number }
  | { readonly do: 'emperor'; readonly amount: number }
  | { readonly do: 'goods'; readonly goods: GoodsVector }
  | { readonly do: 'chooseGoods'; readonly amount: number }
  | { readonly do: 'drawStaff'; readonly amount: number }
  | { readonly do: 'playStaff'; readonly discount: number }
  | { readonly do: 'drawThree'; readonly discount: number }
  | {
      readonly do: 'prepareRoom';
      readonly discount: number;
      /** Only the lowest floors, that many. */
      readonly floors: number;
      readonly occupy: boolean;
    }
  | { readonly do: 'occupyRoom' }
  | { readonly do: 'takeGuest' }
  | { readonly do: 'fillOrder' }
  /** Use an action space without taking a die. */
  | { readonly do: 'useSpace' }
  /** A whole further turn without taking a die (edition 2015). */
  | { readonly do: 'extraTurn' }
  /** The action of a space; never printed on a card. */
  | {
      readonly do: 'mainAction';
      readonly space: number;
      readonly strength: number;
      readonly both: boolean;
    };

export type EffectKind = Effect['do'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Something of a player that can be counted: for scoring, tiles and politics cards. */
export type Countable =
  | { readonly count: 'occupied'; readonly color?: RoomColor }
  | { readonly count: 'tiles' }
  | { readonly count: 'groups' }
  | { readonly count: 'floors' }
  | { readonly count: 'columns' }
  /** Sets of one occupied room of each colour. */
  | { readonly count: 'sets' }
  /** Colours of which every room is occupied. */
  | { readonly count: 'fullColors' }
  | { readonly count: 'staff' }
  | { readonly count: 'markers' }
  | { readonly count: 'emperor' }
  | { readonly count: 'krones' };

/** What a staff card (or anything else a player owns) changes as long as it lies there. */
export interface Ability {
  readonly onDie?: DieReaction;
  readonly onGuestLeaving?: {
    readonly color?: GuestColor;
    readonly minGoods?: number;
    readonly gain: readonly Effect[];
  };
  readonly onRoomOccupied?: { readonly byGuestOnly: boolean; readonly gain: readonly Effect[] };
  readonly onEmperorBonus?: { readonly gain: readonly Effect[] };
  readonly freeRooms?: RoomColor;
  readonly freeServing?: true;
  readonly freeGuests?: true;
  /** Emperor penalties can be ignored for that many krones; at 0 it happens by itself. */
  readonly wardCost?: number;
}

export interface DieReaction {
  readonly values: readonly number[];
  /** Gained when the die is taken. */
  readonly gain?: readonly Effect[];
  /** May be used directly before or after the main action. */
  readonly beside?: readonly Effect[];
  /** Added to the strength; may be declined. */
  readonly strength?: number;
  /** The space costs nothing. */
  readonly freeSpace?: true;
  /** Krones and emperor steps are not shared out: both are gained in full. */
  readonly both?: true;
}

export interface FinalScoring {
  readonly amount: number;
  readonly per: Countable;
  readonly max?: number;
}

export type Penalty =
  | { readonly lose: 'krones'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'handCards'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'freeRooms'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'finalStaff'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'occupiedRooms'; readonly sameColumn: boolean }
  | { readonly lose: 'kitchen'; readonly tablesToo: boolean }
  | { readonly lose: 'vp'; readonly amount: number }
  | { readonly lose: 'vpPer'; readonly amount: number; readonly per: Countable };

/** Why something happens: the kind of source and the card, tile or room it comes from. */
export interface Cause {
  readonly source: CauseSource;
  readonly id: number | string;
}
