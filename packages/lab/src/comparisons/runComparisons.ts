import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TableKind } from '@gah/ai/parts';
import {
  BLOCK,
  FEATURES,
  RIVALRY,
  ROUND_SETS,
  SCALE,
  TABLE_FEATURES,
  WEIGHT_SETS,
} from '@gah/ai/parts';
import { makeFolder } from '@gah/terminal';
import { openPool } from '../pool/workerPool.js';
import type { ComparisonBatch } from './comparisonBatch.js';
import { COMPARE } from './comparisonBatch.js';
import type { ComparisonConfig } from './comparisonGame.js';
import { writeWhole } from './dataset.js';
import { modelOf } from './modelFile.js';

/** Games whose plans are compared, kept in a folder. */
export interface ComparisonRun {
  /** The command that makes them. */
  readonly made: string;
  readonly folder: string;
  readonly seed: string;
  readonly tables: TableKind;
  readonly games: number;
  readonly threads: number;
  readonly config: ComparisonConfig;
}

const GAMES_PER_BATCH = 1;

/** Plays the games that are not there yet until the signal comes. Returned are the scores of these. */
export async function runComparisons(
  { made, folder, seed, tables, games, threads, config }: ComparisonRun,
  signal: AbortSignal,
  onGames: (games: number) => void,
): Promise<number[]> {
  makeFolder(folder);
  const layout = {
    made,
    features: FEATURES,
    sets: WEIGHT_SETS,
    rounds: ROUND_SETS,
    scale: SCALE,
    rivalry: RIVALRY.people,
    tableFrom: BLOCK.queueValue,
    tableFeatures: TABLE_FEATURES,
  };
  writeWhole(join(folder, 'layout.json'), `${JSON.stringify(layout, null, 2)}\n`);
  const { weights } = modelOf(config.model);
  writeWhole(join(folder, 'weights.f32'), new Uint8Array(weights.slice().buffer));
  const batches = Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, index) => ({
    name: seed,
    from: index * GAMES_PER_BATCH,
    to: Math.min(games, (index + 1) * GAMES_PER_BATCH),
    tables,
    config,
  }));
  const fileOf = ({ from }: ComparisonBatch): string => join(folder, `games-${from}.bin`);
  const scores: number[] = [];
  const pool = openPool(COMPARE, threads);
  try {
    await pool.run(
      batches.filter((batch) => !existsSync(fileOf(batch))),
      (result, batch) => {
        writeWhole(fileOf(batch), result.bytes);
        scores.push(...result.scores);
        onGames(batch.to - batch.from);
      },
      signal,
    );
  } finally {
    await pool.close();
  }
  return scores;
}
