import { replyTo } from './answer.js';
import type { Question, Reply } from './protocol.js';
import type { Thinkers, ThinkOptions } from './thinkers.js';
import { cancelled, ThinkingError, thinkersWith } from './thinkers.js';

function replyHere(question: Question, { signal, onProgress }: ThinkOptions): Reply {
  try {
    return replyTo(question, {
      cancelled: () => signal?.aborted ?? false,
      ...(onProgress && { onProgress }),
    });
  } catch (error) {
    throw new ThinkingError('failed', String(error));
  }
}

/** Thinks in the thread of the caller, which waits meanwhile. */
export function thinkHere(): Thinkers {
  let isClosed = false;
  const ask = async (question: Question, options: ThinkOptions): Promise<Reply> => {
    const { signal } = options;
    // The caller has its promise before anything happens, as with threads.
    await Promise.resolve();
    if (isClosed) throw new ThinkingError('closed', 'no more questions');
    if (signal?.aborted) throw cancelled(signal);
    const reply = replyHere(question, options);
    if (signal?.aborted) throw cancelled(signal);
    return reply;
  };
  return thinkersWith(ask, () => {
    isClosed = true;
    return Promise.resolve();
  });
}
