/** Reviews in Web Workers: the same as in Node, see `@gah/ai/review-node`. */
import type { GameReview, ReviewProgress } from '../review/review.js';
import type { FromThread } from '../threads/messages.js';
import type { Reviewers } from './reviewers.js';
import { createReviewPool } from './reviewers.js';
import type { WebWorkerOf } from './webThread.js';
import { webThread } from './webThread.js';

export { ThinkingError } from './thinkers.js';
export type { Reviewers } from './reviewers.js';

export type ReviewWorker = WebWorkerOf<FromThread<GameReview, ReviewProgress>>;

declare const Worker: new (url: URL, options: { type: 'module' }) => ReviewWorker;

const openModule = (): ReviewWorker =>
  new Worker(new URL('./reviewWebWorker.js', import.meta.url), { type: 'module' });

export interface BrowserReviewersOptions {
  /** How many workers share the turns. */
  readonly threads?: number;
  /** Opens a worker that runs `@gah/ai/review-worker`; without it bundlers find the file by its address here. */
  readonly openWorker?: () => ReviewWorker;
}

/** Workers are started when they are needed and live until `close`. */
export const createReviewers = ({
  threads = 1,
  openWorker = openModule,
}: BrowserReviewersOptions = {}): Reviewers => createReviewPool(webThread(openWorker), threads);
