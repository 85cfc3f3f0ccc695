import { join } from 'node:path';
import type { Io } from '@gah/terminal';
import { makeFolder, ProgressBar, untilInterrupted } from '@gah/terminal';
import { writeWhole } from '../comparisons/dataset.js';
import type { JobKind } from '../pool/workerPool.js';
import { runJobs } from '../pool/workerPool.js';
import type { Conditions } from './conditions.js';
import { conditionsNow, readUnder } from './conditions.js';

/** Jobs whose results can be kept in a file, so that a run that was broken off goes on from there. */

interface Kept<Result> extends Conditions {
  readonly results: Readonly<Record<number, Result>>;
}

export interface KeptRun<Job, Result> {
  readonly kind: JobKind<Job, Result>;
  /** Where results are kept; nowhere when missing. */
  readonly folder: string | undefined;
  /** Of the file. */
  readonly name: string;
  /** Results under other settings cannot be mixed with these. */
  readonly settings: unknown;
  /** Numbered from 1. */
  readonly jobs: readonly Job[];
  readonly threads: number;
  /** Ends the run like somebody who breaks it off. */
  readonly signal?: AbortSignal;
}

/** Often enough that little is lost, seldom enough to cost nothing. */
const SAVE_EVERY_MS = 15_000;

function opened<Result>(file: string | undefined, settings: unknown): Kept<Result> {
  const now = conditionsNow(settings);
  const found = file === undefined ? null : readUnder(file, now);
  return { results: {}, ...(found ?? now) };
}

interface KeptResults<Job, Result> {
  /** In the order of the jobs, as far as they are there. */
  readonly results: readonly Result[];
  readonly done: readonly (readonly [Job, Result])[];
  /** Somebody broke the run off. */
  readonly interrupted: boolean;
}

/** Does what is not done yet; the results of all. */
export async function runKept<Job, Result>(
  { kind, folder, name, settings, jobs, threads, signal: deadline }: KeptRun<Job, Result>,
  io: Io,
): Promise<KeptResults<Job, Result>> {
  if (folder !== undefined) makeFolder(folder);
  const file = folder === undefined ? undefined : join(folder, `${name}.json`);
  const kept = opened<Result>(file, settings);
  const results = new Map(Object.entries(kept.results).map(([key, each]) => [Number(key), each]));
  const save = (): void => {
    if (file === undefined) return;
    writeWhole(file, JSON.stringify({ ...kept, results: Object.fromEntries(results) }));
  };
  const numbered = jobs.map((job, index) => [index + 1, job] as const);
  const numberOf = new Map(numbered.map(([number, job]) => [job, number]));
  const open = numbered.filter(([number]) => !results.has(number)).map(([, job]) => job);
  const progress = new ProgressBar(io.stderr, jobs.length, true);
  let savedAt = performance.now();
  const interrupted = await untilInterrupted(async (broken) => {
    const signal = deadline ? AbortSignal.any([broken, deadline]) : broken;
    const onResult = (result: Result, job: Job): void => {
      const number = numberOf.get(job);
      if (number === undefined) throw new Error('a result of a job that nobody gave');
      results.set(number, result);
      progress.report(results.size);
      if (performance.now() - savedAt < SAVE_EVERY_MS) return;
      save();
      savedAt = performance.now();
    };
    await runJobs(kind, threads, open, onResult, signal);
    return broken.aborted;
  });
  progress.end();
  if (open.length > 0) save();
  const done = numbered.flatMap(([number, job]) => {
    const result = results.get(number);
    return result === undefined ? [] : [[job, result] as const];
  });
  return { results: done.map(([, result]) => result), done, interrupted };
}
