import { createGame, toRecord } from '@gah/engine';
import { everyCard, uniformPlayer } from '@gah/engine/testing';
import { command } from '../args/command.js';
import type { Values } from '../args/option.js';
import { OPTIONS } from '../args/options.js';
import { attempt } from '../attempt.js';
import { EXIT, usageFailure } from '../failure.js';
import { writeRecord } from '../files.js';
import type { Io } from '../io.js';
import { writeLine } from '../io.js';
import { playersOf } from '../log/people.js';
import { Progress } from '../progress.js';
import { commandLine } from '../repeat.js';
import { checkedSetup, repeatedPeople, setupFor } from '../setupInput.js';
import type { SimulationReport } from '../simulate/statistics.js';
import { Statistics } from '../simulate/statistics.js';
import { reportText } from '../simulate/reportText.js';

const { games, players, solo, seed, first, edition, hotel, staff, modules, promos, json, save } =
  OPTIONS;
const options = {
  games,
  players,
  solo,
  seed,
  first,
  edition,
  hotel,
  staff,
  modules,
  promos,
  'box-promos': OPTIONS['box-promos'],
  'data-pack': OPTIONS['data-pack'],
  json,
  save: { ...save, help: `${save.help}; only with --games 1` },
} as const;
type Given = Values<typeof options>;

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
  return commandLine('npm run gah -- simulate', single);
}

function playAll(given: Given, io: Io): Simulation {
  const setup = setupFor(given);
  const seedOf = (game: number): string => `${given.seed}-${game}`;
  const end = given.first + given.games;
  const last = checkedSetup(setup(seedOf(end - 1)));
  const players = playersOf(createGame(last), 'en');
  const statistics = new Statistics(players.length, everyCard(last));
  const progress = new Progress(io.stderr, given.games, false);
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
    writeLine(
      io.stdout,
      given.json ? JSON.stringify(report, null, 2) : reportText(report, players, seconds),
    );
    return report.failures.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
