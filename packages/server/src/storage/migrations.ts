import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator, sql } from 'kysely';
import type { Database } from './schema.js';

/** The few words that differ between the dialects. */
export interface ColumnTypes {
  readonly bytes: 'bytea' | 'blob';
}

const first = ({ bytes }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('request', 'text')
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('agenda')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .execute();
    await db.schema.createIndex('agenda_due').on('agenda').column('due_at').execute();
    await db.schema
      .createIndex('agenda_listed')
      .on('agenda')
      .columns(['listed', 'updated_at'])
      .execute();
    await db.schema
      .createTable('chat')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
      .execute();
    await db.schema
      .createTable('seen')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('seen_key', ['table_id', 'seat'])
      .execute();
    await db.schema
      .createTable('archives')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('log', bytes, (column) => column.notNull())
      .execute();
  },
});

/** Clocks apart from thinking, and the server's own time. */
const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('agenda').addColumn('rings_at', 'bigint').execute();
    await db.schema.alterTable('agenda').addColumn('lane', 'text').execute();
    await db.schema.createIndex('agenda_rings').on('agenda').column('rings_at').execute();
    // Whatever was due is looked at once, and then stands where it belongs.
    await sql`update agenda set rings_at = due_at, due_at = null`.execute(db);
    await db.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('reference', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Who is connected to which process. */
const presence: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('spectators', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['table_id', 'process'])
      .execute();
    await db.schema.createIndex('presence_process').on('presence').column('process').execute();
  },
};

/** Snapshots, and tables that cannot be opened. */
const quickOpening: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('agenda').addColumn('shelved', 'integer').execute();
  },
};

/** Codes that bring a seat to another device; one for each seat. */
const seatCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('seat_codes')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('sealed_token', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('seat_codes_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('seat_codes_until').on('seat_codes').column('until').execute();
  },
};

/** What finds tables with something to do was called agenda. */
const tableIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('agenda').renameTo('table_index').execute();
    const indexes = { due: ['due_at'], listed: ['listed', 'updated_at'], rings: ['rings_at'] };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.dropIndex(`agenda_${name}`).execute();
      await db.schema
        .createIndex(`table_index_${name}`)
        .on('table_index')
        .columns(columns)
        .execute();
    }
  },
};

/** Brings the database to the present schema; several processes may try at the same time. */
export async function migrate(db: Database, types: ColumnTypes): Promise<void> {
  const provider: MigrationProvider = {
    getMigrations: () =>
      Promise.resolve({
        '0001-first': first(types),
        '0002-clocks': clocks,
        '0003-presence': presence,
        '0004-quick-opening': quickOpening,
        '0005-seat-codes': seatCodes,
        '0006-table-index': tableIndex,
      }),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the migrations failed');
}
