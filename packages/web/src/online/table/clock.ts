import type { ClockRule } from '@gah/protocol';
import type { ReadClock } from '@gah/client';

const SECOND_MS = 1000;

/** What a seat has left, in milliseconds. */
export interface TimeLeft {
  /** Of this turn; 0 once the reserve is being used. */
  readonly turn: number;
  /** For the whole game. */
  readonly reserve: number;
  readonly isRunning: boolean;
}

/** The clock of a seat at a moment of this device's own clock. */
export function timeLeft(clock: ReadClock, seat: number, now: number): TimeLeft | null {
  const known = clock.seats[seat];
  if (!known) return null;
  const { reserveMs, deadline } = known;
  if (deadline === null) return { turn: 0, reserve: reserveMs, isRunning: false };
  const left = Math.max(0, deadline - clock.serverTime - (now - clock.readAt));
  return {
    turn: Math.max(0, left - reserveMs),
    reserve: Math.min(reserveMs, left),
    isRunning: true,
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Minutes and seconds, with hours where there are any. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`;
}

/** Days and hours, or hours and minutes: what a game over days needs. */
export function calmTime(ms: number): {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
} {
  const minutes = Math.floor(ms / SECOND_MS / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60 };
}

/** How little is little. */
const SHORT_MS: Readonly<Record<ClockRule['kind'], number>> = {
  none: 0,
  live: 30 * SECOND_MS,
  relaxed: 3 * 60 * 60 * SECOND_MS,
};

export const isShort = (kind: ClockRule['kind'], { turn, reserve, isRunning }: TimeLeft): boolean =>
  isRunning && turn + reserve < SHORT_MS[kind];
