import type { MoveReason, Option } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createThinkers } from '@gah/ai/browser';
import type { GameView, Move } from '@gah/engine';
import { seedRng } from '@gah/engine';

/** A way to go on that somebody experienced would think of, and why. */
export interface AdvisedMove extends Option {
  readonly reasons: readonly MoveReason[];
}

/** The best one first. */
export type Advice = readonly AdvisedMove[];

export type Adviser = (view: GameView, moves: readonly Move[]) => Promise<Advice>;

const BUDGET_MS = 1500;

/** Asks the director, who sees no more than the person who asks; in a worker that ends afterwards. */
export const adviserWith =
  (open: () => Thinkers = createThinkers): Adviser =>
  async (view, moves) => {
    const thinkers = open();
    try {
      const options = await thinkers.counsel({
        view,
        moves,
        rng: seedRng(`advice ${view.ply}`),
        budgetMs: BUDGET_MS,
      });
      return await Promise.all(
        options.map(async (option) => ({
          ...option,
          reasons: await thinkers.explain(view, option.move),
        })),
      );
    } finally {
      void thinkers.close();
    }
  };
