/** Computer players in Web Workers: the same as in Node, see `@gah/ai/node`. */
import type { OpenPlayerThread } from './pool.js';
import { createPool } from './pool.js';
import type { FromWorker } from './protocol.js';
import type { Thinkers } from './thinkers.js';

export { THINKING_PROBLEMS, ThinkingError } from './thinkers.js';
export type { Thinkers, ThinkingProblem, ThinkOptions } from './thinkers.js';
export type { ThinkRequest } from './protocol.js';

/** As much of a Web Worker as is used here. */
export interface WebWorker {
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  onmessageerror: ((event: unknown) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

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

const openThread =
  (openWorker: () => WebWorker): OpenPlayerThread =>
  ({ onMessage, onCrash }) => {
    const worker = openWorker();
    worker.onmessage = ({ data }) => {
      onMessage(data);
    };
    worker.onerror = ({ message }) => {
      onCrash(message ?? 'the worker could not be loaded');
    };
    worker.onmessageerror = () => {
      onCrash('a message could not be read');
    };
    return {
      post: (message) => {
        worker.postMessage(message);
      },
      terminate: () => {
        worker.terminate();
      },
    };
  };

/** Workers are started when they are needed and live until `close`. */
export const createThinkers = ({
  threads = 1,
  openWorker = openModule,
}: BrowserThinkersOptions = {}): Thinkers => createPool(openThread(openWorker), threads);
