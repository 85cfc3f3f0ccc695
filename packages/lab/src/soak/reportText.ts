import { columns, commandLine, moduleNames } from '@gah/terminal';
import { ALONE_OPTION, kindOf, TOGETHER_OPTION } from './kinds.js';
import type { Soak } from './plan.js';
import { combinationsOf } from './plan.js';
import type { Tally } from './tally.js';

const repeatOf = ({ seed, modules, alone }: Soak, game: number): string =>
  commandLine('npm run soak --', {
    seed,
    first: game,
    [TOGETHER_OPTION]: alone ? 0 : 1,
    [ALONE_OPTION]: alone ? 1 : 0,
    modules,
  });

/** What came of one kind of games. */
export interface Part {
  readonly soak: Soak;
  readonly tally: Tally;
  readonly seconds: number;
  /** Cards that were never used. */
  readonly unused: readonly string[];
}

/** There were no problems, and everything came up that should. */
export function isGood({ soak, tally, unused }: Part): boolean {
  const allUsed = unused.length === 0 || tally.games < kindOf(soak).gamesForEveryCard;
  return tally.problems.length === 0 && allUsed;
}

const NAMED = 20;

function unusedText({ soak, tally, unused }: Part): string {
  if (unused.length === 0) return 'none';
  const { gamesForEveryCard } = kindOf(soak);
  const more = unused.length > NAMED ? ', …' : '';
  const fine = tally.games < gamesForEveryCard ? ` (fine below ${gamesForEveryCard} games)` : '';
  return `${unused.length}: ${unused.slice(0, NAMED).join(', ')}${more}${fine}`;
}

function modulesText(soak: Soak): string {
  const [modules = [], ...others] = combinationsOf(soak);
  return others.length > 0 ? 'every combination' : moduleNames(modules, 'en') || 'none';
}

export function reportText(part: Part): string {
  const { soak, tally, seconds } = part;
  const { games, decisions, longest, problems } = tally;
  const kind = kindOf(soak);
  const totals = columns([
    ['Modules', modulesText(soak)],
    [kind.games, `${games} in ${seconds.toFixed(1)} s (${(games / seconds).toFixed(1)} a second)`],
    ['Decisions', String(decisions)],
    ['Longest list of moves', `${longest.moves} in game ${longest.game}`],
    [kind.unused, unusedText(part)],
    ['Problems', String(problems.length)],
  ]);
  const details = problems.map(
    ({ game, text }) => `${kind.game} ${game}: ${text}\n  repeat: ${repeatOf(soak, game)}`,
  );
  return [totals, ...details].join('\n\n');
}
