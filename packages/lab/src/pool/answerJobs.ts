import { parentPort } from 'node:worker_threads';

/** The far end of a thread: a job comes in, its result goes out. */
export function answerJobs(work: (job: never) => unknown): void {
  parentPort?.on('message', (job: unknown) => {
    parentPort?.postMessage(work(job as never));
  });
}
