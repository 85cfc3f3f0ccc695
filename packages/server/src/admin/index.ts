/** What whoever runs a server does with its storage. */
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DatabaseAddress } from '../storage/connect.js';
import { connect } from '../storage/connect.js';
import { Store } from '../storage/store.js';
import { parseTable, readTable, writeTable } from './tableFile.js';

export { databaseFrom } from '../settings.js';
export { parseTable, readTable, recordOf, TableFileError, writeTable } from './tableFile.js';
export type { TableFile } from './tableFile.js';
export { FileInUse } from '../storage/sqlite/owner.js';
export type { Store } from '../storage/store.js';

/** Nobody else may read it: what is in it are secrets. */
const OWNER_ONLY = 0o600;
const PAGE = 200;

/** There is nothing to read. */
export class NoTables extends Error {}

async function using<T>(
  address: DatabaseAddress,
  purpose: 'read' | 'write',
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await Store.open(connect(address, purpose, () => undefined));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Works with the storage of a server, which may be running meanwhile. */
export const withStore = <T>(
  address: DatabaseAddress,
  work: (store: Store) => Promise<T>,
): Promise<T> => using(address, 'read', work);

/** Adds to a storage. A file must not belong to a running server. */
export const writingTo = <T>(
  address: DatabaseAddress,
  work: (store: Store) => Promise<T>,
): Promise<T> => using(address, 'write', work);

/** Reads what is there, and makes nothing where there is nothing. */
export async function readingFrom<T>(
  address: DatabaseAddress,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  if (address.kind === 'sqlite' && !existsSync(address.file)) {
    throw new NoTables(`there is no database ${address.file}`);
  }
  const connection = connect(address, 'read', () => undefined);
  try {
    const names = (await connection.db.introspection.getTables()).map(({ name }) => name);
    if (!names.includes('tables')) throw new NoTables('there are no tables in this database');
  } finally {
    await connection.close();
  }
  return withStore(address, work);
}

/** A table that could not be written or read, and why. */
export interface FailedTable {
  readonly table: string;
  readonly reason: string;
}

const failed = (table: string, error: unknown): FailedTable => ({
  table,
  reason: error instanceof Error ? error.message : String(error),
});

async function* allTables(store: Store): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id } of rows) yield (last = id);
    if (rows.length < PAGE) return;
  }
}

/** Writes every table that can be read, one a line, packed. The file is there when it is finished. */
export async function backUp(
  store: Store,
  path: string,
): Promise<{ written: number; failures: FailedTable[] }> {
  const count = { written: 0, failures: [] as FailedTable[] };
  const lines = async function* (): AsyncGenerator<string> {
    for await (const id of allTables(store)) {
      try {
        // A log only grows, so each table is whole as of the moment it is read.
        const file = await readTable(store, id);
        if (!file) continue;
        yield `${JSON.stringify(file)}\n`;
        count.written++;
      } catch (error) {
        count.failures.push(failed(id, error));
      }
    }
  };
  const part = `${path}.part`;
  // One that was left behind may be readable for everybody.
  await rm(part, { force: true });
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(part, { mode: OWNER_ONLY, flush: true }),
  );
  await rename(part, path);
  return count;
}

async function restoreLine(store: Store, line: string): Promise<'restored' | 'present'> {
  return (await writeTable(store, parseTable(JSON.parse(line)))) ? 'restored' : 'present';
}

const idIn = (line: string, number: number): string =>
  /"id":"(\w+)"/.exec(line)?.[1] ?? `line ${number}`;

/** Brings back every table of a backup that is not there, into either kind of database. */
export async function restore(
  store: Store,
  path: string,
): Promise<{ restored: number; present: number; failures: FailedTable[] }> {
  const count = { restored: 0, present: 0, failures: [] as FailedTable[] };
  // A file that is not there is another matter than one that ends too early.
  const file = await open(path);
  let number = 0;
  try {
    await pipeline(file.createReadStream(), createGunzip(), async (unpacked) => {
      for await (const line of createInterface({ input: Readable.from(unpacked) })) {
        number++;
        try {
          count[await restoreLine(store, line)]++;
        } catch (error) {
          count.failures.push(failed(idIn(line, number), error));
        }
      }
    });
  } catch (error) {
    count.failures.push(failed(`what follows line ${number}`, error));
  }
  return count;
}
