import { ALONE, MAX_SEATS } from '@gah/engine';
import {
  columns,
  command,
  CONTESTANTS,
  EXIT,
  OPTIONS,
  ProgressBar,
  writeLine,
} from '@gah/terminal';
import type { Checked } from '../replays/check.js';
import { checkGame } from '../replays/check.js';
import type { Sizes } from '../replays/sizes.js';
import { measured } from '../replays/sizes.js';

const { games, seed, first } = OPTIONS;
const options = {
  games: { ...games, fallback: 1000, help: 'how many games to write as links and read again' },
  stepped: {
    ...games,
    min: 0,
    fallback: 200,
    help: 'through how many of them to go, comparing every position with the playback',
  },
  sized: {
    ...games,
    min: 0,
    fallback: 0,
    help: 'how many games of each kind to play besides, to see how long their links are',
  },
  level: {
    kind: 'choice',
    choices: CONTESTANTS,
    fallback: 'concierge',
    help: 'who plays those',
  },
  seed,
  first,
} as const;

/** Every fourth game is one of a person alone. */
const ALONE_EVERY = 4;
const KINDS = [ALONE, 2, 3, MAX_SEATS].flatMap((seats) =>
  [false, true].map((withModules) => ({ seats, withModules })),
);

const sizesText = (sizes: readonly Sizes[]): string =>
  columns(
    [
      ['Players', 'Modules', 'Moves', 'Median', '95 %'],
      ...sizes.map(({ seats, withModules, moves, median, high }) => [
        String(seats),
        withModules ? 'all' : 'none',
        ...[moves, median, high].map((amount) => String(Math.round(amount))),
      ]),
    ],
    { right: (column) => column > 1 },
  );

export const replays = command(
  'Checks that games can be gone through and written as links, and measures those',
  options,
  (given, io) => {
    const checked: Checked[] = [];
    const problems: string[] = [];
    const progress = new ProgressBar(io.stderr, given.games, true);
    for (let game = given.first; game < given.first + given.games; game++) {
      const alone = game % ALONE_EVERY === 0;
      const soak = { seed: given.seed, modules: undefined, alone };
      const result = checkGame(soak, game, checked.length < given.stepped);
      problems.push(...result.problems.map((problem) => `game ${game}: ${problem}`));
      checked.push(result);
      progress.report(checked.length);
    }
    progress.end();
    const plies = checked.reduce((sum, { plies: some }) => sum + some, 0);
    const longest = Math.max(...checked.map(({ characters }) => characters));
    writeLine(
      io.stdout,
      columns([
        ['Games', String(given.games)],
        ['Longest link', `${longest} characters`],
        ['Positions compared', String(plies)],
        ['Problems', String(problems.length)],
      ]),
    );
    for (const problem of problems) writeLine(io.stdout, problem);
    if (given.sized > 0) {
      const sizes = KINDS.map((kind) => measured(given.level, kind, given.sized, given.seed));
      writeLine(io.stdout, `\nCharacters of a link\n${sizesText(sizes)}`);
    }
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
