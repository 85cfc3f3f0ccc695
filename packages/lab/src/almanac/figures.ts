import type { Level } from '@gah/ai';
import { shareInterval } from '../statistics.js';
import type { AlmanacTally, ThingTally } from './tally.js';

/** What games of one level say of one thing, as the page shows it. */
export interface ThingFigures {
  readonly offered: number;
  readonly seats: number;
  readonly uses: number;
  /** Points for each seat that used it or for which it scored; null where there is none. */
  readonly points: number | null;
  /** Krones bid for it on average; null where nobody bids. */
  readonly paid: number | null;
  /** Share of victories of the seats that used it, its interval, and the share by chance; null unused. */
  readonly wins: readonly [share: number, low: number, high: number, expected: number] | null;
}

/** How figures came about. */
export interface Provenance {
  readonly level: Level;
  readonly games: number;
  readonly gamesAlone: number;
  readonly winsAlone: number;
  readonly command: string;
  /** Of the repository; several where the run went on after a change. */
  readonly commits: readonly string[];
  /** Of the players' weights. */
  readonly weights: string;
  readonly rules: number;
  /** The day of the last game. */
  readonly date: string;
}

/** The file that goes with the page. */
export interface AlmanacFigures {
  readonly runs: readonly Provenance[];
  /** By thing; in each list the figures of the runs in their order. */
  readonly things: Readonly<Record<string, readonly (ThingFigures | null)[]>>;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Alone there is no share by chance; what can be expected is what is usual among these games. */
const usualAlone = ({ gamesAlone, winsAlone }: AlmanacTally): number =>
  gamesAlone === 0 ? 0 : winsAlone / gamesAlone;

export function figuresOf(tally: AlmanacTally, thing: ThingTally): ThingFigures {
  const { offered, seats, uses, touched, points, paid, wins, expected, alone } = thing;
  const share = wins / seats;
  const { low, high } = shareInterval(share, seats);
  const byChance = (expected + alone * usualAlone(tally)) / seats;
  return {
    offered,
    seats,
    uses,
    points: touched === 0 ? null : rounded(points / touched, 1),
    paid: paid === 0 ? null : rounded(paid / uses, 1),
    wins:
      seats === 0
        ? null
        : [rounded(share, 3), rounded(low, 3), rounded(high, 3), rounded(byChance, 3)],
  };
}

/** Puts the runs of several levels beside each other. */
export function allFigures(
  runs: readonly { readonly provenance: Provenance; readonly tally: AlmanacTally }[],
): AlmanacFigures {
  const keys = [...new Set(runs.flatMap(({ tally }) => Object.keys(tally.things)))].sort();
  const things = keys.map((key) => [
    key,
    runs.map(({ tally }) => {
      const thing = tally.things[key];
      return thing ? figuresOf(tally, thing) : null;
    }),
  ]);
  return {
    runs: runs.map(({ provenance }) => provenance),
    things: Object.fromEntries(things) as AlmanacFigures['things'],
  };
}
