/** Reviews in worker threads of Node. */
import { nodeThread } from '../threads/node.js';
import type { Reviewers } from './reviewers.js';
import { createReviewPool, reviewersHere } from './reviewers.js';

export { ThinkingError } from './thinkers.js';
export type { Reviewers } from './reviewers.js';

export interface NodeReviewersOptions {
  /** How many threads share the turns; 0 reviews in the thread of the caller. */
  readonly threads?: number;
}

/** Threads are started when they are needed and live until `close`. */
export const createReviewers = ({ threads = 1 }: NodeReviewersOptions = {}): Reviewers =>
  threads === 0
    ? reviewersHere()
    : createReviewPool(nodeThread(new URL('./reviewNodeWorker.js', import.meta.url)), threads);
