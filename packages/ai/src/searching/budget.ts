import type { Move } from '@gah/engine';
import type { Thinking } from '../thinking.js';

interface Clock {
  now(): number;
}
const { performance } = globalThis as unknown as { performance: Clock };

/** The clock and the caller are asked once in so many positions. */
const POSITIONS_BETWEEN_LOOKS = 32;

/** Counts the positions a search looks at and says when to stop. */
export interface Budget {
  isSpent(): boolean;
  /** How much of it has been used, 0 to 1. */
  share(): number;
  /** Counts one position. */
  spend(): void;
  /** Tells whoever wants to know what is best so far. */
  report(best: Move): void;
}

export function startBudget(thinking: Thinking, usualNodes: number): Budget {
  const { budgetMs, cancelled, onProgress } = thinking;
  const nodeLimit = thinking.nodeLimit ?? (budgetMs === undefined ? usualNodes : Infinity);
  const start = performance.now();
  const elapsed = (): number =>
    budgetMs === undefined ? 0 : (performance.now() - start) / budgetMs;
  let nodes = 0;
  let isSpent = false;
  const share = (): number => Math.min(1, Math.max(elapsed(), nodes / nodeLimit));
  return {
    isSpent: () => isSpent,
    share,
    spend() {
      if (isSpent) return;
      nodes++;
      if (nodes >= nodeLimit) isSpent = true;
      else if (nodes % POSITIONS_BETWEEN_LOOKS === 0) {
        isSpent = elapsed() >= 1 || (cancelled?.() ?? false);
      }
    },
    report(best) {
      onProgress?.({ nodes, share: share(), best });
    },
  };
}
