import { ALONE } from '@gah/engine';
import type { Interval } from '../../statistics.js';
import { meanOf, winInterval } from '../../statistics.js';

/** A part of the report of a level. */
export interface WinsAlone {
  /** Of games alone against the automatic opponent; null in others. */
  readonly soloWinRate: (Interval & { readonly rate: number }) | null;
}

/** Adds up games with so many seats, of which the winners are given. */
export function winsAloneOf(seats: number, games: readonly (readonly number[])[]): WinsAlone {
  if (seats !== ALONE) return { soloWinRate: null };
  const wins = games.map((winners) => (winners.includes(0) ? 1 : 0));
  return { soloWinRate: { rate: meanOf(wins), ...winInterval(wins, 1) } };
}

export const winsAlone = ({ soloWinRate }: WinsAlone): WinsAlone['soloWinRate'] => soloWinRate;
