import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Sqlite from 'libsql';
import type { DatabaseConnection } from '../connection.js';
import { migrate } from '../migrations.js';
import type { Schema } from '../schema.js';
import { SqliteDriver } from './driver.js';
import { Handle, isDamage } from './handle.js';
import { inspect } from './inspection.js';
import { claimFile } from './owner.js';
import { makePrivate } from './rights.js';

export interface SqliteFile {
  readonly file: string;
  /** Nothing is stored beyond so many pages of 4 kB, whatever else the disk has room for. */
  readonly mostPages?: number;
}

function connectTo({ file, mostPages }: SqliteFile): Sqlite.Database {
  const sqlite = new Sqlite(file);
  // Waiting here would stop the whole process: the driver waits.
  sqlite.exec('pragma busy_timeout = 0');
  // A commit is on the disk when it is acknowledged, also after a power cut.
  sqlite.exec('pragma journal_mode = WAL');
  sqlite.exec('pragma synchronous = FULL');
  if (mostPages !== undefined) sqlite.exec(`pragma max_page_count = ${mostPages}`);
  return sqlite;
}

/** To write to a file one must be the only one who does. */
export function openSqlite(address: SqliteFile, purpose: 'read' | 'write'): DatabaseConnection {
  const { file } = address;
  makePrivate(file);
  const giveBack = purpose === 'write' ? claimFile(file) : () => undefined;
  let damage: string | null = null;
  const noteDamage = (error: unknown): void => {
    if (isDamage(error)) damage ??= String(error);
  };
  const closing = new AbortController();
  let inspection: Promise<string | null> = Promise.resolve(null);
  const handle = (): Handle => new Handle(() => connectTo(address), noteDamage);
  const driver = new SqliteDriver({ reader: handle(), writer: handle() });
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (each) => new SqliteIntrospector(each),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    db,
    shared: null,
    migrate: () => migrate(db, { bytes: 'blob' }),
    damage: () => damage,
    inspect: async () => {
      inspection = inspect(file, closing.signal);
      try {
        damage ??= await inspection;
      } catch (error) {
        if (!closing.signal.aborted) throw error;
      }
    },
    figures: () => driver.figures,
    close: async () => {
      closing.abort();
      await inspection.catch(() => undefined);
      try {
        await db.destroy();
      } finally {
        giveBack();
      }
    },
  };
}
