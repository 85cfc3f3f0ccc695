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
  nodes: number;
  isSpent: boolean;
  /** Counts one position; false when the search must stop. */
  spend(): boolean;
  /** Another limit on positions, within this one. */
  within(nodes: number): Budget;
  report(best: Move): void;
}

export function startBudget(thinking: Thinking, usualNodes: number): Budget {
  const { budgetMs, cancelled, onProgress } = thinking;
  const nodeLimit = thinking.nodeLimit ?? (budgetMs === undefined ? usualNodes : Infinity);
  const start = performance.now();
  const elapsed = (): number =>
    budgetMs === undefined ? 0 : (performance.now() - start) / budgetMs;
  const budget: Budget = {
    nodes: 0,
    isSpent: false,
    spend() {
      if (budget.isSpent) return false;
      budget.nodes++;
      if (budget.nodes >= nodeLimit) budget.isSpent = true;
      else if (budget.nodes % POSITIONS_BETWEEN_LOOKS === 0) {
        budget.isSpent = elapsed() >= 1 || (cancelled?.() ?? false);
      }
      return !budget.isSpent;
    },
    within: (nodes) => part(budget, nodes),
    report(best) {
      if (!onProgress) return;
      const share = Math.min(1, Math.max(elapsed(), budget.nodes / nodeLimit));
      onProgress({ nodes: budget.nodes, share, best });
    },
  };
  return budget;
}

function part(whole: Budget, limit: number): Budget {
  const budget: Budget = {
    nodes: 0,
    isSpent: whole.isSpent,
    spend() {
      if (budget.isSpent) return false;
      budget.nodes++;
      budget.isSpent = !whole.spend() || budget.nodes >= limit;
      return !budget.isSpent;
    },
    within: (nodes) => part(budget, nodes),
    report: (best) => {
      whole.report(best);
    },
  };
  return budget;
}
