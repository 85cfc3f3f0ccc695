import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import { MODULES } from '@gah/engine';
import type { Limits, OptionValues } from '@gah/terminal';
import {
  ALL,
  checkedSetup,
  columns,
  command,
  commandLine,
  EXIT,
  limitsFor,
  OPTIONS,
  ProgressBar,
  RULES_OPTIONS,
  untilInterrupted,
  writeLine,
} from '@gah/terminal';
import { ARENA } from '../arena/jobs.js';
import type { ArenaResult } from '../arena/game.js';
import { runJobs } from '../pool/workerPool.js';
import type { PlayerSoak, SoakGame } from '../playerSoak/plan.js';
import { soakGame } from '../playerSoak/plan.js';
import { PlayerTally } from '../playerSoak/tally.js';

/** Enough to go through everything a level does, few enough for thousands of games. */
const FEW_NODES = 200;

const { games, seed, first, levels, budget, nodes, threads } = OPTIONS;
const { modules } = RULES_OPTIONS;
const options = {
  games: { ...games, fallback: 2000 },
  seed,
  first,
  levels: { ...levels, help: 'who plays; any of them on each seat (without it: all)' },
  modules: { ...modules, help: `${modules.help} instead of every combination` },
  budget,
  nodes: {
    ...nodes,
    help: `positions to look at for each decision (without it and --budget: ${FEW_NODES})`,
  },
  stall: {
    kind: 'number',
    min: 1,
    max: 3_600_000,
    fallback: 60_000,
    help: 'milliseconds after which a decision counts as a stall',
  },
  threads,
} as const;
type Given = OptionValues<typeof options>;

const limitsOf = (given: Given): Limits =>
  given.budget === undefined && given.nodes === undefined
    ? { nodeLimit: FEW_NODES }
    : limitsFor(given);

const chosen = <T>(list: readonly T[] | typeof ALL | undefined, all: readonly T[]): readonly T[] =>
  list === undefined || list === ALL ? all : list;

const repeatOf = (given: Given, game: number): string =>
  commandLine('npm run soak:players --', { ...given, games: 1, first: game, threads: 0 });

function reportText(given: Given, tally: PlayerTally, seconds: number): string {
  const { games: played, gamesAlone, decisions, slowest, peakMb, problems, seats } = tally;
  const totals = columns([
    ['Games', `${played} in ${seconds.toFixed(1)} s, ${gamesAlone} of them alone`],
    ['Seats', Array.from(seats, ([level, count]) => `${level} ${count}`).join(', ')],
    ['Decisions', String(decisions)],
    ['Slowest decision', `${slowest.ms.toFixed(0)} ms by ${slowest.level} in game ${slowest.game}`],
    ['Peak memory of a thread', `${peakMb.toFixed(0)} MB`],
    ['Problems', String(problems.length)],
  ]);
  const details = problems.map(
    ({ game, text }) => `Game ${game}: ${text}\n  repeat: ${repeatOf(given, game)}`,
  );
  return [totals, ...details].join('\n\n');
}

export const soakPlayers = command(
  'Seats any computer players at every kind of table: no illegal move, no stall, no lack of memory',
  options,
  async (given, io) => {
    const soak: PlayerSoak = {
      seed: given.seed,
      modules: given.modules === ALL ? MODULES : given.modules,
      levels: chosen<Level>(given.levels, LEVELS),
      limits: limitsOf(given),
    };
    const plan = Array.from({ length: given.games }, (_, index) =>
      soakGame(soak, given.first + index),
    );
    const last = plan.at(-1);
    if (last) checkedSetup(last.setup);
    const tally = new PlayerTally(given.stall);
    const progress = new ProgressBar(io.stderr, plan.length, true);
    const startedAt = performance.now();
    const interrupted = await untilInterrupted(async (signal) => {
      const onResult = (result: ArenaResult, game: SoakGame): void => {
        tally.add(game, result);
        progress.report(tally.games);
      };
      await runJobs<SoakGame, ArenaResult>(ARENA, given.threads, plan, onResult, signal);
      return signal.aborted;
    });
    progress.end();
    const seconds = (performance.now() - startedAt) / 1000;
    writeLine(io.stdout, reportText(given, tally, seconds));
    if (interrupted) return EXIT.interrupted;
    return tally.problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
