import type { Move } from '@gah/engine';
import { choose } from '../choose.js';
import type { Thinking } from '../thinking.js';
import type { FromWorker, ThinkRequest, ToWorker } from './protocol.js';

/** What a request asks for; the generator in it stays as it is. */
export function thinkAbout(
  { level, view, moves, rng, ...limits }: ThinkRequest,
  listeners: Pick<Thinking, 'cancelled' | 'onProgress'>,
): Move {
  if (moves.length === 0) throw new Error('there is nothing to choose from');
  const [a, b, c, d] = rng;
  return choose(level, view, moves, { ...limits, ...listeners, rng: [a, b, c, d] });
}

/** The far end of a thread: thinks about one request and posts what comes of it. */
export function answer(
  { id, request, cancel, progress: isHeard }: ToWorker,
  post: (message: FromWorker) => void,
): void {
  const cell = cancel && new Int32Array(cancel);
  const tell: Thinking['onProgress'] = (progress) => {
    post({ kind: 'progress', id, progress });
  };
  try {
    const move = thinkAbout(request, {
      cancelled: () => cell !== null && Atomics.load(cell, 0) !== 0,
      ...(isHeard && { onProgress: tell }),
    });
    post({ kind: 'answer', id, move });
  } catch (error) {
    post({ kind: 'error', id, message: String(error) });
  }
}
