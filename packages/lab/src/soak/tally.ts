import { addTo } from '@gah/engine';

/** What some games of a soak showed. Plain data, so that it can be sent between threads. */
export interface Tally {
  readonly games: number;
  readonly decisions: number;
  /** The position with the most moves, and the game it came up in. */
  readonly longest: { readonly moves: number; readonly game: number };
  /** How often each card was used. */
  readonly uses: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
}

interface Problem {
  readonly game: number;
  readonly text: string;
}

export const EMPTY_TALLY: Tally = {
  games: 0,
  decisions: 0,
  longest: { moves: 0, game: 0 },
  uses: {},
  problems: [],
};

function longer(a: Tally['longest'], b: Tally['longest']): Tally['longest'] {
  if (a.moves !== b.moves) return a.moves > b.moves ? a : b;
  return a.game < b.game ? a : b;
}

/** The sum of two tallies; in which order they come makes no difference. */
export function merge(a: Tally, b: Tally): Tally {
  const uses = new Map(Object.entries(a.uses));
  for (const [card, count] of Object.entries(b.uses)) addTo(uses, card, count);
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    longest: longer(a.longest, b.longest),
    uses: Object.fromEntries(uses),
    problems: [...a.problems, ...b.problems].sort((left, right) => left.game - right.game),
  };
}
