import { thinkAbout } from './answer.js';
import type { Answer, ThinkRequest } from './protocol.js';
import type { Thinkers, ThinkOptions } from './thinkers.js';
import { accept, cancelled, ThinkingError } from './thinkers.js';

function answerTo(request: ThinkRequest, { signal, onProgress }: ThinkOptions): Answer {
  try {
    return thinkAbout(request, {
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
  return {
    think: async (request, options = {}) => {
      const { signal } = options;
      // The caller has its promise before anything happens, as with threads.
      await Promise.resolve();
      if (isClosed) throw new ThinkingError('closed', 'no more requests');
      if (signal?.aborted) throw cancelled(signal);
      const answer = answerTo(request, options);
      if (signal?.aborted) throw cancelled(signal);
      return accept(request, answer);
    },
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
}
