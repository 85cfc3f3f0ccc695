/** What whoever runs a server does with its storage. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DatabaseAddress } from '../storage/connect.js';
import { connect } from '../storage/connect.js';
import { Store } from '../storage/store.js';
import { parseTable, readTable, writeTable } from './tableFile.js';

export { databaseFrom, SettingsError } from '../settings.js';
export { parseTable, readTable, recordOf, TableFileError, writeTable } from './tableFile.js';
export type { TableFile } from './tableFile.js';
export type { Store } from '../storage/store.js';

/** Nobody else may read it: what is in it are secrets. */
const OWNER_ONLY = 0o600;
const PAGE = 200;

/** Works with the storage of a server, which may be running meanwhile. */
export async function withStore<T>(
  address: DatabaseAddress,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await Store.open(connect(address, 'read', () => undefined));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

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
    for (const { id } of rows) {
      last = id;
      // A log only grows, so each table is whole as of the moment it is read.
      const file = await readTable(store, id);
      if (file) yield `${JSON.stringify(file)}\n`;
    }
    if (rows.length < PAGE) return;
  }
}

/** Writes every table, one a line, packed. The file is there when it is whole. Returns how many. */
export async function backUp(store: Store, path: string): Promise<number> {
  let count = 0;
  const counted = async function* (): AsyncGenerator<string> {
    for await (const line of allTables(store)) {
      count++;
      yield line;
    }
  };
  const part = `${path}.part`;
  await pipeline(
    Readable.from(counted()),
    createGzip(),
    createWriteStream(part, { mode: OWNER_ONLY, flush: true }),
  );
  await rename(part, path);
  return count;
}

/** Brings back every table of a backup that is not there, into either kind of database. */
export async function restore(
  store: Store,
  path: string,
): Promise<{ restored: number; present: number }> {
  const count = { restored: 0, present: 0 };
  await pipeline(createReadStream(path), createGunzip(), async (unpacked) => {
    for await (const line of createInterface({ input: Readable.from(unpacked) })) {
      if (await writeTable(store, parseTable(JSON.parse(line)))) count.restored++;
      else count.present++;
    }
  });
  return count;
}
