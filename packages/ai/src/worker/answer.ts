import type { RngState } from '@gah/engine';
import { choose } from '../choose.js';
import type { Thinking } from '../thinking.js';
import type { Answer, FromWorker, ThinkRequest, ToWorker } from './protocol.js';

/** What a request asks for; nothing in it is changed. */
export function thinkAbout(
  { level, view, moves, rng, memory: known, ...limits }: ThinkRequest,
  listeners: Pick<Thinking, 'cancelled' | 'onProgress'>,
): Answer {
  const [a, b, c, d] = rng;
  const memory = known && { memory: { ...known } };
  const thinking = { ...limits, ...listeners, ...memory, rng: [a, b, c, d] satisfies RngState };
  return { move: choose(level, view, moves, thinking), ...memory };
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
    const answer = thinkAbout(request, {
      cancelled: () => cell !== null && Atomics.load(cell, 0) !== 0,
      ...(isHeard && { onProgress: tell }),
    });
    post({ kind: 'answer', id, answer });
  } catch (error) {
    post({ kind: 'error', id, message: String(error) });
  }
}
