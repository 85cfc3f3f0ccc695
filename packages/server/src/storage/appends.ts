import { sql } from 'kysely';
import type { LoggedEntry } from '../table/entry.js';
import type { TablePlan } from '../table/plan.js';
import type { Database } from './schema.js';

/** Where a table stands after an entry. */
export interface Standing {
  readonly phase: string;
  readonly listed: boolean;
  readonly dueAt: number | null;
}

/** A table opened together with an entry: both are stored, or neither. */
export interface NewTableRows {
  readonly plan: TablePlan;
  readonly first: LoggedEntry;
  readonly standing: Standing;
}

export interface Append {
  readonly table: string;
  readonly logged: LoggedEntry;
  readonly standing: Standing;
  readonly opens?: NewTableRows;
}

export type AppendOutcome = 'committed' | 'conflict';

const entryRow = (table: string, { seq, at, request, entry }: LoggedEntry) => ({
  table_id: table,
  seq,
  at,
  request,
  entry: JSON.stringify(entry),
});

const agendaRow = (table: string, { seq, at }: LoggedEntry, standing: Standing) => ({
  table_id: table,
  seq,
  phase: standing.phase,
  listed: standing.listed ? 1 : 0,
  updated_at: at,
  due_at: standing.dueAt,
});

/** Stores a new table with its first entry; part of whatever transaction it is given. */
export async function insertTable(
  db: Database,
  { plan, first, standing }: NewTableRows,
): Promise<void> {
  const { id, createdAt, ...rest } = plan;
  await db
    .insertInto('tables')
    .values({ id, created_at: createdAt, plan: JSON.stringify(rest) })
    .execute();
  await db.insertInto('entries').values(entryRow(id, first)).execute();
  await db
    .insertInto('agenda')
    .values(agendaRow(id, first, standing))
    .execute();
}

/**
 * Appends entries of several tables in one transaction, one for each table at most. An entry whose
 * number is taken, by another process, is left out; that hinders none of the others.
 */
export async function appendAll(
  db: Database,
  appends: readonly Append[],
  announce: ((db: Database, committed: readonly Append[]) => Promise<void>) | null,
): Promise<AppendOutcome[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .insertInto('entries')
      .values(appends.map(({ table, logged }) => entryRow(table, logged)))
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .returning('table_id')
      .execute();
    const stored = new Set(rows.map(({ table_id }) => table_id));
    const committed = appends.filter(({ table }) => stored.has(table));
    if (committed.length > 0) {
      await transaction
        .insertInto('agenda')
        .values(committed.map((each) => agendaRow(each.table, each.logged, each.standing)))
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet({
            seq: sql`excluded.seq`,
            phase: sql`excluded.phase`,
            listed: sql`excluded.listed`,
            updated_at: sql`excluded.updated_at`,
            due_at: sql`excluded.due_at`,
          }),
        )
        .execute();
      for (const { opens } of committed) if (opens) await insertTable(transaction, opens);
      await announce?.(transaction, committed);
    }
    return appends.map(({ table }) => (stored.has(table) ? 'committed' : 'conflict'));
  });
}
