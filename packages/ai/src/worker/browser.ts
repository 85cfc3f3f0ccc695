/** Computer players in Web Workers: the same as in Node, see `@gah/ai/node`. */
import { createPool } from './pool.js';
import type { FromWorker } from './protocol.js';
import type { Thinkers } from './thinkers.js';
import type { WebWorkerOf } from './webThread.js';
import { webThread } from './webThread.js';

export { THINKING_PROBLEMS, ThinkingError } from './thinkers.js';
export type { Thinkers, ThinkingProblem, ThinkOptions } from './thinkers.js';
export type { ThinkRequest } from './protocol.js';

export type WebWorker = WebWorkerOf<FromWorker>;

declare const Worker: new (url: URL, options: { type: 'module' }) => WebWorker;

export interface BrowserThinkersOptions {
  /** How many requests are thought about at a time. */
  readonly threads?: number;
  /**
   * Opens a worker that runs `@gah/ai/web-worker`; without it bundlers find the file by its address
   * here, and pages without a bundler give the address of `@gah/ai/standalone-worker`.
   */
  readonly openWorker?: () => WebWorker;
}

const openModule = (): WebWorker =>
  new Worker(new URL('./webWorker.js', import.meta.url), { type: 'module' });

/** Workers are started when they are needed and live until `close`. */
export const createThinkers = ({
  threads = 1,
  openWorker = openModule,
}: BrowserThinkersOptions = {}): Thinkers => createPool(webThread(openWorker), threads);
