import { answer } from '../threads/answer.js';
import type { FromWorker, ToWorker } from './protocol.js';
import { replyTo } from './replyTo.js';

/** As much of a worker's global scope as is used here. */
interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  answer(data, replyTo, (reply) => {
    scope.postMessage(reply);
  });
};
