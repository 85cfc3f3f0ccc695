import { Worker } from 'node:worker_threads';

/** How jobs of one kind are done: here, or in a thread by the same function. */
export interface Crew<Job, Result> {
  readonly work: (job: Job) => Result;
  /** A file that calls `answerJobs` with the same function. */
  readonly file: URL;
  readonly memoryLimitMb?: number;
  /** What a job comes to whose thread was lost; without it everything ends with the error. */
  readonly lost?: (job: Job, error: Error) => Result;
}

interface Lane<Job, Result> {
  work(job: Job): Promise<Result>;
  close(): Promise<unknown>;
}

/** Works in this thread, with room for signals between two jobs. */
const here = <Job, Result>({ work }: Crew<Job, Result>): Lane<Job, Result> => ({
  work: async (job) => {
    await new Promise((resolve) => setImmediate(resolve));
    return work(job);
  },
  close: () => Promise.resolve(),
});

/** Works in a thread of its own, and in another one if that is lost. */
function thread<Job, Result>({ file, memoryLimitMb, lost }: Crew<Job, Result>): Lane<Job, Result> {
  const limits = memoryLimitMb && { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } };
  let worker: Worker | null = null;
  return {
    work: (job) =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(file, { ...limits });
        worker.removeAllListeners();
        worker.once('message', resolve);
        worker.once('error', (error: Error) => {
          worker = null;
          if (lost) resolve(lost(job, error));
          else reject(error);
        });
        worker.postMessage(job);
      }),
    close: async () => {
      worker?.removeAllListeners();
      await worker?.terminate();
    },
  };
}

const aborted = (signal: AbortSignal | undefined): Promise<'aborted'> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => {
      resolve('aborted');
    });
  });

/** Deals jobs out to threads as these become free; 0 threads work here. Ends early on the signal. */
export async function workInLanes<Job, Result>(
  crew: Crew<Job, Result>,
  threads: number,
  jobs: readonly Job[],
  onResult: (result: Result, job: Job) => void,
  signal?: AbortSignal,
): Promise<void> {
  const lanes = Array.from({ length: Math.max(1, Math.min(threads, jobs.length)) }, () =>
    threads === 0 ? here(crew) : thread(crew),
  );
  const waiting = jobs.values();
  const workAll = Promise.all(
    lanes.map(async (lane) => {
      for (const job of waiting) {
        const result = await lane.work(job);
        if (signal?.aborted) return;
        onResult(result, job);
      }
    }),
  );
  try {
    await Promise.race([workAll, aborted(signal)]);
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}
