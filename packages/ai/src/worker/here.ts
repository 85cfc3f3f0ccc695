import type { Move } from '@gah/engine';
import { thinkAbout } from './answer.js';
import type { ThinkRequest } from './protocol.js';
import type { Thinkers, ThinkOptions } from './thinkers.js';
import { cancelled, offered, ThinkingError } from './thinkers.js';

function moveFor(request: ThinkRequest, { signal, onProgress }: ThinkOptions): Move {
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
      const move = moveFor(request, options);
      if (signal?.aborted) throw cancelled(signal);
      return offered(request, move);
    },
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
}
