import type { RngState } from '@gah/engine';
import { choose } from '../players/choose.js';
import { counsel } from '../reasons/counsel.js';
import { evaluate } from '../reasons/evaluate.js';
import { explain } from '../reasons/explain.js';
import type { Thinking } from '../search/budget.js';
import type {
  ChosenMove,
  FromWorker,
  WorkerQuestion,
  Reply,
  ThinkRequest,
  ToWorker,
} from './protocol.js';

type Listeners = Pick<Thinking, 'cancelled' | 'onProgress'>;

/** Nothing in the request is changed. */
function choice(
  { level, view, moves, rng, memory: known, ...limits }: ThinkRequest,
  listeners: Listeners,
): ChosenMove {
  const [a, b, c, d] = rng;
  const memory = known && { memory: { ...known } };
  const thinking = { ...limits, ...listeners, ...memory, rng: [a, b, c, d] satisfies RngState };
  return { move: choose(level, view, moves, thinking), ...memory };
}

export function replyTo(question: WorkerQuestion, listeners: Listeners): Reply {
  switch (question.ask) {
    case 'choose':
      return choice(question.request, listeners);
    case 'counsel': {
      const { view, moves, rng, ...limits } = question.request;
      const [a, b, c, d] = rng;
      return counsel(view, moves, { ...limits, ...listeners, rng: [a, b, c, d] });
    }
    case 'explain':
      return explain(question.view, question.move);
    case 'evaluate':
      return evaluate(question.view);
  }
}

/** The far end of a thread: thinks about one question and posts what comes of it. */
export function answer(
  { id, question, cancel, progress: isHeard }: ToWorker,
  post: (message: FromWorker) => void,
): void {
  const cell = cancel && new Int32Array(cancel);
  const tell: Thinking['onProgress'] = (progress) => {
    post({ kind: 'progress', id, progress });
  };
  try {
    const reply = replyTo(question, {
      cancelled: () => cell !== null && Atomics.load(cell, 0) !== 0,
      ...(isHeard && { onProgress: tell }),
    });
    post({ kind: 'answer', id, reply });
  } catch (error) {
    post({ kind: 'error', id, message: String(error) });
  }
}
