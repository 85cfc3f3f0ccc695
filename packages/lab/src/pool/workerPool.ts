import type { ErrorOf } from '@gah/ai/threads';
import { nodeThread, openThreads } from '@gah/ai/threads';

/** Jobs of the laboratory, dealt out to threads as these become free. */

/** How jobs of one kind are done: here, or in a thread by the same function. */
export interface JobKind<Job, Result> {
  readonly work: (job: Job) => Result;
  /** A file that calls `answerQuestions` with the same function. */
  readonly file: URL;
  readonly memoryLimitMb?: number;
  /** A thread that takes longer for a job is ended. */
  readonly patienceMs?: number;
  /** What a job comes to whose thread was lost; without it everything ends with the error. */
  readonly lost?: (job: Job, error: Error) => Result;
}

interface Workplace<Job, Result> {
  readonly work: (job: Job) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Works in this thread, with room for signals between two jobs. */
const here = <Job, Result>({ work }: JobKind<Job, Result>): Workplace<Job, Result> => ({
  work: async (job) => {
    await new Promise((resolve) => setImmediate(resolve));
    return work(job);
  },
  close: () => Promise.resolve(),
});

/** Reads like the error in the thread, with its place. */
const errorOf: ErrorOf = (_, detail, stack) => {
  const error = new Error(detail);
  if (stack !== undefined) error.stack = stack;
  return error;
};

/** Works in threads; one that is lost is replaced. */
function inThreads<Job, Result>(
  { file, memoryLimitMb, patienceMs, lost }: JobKind<Job, Result>,
  threads: number,
): Workplace<Job, Result> {
  const open = nodeThread<Job, Result, never>(file, {
    ...(memoryLimitMb !== undefined && { memoryLimitMb }),
  });
  const { ask, close } = openThreads(open, threads, errorOf);
  return {
    work: async (job) => {
      try {
        return await ask(job, { ...(patienceMs !== undefined && { deadlineMs: patienceMs }) });
      } catch (error) {
        if (lost && error instanceof Error) return lost(job, error);
        throw error;
      }
    },
    close,
  };
}

/** Listens no longer than until the other signal: many runs may share the first. */
const aborted = (signal: AbortSignal | undefined, until: AbortSignal): Promise<'aborted'> =>
  new Promise((resolve) => {
    const tell = (): void => {
      resolve('aborted');
    };
    signal?.addEventListener('abort', tell, { signal: until });
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
  const place = threads === 0 ? here(kind) : inThreads(kind, threads);
  const atATime = Array.from({ length: Math.max(1, threads) });
  const run: WorkerPool<Job, Result>['run'] = async (jobs, onResult, signal) => {
    const waiting = jobs.values();
    const all = Promise.all(
      atATime.map(async () => {
        for (const job of waiting) {
          const result = await place.work(job);
          if (signal?.aborted) return;
          onResult(result, job);
        }
      }),
    );
    const over = new AbortController();
    try {
      await Promise.race([all, aborted(signal, over.signal)]);
    } finally {
      over.abort();
    }
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
    close: place.close,
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
