import { Worker } from 'node:worker_threads';

/** The one pool of worker threads: jobs are dealt out to threads as these become free. */

/** How jobs of one kind are done: here, or in a thread by the same function. */
export interface JobKind<Job, Result> {
  readonly work: (job: Job) => Result;
  /** A file that calls `answerJobs` with the same function. */
  readonly file: URL;
  readonly memoryLimitMb?: number;
  /** A thread that takes longer for a job is ended. */
  readonly patienceMs?: number;
  /** What a job comes to whose thread was lost; without it everything ends with the error. */
  readonly lost?: (job: Job, error: Error) => Result;
}

interface Lane<Job, Result> {
  work(job: Job): Promise<Result>;
  close(): Promise<unknown>;
}

/** Works in this thread, with room for signals between two jobs. */
const here = <Job, Result>({ work }: JobKind<Job, Result>): Lane<Job, Result> => ({
  work: async (job) => {
    await new Promise((resolve) => setImmediate(resolve));
    return work(job);
  },
  close: () => Promise.resolve(),
});

/** Works in a thread of its own, and in another one if that is lost. */
function thread<Job, Result>(kind: JobKind<Job, Result>): Lane<Job, Result> {
  const { file, memoryLimitMb, patienceMs, lost } = kind;
  const limits = memoryLimitMb && { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } };
  let worker: Worker | null = null;
  const end = async (): Promise<void> => {
    const ended = worker;
    worker = null;
    ended?.removeAllListeners();
    await ended?.terminate();
  };
  return {
    work: async (job) => {
      const opened = (worker ??= new Worker(file, { ...limits }));
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<Result>((resolve, reject) => {
          opened.removeAllListeners();
          opened.once('message', resolve);
          opened.once('error', reject);
          if (patienceMs !== undefined) {
            timer = setTimeout(() => {
              reject(new Error(`no result after ${patienceMs / 1000} s`));
            }, patienceMs);
            // A job that was left must not keep the program waiting.
            timer.unref();
          }
          opened.postMessage(job);
        });
      } catch (error) {
        await end();
        if (lost && error instanceof Error) return lost(job, error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: end,
  };
}

const aborted = (signal: AbortSignal | undefined): Promise<'aborted'> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => {
      resolve('aborted');
    });
  });

export interface WorkerPool<Job, Result> {
  /** Does all jobs; results are told as they come. Ends early on the signal. */
  run(
    jobs: readonly Job[],
    onResult: (result: Result, job: Job) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  /** The results in the order of the jobs. */
  map(jobs: readonly Job[], onDone?: () => void): Promise<Result[]>;
  close(): Promise<void>;
}

/** Threads are started when they are needed and live until `close`; with 0 threads all is done here. */
export function openPool<Job, Result>(
  kind: JobKind<Job, Result>,
  threads: number,
): WorkerPool<Job, Result> {
  const lanes = Array.from({ length: Math.max(1, threads) }, () =>
    threads === 0 ? here(kind) : thread(kind),
  );
  const run: WorkerPool<Job, Result>['run'] = async (jobs, onResult, signal) => {
    const waiting = jobs.values();
    const all = Promise.all(
      lanes.map(async (lane) => {
        for (const job of waiting) {
          const result = await lane.work(job);
          if (signal?.aborted) return;
          onResult(result, job);
        }
      }),
    );
    await Promise.race([all, aborted(signal)]);
  };
  return {
    run,
    async map(jobs, onDone) {
      const results = new Map<Job, Result>();
      await run(jobs, (result, job) => {
        results.set(job, result);
        onDone?.();
      });
      return jobs.flatMap((job) => (results.has(job) ? [results.get(job) as Result] : []));
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** Does these jobs in a pool of their own. */
export async function runJobs<Job, Result>(
  kind: JobKind<Job, Result>,
  threads: number,
  jobs: readonly Job[],
  onResult: (result: Result, job: Job) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pool = openPool(kind, threads);
  try {
    await pool.run(jobs, onResult, signal);
  } finally {
    await pool.close();
  }
}
