import type { WorkListeners } from '../threads/answer.js';
import { answer } from '../threads/answer.js';
import type { FromThread, ToThread } from '../threads/messages.js';

/** As much of a worker's global scope as is used here. */
interface WorkerScope {
  onmessage: ((event: { readonly data: ToThread<never> }) => void) | null;
  postMessage(message: FromThread<unknown, unknown>): void;
}

/** Answers every question that is put to this Web Worker. */
export function serveWorker(
  work: (question: never, listeners: WorkListeners<unknown>) => unknown,
): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.onmessage = ({ data }) => {
    answer(data, work, (message) => {
      scope.postMessage(message);
    });
  };
}
