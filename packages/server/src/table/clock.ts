import type { SeatIndex } from '@gah/engine';
import type { ClockRule } from '@gah/protocol';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** The time of one seat. Worked out from the log, so that it goes on after a restart. */
export interface SeatClock {
  readonly reserveMs: number;
  /** Since when this seat decides; null while its clock stands. */
  readonly since: number | null;
}

export const newClocks = (rule: ClockRule, seats: number): SeatClock[] =>
  Array.from({ length: seats }, () => ({
    reserveMs: rule.kind === 'live' ? rule.reserveSeconds * SECOND_MS : 0,
    since: null,
  }));

/** What every turn has before the reserve is touched; null without a clock. */
function perTurnMs(rule: ClockRule): number | null {
  switch (rule.kind) {
    case 'none':
      return null;
    case 'live':
      return rule.perTurnSeconds * SECOND_MS;
    case 'relaxed':
      return rule.perTurnDays * DAY_MS;
  }
}

/** When the time of a seat runs out. */
export function deadlineOf(rule: ClockRule, { since, reserveMs }: SeatClock): number | null {
  const turn = perTurnMs(rule);
  return turn === null || since === null ? null : since + turn + reserveMs;
}

function stopped(rule: ClockRule, { since, reserveMs }: SeatClock, at: number): SeatClock {
  const turn = perTurnMs(rule) ?? 0;
  const beyond = since === null ? 0 : Math.max(0, at - since - turn);
  return { reserveMs: Math.max(0, reserveMs - beyond), since: null };
}

/** The clocks after something happened: those of `running` go, and one that `restarted` begins anew. */
export function turnClocks(
  rule: ClockRule,
  clocks: readonly SeatClock[],
  running: readonly SeatIndex[],
  restarted: SeatIndex | null,
  at: number,
): SeatClock[] {
  return clocks.map((clock, seat) => {
    if (!running.includes(seat)) return clock.since === null ? clock : stopped(rule, clock, at);
    if (clock.since === null) return { ...clock, since: at };
    return seat === restarted ? { ...stopped(rule, clock, at), since: at } : clock;
  });
}
