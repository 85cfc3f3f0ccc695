import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_KINDS } from '@gah/ai/parts';
import { command, EXIT, OPTIONS, requireFile, untilInterrupted, writeLine } from '@gah/terminal';
import { isNamedModel, TODAY } from '../comparisons/modelFile.js';
import type { CourseMetrics, CourseSpec } from '../course/course.js';
import { runCourse } from '../course/course.js';
import { courseCurves } from '../course/courseCurves.js';
import { ProgressOfSteps } from '../kept/progressOfSteps.js';

const CANDIDATES = [
  { ridge: 100, step: 0.5 },
  { ridge: 300, step: 0.3 },
  { ridge: 300, step: 0.6 },
];

/** How thorough a course is. The small one shows in ten minutes on two cores that something is learnt. */
const SIZES = {
  small: {
    generations: 5,
    games: 40,
    gate: 40,
    league: 0,
    nodes: 800,
    comparing: {
      beamWidth: 2,
      actionBeamWidth: 4,
      nodes: 1500,
      best: 4,
      others: 2,
      worlds: 2,
      turns: 2,
      judged: 'onTheWay',
      own: 'able',
      rivals: 'hasty',
      waiting: 'isATurn',
      oneInExplored: 8,
    },
  },
  full: {
    generations: 8,
    games: 200,
    gate: 240,
    league: 100,
    nodes: 10_000,
    comparing: {
      beamWidth: 4,
      actionBeamWidth: 8,
      nodes: 8000,
      best: 5,
      others: 3,
      worlds: 2,
      turns: 6,
      judged: 'onTheWay',
      own: 'able',
      rivals: 'hasty',
      waiting: 'isATurn',
      oneInExplored: 8,
    },
  },
} as const;

const options = {
  size: {
    kind: 'choice',
    choices: ['small', 'full'],
    fallback: 'small',
    help: 'small: ten minutes on two cores; full: some hours',
  },
  tables: { kind: 'choice', choices: TABLE_KINDS, fallback: 'plain', help: 'what is played' },
  start: {
    kind: 'text',
    value: 'MODEL',
    help: 'a model file, now, prior, 1 or 2; small courses begin with the prior, others with now',
  },
  generations: { kind: 'number', min: 1, max: 1000, help: 'how many there shall be in all' },
  games: { kind: 'number', min: 2, max: 1_000_000, help: 'compared in each generation' },
  gate: { kind: 'number', min: 2, max: 1_000_000, help: 'games of each gating match' },
  league: { kind: 'number', min: 0, max: 1_000_000, help: 'games against earlier champions' },
  seed: { ...OPTIONS.seed, fallback: 'course', help: 'equal seeds give equal weights' },
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    fallback: 'var/course',
    help: 'where everything is kept; a course that was broken off goes on from there',
  },
} as const;

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function textOf(metrics: CourseMetrics): string {
  const { generation, games, score, agreement, wins, lead, chosen, league } = metrics;
  const met = Object.entries(league).map(([name, share]) => `${name}: ${percent(share)}`);
  return [
    `generation ${generation}`,
    `${games} games compared`,
    `agreement with the trials ${agreement.map((each) => each.toFixed(3)).join(' → ')}`,
    `best candidate ${percent(wins)} wins, ${lead.toFixed(1)} points ahead, mean ${score.toFixed(1)}`,
    chosen === null ? 'the champion stays' : `new champion (${chosen})`,
    ...(met.length > 0 ? [`wins against ${met.join(', ')}`] : []),
  ].join('; ');
}

export const course = command(
  'Lets players learn from comparisons of their plans, generation after generation',
  options,
  async (given, io) => {
    const { size, tables, seed, threads, folder } = given;
    const usual = SIZES[size];
    const start = given.start ?? (size === 'small' ? 'prior' : TODAY);
    if (!isNamedModel(start)) requireFile(start);
    const spec: CourseSpec = {
      ...usual,
      candidates: CANDIDATES,
      games: given.games ?? usual.games,
      gate: given.gate ?? usual.gate,
      league: given.league ?? usual.league,
      seed,
      tables,
      start,
      folder,
      threads,
    };
    const generations = given.generations ?? usual.generations;
    const progress = new ProgressOfSteps(io);
    const interrupted = await untilInterrupted(async (signal) => {
      const steps = runCourse(spec, generations, signal, (doing, done, of) => {
        progress.report(doing, done, of);
      });
      for await (const { history } of steps) {
        progress.end();
        const latest = history.at(-1);
        if (latest) writeLine(io.stdout, textOf(latest));
        writeFileSync(join(folder, 'curves.svg'), courseCurves(history));
      }
      return signal.aborted;
    });
    progress.end();
    if (interrupted) return EXIT.interrupted;
    writeLine(io.stdout, `everything is in ${folder}; npm run lab -- adopt makes a model play`);
    return EXIT.ok;
  },
);
