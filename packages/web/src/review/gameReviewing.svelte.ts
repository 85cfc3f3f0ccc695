import type { GameReview, ReviewDepth } from '@gah/ai';
import { REVIEW_VERSION, reviewedGame } from '@gah/ai';
import type { Reviewers } from '@gah/ai/review-browser';
import { createReviewers } from '@gah/ai/review-browser';
import type { GameRecord, SeatIndex } from '@gah/engine';
import type { KeptReviews } from './keptReviews.js';
import { keptReviews } from './keptReviews.js';

/** How often what was found is written while the work goes on. */
const KEEP_EVERY_MS = 4000;
/** One processor is left to the page and to everything else. */
const MOST_THREADS = 3;
const openReviewers = (): Reviewers =>
  createReviewers({
    threads: Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1)),
  });

/** How exactly each turn has been looked at: what a review shows changes only with this. */
const looksOf = ({ turns, luck }: GameReview): string =>
  `${turns.map(({ depth }) => depth).join()} ${luck !== null}`;

/** The review of one game, for one seat at a time: at work, broken off, or finished. */
export class GameReviewing {
  readonly #record: GameRecord;
  readonly #kept: KeptReviews = keptReviews();
  #seat: SeatIndex = $state(0);
  #review: GameReview | null = $state.raw(null);
  #isReady = $state(false);
  #share = $state(0);
  #isFailed = $state(false);
  /** Of the work in progress. */
  #work: AbortController | null = $state.raw(null);
  #keptAt = 0;

  constructor(record: GameRecord, seat: SeatIndex) {
    this.#record = record;
    this.#seat = seat;
    void this.#open(seat);
  }

  get seat(): SeatIndex {
    return this.#seat;
  }
  /** What has been found; null before anything was. */
  get review(): GameReview | null {
    return this.#review;
  }
  /** Whether it is known if there is an earlier review. */
  get isReady(): boolean {
    return this.#isReady;
  }
  get isRunning(): boolean {
    return this.#work !== null;
  }
  /** 0 to 1. */
  get share(): number {
    return this.#share;
  }
  /** The last attempt broke down; what it found is there. */
  get isFailed(): boolean {
    return this.#isFailed;
  }

  /** Turns to another seat; what was found for this one is kept. */
  async look(seat: SeatIndex): Promise<void> {
    if (seat === this.#seat) return;
    this.stop();
    this.#seat = seat;
    await this.#open(seat);
  }

  /** Begins, goes on, or looks deeper at what is there. */
  async run(depth: ReviewDepth): Promise<void> {
    this.stop();
    const work = new AbortController();
    const isCurrent = (): boolean => this.#work === work;
    this.#work = work;
    this.#isFailed = false;
    this.#share = 0;
    const seat = this.#seat;
    const from = this.#review;
    const reviewers = openReviewers();
    try {
      const review = await reviewers.review(
        this.#record,
        { seats: [seat], depth, ...(from && { from }) },
        {
          signal: work.signal,
          onProgress: ({ share, review: found }) => {
            if (!isCurrent()) return;
            this.#share = share;
            this.#show(found);
            if (Date.now() - this.#keptAt > KEEP_EVERY_MS) void this.#keep(seat, found);
          },
        },
      );
      await this.#keep(seat, review);
      if (isCurrent()) this.#review = review;
    } catch {
      // Whoever stopped it before anything was found has not failed.
      if (isCurrent()) this.#isFailed = true;
    } finally {
      if (isCurrent()) this.#work = null;
      void reviewers.close();
    }
  }

  /** Ends the work; it can be gone on with. */
  stop(): void {
    this.#work?.abort();
    this.#work = null;
  }

  /** Only what is new, and luck after the turns: no single task of the page shall take long. */
  #show(found: GameReview): void {
    const before = this.#review;
    if (before && looksOf(before) === looksOf(found)) return;
    if (found.luck === null || before?.luck) {
      this.#review = found;
      return;
    }
    const seat = this.#seat;
    this.#review = { ...found, luck: null };
    setTimeout(() => {
      if (this.#review && seat === this.#seat) this.#review = { ...this.#review, luck: found.luck };
    });
  }

  async #keep(seat: SeatIndex, review: GameReview): Promise<void> {
    this.#keptAt = Date.now();
    await this.#kept.write(this.#keyOf(seat), review);
  }

  #keyOf(seat: SeatIndex): string {
    return `${REVIEW_VERSION} ${reviewedGame(this.#record)} ${seat}`;
  }

  async #open(seat: SeatIndex): Promise<void> {
    this.#isReady = false;
    this.#isFailed = false;
    this.#review = null;
    const review = await this.#kept.read(this.#keyOf(seat));
    if (seat !== this.#seat) return;
    this.#review = review;
    this.#isReady = true;
  }
}
