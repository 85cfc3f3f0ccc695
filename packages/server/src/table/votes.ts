import type { Level } from '@gah/ai';
import type { SeatIndex } from '@gah/engine';
import type { ClockRule } from '@gah/protocol';
import type { TableState, Vote } from './state.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Plays for somebody who was voted out, whoever votes last, and for those who left without a wish. */
export const SUBSTITUTE: Level = 'director';

/** How long somebody must be away before the others may vote. */
export const absenceMs = (clock: ClockRule): number =>
  clock.kind === 'relaxed' ? DAY_MS : MINUTE_MS;

/** How long a vote holds. */
const voteMs = (clock: ClockRule): number =>
  clock.kind === 'relaxed' ? 3 * DAY_MS : 10 * MINUTE_MS;

/** Persons who play themselves; they decide about others. */
export const votersAgainst = (
  { holders }: Pick<TableState, 'holders'>,
  against: SeatIndex,
): SeatIndex[] =>
  holders.flatMap((holder, seat) =>
    seat !== against && holder.kind === 'person' && !holder.replaced ? [seat] : [],
  );

/** Votes that still hold: neither too old nor of somebody who no longer plays. */
export function validVotes(
  table: Pick<TableState, 'holders' | 'plan'>,
  against: SeatIndex,
  now: number,
): Vote[] {
  const holder = table.holders[against];
  if (holder?.kind !== 'person') return [];
  const voters = votersAgainst(table, against);
  return holder.votes.filter(
    ({ seat, at }) => voters.includes(seat) && now - at < voteMs(table.plan.clock),
  );
}
