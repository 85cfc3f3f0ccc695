import type { ModuleCount, ModuleEffect, ModuleLoss } from '../modules/types.js';
import type {
  CauseSource,
  Good,
  GoodsVector,
  GuestColor,
  RoomColor,
  StaffNumber,
} from './vocabulary.js';

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
  /** Dishes and drinks of choice; `except` names kinds that may not be chosen. */
  | { readonly do: 'chooseGoods'; readonly amount: number; readonly except?: readonly Good[] }
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
  | { readonly do: 'occupyRoom'; readonly floors: number }
  /** A guest from the queue, free; with `fill` its order is filled from the supply. */
  | { readonly do: 'takeGuest'; readonly fill: boolean }
  | { readonly do: 'fillOrder' }
  /** Everything the guests still wait for of one good comes from the supply. */
  | { readonly do: 'fillGood'; readonly good: Good }
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
    }
  /** The main action of a space of choice, 1 to 5; may be declined. */
  | { readonly do: 'anyAction'; readonly strength: number }
  /** A bell card whose condition is met waits among the benefits; never printed on a card. */
  | { readonly do: 'bell'; readonly card: StaffNumber }
  /** Pay goods of choice, then the effects; with `exchange` as many goods of other kinds come back. */
  | {
      readonly do: 'spendGoods';
      readonly spend: GoodsToSpend;
      readonly effects: readonly Effect[];
    }
  | ModuleEffect;

export interface GoodsToSpend {
  readonly amount: number;
  /** Fewer may be spent. */
  readonly upTo: boolean;
  readonly champagne: boolean;
  readonly exchange: boolean;
}

