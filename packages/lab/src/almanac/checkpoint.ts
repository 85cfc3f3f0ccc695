import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '@gah/ai';
import { learntWeights, pack } from '@gah/ai/parts';
import { RULES_VERSION } from '@gah/engine';
import type { Limits } from '@gah/terminal';
import { readJson, usageFailure } from '@gah/terminal';
import type { AlmanacPlan } from './plan.js';
import type { AlmanacTally } from './tally.js';
import { EMPTY_ALMANAC } from './tally.js';

/** What a run has come to: written again and again, read when it is continued. */
export interface Checkpoint {
  readonly level: Level;
  readonly seed: string;
  readonly limits: Limits;
  readonly weights: string;
  readonly rules: number;
  readonly commits: readonly string[];
  readonly date: string;
  /** Numbers of the games that are counted. */
  readonly done: readonly number[];
  readonly tally: AlmanacTally;
}

const SHORT = 12;

/** Changes whenever the players have learnt something else. */
export const weightsNow = (): string =>
  createHash('sha256')
    .update(JSON.stringify(pack(learntWeights())))
    .digest('hex')
    .slice(0, SHORT);

const fileOf = (folder: string, level: Level): string => join(folder, `${level}.json`);

export const hasCheckpoint = (folder: string, level: Level): boolean =>
  existsSync(fileOf(folder, level));

export const readCheckpoint = (folder: string, level: Level): Checkpoint =>
  readJson(fileOf(folder, level)) as Checkpoint;

/** The run to go on with; one that was begun otherwise cannot be mixed with it. */
export function openCheckpoint(folder: string, { level, seed, limits }: AlmanacPlan): Checkpoint {
  const fresh: Checkpoint = {
    level,
    seed,
    limits,
    weights: weightsNow(),
    rules: RULES_VERSION,
    commits: [],
    date: '',
    done: [],
    tally: EMPTY_ALMANAC,
  };
  if (!hasCheckpoint(folder, level)) return fresh;
  const found = readCheckpoint(folder, level);
  for (const key of ['seed', 'limits', 'weights', 'rules'] as const) {
    if (JSON.stringify(found[key]) === JSON.stringify(fresh[key])) continue;
    throw usageFailure(
      `the games in ${fileOf(folder, level)} were played with other ${key}; use another --folder, or remove it to begin anew`,
    );
  }
  return found;
}

/** Whole or not at all, also if the program is ended while it writes. */
export function saveCheckpoint(folder: string, checkpoint: Checkpoint): void {
  const file = fileOf(folder, checkpoint.level);
  writeFileSync(`${file}.part`, JSON.stringify(checkpoint));
  renameSync(`${file}.part`, file);
}
