import type { Weights } from '@gah/ai/lab';
import { seedRng } from '@gah/engine';
import type { Grade } from './course.js';
import type { Samples } from './samples.js';
import { noSamples, trimmed } from './samples.js';
import { playLesson } from './selfPlay.js';
import { isPlain, tableFor } from './tables.js';

/** Some games of one generation. */
export interface Batch {
  readonly seed: string;
  readonly generation: number;
  /** Numbers of the games. */
  readonly from: number;
  readonly to: number;
  readonly weights: Weights;
  readonly grade: Grade;
}

export interface BatchResult {
  readonly samples: Samples;
  /** Of games for two with nothing added, played as well as is known. */
  readonly scores: readonly number[];
  /** Final scores less what was expected, in the same games. */
  readonly errors: readonly number[];
}

export function playBatch(batch: Batch): BatchResult {
  const { seed, generation, weights, grade } = batch;
  const samples = noSamples();
  const scores: number[] = [];
  const errors: number[] = [];
  for (let game = batch.from; game < batch.to; game++) {
    const name = `${seed} ${generation} ${game}`;
    const setup = tableFor(seedRng(`${name} table`), name, grade.plainPercent);
    const result = playLesson(setup, { ...grade.lesson, weights }, samples);
    if (!isPlain(setup)) continue;
    scores.push(...result.scores);
    errors.push(...result.errors);
  }
  return { samples: trimmed(samples), scores, errors };
}
