import type { Level } from '@gah/ai';

/** What the laboratory has counted: `npm run lab -- almanac`, see docs/players.md. */
export interface Run {
  readonly level: Level;
  readonly games: number;
  readonly command: string;
  /** Of the repository in which the players stood; several where the run went on after a change. */
  readonly commits: readonly string[];
  /** The day of the last game. */
  readonly date: string;
}

interface ThingFigures {
  readonly offered: number;
  readonly seats: number;
  readonly uses: number;
  readonly points: number | null;
  readonly paid: number | null;
  /** Share of victories, its interval, and what chance alone would give. */
  readonly wins: readonly number[] | null;
}

export interface Figures {
  readonly runs: readonly Run[];
  readonly things: Readonly<Partial<Record<string, readonly (ThingFigures | null)[]>>>;
}

export const loadFigures = async (): Promise<Figures> =>
  (await import('./figures.json')).default as Figures;

/** One run about one entry. */
export interface RunFigures {
  readonly run: Run;
  readonly figures: ThingFigures;
}

export const figuresOf = (
  { runs, things }: Figures,
  { kind, key }: { readonly kind: string; readonly key: string },
): RunFigures[] =>
  runs.flatMap((run, index) => {
    const figures = things[`${kind} ${key}`]?.[index];
    return figures ? [{ run, figures }] : [];
  });

/** Whether the interval leaves chance aside. */
export function verdictOf([, low = 0, high = 1, chance = 0]: readonly number[]):
  'more' | 'less' | 'close' {
  if (low > chance) return 'more';
  return high < chance ? 'less' : 'close';
}

/** So many seats leave an interval of about 28 percentage points: less is a hint only. */
const FEW = 50;
export const isFew = ({ seats }: Pick<ThingFigures, 'seats'>): boolean => seats < FEW;

const PER_CENT = 100;
const NODES = /--nodes (\d+)/;

/** "41", or "7.5" where little is counted. */
export const percent = (share: number): string => String(Math.round(share * PER_CENT));

/** How many positions the players of a run looked at, where that was less than usual. */
export const nodesOf = ({ command }: Run): number | null => {
  const found = NODES.exec(command)?.[1];
  return found === undefined ? null : Number(found);
};
