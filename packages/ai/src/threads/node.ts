/** Both ends of worker threads of Node, for the pool and for the files that threads run. */
import { parentPort, Worker } from 'node:worker_threads';
import type { WorkListeners } from './answer.js';
import { answer } from './answer.js';
import type { FromThread, ToThread } from './messages.js';
import type { OpenThread } from './pool.js';

export { openThreads } from './pool.js';
export type { ErrorOf, OpenThread, ThreadPool } from './pool.js';

export interface NodeThreadOptions {
  /** A thread that needs more is ended. */
  readonly memoryLimitMb?: number;
  /** What the thread is told when it starts. */
  readonly data?: unknown;
}

/** Opens threads that run this file, which calls `answerQuestions`. */
export const nodeThread =
  <Question, Reply, Progress>(
    file: URL,
    { memoryLimitMb, data }: NodeThreadOptions = {},
  ): OpenThread<Question, Reply, Progress> =>
  ({ onMessage, onCrash }) => {
    const worker = new Worker(file, {
      ...(memoryLimitMb !== undefined && {
        resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
      }),
      workerData: data,
    });
    worker.on('message', (message: FromThread<Reply, Progress>) => {
      onMessage(message);
    });
    worker.on('messageerror', (error) => {
      onCrash(String(error));
    });
    worker.on('error', (error) => {
      onCrash(String(error));
    });
    worker.on('exit', (code) => {
      onCrash(`exit code ${code}`);
    });
    return {
      post: (message) => {
        worker.postMessage(message);
      },
      terminate: () => worker.terminate(),
    };
  };

/** Answers every question that is put to this thread. */
export function answerQuestions(
  work: (question: never, listeners: WorkListeners<unknown>) => unknown,
): void {
  const port = parentPort;
  if (!port) throw new Error('this file is for worker threads');
  port.on('message', (message: ToThread<never>) => {
    answer(message, work, (reply) => {
      port.postMessage(reply);
    });
  });
}
