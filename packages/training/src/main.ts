import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Weights } from '@gah/ai/lab';
import { firstWeights, pack } from '@gah/ai/lab';
import type { Grade } from './course.js';
import { EXAM, EXAM_GAMES, GRADES, teachersOf } from './course.js';
import { learningCurves } from './curves.js';
import type { Figures } from './figures.js';
import { interval, mean, rootMeanSquare } from './figures.js';
import type { Batch, BatchResult } from './generation.js';
import { openLanes } from './lanes.js';
import { learnFrom } from './learn.js';
import type { Samples } from './samples.js';
import { joined } from './samples.js';
import type { Tables } from './tables.js';

/** Plays, learns, plays better: makes the weights of the computer players. */

const MOST_THREADS = 64;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'vienna' },
    threads: { type: 'string', default: '2' },
    generations: { type: 'string', default: String(GRADES.length) },
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
const grades = GRADES.slice(0, whole('generations', GRADES.length));
const command = `npm run train -- --seed ${seed} --generations ${grades.length}`;
const GAMES_PER_BATCH = 10;
const MS_PER_MINUTE = 60_000;

const start = performance.now();
let weights = firstWeights();
const lanes = openLanes(threads);
const generations: { readonly grade: Grade; readonly samples: Samples }[] = [];
const history: Figures[] = [];

/** After each generation, so that a run can be watched and cut short. */
function save(): void {
  const { features, unit, data } = pack(weights);
  writeFileSync(
    join(out, 'packages/ai/src/judging/weights.ts'),
    `import type { PackedWeights } from './packed.js';

/** Made by \`${command}\`; not to be changed by hand. */
export const WEIGHTS: PackedWeights = {
  features:
    '${features}',
  unit: ${unit},
  data: '${data}',
};
`,
  );
  const record = { command, grades, examGames: EXAM_GAMES, history };
  writeFileSync(join(out, 'docs/learning.json'), `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(out, 'docs/learning-curves.svg'), learningCurves(history));
}

type Play = Pick<Grade, 'games' | 'tables' | 'lesson'>;

const batches = (name: string, play: Play, played: Weights): Batch[] =>
  Array.from({ length: Math.ceil(play.games / GAMES_PER_BATCH) }, (_, index) => ({
    name: `${seed} ${name}`,
    from: index * GAMES_PER_BATCH,
    to: Math.min(play.games, (index + 1) * GAMES_PER_BATCH),
    weights: played,
    lesson: play.lesson,
    tables: play.tables,
  }));

/** Lets players with these weights play the same deals, each for itself. */
async function examine(
  name: string,
  tables: Tables,
  players: readonly Weights[],
): Promise<BatchResult[][]> {
  const play = { games: EXAM_GAMES[tables], tables, lesson: EXAM };
  const results = await lanes.play(players.flatMap((player) => batches(name, play, player)));
  const each = results.length / players.length;
  return players.map((_, at) => results.slice(at * each, (at + 1) * each));
}

const scoresOf = (results: readonly BatchResult[]): number[] =>
  results.flatMap(({ scores }) => scores);

const describe = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => {
      const shown = (number: number): number => Math.round(number * 10) / 10;
      if (typeof value === 'number') return `${name} ${shown(value)}`;
      return `${name} ${Array.isArray(value) ? value.map(shown).join(' ') : value}`;
    })
    .join('  ');

const planned = grades.reduce((sum, grade) => sum + grade.games, 0);
console.log(
  `${grades.length} generations, ${planned} games to learn from and examinations: under an hour on two quiet cores; figures after each generation`,
);
let games = 0;
for (const [index, grade] of grades.entries()) {
  const { tables } = grade;
  const results = await lanes.play(batches(String(index), grade, weights));
  games += grade.games;
  generations.push({ grade, samples: joined(results.map(({ samples }) => samples)) });
  const learnt = grade.studies.map((study) => {
    const teachers = teachersOf(generations, tables, study.window);
    return learnFrom(joined(teachers.map(({ samples }) => samples)), weights, study, tables);
  });
  // New deals each time, and the old weights among the candidates: luck does not last.
  const candidates = grade.lesson.isStrict ? learnt : [weights, ...learnt];
  const exams = await examine(`exam ${index}`, tables, candidates);
  const means = exams.map((exam) => mean(scoresOf(exam)));
  const chosen = means.indexOf(Math.max(...means));
  const exam = exams[0] ?? [];
  const errors = exam.flatMap((result) => result.errors);
  const figures: Figures = {
    generation: index + 1,
    tables,
    games,
    meanScore: mean(scoresOf(results)),
    examScore: mean(scoresOf(exam)),
    examInterval: interval(scoresOf(exam)),
    error: rootMeanSquare(errors),
    bias: mean(errors),
    candidates: means,
    chosen,
    minutes: (performance.now() - start) / MS_PER_MINUTE,
  };
  weights = candidates[chosen] ?? weights;
  history.push(figures);
  save();
  console.log(describe(figures));
}
await lanes.close();
