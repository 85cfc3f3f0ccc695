import type { GameRecord, PlaybackStep } from '@gah/engine';
import { parseRecord, playback } from '@gah/engine';
import { compareTurn } from './compareTurn.js';
import { DEPTH_SPECS } from './depths.js';
import { luckSteps } from './luck.js';
import type { LuckSheet } from './luckSheet.js';
import { missedIn } from './missed.js';
import type {
  Comparison,
  GameReview,
  MissedChance,
  ReviewDepth,
  ReviewOptions,
  ReviewProgress,
  ReviewShare,
  TurnReview,
} from './review.js';
import { REVIEW_DEPTHS } from './review.js';
import type { PlayedTurn } from './turns.js';
import { turnsOf } from './turns.js';
import { deserves, isCloseLook, turningPointsOf, verdictOn } from './verdict.js';

/** Of the form of the data and of what luck is worth: what was stored under another one is not gone on with. */
export const REVIEW_VERSION = 2;
const USUAL: ReviewDepth = 'usual';
const ALL: ReviewShare = { part: 0, of: 1 };
/** What luck costs, in parts of the efforts of the depths. */
const LUCK_EFFORT = 40;
/** About so many turns deserve a closer look. */
const SUSPICIOUS_SHARE = 0.4;

/** Why there is no review. */
export const REVIEW_PROBLEMS = [
  /** No such seat in this game, or nobody decides for it. */
  'bad-seat',
  /** The review to go on from is of another game, of other seats or in another form. */
  'other-review',
] as const;
export type ReviewProblem = (typeof REVIEW_PROBLEMS)[number];

export class ReviewError extends Error {
  constructor(
    readonly code: ReviewProblem,
    readonly detail: string,
  ) {
    super(`review: ${code} (${detail})`);
    this.name = 'ReviewError';
  }
}

/** Which game it is, without telling its seed. */
export function reviewedGame({ setup, moves, generator }: GameRecord): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  const text = JSON.stringify([generator, setup, moves]);
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high + text.charCodeAt(at), 0x85ebca6b) ^ (low >>> 13);
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}

const untouched = ({ seat, root, end }: PlayedTurn): TurnReview => ({
  seat,
  ply: root.ply,
  end: end.ply,
  round: root.phase === 'turns' || root.phase === 'emperor' ? root.round : 0,
  phase: root.phase,
  depth: null,
  verdict: 'open',
  comparison: null,
  missed: [],
});

/** Who claimed an objective first after this position, if it was a rival. */
function takenBy(
  steps: readonly PlaybackStep[],
  card: number,
  { seat, ply }: { seat: number; ply: number },
): number | null {
  for (const { state, events } of steps) {
    if (state.ply <= ply) continue;
    const claim = events.find((event) => event.type === 'politicsClaimed' && event.card === card);
    if (claim?.type === 'politicsClaimed') return claim.seat === seat ? null : claim.seat;
  }
  return null;
}

const rank = ({ depth }: Pick<TurnReview, 'depth'>): number =>
  depth === null ? -1 : REVIEW_DEPTHS.indexOf(depth);

const expectedLoss = ({ comparison }: TurnReview): number => comparison?.points.mean ?? -Infinity;

/** A review at work: what is done, what is next. */
class Work {
  private readonly steps: readonly PlaybackStep[];
  private readonly played: readonly PlayedTurn[];
  private readonly turns: TurnReview[];
  private luck: LuckSheet | null = null;
  private readonly wantsLuck: boolean;
  readonly depth: ReviewDepth;
  private readonly seats: readonly number[];
  private readonly share: ReviewShare;
  private readonly only: ReadonlySet<number> | undefined;
  private readonly game: string;
  private done = 0;
  private most = 0;
  private snapshot: GameReview;

