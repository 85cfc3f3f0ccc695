import { columns } from '../columns.js';
import { commandLine } from '../repeat.js';
import type { Tally } from './tally.js';

/** Fewer games than this need not come across every card. */
export const GAMES_FOR_EVERY_CARD = 5000;

const repeatOf = (seed: string, game: number): string =>
  commandLine('npm run soak --', { seed, first: game, games: 1 });

interface Run {
  readonly seed: string;
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

export function reportText(tally: Tally, { seed, seconds, unused }: Run): string {
  const { games, decisions, longest, problems } = tally;
  const totals = columns([
    ['Games', `${games} in ${seconds.toFixed(1)} s (${(games / seconds).toFixed(1)} a second)`],
    ['Decisions', String(decisions)],
    ['Longest list of moves', `${longest.moves} in game ${longest.game}`],
    ['Cards never used', unusedText(games, unused)],
    ['Problems', String(problems.length)],
  ]);
  const details = problems.map(
    ({ game, text }) => `Game ${game}: ${text}\n  repeat: ${repeatOf(seed, game)}`,
  );
  return [totals, ...details].join('\n\n');
}
