import { createGame, toRecord } from '@gah/engine';
import { everyCard, uniformPlayer } from '@gah/engine/testing';
import type { Io, OptionValues } from '@gah/terminal';
import {
  checkedSetup,
  command,
  commandLine,
  EXIT,
  OPTIONS,
  PEOPLE_OPTIONS,
  playersOf,
  ProgressBar,
  repeatedPeople,
  RULES_OPTIONS,
  setupFor,
  usageFailure,
  writeRecord,
  writeReport,
} from '@gah/terminal';
import { attempt } from '../attempt.js';
import type { SimulationReport } from '../simulate/statistics.js';
import { Statistics } from '../simulate/statistics.js';
import { reportText } from '../simulate/reportText.js';

const { games, seed, first, json, save } = OPTIONS;
const options = {
  games,
  ...PEOPLE_OPTIONS,
  seed,
  first,
  ...RULES_OPTIONS,
  json,
  save: { ...save, help: `${save.help}; only with --games 1` },
} as const;
type Given = OptionValues<typeof options>;

interface Simulation {
  readonly report: SimulationReport;
  /** By seat. */
  readonly players: readonly string[];
}

/** The command that plays one game of a simulation again. */
function repeatOf(given: Given, game: number): string {
  const single = {
    ...given,
    ...repeatedPeople(given),
    games: 1,
    first: game,
    json: false,
    save: undefined,
  };
  return commandLine('npm run lab -- simulate', single);
}

function playAll(given: Given, io: Io): Simulation {
  const setup = setupFor(given);
  const seedOf = (game: number): string => `${given.seed}-${game}`;
  const end = given.first + given.games;
  const last = checkedSetup(setup(seedOf(end - 1)));
  const players = playersOf(createGame(last), 'en');
  const statistics = new Statistics(players.length, everyCard(last));
  const progress = new ProgressBar(io.stderr, given.games, false);
  for (let number = given.first; number < end; number++) {
    const { coverage } = statistics;
    const { game, problems } = attempt(setup(seedOf(number)), uniformPlayer, { coverage });
    statistics.add(game);
    for (const problem of problems) {
      statistics.fail({ seed: seedOf(number), problem, repeat: repeatOf(given, number) });
    }
    if (given.save !== undefined && game) writeRecord(given.save, toRecord(game.state));
    progress.report(number - given.first + 1);
  }
  progress.end();
  return { report: statistics.report(), players };
}

export const simulate = command(
  'Plays games at random, every legal move equally likely, and counts what happens',
  options,
  (given, io) => {
    if (given.save !== undefined && given.games !== 1) {
      throw usageFailure('--save writes a single game: add --games 1');
    }
    const startedAt = performance.now();
    const { report, players } = playAll(given, io);
    const seconds = (performance.now() - startedAt) / 1000;
    writeReport(io, given.json, report, () => reportText(report, players, seconds));
    return report.failures.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
