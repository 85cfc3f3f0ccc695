import { sql } from 'kysely';
import type { Database } from './schema.js';

const ROW = 1;
/** With many processes one of them is enough. */
const FRESH_MS = 5000;

/** What the clock says that all processes follow: the database's where they share one. */
export type Reference = () => Promise<number>;

/** The clock of PostgreSQL, the same for all processes. */
export const sharedReference =
  (db: Database): Reference =>
  async () => {
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
    return rows[0]?.ms ?? Date.now();
  };

/**
 * The server's time when it starts: it goes on from where it was, by what has passed since. A clock
 * that was set meanwhile, while a server ran, is no time that has passed.
 */
export async function timeAtStart(db: Database, reference: Reference): Promise<number> {
  const now = await reference();
  const last = await db.selectFrom('pulse').selectAll().where('id', '=', ROW).executeTakeFirst();
  return last ? last.at + Math.max(0, now - last.reference) : now;
}

/** Notes the time for whoever starts next. */
export async function notePulse(db: Database, at: number, reference: number): Promise<void> {
  await db
    .insertInto('pulse')
    .values({ id: ROW, at, reference })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ at, reference })
        .where((where) =>
          where.or([
            where('pulse.reference', '<', reference - FRESH_MS),
            where('pulse.reference', '>', reference),
          ]),
        ),
    )
    .execute();
}
