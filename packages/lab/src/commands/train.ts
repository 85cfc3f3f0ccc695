import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '@gah/ai/parts';
import { pack } from '@gah/ai/parts';
import { command, commandLine, EXIT, OPTIONS, ProgressBar, writeLine } from '@gah/terminal';
import { openPool } from '../pool/workerPool.js';
import { learningCurves } from '../training/curves.js';
import { gamesOf, SELF_PLAY, train as trainWeights } from '../training/loop.js';
import type { GenerationMetrics } from '../training/metrics.js';
import type { Stage } from '../training/schedule.js';
import { GATING_GAMES, SCHEDULE } from '../training/schedule.js';

const options = {
  seed: { ...OPTIONS.seed, fallback: 'vienna', help: 'equal seeds give equal weights' },
  generations: {
    kind: 'number',
    min: 1,
    max: SCHEDULE.length,
    fallback: SCHEDULE.length,
    help: 'how much of the schedule is played',
  },
  threads: OPTIONS.threads,
  out: {
    kind: 'text',
    value: 'FOLDER',
    fallback: '.',
    help: 'the folder of the repository, or another to which the results go',
  },
} as const;

interface Outcome {
  /** How it was made. */
  readonly made: string;
  readonly weights: Weights;
  readonly schedule: readonly Stage[];
  readonly history: readonly GenerationMetrics[];
}

/** After each generation, so that a run can be watched and cut short. */
function save(out: string, { made, weights, schedule, history }: Outcome): void {
  const write = (file: string, text: string): void => {
    writeFileSync(join(out, file), text);
  };
  const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const record = { command: made, schedule, gatingGames: GATING_GAMES, history };
  write('packages/ai/src/evaluation/learntWeights.json', asJson({ made, ...pack(weights) }));
  write('docs/learning.json', asJson(record));
  write('docs/learning-curves.svg', learningCurves(history));
}

const shown = (number: number): number => Math.round(number * 10) / 10;

const describe = (metrics: GenerationMetrics): string =>
  Object.entries(metrics)
    .map(([name, value]) => {
      if (typeof value === 'number') return `${name} ${shown(value)}`;
      return `${name} ${Array.isArray(value) ? value.map(shown).join(' ') : value}`;
    })
    .join('  ');

export const train = command(
  'Makes the weights of the computer players: self-play, fits, gating matches',
  options,
  async ({ seed, generations, threads, out }, io) => {
    const schedule = SCHEDULE.slice(0, generations);
    const made = commandLine('npm run train --', { seed, generations });
    const total = gamesOf(schedule);
    const progress = new ProgressBar(io.stderr, total, false);
    const pool = openPool(SELF_PLAY, threads);
    const history: GenerationMetrics[] = [];
    let done = 0;
    const onGames = (games: number): void => {
      done = Math.min(total, done + games);
      progress.report(done);
    };
    writeLine(
      io.stdout,
      `${generations} generations, ${total} games: the whole schedule takes under an hour on two quiet cores; metrics after each generation`,
    );
    try {
      for await (const { metrics, weights } of trainWeights({ seed, schedule, pool, onGames })) {
        history.push(metrics);
        save(out, { made, weights, schedule, history });
        progress.end();
        writeLine(io.stdout, describe(metrics));
      }
    } finally {
      await pool.close();
    }
    return EXIT.ok;
  },
);
