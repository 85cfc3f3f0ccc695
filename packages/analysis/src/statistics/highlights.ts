import type { VpSource } from '@gah/engine';
import { VP_SOURCES } from '@gah/engine';
import type { PlayedGame } from './played.js';
import { meanOf, medianOf } from './sample.js';
import { pointsFrom } from '../summary/summary.js';

/** Victories or defeats one after the other. A shared victory is a victory. */
export interface Streaks {
  /** The present one: above 0 for victories, below 0 for defeats. */
  readonly current: number;
  readonly longestWins: number;
  readonly longestLosses: number;
}

/** Of games in the order in which they were played. */
export function streaksOf(games: readonly PlayedGame[]): Streaks {
  let [current, longestWins, longestLosses] = [0, 0, 0];
  for (const { win } of games) {
    current = win > 0 ? Math.max(current, 0) + 1 : Math.min(current, 0) - 1;
    longestWins = Math.max(longestWins, current);
    longestLosses = Math.max(longestLosses, -current);
  }
  return { current, longestWins, longestLosses };
}

/** What can be a record, in the order in which they are told. */
export const RECORDS = [
  'mostPoints',
  'biggestLead',
  'narrowestWin',
  'biggestComeback',
  'mostGuests',
  'longestGame',
  'shortestGame',
] as const;
export type RecordKind = (typeof RECORDS)[number];

export interface RecordHeld {
  readonly value: number;
  /** The first game in which it was reached. */
  readonly played: PlayedGame;
}

/** How far behind the leader a later winner was after some round; null if never, or nobody knows. */
function comeback({ win, seat, others }: PlayedGame): number | null {
  const own = seat.course?.running;
  if (win === 0 || !own) return null;
  const behind = own
    .slice(0, -1)
    .map((points, round) =>
      Math.max(...others.map(({ course }) => (course?.running[round] ?? -Infinity) - points)),
    );
  const most = Math.max(...behind);
  return most > 0 && Number.isFinite(most) ? most : null;
}

const VALUES: Readonly<Record<RecordKind, (played: PlayedGame) => number | null>> = {
  mostPoints: ({ seat }) => seat.points,
  biggestLead: ({ win, lead }) => (win > 0 && lead > 0 ? lead : null),
  narrowestWin: ({ win, lead }) => (win > 0 ? lead : null),
  biggestComeback: comeback,
  mostGuests: ({ seat }) => seat.course?.guests ?? null,
  longestGame: ({ game }) => game.duration,
  shortestGame: ({ game }) => game.duration,
};

/** Of these the least is the record. */
const LEAST: readonly RecordKind[] = ['narrowestWin', 'shortestGame'];

const holder = (
  games: readonly PlayedGame[],
  valueOf: (played: PlayedGame) => number | null,
  isLeast: boolean,
): RecordHeld | null => {
  let held: RecordHeld | null = null;
  for (const played of games) {
    const value = valueOf(played);
    if (value === null) continue;
    if (held && (isLeast ? value >= held.value : value <= held.value)) continue;
    held = { value, played };
  }
  return held;
};

/** The records that somebody holds. */
export const recordsOf = (
  games: readonly PlayedGame[],
): ({ readonly kind: RecordKind } & RecordHeld)[] =>
  RECORDS.flatMap((kind) => {
    const held = holder(games, VALUES[kind], LEAST.includes(kind));
    return held ? [{ kind, ...held }] : [];
  });

/** The most that each source ever brought. */
export const recordsBySource = (
  games: readonly PlayedGame[],
): ({ readonly source: VpSource } & RecordHeld)[] =>
  VP_SOURCES.flatMap((source) => {
    const held = holder(games, ({ seat }) => pointsFrom(seat, source), false);
    return held && held.value > 0 ? [{ source, ...held }] : [];
  });

/** How long games take, of those of which it is known. */
export interface PaceOfPlay {
  readonly games: number;
  readonly meanMs: number;
  readonly medianMs: number;
  /** For each move of anybody; null where no moves are known. */
  readonly msPerMove: number | null;
}

export function paceOf(games: readonly PlayedGame[]): PaceOfPlay | null {
  const timed = games.flatMap(({ game: { duration, moves } }) =>
    duration === null ? [] : [{ duration, moves }],
  );
  const meanMs = meanOf(timed.map(({ duration }) => duration));
  const medianMs = medianOf(timed.map(({ duration }) => duration));
  if (meanMs === null || medianMs === null) return null;
  const perMove = timed.flatMap(({ duration, moves }) => (moves ? [duration / moves] : []));
  return { games: timed.length, meanMs, medianMs, msPerMove: meanOf(perMove) };
}
