import type { RngState } from '@gah/engine';
import { choose } from '../players/choose.js';
import { counsel } from '../reasons/counsel.js';
import { evaluate } from '../reasons/evaluate.js';
import { explain } from '../reasons/explain.js';
import type { Progress } from '../search/budget.js';
import type { WorkListeners } from '../threads/answer.js';
import type { ChosenMove, WorkerQuestion, Reply, ThinkRequest } from './protocol.js';

type Listeners = WorkListeners<Progress>;

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
