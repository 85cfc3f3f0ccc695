import { choose } from '@gah/ai';
import { seedRng } from '@gah/engine';
import type { Answer, Request } from './protocol.js';
import { BUDGET_MS } from './protocol.js';

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { id, level, view, moves, seed } = data;
  let answer: Answer;
  try {
    const move = choose(level, view, moves, { rng: seedRng(seed), budgetMs: BUDGET_MS[level] });
    answer = { id, move };
  } catch (error) {
    answer = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});
