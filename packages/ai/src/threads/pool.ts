import type { FromThread, ToThread } from './messages.js';

/**
 * The one pool of threads: questions wait in line for a free one. It serves the computer players and
 * the jobs of the laboratory, in Node and in browsers.
 */

/** A thread, whatever kind of worker it is. */
interface Thread<Question> {
  readonly post: (message: ToThread<Question>) => void;
  readonly terminate: () => unknown;
}

interface ThreadListener<Reply, Progress> {
  readonly onMessage: (message: FromThread<Reply, Progress>) => void;
  /** The thread is lost, or could not be started. */
  readonly onCrash: (reason: string) => void;
}

export type OpenThread<Question, Reply, Progress> = (
  listener: ThreadListener<Reply, Progress>,
) => Thread<Question>;

/** Why no answer came back. */
export const THREAD_PROBLEMS = [
  /** The signal of the caller. */
  'cancelled',
  /** The work threw an error. */
  'failed',
  /** The thread ended or could not be started; the next question gets a new one. */
  'crashed',
  /** It took longer than the caller allows; the thread was ended. */
  'late',
  /** The pool was closed. */
  'closed',
] as const;
type ThreadProblem = (typeof THREAD_PROBLEMS)[number];

export interface AskOptions<Progress> {
  /** Ends the work; the promise is rejected with the problem `cancelled`. */
  readonly signal?: AbortSignal;
  /** The longest it may take once it has begun, whatever it is busy with. */
  readonly deadlineMs?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface ThreadPool<Question, Reply, Progress> {
  readonly ask: (question: Question, options?: AskOptions<Progress>) => Promise<Reply>;
  /** Ends all threads; whatever is still asked is rejected. */
  readonly close: () => Promise<void>;
}

/** What a promise is rejected with; `stack` is that of the error in the thread. */
export type ErrorOf = (problem: ThreadProblem, detail: string, stack?: string) => Error;

/** Cancelled work ends by itself within this time, or its thread is ended. */
const GRACE_MS = 1000;

interface Job<Question, Reply, Progress> {
  readonly id: number;
  readonly question: Question;
  readonly options: AskOptions<Progress>;
  resolve(reply: Reply): void;
  /** After this nobody waits for the answer any more. */
  reject(error: Error): void;
}

/** A place for one thread, which is opened when it is first needed and again after a crash. */
class Lane<Question, Reply, Progress> {
  private thread: Thread<Question> | null = null;
  private job: Job<Question, Reply, Progress> | null = null;
  /** Ends the thread: after its deadline, or when it does not listen. */
  private end: ReturnType<typeof setTimeout> | undefined;
  private readonly cancel =
    typeof SharedArrayBuffer === 'undefined' ? null : new SharedArrayBuffer(4);

  constructor(
    private readonly open: OpenThread<Question, Reply, Progress>,
    private readonly errorOf: ErrorOf,
    private readonly onFree: () => void,
  ) {}

  get isFree(): boolean {
    return this.job === null;
  }

  has(job: Job<Question, Reply, Progress>): boolean {
    return this.job === job;
  }

  start(job: Job<Question, Reply, Progress>): void {
    this.job = job;
    this.raise(0);
    const { id, question, options } = job;
    const { deadlineMs } = options;
    const progress = options.onProgress !== undefined;
    try {
      this.thread ??= this.opened();
      this.thread.post({ id, question, cancel: this.cancel, progress });
      if (deadlineMs !== undefined)
        this.endAfter(deadlineMs, this.errorOf('late', lateText(deadlineMs)));
    } catch (error) {
      this.lose(this.errorOf('crashed', String(error)));
    }
  }

  /** Ends the work; the job itself has been rejected. */
  stop(): void {
    const ended = this.errorOf('cancelled', 'the thread was ended');
    if (!this.cancel) {
      this.lose(ended);
      return;
    }
    this.raise(1);
    this.endAfter(GRACE_MS, ended);
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    clearTimeout(this.end);
    this.job?.reject(this.errorOf('closed', 'while at work'));
    await thread?.terminate();
  }

  private opened(): Thread<Question> {
    const thread: Thread<Question> = this.open({
      onMessage: (message) => {
        if (thread === this.thread) this.receive(message);
      },
      onCrash: (reason) => {
        if (thread === this.thread) this.lose(this.errorOf('crashed', reason));
      },
    });
    return thread;
  }

  private raise(flag: 0 | 1): void {
    if (this.cancel) Atomics.store(new Int32Array(this.cancel), 0, flag);
  }

  private receive(message: FromThread<Reply, Progress>): void {
    const { job } = this;
    if (message.id !== job?.id) return;
    switch (message.kind) {
      case 'progress':
        job.options.onProgress?.(message.progress);
        return;
      case 'error':
        job.reject(this.errorOf('failed', message.message, message.stack));
        break;
      case 'answer':
        job.resolve(message.reply);
        break;
    }
    this.free();
  }

  private endAfter(ms: number, error: Error): void {
    clearTimeout(this.end);
    this.end = setTimeout(() => {
      this.lose(error);
    }, ms);
  }

  private lose(error: Error): void {
    const { thread, job } = this;
    this.thread = null;
    thread?.terminate();
    job?.reject(error);
    this.free();
  }

  private free(): void {
    clearTimeout(this.end);
    this.job = null;
    this.onFree();
  }
}

/** What `late` means to people. */
export const lateText = (deadlineMs: number): string => `more than ${deadlineMs} ms`;

/** Threads are started when they are needed and live until `close`. */
export function openThreads<Question, Reply, Progress>(
  open: OpenThread<Question, Reply, Progress>,
  threads: number,
  errorOf: ErrorOf,
): ThreadPool<Question, Reply, Progress> {
  const waiting: Job<Question, Reply, Progress>[] = [];
  let isClosed = false;
  let lastId = 0;
  const lanes = Array.from({ length: threads }, () => new Lane(open, errorOf, next));

  function next(): void {
    if (isClosed) return;
    const lane = lanes.find(({ isFree }) => isFree);
    const job = lane && waiting.shift();
    if (job) lane.start(job);
  }

  function drop(job: Job<Question, Reply, Progress>): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    lanes.find((lane) => lane.has(job))?.stop();
  }

  return {
    ask: (question, options = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = options;
        if (isClosed) throw errorOf('closed', 'no more questions');
        if (signal?.aborted) throw errorOf('cancelled', String(signal.reason));
        const abort = (): void => {
          job.reject(errorOf('cancelled', String(signal?.reason)));
          drop(job);
        };
        const job: Job<Question, Reply, Progress> = {
          id: ++lastId,
          question,
          options,
          resolve: (reply) => {
            signal?.removeEventListener('abort', abort);
            resolve(reply);
          },
          reject: (error) => {
            signal?.removeEventListener('abort', abort);
            reject(error);
          },
        };
        signal?.addEventListener('abort', abort);
        waiting.push(job);
        next();
      }),
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(errorOf('closed', 'while waiting'));
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
