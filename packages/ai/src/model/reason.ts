import type { Good, RoomColor, TileId } from '@gah/engine';

/** Why a move is good: what a person would say, as data. The modules have reasons of their own. */
export const CORE_REASON_KINDS = [
  'points',
  'krones',
  'saves',
  'goods',
  'serves',
  'completesOrder',
  'housesGuest',
  'invitesGuest',
  'expectsGuest',
  'preparesRoom',
  'occupiesRoom',
  'completesGroup',
  'nearsGroup',
  'claimsPolitics',
  'nearsPolitics',
  'emperorSteps',
  'earnsTileBonus',
  'avoidsTilePenalty',
  'hiresStaff',
  'drawsStaff',
  'waitsForDice',
  'turnIsDone',
  'leastBad',
] as const;

export type CoreReason =
  /** So many points at once. */
  | { readonly kind: 'points'; readonly amount: number }
  | { readonly kind: 'krones'; readonly amount: number }
  /** Costs nothing, or less than the other ways. */
  | { readonly kind: 'saves' }
  /** So many goods, mostly this one. */
  | { readonly kind: 'goods'; readonly amount: number; readonly good: Good }
  /** So many goods go to guests who wait for them. */
  | { readonly kind: 'serves'; readonly amount: number }
  | { readonly kind: 'completesOrder'; readonly guest: number }
  /** A guest leaves the café, with points and reward. */
  | { readonly kind: 'housesGuest'; readonly guest: number }
  /** A guest who suits the goods at hand: so many are still missing. */
  | { readonly kind: 'invitesGuest'; readonly guest: number; readonly missing: number }
  /** A guest for later, with so many points besides the reward. */
  | { readonly kind: 'expectsGuest'; readonly guest: number; readonly points: number }
  | { readonly kind: 'preparesRoom'; readonly color: RoomColor; readonly amount: number }
  | { readonly kind: 'occupiesRoom'; readonly color: RoomColor; readonly amount: number }
  | { readonly kind: 'completesGroup'; readonly color: RoomColor; readonly size: number }
  /** One more room and the group is complete. */
  | { readonly kind: 'nearsGroup'; readonly color: RoomColor; readonly size: number }
  | { readonly kind: 'claimsPolitics'; readonly card: number }
  | { readonly kind: 'nearsPolitics'; readonly card: number }
  | { readonly kind: 'emperorSteps'; readonly amount: number }
  | { readonly kind: 'earnsTileBonus'; readonly tile: TileId }
  | { readonly kind: 'avoidsTilePenalty'; readonly tile: TileId }
  | { readonly kind: 'hiresStaff'; readonly card: number }
  | { readonly kind: 'drawsStaff'; readonly amount: number }
  /** After a reroll there may be better dice. */
  | { readonly kind: 'waitsForDice' }
  /** Nothing more is worth doing now. */
  | { readonly kind: 'turnIsDone' }
  /** Nothing brings a gain; this costs least. */
  | { readonly kind: 'leastBad' };

/** With its weight in points. */
export interface WeighedReason<Own = never> {
  readonly reason: CoreReason | Own;
  readonly weight: number;
}

/** What a seat can expect at the end of the game. */
export interface Outlook {
  readonly seat: number;
  /** The mean of a distribution close to a normal one, its standard deviation, and between what four of five lie. */
  readonly expectedScore: number;
  readonly deviation: number;
  readonly usual: readonly [low: number, high: number];
  /** 0 to 1; together 1. */
  readonly winChance: number;
}
