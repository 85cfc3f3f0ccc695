import { ALONE } from '@gah/engine';
import { join } from 'node:path';
import type { OptionValues } from '@gah/terminal';
import {
  ALL,
  checkedSetup,
  command,
  commandLine,
  CONTESTANTS,
  EXIT,
  limitsFor,
  makeFolder,
  OPTIONS,
  PEOPLE_OPTIONS,
  repeatedPeople,
  RULES_OPTIONS,
  setupFor,
  usageFailure,
  writeRecord,
  writeReport,
} from '@gah/terminal';
import { ENTRANTS, searchOf } from '../arena/entrants.js';
import { ARENA } from '../arena/jobs.js';
import type { ArenaResult } from '../arena/game.js';
import { runKept } from '../kept/runKept.js';
import type { Match, Tournament } from '../tournament/plan.js';
import { matchesOf } from '../tournament/plan.js';
import { reportText } from '../tournament/reportText.js';
import { Standings } from '../tournament/standings.js';

const { games, seed, json, budget, nodes, threads, levels, save, first } = OPTIONS;
const options = {
  levels: {
    ...levels,
    choices: ENTRANTS,
    help: 'who meets whom, each against each other; one alone plays against itself; @1: as it was',
  },
  self: { kind: 'flag', help: 'each level against itself, instead of against the others' },
  games: {
    ...games,
    help: 'how many games each pair plays; an even number, each deal with both seatings',
  },
  ...PEOPLE_OPTIONS,
  budget,
  nodes,
  threads,
  seed,
  first: { ...first, help: 'number of the first deal; deal I has the seed "S-I"' },
  ...RULES_OPTIONS,
  json,
  save: { ...save, value: 'FOLDER', help: 'write the games to this folder' },
  folder: {
    kind: 'text',
    value: 'FOLDER',
    help: 'keep results here; the same command goes on from there, also with more games',
  },
} as const;
type Given = OptionValues<typeof options>;

function tournamentOf(given: Given): Tournament {
  const { levels: chosen } = given;
  if (chosen === undefined) throw usageFailure('--levels says who plays');
  const contestants = chosen === ALL ? CONTESTANTS : chosen;
  const setup = setupFor(given);
  const { seats } = checkedSetup(setup(`${given.seed}-${given.first + given.games}`));
  if (seats === ALONE && contestants.length > 1 && !given.self) {
    throw usageFailure('alone nobody meets anybody else: add --self');
  }
  return {
    levels: contestants,
    self: given.self || contestants.length === 1,
    games: given.games,
    seed: given.seed,
    first: given.first,
    seats,
    setup,
    limits: limitsFor(given),
    recorded: given.save !== undefined,
  };
}

/** What the games depend on besides the weights; how many there are may change. */
const settingsOf = ({
  levels,
  self,
  seed,
  first,
  setup,
  limits,
  recorded,
}: Tournament): unknown => ({
  levels: levels.map((level) => [level, searchOf(level)]),
  self,
  first,
  setup: setup(seed),
  limits,
  recorded,
});

const repeatOf = (given: Given): string =>
  commandLine('npm run lab -- tournament', {
    ...given,
    ...repeatedPeople(given),
    json: false,
    save: undefined,
    folder: undefined,
  });

function keep(folder: string, { duel, deal, swapped }: Match, { record }: ArenaResult): void {
  const name = `${duel.a}-${duel.b}-${deal}${swapped ? '-swapped' : ''}.json`;
  if (record) writeRecord(join(folder, name), record);
}

export const tournament = command(
  'Lets computer players meet and tells how strong and how fast they are',
  options,
  async (given, io) => {
    const plan = tournamentOf(given);
    if (given.save !== undefined) makeFolder(given.save);
    const matches = matchesOf(plan);
    const standings = new Standings(plan);
    const { done, interrupted } = await runKept<Match, ArenaResult>(
      {
        kind: ARENA,
        folder: given.folder,
        name: 'tournament',
        settings: settingsOf(plan),
        jobs: matches,
        threads: given.threads,
      },
      io,
    );
    for (const [match, result] of done) {
      standings.add(match, result);
      if (given.save !== undefined) keep(given.save, match, result);
    }
    const report = standings.report();
    writeReport(io, given.json, report, () => reportText(report, repeatOf(given)));
    if (interrupted) return EXIT.interrupted;
    return report.failures.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
