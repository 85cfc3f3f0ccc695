import { createMemory } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createThinkers } from '@gah/ai/browser';
import { seedRng } from '@gah/engine';
import type { Judgement, Run } from '@gah/lessons';
import { judge, JUDGE_NODES } from '@gah/lessons';

/** Has an answer judged by the players of the house, in a worker that ends afterwards. */
export async function judged(run: Run, open: () => Thinkers = createThinkers): Promise<Judgement> {
  const thinkers = open();
  const memory = createMemory();
  try {
    return await judge(run, {
      choose: (view, moves, seed) =>
        thinkers.think({
          level: 'director',
          view,
          moves,
          rng: seedRng(seed),
          nodeLimit: JUDGE_NODES,
          memory,
        }),
      expect: async (view) =>
        (await thinkers.evaluate(view)).map(({ expectedScore }) => expectedScore),
    });
  } finally {
    void thinkers.close();
  }
}
