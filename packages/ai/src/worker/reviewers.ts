import type { GameReview, ReviewOptions, ReviewProgress } from '../review/review.js';
import { mergeReviews, reviewGame } from '../review/reviewGame.js';
import type { WorkListeners } from '../threads/answer.js';
import type { AskOptions, OpenThread } from '../threads/pool.js';
import { openThreads } from '../threads/pool.js';
import { ThinkingError } from './thinkers.js';

/** Reviews in threads: each thread takes its share of the turns, and what they find is put together. */

/** What travels to a thread. */
export interface ReviewQuestion {
  readonly record: unknown;
  readonly options: ReviewOptions;
}

/** Somebody looks at the progress; more often is of no use. */
const TELL_EVERY_MS = 100;

interface Clock {
  now(): number;
}
const { performance } = globalThis as unknown as { performance: Clock };

/** The far end: reviews until it is done or cancelled, and tells what is new. */
export function reviewHere(
  { record, options }: ReviewQuestion,
  { cancelled, onProgress }: WorkListeners<ReviewProgress>,
): GameReview {
  const steps = reviewGame(record, options);
  let told: GameReview | null = null;
  let toldAt = -Infinity;
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    const { value } = next;
    if (cancelled()) return value.review;
    const now = performance.now();
    if (value.review === told && now - toldAt < TELL_EVERY_MS) continue;
    onProgress?.(value);
    told = value.review;
    toldAt = now;
  }
}

type ReviewAskOptions = Pick<AskOptions<ReviewProgress>, 'signal' | 'onProgress'>;

export interface Reviewers {
  /**
   * As `reviewGame`, in threads. When the signal is raised it answers with what there is, to be given back as
   * `from`; if nothing is there yet it rejects with a ThinkingError, as with every other trouble.
   */
  review(
    record: unknown,
    options?: Omit<ReviewOptions, 'share'>,
    asked?: ReviewAskOptions,
  ): Promise<GameReview>;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** Reviews in the thread of the caller, which is free again every now and then. */
export function reviewersHere(): Reviewers {
  return {
    async review(record, options = {}, { signal, onProgress } = {}) {
      let freeAt = performance.now();
      for (const steps = reviewGame(record, options); ;) {
        const next = steps.next();
        if (next.done) return next.value;
        if (signal?.aborted) return next.value.review;
        if (performance.now() - freeAt < TELL_EVERY_MS) continue;
        onProgress?.(next.value);
        await new Promise<void>((resolve) => {
          setTimeout(resolve, 0);
        });
        freeAt = performance.now();
      }
    },
    close: () => Promise.resolve(),
  };
}

export type OpenReviewThread = OpenThread<ReviewQuestion, GameReview, ReviewProgress>;

export function createReviewPool(open: OpenReviewThread, threads: number): Reviewers {
  const pool = openThreads(open, threads, (problem, detail) => new ThinkingError(problem, detail));
  return {
    async review(record, options = {}, { signal, onProgress } = {}) {
      const latest: (ReviewProgress | null)[] = Array.from({ length: threads }, () => null);
      const merged = (): GameReview | null => {
        const found = latest.flatMap((progress) => (progress ? [progress.review] : []));
        return found.length === 0 ? null : mergeReviews(found);
      };
      const hear = (part: number) => (progress: ReviewProgress) => {
        latest[part] = progress;
        const review = merged();
        if (!review) return;
        const sum = latest.reduce((total, each) => total + (each?.share ?? 0), 0);
        onProgress?.({
          ...progress,
          share: sum / threads,
          review: { ...review, isComplete: false },
        });
      };
      const asked = latest.map((_, part) =>
        pool.ask(
          { record, options: { ...options, share: { part, of: threads } } },
          { ...(signal && { signal }), onProgress: hear(part) },
        ),
      );
      try {
        return mergeReviews(await Promise.all(asked));
      } catch (error) {
        const review = merged();
        if (signal?.aborted && review) return { ...review, isComplete: false };
        throw error;
      }
    },
    close: pool.close,
  };
}
