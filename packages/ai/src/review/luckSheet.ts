import type { SeatIndex } from '@gah/engine';

/**
 * Luck and skill as data. What a seat could expect changes with every move and everything it turns up; what it
 * changes by is shared out between chance and those who decide, so that for each seat
 *
 *     start + luck + decisions + others = final
 *
 * holds exactly: all numbers are multiples of 1/1024 point.
 */

/** What chance deals, in the order in which it is shared out where several things come at once. */
export const LUCK_KINDS = [
  /** What lies on the table at the start: objectives, tiles, first guests, who begins. */
  'layout',
  /** Guests that come into the queue. */
  'guests',
  /** Staff cards that are dealt or drawn. */
  'staff',
  /** What modules draw. */
  'modules',
  'dice',
] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

export type LuckByKind = Readonly<Record<LuckKind, number>>;

/** A part of the game for one seat. */
export interface LuckSums {
  readonly luck: LuckByKind;
  /** What the seat's own decisions changed. */
  readonly decisions: number;
  /** What the decisions of the others changed for it. */
  readonly others: number;
}

export interface RoundLuck extends LuckSums {
  /** 0 for what comes before the first round. */
  readonly round: number;
}

export interface SeatLuck extends LuckSums {
  readonly seat: SeatIndex;
  /** What a seat at such a table can expect before anything is dealt. */
  readonly start: number;
  /** The final score; what is expected where the game is not over. */
  readonly final: number;
  readonly rounds: readonly RoundLuck[];
}

/** Something that chance decided, for a plot along the game. */
export interface LuckMoment {
  /** Moves played when it had happened; 0 for the start. */
  readonly ply: number;
  readonly round: number;
  readonly kind: LuckKind;
  /** For each person what it brought. */
  readonly points: readonly number[];
}

export interface LuckSheet {
  /** Persons only. */
  readonly seats: readonly SeatLuck[];
  readonly moments: readonly LuckMoment[];
  /** Whether the game was played to its end. */
  readonly isOver: boolean;
}
