import type { Move, RngState } from '@gah/engine';
import type { Memory } from './planCache.js';

/** The limits of a search: what a player may use, and how much of it is left. */

/** How far a search has come, told now and then. */
export interface Progress {
  nodes: number;
  /** Share of the budget that is used, 0 to 1. */
  share: number;
  best: Move;
}

/**
 * What a player may use to decide. Equal `rng`, `nodeLimit` and `memory` without `budgetMs` give equal
 * moves on every machine, as long as `mostMs` is never reached.
 */
export interface Thinking {
  rng: RngState;
  /** Time instead of the usual number of positions: the search ends wherever it is. */
  budgetMs?: number;
  /** Beside a number of positions: for machines on which those would take too long. */
  mostMs?: number;
  nodeLimit?: number;
  /** One for each seat that is played, changed by each choice. */
  memory?: Memory;
  /** Asked often; true ends the search with the best move so far. */
  cancelled?: () => boolean;
  onProgress?: (progress: Progress) => void;
}

interface Clock {
  now(): number;
}
const { performance } = globalThis as unknown as { performance: Clock };

/** The clock and the caller are asked once in so many positions. */
const POSITIONS_BETWEEN_LOOKS = 32;

/** Counts the positions a search looks at and says when to stop. */
export interface Budget {
  /** Positions at most; infinite where only time counts. */
  readonly limit: number;
  isSpent(): boolean;
  /** How much of it has been used, 0 to 1. */
  share(): number;
  /** Counts one position. */
  spend(): void;
  /** Tells whoever wants to know what is best so far. */
  report(best: Move): void;
}

export function startBudget(thinking: Thinking, usualNodes: number): Budget {
  const { budgetMs, mostMs = budgetMs, cancelled, onProgress } = thinking;
  const nodeLimit = thinking.nodeLimit ?? (budgetMs === undefined ? usualNodes : Infinity);
  const start = performance.now();
  const elapsed = (): number => (mostMs === undefined ? 0 : (performance.now() - start) / mostMs);
  let nodes = 0;
  let isSpent = false;
  const share = (): number => Math.min(1, Math.max(elapsed(), nodes / nodeLimit));
  return {
    limit: nodeLimit,
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
