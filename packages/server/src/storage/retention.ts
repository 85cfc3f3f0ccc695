import type { Database } from './schema.js';

const DAY_MS = 24 * 60 * 60_000;
const MOST_AT_ONCE = 100;

/** After how many days without an entry a table is removed; 0 keeps it. */
export interface Retention {
  /** Tables whose game never began. */
  readonly unstartedDays: number;
  /** Games that nobody goes on with. */
  readonly abandonedDays: number;
  readonly finishedDays: number;
}

const KINDS = [
  ['unstartedDays', ['gathering', 'closed']],
  ['abandonedDays', ['playing']],
  ['finishedDays', ['over']],
] as const;

/** With everything that is stored of it; whoever still comes finds no such table. */
async function remove(db: Database, id: string, before: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('table_index')
      .where('table_id', '=', id)
      .where('updated_at', '<', before)
      .returning('table_id')
      .execute();
    // Somebody may have come back since it was looked up.
    if (rows.length === 0) return;
    await transaction.deleteFrom('tables').where('id', '=', id).execute();
    for (const table of ['entries', 'chat', 'seen', 'archives', 'snapshots'] as const) {
      await transaction.deleteFrom(table).where('table_id', '=', id).execute();
    }
  });
}

/** Removes what has not been touched for long; returns how many tables. */
export async function removeOld(db: Database, now: number, retention: Retention): Promise<number> {
  let removed = 0;
  for (const [setting, phases] of KINDS) {
    const days = retention[setting];
    if (days === 0) continue;
    const before = now - days * DAY_MS;
    const rows = await db
      .selectFrom('table_index')
      .select('table_id')
      .where('phase', 'in', phases)
      .where('updated_at', '<', before)
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { table_id } of rows) await remove(db, table_id, before);
    removed += rows.length;
  }
  return removed;
}
