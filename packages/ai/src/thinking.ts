import type { Move, RngState } from '@gah/engine';

/** How far a search has come, told now and then. */
export interface Progress {
  nodes: number;
  /** Share of the budget that is used, 0 to 1. */
  share: number;
  best: Move;
}

/**
 * What a player may use to decide. Equal `rng` and `nodeLimit` without `budgetMs` give equal moves on
 * every machine; a budget in milliseconds ends the search wherever it is.
 */
export interface Thinking {
  rng: RngState;
  budgetMs?: number;
  nodeLimit?: number;
  /** Asked often; true ends the search with the best move so far. */
  cancelled?: () => boolean;
  onProgress?: (progress: Progress) => void;
}
