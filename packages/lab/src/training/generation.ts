import type { Weights } from '@gah/ai/parts';
import { seedRng } from '@gah/engine';
import type { Samples } from './samples.js';
import { joined, noSamples } from './samples.js';
import type { SelfPlayConfig } from './selfPlay.js';
import { selfPlayGame } from './selfPlay.js';
import type { TrainingTables } from './tables.js';
import { anyTableFor } from './tables.js';

/** Some of the games that are played with the same weights. */
export interface SelfPlayBatch {
  /** Equal names give equal deals. */
  readonly name: string;
  /** Numbers of the games. */
  readonly from: number;
  readonly to: number;
  readonly weights: Weights;
  readonly selfPlay: Omit<SelfPlayConfig, 'weights'>;
  readonly tables: TrainingTables;
}

export interface BatchResult {
  readonly samples: Samples;
  /** Of all persons. */
  readonly scores: readonly number[];
  /** Final scores less what was expected, in the same games. */
  readonly errors: readonly number[];
}

export function playBatch(batch: SelfPlayBatch): BatchResult {
  const { weights, selfPlay, tables } = batch;
  const samples = noSamples();
  const scores: number[] = [];
  const errors: number[] = [];
  for (let game = batch.from; game < batch.to; game++) {
    const name = `${batch.name} ${game}`;
    const setup = anyTableFor(tables, seedRng(`${name} table`), name);
    const result = selfPlayGame(setup, { ...selfPlay, weights }, samples);
    scores.push(...result.scores);
    errors.push(...result.errors);
  }
  return { samples: joined([samples]), scores, errors };
}