export type EffectKind = Effect['do'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Something of a player that can be counted: for scoring, tiles and politics cards. */
export type Countable =
  | { readonly count: 'occupied'; readonly color?: RoomColor }
  | { readonly count: 'topFloor' }
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
  | { readonly count: 'krones' }
  | { readonly count: 'kitchen'; readonly good: Good }
  /** Guests who left the café served: of a colour, or with at least so many goods ordered. */
  | { readonly count: 'served'; readonly color?: GuestColor; readonly minGoods?: number }
  | { readonly count: ModuleCount };

/** What a staff card (or anything else a player owns) changes as long as it lies there. */
export interface Ability {
  readonly onDie?: DieReaction;
  readonly onGuestLeaving?: {
    readonly color?: GuestColor;
    readonly minGoods?: number;
    readonly gain: readonly Effect[];
  };
  /** When the last good of an order comes onto the guest, who may stay. */
  readonly onOrderComplete?: { readonly color: GuestColor; readonly gain: readonly Effect[] };
  readonly onRoomOccupied?: { readonly byGuestOnly: boolean; readonly gain: readonly Effect[] };
  readonly onEmperorBonus?: { readonly gain: readonly Effect[] };
  /** After each staff card played; with `oncePerRound` only if not used yet in this round. */
  readonly onStaffPlayed?: { readonly oncePerRound: boolean; readonly gain: readonly Effect[] };
  readonly onDancerSent?: { readonly gain: readonly Effect[] };
  readonly onMarkerPlaced?: { readonly gain: readonly Effect[] };
  /** After each single source that gives any of this. */
  readonly onGain?: { readonly what: Gain; readonly gain: readonly Effect[] };
  /** Once in each action in which champagne is paid. */
  readonly onChampagnePaid?: { readonly gain: readonly Effect[] };
  readonly freeRooms?: RoomColor | 'any';
  readonly freeServing?: true;
  readonly freeGuests?: true;
  /** Emperor penalties can be ignored for that many krones; at 0 it happens by itself. */
  readonly wardCost?: number;
  /** Goods that may be missing from an order of more than one. */
  readonly orderSlack?: number;
  readonly groupBonus?: Readonly<Record<RoomColor, readonly number[]>>;
  readonly rowBonusTimes?: number;
  /** Points when a hall is scored in which this player alone has most dancers. */
  readonly soleMajorityVp?: number;
}

export type CountableOf<K extends Countable['count']> = Extract<Countable, { count: K }>;

/**
 * The kinds of things an ability can be, each a bit: so one number tells all that a seat owns. Rules name
 * the bit itself (`POWER.onDie`).
 */
export const POWER = {
  onDie: 1 << 0,
  onGuestLeaving: 1 << 1,
  onRoomOccupied: 1 << 2,
  onEmperorBonus: 1 << 3,
  onStaffPlayed: 1 << 4,
  onDancerSent: 1 << 5,
  onMarkerPlaced: 1 << 6,
  onGain: 1 << 7,
  onChampagnePaid: 1 << 8,
  freeRooms: 1 << 9,
  freeServing: 1 << 10,
  freeGuests: 1 << 11,
  wardCost: 1 << 12,
  orderSlack: 1 << 13,
  groupBonus: 1 << 14,
  rowBonusTimes: 1 << 15,
  soleMajorityVp: 1 << 16,
  /** Staff that can be used once per round. */
  use: 1 << 17,
  /** Staff with a bell. */
  bell: 1 << 18,
  onOrderComplete: 1 << 19,
} as const satisfies Partial<Record<keyof Ability | 'use' | 'bell', number>>;
export type PowerBit = (typeof POWER)[keyof typeof POWER];
export type Power = keyof typeof POWER & keyof Ability;

export const GAINS = ['vp', 'krones', 'emperor', 'champagne'] as const;
export type Gain = (typeof GAINS)[number];

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

/** What one use of a once-per-round card costs. */
export interface UseCost {
  readonly krones: number;
  /** Steps back on the track. */
  readonly emperor: number;
  readonly goods: GoodsVector;
}

/** When a bell card may be rung. */
export type BellCondition =
  /** So much gained by one action. */
  | {
      readonly when: 'gained';
      readonly what: 'emperor' | 'dishes' | 'drinks';
      readonly atLeast: number;
    }
  | { readonly when: 'served'; readonly color: GuestColor; readonly minGoods: number }
  | { readonly when: 'group'; readonly minRooms: number }
  | { readonly when: 'marker' };

export interface FinalScoring {
  readonly amount: number;
  readonly per: Countable;
  readonly max?: number;
}

export type Penalty =
  | { readonly lose: 'krones'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'champagne'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'kronesAndGood'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'handCards'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'freeRooms'; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'finalStaff'; readonly amount: number; readonly orVp: number }
  | { readonly lose: ModuleLoss; readonly amount: number; readonly orVp: number }
  | { readonly lose: 'occupiedRooms'; readonly sameColumn: boolean }
  | { readonly lose: 'kitchen'; readonly tablesToo: boolean }
  | { readonly lose: 'everything' }
  | { readonly lose: 'vp'; readonly amount: number }
  | { readonly lose: 'vpPer'; readonly amount: number; readonly per: Countable };

/** Something a player owns that works like a staff card, and how its effects are accounted for. */
export interface OwnedAbility {
  readonly cause: Cause;
  readonly ability: Ability;
  /** The bits of its powers. */
  readonly powers: number;
  /** A bit for each value of a die to which it reacts. */
  readonly dice: number;
}

export function ownedAbility(cause: Cause, ability: Ability): OwnedAbility {
  const powers = (Object.keys(ability) as Power[]).reduce((bits, power) => bits | POWER[power], 0);
  const dice = (ability.onDie?.values ?? []).reduce((bits, value) => bits | (1 << value), 0);
  return { cause, ability, powers, dice };
}

/** The bits of the powers of all of these. */
export const powersOf = (abilities: readonly OwnedAbility[]): number =>
  abilities.reduce((bits, { powers }) => bits | powers, 0);

/** How far a seat is with one condition of an objective. */
export interface ConditionProgress {
  readonly per: Countable;
  readonly atLeast: number;
  readonly have: number;
  /** 0 when the condition is met. */
  readonly missing: number;
}

/** Why something happens: the kind of source and the card, tile or room it comes from. */
export interface Cause {
  readonly source: CauseSource;
  readonly id: number | string;
}
