import type { FromThread } from '../threads/messages.js';
import type { OpenThread } from '../threads/pool.js';

/** As much of a Web Worker as is used here. */
export interface WebWorkerOf<Message> {
  onmessage: ((event: { readonly data: Message }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  onmessageerror: ((event: unknown) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Opens threads that are Web Workers. */
export const webThread =
  <Question, Reply, Progress>(
    openWorker: () => WebWorkerOf<FromThread<Reply, Progress>>,
  ): OpenThread<Question, Reply, Progress> =>
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
