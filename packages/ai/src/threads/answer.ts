import type { FromThread, ToThread } from './messages.js';

/** What work in a thread can listen to and tell. */
export interface WorkListeners<Progress> {
  readonly cancelled: () => boolean;
  /** Absent when nobody listens. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The far end of a thread: works on one question and posts what comes of it. */
export function answer<Question, Reply, Progress>(
  { id, question, cancel, progress: isHeard }: ToThread<Question>,
  work: (question: Question, listeners: WorkListeners<Progress>) => Reply,
  post: (message: FromThread<Reply, Progress>) => void,
): void {
  const cell = cancel && new Int32Array(cancel);
  const onProgress = (progress: Progress): void => {
    post({ kind: 'progress', id, progress });
  };
  try {
    const reply = work(question, {
      cancelled: () => cell !== null && Atomics.load(cell, 0) !== 0,
      ...(isHeard && { onProgress }),
    });
    post({ kind: 'answer', id, reply });
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    post({ kind: 'error', id, message: String(error), stack });
  }
}
