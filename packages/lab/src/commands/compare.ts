import { TABLE_KINDS } from '@gah/ai/parts';
import { command, commandLine, EXIT, OPTIONS, writeLine } from '@gah/terminal';
import { TODAY } from '../comparisons/modelFile.js';
import { runComparisons } from '../comparisons/runComparisons.js';
import { meanInterval, meanOf } from '../statistics.js';

const number = (fallback: number, max: number, help: string) =>
  ({ kind: 'number', min: 0, max, fallback, help }) as const;

const options = {
  games: { ...OPTIONS.games, help: 'the most games that are played' },
  seconds: number(86_400, 86_400, 'no new games are begun after so many seconds'),
  seed: { ...OPTIONS.seed, help: 'equal seeds give equal comparisons' },
  tables: {
    kind: 'choice',
    choices: TABLE_KINDS,
    fallback: 'plain',
    help: 'plain games for two, alone against hard opponents, three and four, or all other tables',
  },
  model: {
    kind: 'text',
    value: 'FILE',
    fallback: TODAY,
    help: 'a model; now: of today, 1: the first champion',
  },
  beam: number(4, 64, 'positions kept at each stage while plans are made'),
  nodes: number(8000, 1_000_000, 'positions to look at while plans are made'),
  best: number(5, 64, 'so many of the best plans that differ are compared'),
  others: number(3, 64, 'and so many of all others'),
  worlds: number(2, 64, 'worlds in which they are compared, an even number'),
  turns: number(6, 14, 'own turns played on after a plan'),
  explored: number(8, 1000, 'one turn in so many is played along any of the plans'),
  threads: OPTIONS.threads,
  out: { kind: 'text', value: 'FOLDER', fallback: 'var/comparisons', help: 'where the files go' },
} as const;

const MS_PER_SECOND = 1000;

export const compare = command(
  'Lets players compare their plans in common worlds and keeps what came of it, to learn from',
  options,
  async (given, io) => {
    const { games, seed, tables, model, out, threads, seconds } = given;
    const start = performance.now();
    const scores = await runComparisons(
      {
        made: commandLine('npm run lab -- compare', given),
        folder: out,
        seed,
        tables,
        games,
        threads,
        config: {
          model,
          beamWidth: given.beam,
          actionBeamWidth: 2 * given.beam,
          nodes: given.nodes,
          best: given.best,
          others: given.others,
          worlds: given.worlds,
          turns: given.turns,
          judged: 'onTheWay',
          own: 'able',
          rivals: 'hasty',
          waiting: 'isATurn',
          oneInExplored: given.explored,
        },
      },
      AbortSignal.timeout(seconds * MS_PER_SECOND),
      () => undefined,
    );
    const { low, high } = meanInterval(scores);
    writeLine(
      io.stdout,
      `${scores.length} seats, mean ${meanOf(scores).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}), ` +
        `${((performance.now() - start) / MS_PER_SECOND).toFixed(0)} s`,
    );
    return EXIT.ok;
  },
);
