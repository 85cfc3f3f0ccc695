import type { FromWorker, WorkerQuestion, Reply, ToWorker } from './protocol.js';
import type { ThinkOptions, Thinkers } from './thinkers.js';
import { cancelled, late, ThinkingError, thinkersWith } from './thinkers.js';

/** A thread, whatever kind of worker it is. */
interface Thread {
  readonly post: (message: ToWorker) => void;
  readonly terminate: () => unknown;
}

interface ThreadListener {
  readonly onMessage: (message: FromWorker) => void;
  /** The thread is lost, or could not be started. */
  readonly onCrash: (reason: string) => void;
}

export type OpenThread = (listener: ThreadListener) => Thread;

/** A cancelled search ends by itself within this time, or its thread is ended. */
const GRACE_MS = 1000;

interface Job {
  readonly id: number;
  readonly question: WorkerQuestion;
  readonly options: ThinkOptions;
  resolve(reply: Reply): void;
  /** After this nobody waits for the answer any more. */
  reject(error: ThinkingError): void;
}

/** A place for one thread, which is opened when it is first needed and again after a crash. */
class Lane {
  private thread: Thread | null = null;
  private job: Job | null = null;
  /** Ends the thread: after its deadline, or when it does not listen. */
  private end: ReturnType<typeof setTimeout> | undefined;
  private readonly cancel =
    typeof SharedArrayBuffer === 'undefined' ? null : new SharedArrayBuffer(4);

  constructor(
    private readonly open: OpenThread,
    private readonly onFree: () => void,
  ) {}

  get isFree(): boolean {
    return this.job === null;
  }

  has(job: Job): boolean {
    return this.job === job;
  }

  start(job: Job): void {
    this.job = job;
    this.raise(0);
    const { id, question, options } = job;
    const progress = options.onProgress !== undefined;
    try {
      this.thread ??= this.opened();
      this.thread.post({ id, question, cancel: this.cancel, progress });
      if (options.deadlineMs !== undefined)
        this.endAfter(options.deadlineMs, late(options.deadlineMs));
    } catch (error) {
      this.lose(new ThinkingError('crashed', String(error)));
    }
  }

  /** Ends the search; the job itself has been rejected. */
  stop(): void {
    const ended = new ThinkingError('cancelled', 'the thread was ended');
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
    this.job?.reject(new ThinkingError('closed', 'while thinking'));
    await thread?.terminate();
  }

  private opened(): Thread {
    const thread: Thread = this.open({
      onMessage: (message) => {
        if (thread === this.thread) this.receive(message);
      },
      onCrash: (reason) => {
        if (thread === this.thread) this.lose(new ThinkingError('crashed', reason));
      },
    });
    return thread;
  }

  private raise(flag: 0 | 1): void {
    if (this.cancel) Atomics.store(new Int32Array(this.cancel), 0, flag);
  }

  private receive(message: FromWorker): void {
    const { job } = this;
    if (message.id !== job?.id) return;
    switch (message.kind) {
      case 'progress':
        job.options.onProgress?.(message.progress);
        return;
      case 'error':
        job.reject(new ThinkingError('failed', message.message));
        break;
      case 'answer':
        job.resolve(message.reply);
        break;
    }
    this.free();
  }

  private endAfter(ms: number, error: ThinkingError): void {
    clearTimeout(this.end);
    this.end = setTimeout(() => {
      this.lose(error);
    }, ms);
  }

  private lose(error: ThinkingError): void {
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

/** Questions wait in line for a free thread. */
export function createPool(open: OpenThread, threads: number): Thinkers {
  const waiting: Job[] = [];
  let isClosed = false;
  let lastId = 0;
  const lanes = Array.from({ length: threads }, () => new Lane(open, next));

  function next(): void {
    if (isClosed) return;
    const lane = lanes.find(({ isFree }) => isFree);
    const job = lane && waiting.shift();
    if (job) lane.start(job);
  }

  function drop(job: Job): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    lanes.find((lane) => lane.has(job))?.stop();
  }

  const ask = (question: WorkerQuestion, options: ThinkOptions): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { signal } = options;
      if (isClosed) throw new ThinkingError('closed', 'no more questions');
      if (signal?.aborted) throw cancelled(signal);
      const abort = (): void => {
        if (signal) job.reject(cancelled(signal));
        drop(job);
      };
      const job: Job = {
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
    });

  return thinkersWith(ask, async () => {
    isClosed = true;
    for (const job of waiting.splice(0)) job.reject(new ThinkingError('closed', 'while waiting'));
    await Promise.all(lanes.map((lane) => lane.close()));
  });
}
