import { columns } from '../columns.js';
import { moduleNames } from '../log/frame.js';
import { commandLine } from '../repeat.js';
import type { Soak } from './plan.js';
import type { Tally } from './tally.js';

/** Fewer games than this need not come across every card. */
export const GAMES_FOR_EVERY_CARD = 10_000;

const repeatOf = ({ seed, modules }: Soak, game: number): string =>
  commandLine('npm run soak --', { seed, first: game, games: 1, modules });

interface Run {
  readonly soak: Soak;
  readonly seconds: number;
  /** Cards that were never used. */
  readonly unused: readonly string[];
}

const NAMED = 20;

function unusedText(games: number, unused: readonly string[]): string {
  if (unused.length === 0) return 'none';
  const more = unused.length > NAMED ? ', …' : '';
  const fine = games < GAMES_FOR_EVERY_CARD ? ` (fine below ${GAMES_FOR_EVERY_CARD} games)` : '';
  return `${unused.length}: ${unused.slice(0, NAMED).join(', ')}${more}${fine}`;
}

export function reportText(tally: Tally, { soak, seconds, unused }: Run): string {
  const { games, decisions, longest, problems } = tally;
  const modules = soak.modules ? moduleNames(soak.modules, 'en') : 'every combination';
  const totals = columns([
    ['Modules', modules],
    ['Games', `${games} in ${seconds.toFixed(1)} s (${(games / seconds).toFixed(1)} a second)`],
    ['Decisions', String(decisions)],
    ['Longest list of moves', `${longest.moves} in game ${longest.game}`],
    ['Cards never used', unusedText(games, unused)],
    ['Problems', String(problems.length)],
  ]);
  const details = problems.map(
    ({ game, text }) => `Game ${game}: ${text}\n  repeat: ${repeatOf(soak, game)}`,
  );
  return [totals, ...details].join('\n\n');
}
