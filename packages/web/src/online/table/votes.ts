import type { TableInfo } from '@gah/protocol';
import type { KnownTable } from '@gah/client';

const isPlaying = ({ seats }: TableInfo, seat: number): boolean => {
  const holder = seats[seat];
  return holder?.kind === 'person' && holder.replaced === null;
};

/** More than half of the other persons. */
export function votesNeeded(info: TableInfo, against: number): number {
  const voters = info.seats.filter((_, seat) => seat !== against && isPlaying(info, seat)).length;
  return Math.floor(voters / 2) + 1;
}

/** Whether the own seat may vote for a computer player on a seat whose person is away. */
export function mayVoteFor({ info, seat: own, presence }: KnownTable, seat: number): boolean {
  if (info.phase !== 'playing' || own === null || own === seat) return false;
  const holder = info.seats[seat];
  const isThere = presence.seats[seat] ?? true;
  if (holder?.kind !== 'person' || isThere || !isPlaying(info, own)) return false;
  return holder.replaced === null && !holder.votes.includes(own);
}
