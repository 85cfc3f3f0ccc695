import { hashOf } from '../secrets.js';
import type { Database } from './schema.js';
import { sql } from 'kysely';

/** A table as it was after an entry: saves playing its log from the beginning, and nothing else. */
export interface StoredSnapshot {
  readonly table: string;
  readonly seq: number;
  /** Of the programs that can read it. */
  readonly version: string;
  readonly state: string;
}

/** One that was damaged or cut off is none. */
export async function readSnapshot(db: Database, table: string): Promise<StoredSnapshot | null> {
  const row = await db
    .selectFrom('snapshots')
    .select(['seq', 'version', 'state', 'hash'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!row || hashOf(row.state) !== row.hash) return null;
  const { seq, version, state } = row;
  return { table, seq, version, state };
}

/** Replaces those there are; an older one never replaces a newer one of the same version. */
export async function writeSnapshots(
  db: Database,
  snapshots: readonly StoredSnapshot[],
): Promise<void> {
  if (snapshots.length === 0) return;
  await db
    .insertInto('snapshots')
    .values(
      snapshots.map(({ table, seq, version, state }) => ({
        table_id: table,
        seq,
        version,
        state,
        hash: hashOf(state),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({
          seq: sql`excluded.seq`,
          version: sql`excluded.version`,
          state: sql`excluded.state`,
          hash: sql`excluded.hash`,
        })
        .where(sql<boolean>`snapshots.version <> excluded.version or snapshots.seq < excluded.seq`),
    )
    .execute();
}
