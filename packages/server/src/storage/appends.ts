import { sql } from 'kysely';
import type { LoggedEntry } from '../table/entry.js';
import type { Lane } from '../table/lane.js';
import type { TablePlan } from '../table/plan.js';
import type { Database } from './schema.js';

/** Where a table stands after an entry. */
export interface Standing {
  readonly phase: string;
  readonly listed: boolean;
  /** When the next clock rings. */
  readonly ringsAt: number | null;
  /** Which kind of computer player decides; null when none does. */
  readonly lane: Lane | null;
  /** Since when any process may play for it. */
  readonly dueAt: number | null;
}

/** The right of one process to play for computer players at a table, until it ends. */
export interface Lease {
  readonly owner: string;
  readonly until: number;
}

/** A table opened together with an entry: both are stored, or neither. */
export interface NewTableRows {
  readonly plan: TablePlan;
  /** At least the first entry. */
  readonly log: readonly LoggedEntry[];
  readonly standing: Standing;
}

export interface Append {
  readonly table: string;
  readonly logged: LoggedEntry;
  readonly standing: Standing;
  /** Kept beyond this entry; left out, nobody has it: whatever was thought is out of date. */
  readonly lease?: Lease | null;
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

const agendaRow = (
  table: string,
  { seq, at }: LoggedEntry,
  standing: Standing,
  lease: Lease | null = null,
) => ({
  table_id: table,
  seq,
  phase: standing.phase,
  listed: standing.listed ? 1 : 0,
  updated_at: at,
  rings_at: standing.ringsAt,
  lane: standing.lane,
  due_at: standing.dueAt,
  lease_owner: lease?.owner ?? null,
  lease_until: lease?.until ?? null,
});

/** Stores a new table with its log so far; part of whatever transaction it is given. */
export async function insertTable(
  db: Database,
  { plan, log, standing }: NewTableRows,
): Promise<void> {
  const { id, createdAt, ...rest } = plan;
  const last = log.at(-1);
  if (!last) throw new Error('a table begins with an entry');
  await db
    .insertInto('tables')
    .values({ id, created_at: createdAt, plan: JSON.stringify(rest) })
    .execute();
  for (const logged of log) await db.insertInto('entries').values(entryRow(id, logged)).execute();
  await db
    .insertInto('table_index')
    .values(agendaRow(id, last, standing))
    .execute();
}

/** Those that continue their logs. Old entries may be archived: their numbers alone do not tell. */
async function continuing(db: Database, appends: readonly Append[]): Promise<Append[]> {
  const rows = await db
    .selectFrom('table_index')
    .select(['table_id', 'seq'])
    .where(
      'table_id',
      'in',
      appends.map(({ table }) => table),
    )
    .execute();
  const lengths = new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
  return appends.filter(({ table, logged }) => lengths.get(table) === logged.seq - 1);
}

async function insertEntries(db: Database, appends: readonly Append[]): Promise<Append[]> {
  if (appends.length === 0) return [];
  const rows = await db
    .insertInto('entries')
    .values(appends.map(({ table, logged }) => entryRow(table, logged)))
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .returning('table_id')
    .execute();
  const stored = new Set(rows.map(({ table_id }) => table_id));
  return appends.filter(({ table }) => stored.has(table));
}

async function updateTableIndex(db: Database, committed: readonly Append[]): Promise<void> {
  await db
    .insertInto('table_index')
    .values(committed.map((each) => agendaRow(each.table, each.logged, each.standing, each.lease)))
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet({
        seq: sql`excluded.seq`,
        phase: sql`excluded.phase`,
        listed: sql`excluded.listed`,
        updated_at: sql`excluded.updated_at`,
        rings_at: sql`excluded.rings_at`,
        lane: sql`excluded.lane`,
        due_at: sql`excluded.due_at`,
        lease_owner: sql`excluded.lease_owner`,
        lease_until: sql`excluded.lease_until`,
      }),
    )
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
    const committed = await insertEntries(transaction, await continuing(transaction, appends));
    if (committed.length > 0) {
      await updateTableIndex(transaction, committed);
      for (const { opens } of committed) if (opens) await insertTable(transaction, opens);
      await announce?.(transaction, committed);
    }
    const stored = new Set(committed);
    return appends.map((append) => (stored.has(append) ? 'committed' : 'conflict'));
  });
}
