import type { Progress } from '../search/budget.js';
import type { OpenThread } from '../threads/pool.js';
import { openThreads } from '../threads/pool.js';
import type { Reply, WorkerQuestion } from './protocol.js';
import type { Thinkers } from './thinkers.js';
import { ThinkingError, thinkersWith } from './thinkers.js';

export type OpenPlayerThread = OpenThread<WorkerQuestion, Reply, Progress>;

/** Computer players in threads. */
export function createPool(open: OpenPlayerThread, threads: number): Thinkers {
  const pool = openThreads(open, threads, (problem, detail) => new ThinkingError(problem, detail));
  return thinkersWith(pool.ask, pool.close);
}
