import type { Filter, Subject } from '@gah/analysis';
import { EVERYTHING, ME } from '@gah/analysis';

/** Spans of time that people think in, up to now. */
export const TIMES = ['month', 'quarter', 'year'] as const;
export type TimeSpan = (typeof TIMES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS: Readonly<Record<TimeSpan, number>> = { month: 30, quarter: 91, year: 365 };

/** What somebody has chosen to look at. */
export interface Choice {
  readonly subject: Subject;
  readonly time: TimeSpan | null;
  /** Without the span of time, which follows from that. */
  readonly filter: Filter;
}

export const ALL_OF_MINE: Choice = { subject: ME, time: null, filter: EVERYTHING };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address asks for: `#/statistics`, or `#/statistics/Clara` for the games of one of several persons. */
export function choiceAt(hash: string): Choice {
  const [, , name = ''] = hash.split('/');
  return name === ''
    ? ALL_OF_MINE
    : { ...ALL_OF_MINE, subject: { kind: 'named', name: decoded(name) } };
}

export const filterOf = ({ time, filter }: Choice, now: number): Filter => ({
  ...filter,
  from: time === null ? null : now - DAYS[time] * DAY_MS,
});
