import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import type { ColumnTypes } from './migrations.js';
import type { Database, Schema } from './schema.js';

/** Where games are stored. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Connection {
  readonly db: Database;
  readonly types: ColumnTypes;
  /** Present where several processes can share the database. */
  readonly shared: { readonly url: string } | null;
}

const BUSY_MS = 5000;
const POOL_SIZE = 8;
const CONNECT_MS = 5000;
/** A statement that takes longer meets a database in trouble. */
const STATEMENT_MS = 15_000;

/** Times fit into a number for a long while yet. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function openSqlite(file: string): Connection {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file);
  sqlite.exec(`pragma busy_timeout = ${BUSY_MS}`);
  // A commit is on the disk when it is acknowledged, also after a power cut.
  sqlite.exec('pragma journal_mode = WAL');
  sqlite.exec('pragma synchronous = FULL');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return { db, types: { bytes: 'blob' }, shared: null };
}

function openPostgres(url: string, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
  });
  // A connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, types: { bytes: 'bytea' }, shared: { url } };
}

export const connect = (address: DatabaseAddress, onError: (error: Error) => void): Connection =>
  address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url, onError);
