import type { Move, Phase, SeatIndex } from '@gah/engine';
import type { PlanStep } from '../reasons/plan.js';
import type { MoveReason } from '../reasons/reason.js';
import type { LuckSheet } from './luckSheet.js';

/**
 * What a review of a game says, as plain data: it can be stored as JSON, sent between threads, and gone on with.
 * Everything about a turn is told from what its player could know when it began.
 */

/** How exactly turns are looked at, quickest first. A glance alone proves nothing: no turn is called an error by it. */
export const REVIEW_DEPTHS = ['glance', 'quick', 'usual', 'deep'] as const;
export type ReviewDepth = (typeof REVIEW_DEPTHS)[number];

export interface ReviewOptions {
  /** Whose turns; those of all persons when missing. */
  readonly seats?: readonly SeatIndex[];
  /** `usual` when missing. */
  readonly depth?: ReviewDepth;
  /** Only the turns that begin after so many moves: one that somebody wants to know more about. */
  readonly only?: readonly number[];
  /** False leaves out luck and skill, for whoever wants only the turns. */
  readonly luck?: boolean;
  /** One of several workers: it takes every so-manieth turn, and the first one luck. See `mergeReviews`. */
  readonly share?: ReviewShare;
  /** What there is of an earlier review of the same game: broken off, or less deep. */
  readonly from?: GameReview;
}

export interface ReviewShare {
  /** From 0. */
  readonly part: number;
  readonly of: number;
}

/** A mean over worlds with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** A way to play a turn, and what was expected to come of it. */
export interface ReviewedPlan {
  readonly moves: readonly Move[];
  /** The deeds a person would name, in order. */
  readonly steps: readonly PlanStep[];
  /** The final score the seat could expect. */
  readonly score: number;
  /** 0 to 1. */
  readonly winChance: number;
}

/** The best plan found beside the one that was played, in the same worlds. */
export interface Comparison {
  readonly played: ReviewedPlan;
  readonly better: ReviewedPlan;
  /**
   * By how many points the better one is better: of the final score of the seat, and three tenths of what
   * the strongest rival gets less.
   */
  readonly points: Estimate;
  /** By how much the chance to win is higher. */
  readonly chance: Estimate;
  /** Made up worlds in which the two were compared; none of them helped to choose the better one. */
  readonly worlds: number;
  /** What the better plan achieves and the played one does not, most important first. */
  readonly gains: readonly MoveReason[];
  /** What the played one achieved instead. */
  readonly instead: readonly MoveReason[];
}

export const MISSED_KINDS = ['guestLeft', 'orderLeft', 'claimLeft', 'staffUnused'] as const;
export type MissedKind = (typeof MISSED_KINDS)[number];

/** Something that could still have been done when the turn was ended, and would have brought something. */
export type MissedChance = {
  /** The position in which it was left out. */
  readonly ply: number;
  /** What it would have brought in a few made up worlds. */
  readonly points: number;
} & (
  | /** A served guest was left standing although a room was there. */
    { readonly kind: 'guestLeft'; readonly guest: number }
    /** Everything the guest waited for was in the kitchen, and could be paid for. */
  | { readonly kind: 'orderLeft'; readonly guest: number }
  /** An objective was reached and not claimed; the rival who was first then, if any. */
  | { readonly kind: 'claimLeft'; readonly card: number; readonly takenBy: SeatIndex | null }
  /** A card that works once in a round was not used in the last turn of the round. */
  | { readonly kind: 'staffUnused'; readonly card: number }
);

export const TURN_VERDICTS = [
  /** Not looked at yet. */
  'open',
  /** There was only one way, or one that cannot be compared (draft, auction). */
  'noChoice',
  /** Nothing better was found. */
  'good',
  /** Something looks better, but chance could explain it, or it is little. */
  'unclear',
  /** Something was better, and chance cannot explain it. */
  'error',
] as const;
export type TurnVerdict = (typeof TURN_VERDICTS)[number];

/** A turn of a reviewed seat, or its part in a step of the set-up or of an emperor scoring. */
export interface TurnReview {
  readonly seat: SeatIndex;
  /** Moves played before it: "try again" begins in this position. */
  readonly ply: number;
  /** Moves played when it was over. */
  readonly end: number;
  readonly round: number;
  readonly phase: Phase;
  /** How exactly it has been looked at; null for not at all. */
  readonly depth: ReviewDepth | null;
  readonly verdict: TurnVerdict;
  /** Null where there is nothing to compare, or not yet. */
  readonly comparison: Comparison | null;
  readonly missed: readonly MissedChance[];
}

/** One of the few turns that decided most. */
export interface TurningPoint {
  readonly seat: SeatIndex;
  /** Its place in `turns`. */
  readonly turn: number;
  /** Where to try again. */
  readonly ply: number;
  /** False for one that chance could explain; there are such only where hardly any are certain. */
  readonly isCertain: boolean;
  readonly comparison: Comparison;
  readonly missed: readonly MissedChance[];
}

export interface GameReview {
  /** Of this form of the data. */
  readonly version: number;
  /** Of the set-up and the moves: says which game this is. */
  readonly game: string;
  readonly depth: ReviewDepth;
  readonly seats: readonly SeatIndex[];
  /** Nothing is left to do at this depth. */
  readonly isComplete: boolean;
  /** In the order of the game. */
  readonly turns: readonly TurnReview[];
  /** Up to five for each seat, largest first. */
  readonly turningPoints: readonly TurningPoint[];
  /** Null until it is done, and where it was not wanted. */
  readonly luck: LuckSheet | null;
}

/** How far a review has come. */
export interface ReviewProgress {
  /** 0 to 1, never less than before. */
  readonly share: number;
  /** What is being done. */
  readonly stage: 'luck' | ReviewDepth;
  /** Everything so far; the same object until something new is in it. */
  readonly review: GameReview;
}
