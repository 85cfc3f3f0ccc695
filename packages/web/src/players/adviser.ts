import type { MoveReason } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createThinkers } from '@gah/ai/browser';
import type { GameView, Move } from '@gah/engine';
import { seedRng } from '@gah/engine';

/** What somebody experienced would do, and why. */
export interface Advice {
  readonly move: Move;
  readonly reasons: readonly MoveReason[];
}

export type Adviser = (view: GameView, moves: readonly Move[]) => Promise<Advice>;

const BUDGET_MS = 1500;

/** Asks the director, who sees no more than the person who asks; in a worker that ends afterwards. */
export const adviserWith =
  (open: () => Thinkers = createThinkers): Adviser =>
  async (view, moves) => {
    const thinkers = open();
    try {
      const move = await thinkers.think({
        level: 'director',
        view,
        moves,
        rng: seedRng(`advice ${view.ply}`),
        budgetMs: BUDGET_MS,
      });
      return { move, reasons: await thinkers.explain(view, move) };
    } finally {
      void thinkers.close();
    }
  };
