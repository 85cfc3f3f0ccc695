/** Computer players in worker threads of Node. */
import { nodeThread } from '../threads/node.js';
import { thinkHere } from './here.js';
import { createPool } from './pool.js';
import type { Thinkers } from './thinkers.js';

export { THINKING_PROBLEMS, ThinkingError } from './thinkers.js';
export type { Thinkers, ThinkingProblem, ThinkOptions } from './thinkers.js';
export type { ThinkRequest } from './protocol.js';

/** No player needs more; a thread that does is ended. */
export const MEMORY_LIMIT_MB = 300;

/** What a thread is told when it starts. */
export interface ThreadData {
  readonly isPatient: boolean;
}

export interface NodeThinkersOptions {
  /** How many requests are thought about at a time; 0 thinks in the thread of the caller. */
  readonly threads?: number;
  readonly memoryLimitMb?: number;
  /** Lets everything else on the machine go first, where threads can. */
  readonly isPatient?: boolean;
}

/** Threads are started when they are needed and live until `close`. */
export const createThinkers = ({
  threads = 1,
  memoryLimitMb = MEMORY_LIMIT_MB,
  isPatient = false,
}: NodeThinkersOptions = {}): Thinkers =>
  threads === 0
    ? thinkHere()
    : createPool(
        nodeThread(new URL('./nodeWorker.js', import.meta.url), {
          memoryLimitMb,
          data: { isPatient } satisfies ThreadData,
        }),
        threads,
      );
