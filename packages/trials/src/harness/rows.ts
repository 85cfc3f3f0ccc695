import type { DatabaseAddress } from '@gah/server';
import Sqlite from 'libsql';
import pg from 'pg';

/** An entry of a table's log as it is stored. */
export interface EntryRow {
  readonly table_id: string;
  readonly seq: number;
  readonly request: string | null;
  readonly entry: string;
}

/** Reads the database past the server, so that a mistake of the server cannot hide itself. */
async function rowsOf<T>(database: DatabaseAddress, query: string): Promise<T[]> {
  if (database.kind === 'sqlite') {
    const sqlite = new Sqlite(database.file);
    try {
      return sqlite.prepare(query).all() as T[];
    } finally {
      sqlite.close();
    }
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(query)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Changes a file past the server, which must have stopped. */
export function changeFile({ file }: { readonly file: string }, statement: string): void {
  const sqlite = new Sqlite(file);
  try {
    sqlite.exec(statement);
  } finally {
    sqlite.close();
  }
}

export const entryRows = (database: DatabaseAddress): Promise<EntryRow[]> =>
  rowsOf(database, 'select table_id, seq, request, entry from entries order by table_id, seq');

export interface TableRow {
  readonly id: string;
  readonly plan: string;
}

export const tableRows = (database: DatabaseAddress): Promise<TableRow[]> =>
  rowsOf(database, 'select id, plan from tables order by id');

export interface ChatRow {
  readonly table_id: string;
  readonly n: number;
  readonly seat: number;
  readonly text: string;
}

export const chatRows = (database: DatabaseAddress): Promise<ChatRow[]> =>
  rowsOf(database, 'select table_id, n, seat, text from chat order by table_id, n');
