import type { GameView, Move, RngState } from '@gah/engine';
import type { Level } from '../levels.js';
import type { Progress } from '../thinking.js';

/**
 * What a player in another thread is asked. Plain data: it is copied on the way. The generator of the
 * caller therefore stays as it is; give each decision one of its own.
 */
export interface ThinkRequest {
  readonly level: Level;
  readonly view: GameView;
  readonly moves: readonly Move[];
  readonly rng: RngState;
  readonly budgetMs?: number;
  readonly nodeLimit?: number;
}

/** A worker has one request at a time. */
export interface ToWorker {
  readonly id: number;
  readonly request: ThinkRequest;
  /** One 32-bit number that becomes 1 to end the search; null where memory cannot be shared. */
  readonly cancel: SharedArrayBuffer | null;
  /** Whether anybody listens to progress. */
  readonly progress: boolean;
}

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'answer'; readonly id: number; readonly move: Move }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };
