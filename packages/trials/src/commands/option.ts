import { OPTIONS } from '@gah/terminal';
import { KILL_TARGETS } from '../crash/killTargets.js';
import { STORAGES } from '../harness/storage.js';

const MOST = { count: 10_000_000, tables: 100 };

export const seed = {
  ...OPTIONS.seed,
  fallback: 'soak',
  help: 'repeats the decisions of the players and the moments of the trial',
} as const;

/** How much of something a trial does. */
export const counted = <Fallback extends number>(fallback: Fallback, help: string) =>
  ({ kind: 'number', min: 1, max: MOST.count, fallback, help }) as const;

export const tables = {
  kind: 'number',
  min: 1,
  max: MOST.tables,
  fallback: 6,
  help: 'how many tables play at a time',
} as const;

export const target = {
  kind: 'choice',
  choices: KILL_TARGETS,
  help: 'who is killed (without it: one after the other)',
} as const;

export const storage = {
  kind: 'choice',
  choices: STORAGES,
  help: 'the database (without it: one after the other)',
} as const;

/** The chosen one of a list, or all of it. */
export const chosen = <T>(list: readonly T[], choice: T | undefined): readonly T[] =>
  choice === undefined ? list : [choice];
