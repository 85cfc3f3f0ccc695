import type { Move, RngState } from '@gah/engine';

/** How far a search has come, told now and then. */
export interface Progress {
  nodes: number;
  /** Share of the budget that is used, 0 to 1. */
  share: number;
  best: Move;
}

/**
 * What a player remembers from one decision to the next of its turn: the rest of its plan. It is
 * followed as long as everything goes as foreseen. Without it each decision is thought through anew.
 */
export interface Memory {
  plan: readonly PlannedMove[];
}

/** A move and the position, as the seat sees it, for which it is planned. */
export interface PlannedMove {
  readonly key: number;
  readonly move: Move;
}

export const createMemory = (): Memory => ({ plan: [] });

/**
 * What a player may use to decide. Equal `rng`, `nodeLimit` and `memory` without `budgetMs` give equal
 * moves on every machine; a budget in milliseconds ends the search wherever it is.
 */
export interface Thinking {
  rng: RngState;
  budgetMs?: number;
  nodeLimit?: number;
  /** One for each seat that is played, changed by each choice. */
  memory?: Memory;
  /** Asked often; true ends the search with the best move so far. */
  cancelled?: () => boolean;
  onProgress?: (progress: Progress) => void;
}
