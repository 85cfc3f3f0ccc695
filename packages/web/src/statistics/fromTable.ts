import type { KeptGame } from '@gah/analysis';
import { summaryOfSeen } from '@gah/analysis';
import type { KnownTable } from '@gah/client';
import type { GameSnapshot } from '../session/session.js';

const PREFIX = 'table:';

/** The table of an entry; null for one that came from elsewhere. */
export const tableOfEntry = ({ id }: Pick<KeptGame, 'id'>): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;

/**
 * A finished game of an own seat, as far as this page has seen it; null for one that was only watched, or is
 * not over.
 *
 * @param endedAt when its end was seen; null where the table was opened after it
 */
export function entryOfTable(
  { info, seat }: Pick<KnownTable, 'info' | 'seat'>,
  { view, log, isOver }: Pick<GameSnapshot, 'view' | 'log' | 'isOver'>,
  endedAt: number | null,
): KeptGame | null {
  if (seat === null || !isOver) return null;
  // Without its beginning a log tells less than the end alone.
  const isWhole = log[0]?.events.some(({ type }) => type === 'gameStarted') ?? false;
  const summary = summaryOfSeen(
    { position: view, events: isWhole ? log.flatMap(({ events }) => events) : null },
    {
      levels: info.seats.map((holder) => (holder.kind === 'computer' ? holder.level : null)),
      own: [seat],
      where: 'online',
      isTrial: false,
      played: endedAt ?? info.createdAt,
      duration: null,
    },
  );
  return { id: PREFIX + info.id, stamp: isWhole ? 2 : 1, counts: true, summary };
}
