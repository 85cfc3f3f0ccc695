import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Weights } from '@gah/ai/parts';
import { pack, priorWeights } from '@gah/ai/parts';
import { learningCurves } from './curves.js';
import { fitWeights } from './fit.js';
import type { Batch, BatchResult } from './generation.js';
import type { Metrics } from './metrics.js';
import { interval, mean, rootMeanSquare } from './metrics.js';
import type { Samples } from './samples.js';
import { joined } from './samples.js';
import type { Stage } from './schedule.js';
import { GATING_CONFIG, GATING_GAMES, replayGenerations, SCHEDULE } from './schedule.js';
import type { Tables } from './tables.js';
import { openWorkerPool } from './workerPool.js';

/** The training loop: self-play, fits, gating match; makes the weights of the computer players. */

const MOST_THREADS = 64;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'vienna' },
    threads: { type: 'string', default: '2' },
    generations: { type: 'string', default: String(SCHEDULE.length) },
    /** The folder of the repository, or another to which the results go. */
    out: { type: 'string', default: '.' },
  },
});
const { seed, out } = values;

/** What was asked for, or an end with an explanation. */
function whole(option: 'threads' | 'generations', most: number): number {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  console.error(`--${option} is a number from 1 to ${most}, not "${values[option]}"`);
  process.exit(2);
}

const threads = whole('threads', MOST_THREADS);
const schedule = SCHEDULE.slice(0, whole('generations', SCHEDULE.length));
const command = `npm run train -- --seed ${seed} --generations ${schedule.length}`;
const GAMES_PER_BATCH = 10;
const MS_PER_MINUTE = 60_000;

const start = performance.now();
let weights = priorWeights();
const pool = openWorkerPool(threads);
const generations: { readonly stage: Stage; readonly samples: Samples }[] = [];
const history: Metrics[] = [];

/** After each generation, so that a run can be watched and cut short. */
function save(): void {
  const { inputs, keys, unit, data } = pack(weights);
  writeFileSync(
    join(out, 'packages/ai/src/evaluation/learntWeights.ts'),
    `/** Made by \`${command}\`; not to be changed by hand. */
export const LEARNT_WEIGHTS = {
  inputs:
    '${inputs}',
  keys: {
${Object.entries(keys)
  .map(([list, text]) => `    ${list}: '${text}',\n`)
  .join('')}  },
  unit: ${unit},
  data: '${data}',
};
`,
  );
  const record = { command, schedule, gatingGames: GATING_GAMES, history };
  writeFileSync(join(out, 'docs/learning.json'), `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(out, 'docs/learning-curves.svg'), learningCurves(history));
}

type Play = Pick<Stage, 'games' | 'tables' | 'selfPlay'>;

const batches = (name: string, play: Play, played: Weights): Batch[] =>
  Array.from({ length: Math.ceil(play.games / GAMES_PER_BATCH) }, (_, index) => ({
    name: `${seed} ${name}`,
    from: index * GAMES_PER_BATCH,
    to: Math.min(play.games, (index + 1) * GAMES_PER_BATCH),
    weights: played,
    selfPlay: play.selfPlay,
    tables: play.tables,
  }));

/** Candidates play the same deals, each against itself. */
async function gatingMatch(
  name: string,
  tables: Tables,
  players: readonly Weights[],
): Promise<BatchResult[][]> {
  const play = { games: GATING_GAMES[tables], tables, selfPlay: GATING_CONFIG };
  const results = await pool.play(players.flatMap((player) => batches(name, play, player)));
  const each = results.length / players.length;
  return players.map((_, at) => results.slice(at * each, (at + 1) * each));
}

const scoresOf = (results: readonly BatchResult[]): number[] =>
  results.flatMap(({ scores }) => scores);

const describe = (metrics: Metrics): string =>
  Object.entries(metrics)
    .map(([name, value]) => {
      const shown = (number: number): number => Math.round(number * 10) / 10;
      if (typeof value === 'number') return `${name} ${shown(value)}`;
      return `${name} ${Array.isArray(value) ? value.map(shown).join(' ') : value}`;
    })
    .join('  ');

const planned = schedule.reduce((sum, stage) => sum + stage.games, 0);
console.log(
  `${schedule.length} generations, ${planned} games of self-play and gating matches: under an hour on two quiet cores; metrics after each generation`,
);
let games = 0;
for (const [index, stage] of schedule.entries()) {
  const { tables } = stage;
  const results = await pool.play(batches(String(index), stage, weights));
  games += stage.games;
  generations.push({ stage, samples: joined(results.map(({ samples }) => samples)) });
  const fitted = stage.fitVariants.map((variant) => {
    const replayed = replayGenerations(generations, tables, variant.replayWindow);
    return fitWeights(joined(replayed.map(({ samples }) => samples)), weights, variant, tables);
  });
  // New deals each time, and the old weights among the candidates: luck does not last.
  const candidates = stage.selfPlay.prunesMoves ? fitted : [weights, ...fitted];
  // The name is part of the seeds with which the weights in the repository were made.
  const matches = await gatingMatch(`exam ${index}`, tables, candidates);
  const means = matches.map((match) => mean(scoresOf(match)));
  const chosen = means.indexOf(Math.max(...means));
  const match = matches[0] ?? [];
  const errors = match.flatMap((result) => result.errors);
  const metrics: Metrics = {
    generation: index + 1,
    tables,
    games,
    meanScore: mean(scoresOf(results)),
    gatingScore: mean(scoresOf(match)),
    gatingInterval: interval(scoresOf(match)),
    error: rootMeanSquare(errors),
    bias: mean(errors),
    candidates: means,
    chosen,
    minutes: (performance.now() - start) / MS_PER_MINUTE,
  };
  weights = candidates[chosen] ?? weights;
  history.push(metrics);
  save();
  console.log(describe(metrics));
}
await pool.close();
