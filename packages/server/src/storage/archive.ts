import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ChatLine } from '@gah/protocol';
import type { Entry, LoggedEntry } from '../table/entry.js';
import type { Database } from './schema.js';

const MOST_AT_ONCE = 100;

/** A line with the id of its request. */
export type StoredLine = ChatLine & { readonly request: string };

/** What remains of a game long over. */
interface Archive {
  readonly log: readonly LoggedEntry[];
  readonly chat: readonly StoredLine[];
}

/** In another thread: long logs would keep everybody waiting. */
const zip = promisify<string, { level: number }, Buffer>(gzip);
const unzip = promisify<Uint8Array, Buffer>(gunzip);

const pack = (archive: Archive): Promise<Uint8Array> => zip(JSON.stringify(archive), { level: 9 });

const unpack = async (packed: Uint8Array): Promise<Archive> =>
  JSON.parse((await unzip(packed)).toString('utf8')) as Archive;

/** The entries after one already known, as they are not archived yet; all of them, or the first ones. */
export async function entriesAfter(
  db: Database,
  id: string,
  after: number,
  most: number | null = null,
): Promise<LoggedEntry[]> {
  const query = db
    .selectFrom('entries')
    .select(['seq', 'at', 'request', 'entry'])
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq');
  const rows = await (most === null ? query : query.limit(most)).execute();
  return rows.map(({ entry, ...rest }) => ({ ...rest, entry: JSON.parse(entry) as Entry }));
}

export async function chatLines(db: Database, id: string, after: number): Promise<StoredLine[]> {
  return db
    .selectFrom('chat')
    .select(['n', 'at', 'seat', 'name', 'text', 'request'])
    .where('table_id', '=', id)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
}

/** The last lines after one already known, oldest first. */
export async function chatTail(
  db: Database,
  id: string,
  after: number,
  most: number,
): Promise<StoredLine[]> {
  const lines = await db
    .selectFrom('chat')
    .select(['n', 'at', 'seat', 'name', 'text', 'request'])
    .where('table_id', '=', id)
    .where('n', '>', after)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return lines.reverse();
}

export async function readArchive(db: Database, id: string): Promise<Archive | null> {
  const row = await db
    .selectFrom('archives')
    .select('log')
    .where('table_id', '=', id)
    .executeTakeFirst();
  return row ? unpack(row.log) : null;
}

/** Packs one table; what was packed before is kept. */
async function archive(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Takes the row, so that no other process packs or appends meanwhile.
    await transaction
      .updateTable('table_index')
      .set((row) => ({ seq: row.ref('seq') }))
      .where('table_id', '=', id)
      .execute();
    const before = await readArchive(transaction, id);
    const entries = await entriesAfter(transaction, id, 0);
    const lines = await chatLines(transaction, id, 0);
    const log = await pack({
      log: [...(before?.log ?? []), ...entries],
      chat: [...(before?.chat ?? []), ...lines],
    });
    await transaction
      .insertInto('archives')
      .values({ table_id: id, log })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ log }))
      .execute();
    // Something may have been added since it was read.
    await transaction
      .deleteFrom('entries')
      .where('table_id', '=', id)
      .where('seq', '<=', entries.at(-1)?.seq ?? 0)
      .execute();
    await transaction
      .deleteFrom('chat')
      .where('table_id', '=', id)
      .where('n', '<=', lines.at(-1)?.n ?? 0)
      .execute();
    // Few look at a game long over; its log is played for them.
    await transaction.deleteFrom('snapshots').where('table_id', '=', id).execute();
  });
}

/** Packs games that have been over since `before`; returns how many. */
export async function archiveOld(db: Database, before: number): Promise<number> {
  const rows = await db
    .selectFrom('table_index')
    .select('table_id')
    .where('phase', 'in', ['over', 'closed'])
    .where('updated_at', '<', before)
    .where((where) =>
      where.exists(
        where
          .selectFrom('entries')
          .select('seq')
          .whereRef('entries.table_id', '=', 'table_index.table_id'),
      ),
    )
    .orderBy('updated_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { table_id } of rows) await archive(db, table_id);
  return rows.length;
}
