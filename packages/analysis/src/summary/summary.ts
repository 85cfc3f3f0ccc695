import type { Level, LuckByKind } from '@gah/ai';
import type {
  Difficulty,
  Edition,
  HotelSide,
  ModuleName,
  Opponent,
  PoliticsId,
  Promos,
  StaffDeal,
  StaffId,
  VpSource,
} from '@gah/engine';

/** Grows when a summary of before can no longer be read; new optional fields do not count. */
export const SUMMARY_VERSION = 1;

/** Where a game was played. */
export const PLACES_OF_PLAY = ['screen', 'online', 'file'] as const;
export type PlaceOfPlay = (typeof PLACES_OF_PLAY)[number];

/** Who sat on a seat. Somebody at a server of whom only the name is known is a person. */
export type SummarizedPlayer =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: Level }
  | {
      readonly kind: 'automatic';
      readonly opponent: Opponent;
      readonly difficulty: Difficulty;
    };

/** A staff card that was played, and the points of which it was the cause, the end included. */
export interface PlayedStaff {
  readonly card: StaffId;
  /** Null where only the end of the game is known. */
  readonly points: number | null;
}

/** An objective that was claimed, and whether as the first, second or third. */
export interface ClaimedObjective {
  readonly card: PoliticsId;
  readonly position: number;
}

/**
 * What chance, the own decisions and those of others did for a person, in points: the sums of a `LuckSheet`
 * of `@gah/ai`, which is worked out on demand.
 */
export interface Fortune {
  readonly seat: number;
  readonly start: number;
  readonly luck: LuckByKind;
  readonly decisions: number;
  readonly others: number;
}

export interface SeatSummary {
  /** As it was given; empty for nobody in particular and for the automatic opponent. */
  readonly name: string;
  readonly player: SummarizedPlayer;
  /** Of a game that is not over: what it would be now. */
  readonly points: number;
  /** 1 for the winners; equal results share a place. Null before the end. */
  readonly place: number | null;
  /** Without those that brought nothing; their sum is the points. */
  /** Sources that brought nothing are left out: see `pointsFrom`. */
  readonly bySource: Readonly<Partial<Record<VpSource, number>>>;
  readonly staff: readonly PlayedStaff[];
  readonly objectives: readonly ClaimedObjective[];
  /** The space on the emperor's track. */
  readonly emperor: number;
  readonly occupiedRooms: number;
  /** What is known only of games whose every move is known. */
  readonly course: SeatCourse | null;
}

export interface SeatCourse {
  /** Points after each round that was begun, and after the end. */
  readonly running: readonly number[];
  readonly guests: number;
  readonly bonuses: number;
  readonly penalties: number;
}

/** What a game came to: plain data, small, and enough for every statistic. */
export interface GameSummary {
  readonly version: typeof SUMMARY_VERSION;
  /** Equal for the same game, wherever it was found: as a save, as a file, at a server. */
  readonly fingerprint: string;
  readonly isOver: boolean;
  /** Milliseconds since 1970, when it was last played; null where nobody knows. */
  readonly played: number | null;
  /** How long people and players were at it, in milliseconds; null where nobody knows. */
  readonly duration: number | null;
  readonly where: PlaceOfPlay;
  /** Played on from a position, or for learning: it counts only where somebody asks for it. */
  readonly isTrial: boolean;
  readonly edition: Edition;
  readonly hotel: HotelSide;
  readonly deal: StaffDeal;
  readonly promos: Promos;
  readonly modules: readonly ModuleName[];
  /** With values of its own. */
  readonly hasDataPack: boolean;
  /** The last round that was begun. */
  readonly round: number;
  readonly moves: number | null;
  /** Those of the persons whose statistics these are. */
  readonly own: readonly number[];
  readonly seats: readonly SeatSummary[];
  /** Of the persons; null until it is worked out. */
  readonly fortunes: readonly Fortune[] | null;
}

export const pointsFrom = ({ bySource }: Pick<SeatSummary, 'bySource'>, source: VpSource): number =>
  bySource[source] ?? 0;
