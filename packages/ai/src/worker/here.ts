import { lateText } from '../threads/pool.js';
import type { WorkerQuestion, Reply } from './protocol.js';
import { replyTo } from './replyTo.js';
import type { Thinkers, ThinkOptions } from './thinkers.js';
import { ThinkingError, thinkersWith } from './thinkers.js';

interface Clock {
  now(): number;
}
const { performance } = globalThis as unknown as { performance: Clock };

function replyHere(
  question: WorkerQuestion,
  { signal, onProgress }: ThinkOptions,
  isLate: () => boolean,
): Reply {
  try {
    return replyTo(question, {
      cancelled: () => (signal?.aborted ?? false) || isLate(),
      ...(onProgress && { onProgress }),
    });
  } catch (error) {
    throw new ThinkingError('failed', String(error));
  }
}

const cancelled = (signal: AbortSignal): ThinkingError =>
  new ThinkingError('cancelled', String(signal.reason));

/** Thinks in the thread of the caller, which waits meanwhile; only a search notices its deadline. */
export function thinkHere(): Thinkers {
  let isClosed = false;
  const ask = async (question: WorkerQuestion, options: ThinkOptions): Promise<Reply> => {
    const { signal, deadlineMs = Infinity } = options;
    // The caller has its promise before anything happens, as with threads.
    await Promise.resolve();
    if (isClosed) throw new ThinkingError('closed', 'no more questions');
    if (signal?.aborted) throw cancelled(signal);
    const startedAt = performance.now();
    const isLate = (): boolean => performance.now() - startedAt >= deadlineMs;
    const reply = replyHere(question, options, isLate);
    if (signal?.aborted) throw cancelled(signal);
    if (isLate()) throw new ThinkingError('late', lateText(deadlineMs));
    return reply;
  };
  return thinkersWith(ask, () => {
    isClosed = true;
    return Promise.resolve();
  });
}
