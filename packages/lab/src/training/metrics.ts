import type { TrainingTables } from './tables.js';

/** What one generation has shown. */
export interface GenerationMetrics {
  readonly generation: number;
  readonly tables: TrainingTables;
  /** Games learnt from so far. */
  readonly games: number;
  /** Mean final score in the games of this generation. */
  readonly meanScore: number;
  /** Mean final score of its weights in the gating match, with half of its 95 % interval. */
  readonly gatingScore: number;
  readonly gatingInterval: number;
  /** How far expectations were off in the gating match: root of the mean square, and mean. */
  readonly error: number;
  readonly bias: number;
  /** Mean final scores of all candidates in the gating match, and which of them goes on. */
  readonly candidates: readonly number[];
  readonly chosen: number;
  readonly minutes: number;
}