  constructor(
    private readonly record: GameRecord,
    { seats, depth = USUAL, only, luck = true, share = ALL, from }: ReviewOptions,
  ) {
    this.steps = [...playback(record)];
    const people = record.setup.seats;
    this.seats = seats ?? Array.from({ length: people }, (_, seat) => seat);
    for (const seat of this.seats) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= people)
        throw new ReviewError('bad-seat', `seat ${seat} of ${people}`);
    }
    this.depth = depth;
    this.share = share;
    this.only = only && new Set(only);
    this.wantsLuck = luck && share.part === 0;
    this.game = reviewedGame(record);
    this.played = turnsOf(this.steps, this.seats);
    this.turns = this.played.map(untouched);
    if (from) this.goOnFrom(from);
    this.snapshot = this.current(false);
  }

  *run(): Generator<ReviewProgress, GameReview> {
    yield* this.lookAtAll('glance');
    if (this.wantsLuck && !this.luck) yield* this.sumUpLuck();
    for (const depth of REVIEW_DEPTHS.slice(1, REVIEW_DEPTHS.indexOf(this.depth) + 1)) {
      yield* this.lookAtAll(depth);
    }
    this.snapshot = this.current(true);
    return this.snapshot;
  }

  private goOnFrom(from: GameReview): void {
    const isSame =
      from.version === REVIEW_VERSION &&
      from.game === this.game &&
      from.seats.join() === this.seats.join() &&
      from.turns.length === this.turns.length;
    if (!isSame) throw new ReviewError('other-review', `of ${from.game}, this is ${this.game}`);
    for (const [index, turn] of from.turns.entries()) this.turns[index] = turn;
    this.luck = from.luck;
  }

  private isMine(index: number): boolean {
    const ply = this.played[index]?.root.ply ?? -1;
    return index % this.share.of === this.share.part && (this.only?.has(ply) ?? true);
  }

  /** Largest losses first: turning points show as early as possible. Turns do not depend on each other. */
  private *lookAtAll(depth: ReviewDepth): Generator<ReviewProgress, void> {
    const open = [...this.turns.entries()]
      .filter(([index, turn]) => this.isMine(index) && deserves(turn, depth))
      .sort(([, a], [, b]) => expectedLoss(b) - expectedLoss(a));
    for (const [index, turn] of open) {
      const played = this.played[index];
      if (!played) continue;
      const work = compareTurn(played, depth, turn.comparison);
      let next = work.next();
      for (; !next.done; next = work.next()) yield this.progress(depth);
      this.turns[index] = this.judged(turn, played, depth, next.value);
      this.done += DEPTH_SPECS[depth].effort;
      this.snapshot = this.current(false);
      yield this.progress(depth);
    }
  }

  private judged(
    turn: TurnReview,
    played: PlayedTurn,
    depth: ReviewDepth,
    comparison: Comparison | null,
  ): TurnReview {
    return {
      ...turn,
      depth,
      verdict: comparison ? verdictOn(comparison, depth) : 'noChoice',
      comparison,
      missed: turn.depth === null ? this.missedBy(played) : turn.missed,
    };
  }

  private missedBy(played: PlayedTurn): MissedChance[] {
    return missedIn(played).map((chance) =>
      chance.kind === 'claimLeft'
        ? {
            ...chance,
            takenBy: takenBy(this.steps, chance.card, { seat: played.seat, ply: chance.ply }),
          }
        : chance,
    );
  }

  private *sumUpLuck(): Generator<ReviewProgress, void> {
    const work = luckSteps(this.steps, this.record.moves.length);
    let next = work.next();
    for (; !next.done; next = work.next()) yield this.progress('luck');
    this.luck = next.value;
    this.done += LUCK_EFFORT;
    this.snapshot = this.current(false);
    yield this.progress('luck');
  }

  private current(isComplete: boolean): GameReview {
    return {
      version: REVIEW_VERSION,
      game: this.game,
      depth: this.depth,
      seats: this.seats,
      isComplete,
      turns: [...this.turns],
      turningPoints: turningPointsOf(this.turns, this.seats),
      luck: this.luck,
    };
  }

  /** What is left is guessed: how many turns deserve a closer look shows only on the way. */
  private progress(stage: ReviewProgress['stage']): ReviewProgress {
    let left = this.wantsLuck && !this.luck ? LUCK_EFFORT : 0;
    for (const [index, turn] of this.turns.entries()) {
      if (this.isMine(index)) left += this.effortLeft(turn);
    }
    const share = this.done + left === 0 ? 1 : this.done / (this.done + left);
    this.most = Math.max(this.most, share);
    return { share: this.most, stage, review: this.snapshot };
  }

  private effortLeft(turn: TurnReview): number {
    if (turn.verdict === 'noChoice') return 0;
    let effort = 0;
    for (const depth of REVIEW_DEPTHS.slice(rank(turn) + 1, rank(this) + 1)) {
      const isKnown = rank(turn) >= REVIEW_DEPTHS.indexOf('quick') || !isCloseLook(depth);
      const likely = isKnown ? Number(deserves(turn, depth)) : SUSPICIOUS_SHARE;
      effort += likely * DEPTH_SPECS[depth].effort;
    }
    return effort;
  }
}

/**
 * Reviews a game step by step: each step takes some milliseconds and tells how far it has come; the review so
 * far is plain data that can be stored and given back as `from`. Equal records give equal reviews, however often
 * they were broken off and however many workers shared the turns. Throws a RecordError for a record that cannot be
 * played and a ReviewError for options that do not fit it.
 */
export function* reviewGame(
  record: unknown,
  options: ReviewOptions = {},
): Generator<ReviewProgress, GameReview> {
  return yield* new Work(parseRecord(record), options).run();
}

/** The further one of two looks at the same turn. */
const further = (one: TurnReview, other: TurnReview): TurnReview =>
  rank(other) > rank(one) ? other : one;
/** Puts together what several workers have found out about the same game. */
export function mergeReviews(reviews: readonly GameReview[]): GameReview {
  const [first, ...others] = reviews;
  if (!first) throw new ReviewError('other-review', 'none');
  let { turns, luck } = first;
  for (const other of others) {
    if (other.game !== first.game || other.turns.length !== turns.length)
      throw new ReviewError('other-review', `${other.game} beside ${first.game}`);
    turns = turns.map((turn, index) => further(turn, other.turns[index] ?? turn));
    luck ??= other.luck;
  }
  return {
    ...first,
    isComplete: reviews.every(({ isComplete }) => isComplete),
    turns,
    turningPoints: turningPointsOf(turns, first.seats),
    luck,
  };
}
