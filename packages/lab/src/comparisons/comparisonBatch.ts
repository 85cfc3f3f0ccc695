import { seedRng } from '@gah/engine';
import type { JobKind } from '../pool/workerPool.js';
import type { TableKind } from '@gah/ai/parts';
import { tableFor } from '../training/tables.js';
import type { ComparisonConfig } from './comparisonGame.js';
import { comparisonGame } from './comparisonGame.js';
import { noComparisons, packed } from './dataset.js';

/** Some games whose plans are compared. */
export interface ComparisonBatch {
  /** Equal names give equal deals. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly tables: TableKind;
  readonly config: ComparisonConfig;
}

export interface ComparisonResult {
  readonly bytes: Uint8Array;
  readonly scores: readonly number[];
}

export function compareBatch({
  name,
  from,
  to,
  tables,
  config,
}: ComparisonBatch): ComparisonResult {
  const all = noComparisons();
  const scores: number[] = [];
  for (let game = from; game < to; game++) {
    const seed = `${name} ${game}`;
    const setup = tableFor(tables, seedRng(`${seed} table`), seed);
    scores.push(...comparisonGame(setup, config, game, all));
  }
  return { bytes: packed(all), scores };
}

export const COMPARE: JobKind<ComparisonBatch, ComparisonResult> = {
  work: compareBatch,
  file: new URL('./comparisonWorker.js', import.meta.url),
};
