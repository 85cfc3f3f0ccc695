import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRecord } from '@gah/engine';
import type { DatabaseAddress } from '@gah/server';
import {
  backUp,
  parseTable,
  readTable,
  recordOf,
  restore,
  TableFileError,
  withStore,
  writeTable,
} from '@gah/server/admin';
import { HttpClient } from '@gah/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append } from '../src/storage/appends.js';
import { archiveOld } from '../src/storage/archive.js';
import { GroupCommit } from '../src/storage/groupCommit.js';
import type { LoggedEntry } from '../src/table/entry.js';
import type { Seated } from './support/players.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newFolder, newServer, newSqlite } from './support/servers.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const DATABASES: [string, () => Promise<DatabaseAddress>][] = [
  ['SQLite', newSqlite],
  ['PostgreSQL', () => postgres.newDatabase()],
];

/** A game of one person played to its end on a server that has stopped again. */
async function playedGame(database: DatabaseAddress): Promise<Seated> {
  const server = await newServer({ database });
  const [host] = await gather(server.address, tableOf(1));
  if (!host) throw new Error('a host sits down');
  const client = newClient({ address: server.address, ...host });
  await client.ask({ type: 'chat', text: 'Servus!' });
  await playToEnd(client, 'stored');
  await server.close();
  return host;
}

const chatEntry = (seq: number): LoggedEntry => ({
  seq,
  at: 1,
  request: null,
  entry: { kind: 'closed' },
});
const appendTo = (table: string, seq: number): Append => ({
  table,
  logged: chatEntry(seq),
  standing: { phase: 'closed', listed: false, ringsAt: null, lane: null, dueAt: null },
});

describe('group commit', () => {
  it('commits together what waits, and in order', async () => {
    const groups: number[][] = [];
    const commits = new GroupCommit((appends) => {
      groups.push(appends.map(({ logged }) => logged.seq));
      return Promise.resolve(appends.map(() => 'committed'));
    });
    const all = Array.from({ length: 250 }, (_, index) => commits.append(appendTo('t', index)));
    await Promise.all(all);
    expect(groups.map((group) => group.length)).toEqual([100, 100, 50]);
    expect(groups.flat()).toEqual(all.map((_, index) => index));
  });

  it('a failure reaches those of its group, and the next group is tried', async () => {
    let fails = true;
    const commits = new GroupCommit((appends) => {
      if (fails) return Promise.reject(new Error('no disk'));
      return Promise.resolve(appends.map(() => 'committed'));
    });
    await expect(commits.append(appendTo('t', 1))).rejects.toThrow('no disk');
    fails = false;
    await expect(commits.append(appendTo('t', 1))).resolves.toBe('committed');
  });
});

describe.each(DATABASES)('with %s', (_, newDatabase) => {
  it('a number that is taken, or leaves a gap, hinders none of the others', async () => {
    const database = await newDatabase();
    const { address } = await newServer({ database });
    const http = new HttpClient(address);
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => http.openTable(tableOf(2))));
    await withStore(database, async (store) => {
      const outcomes = await Promise.all([
        store.commits.append(appendTo(one?.table ?? '', 1)),
        store.commits.append(appendTo(two?.table ?? '', 2)),
        store.commits.append(appendTo(three?.table ?? '', 3)),
      ]);
      expect(outcomes).toEqual(['conflict', 'committed', 'conflict']);
    });
  });

  it('a server that was overtaken catches up and decides again', async () => {
    const database = await newDatabase();
    const { address } = await newServer({ database });
    const http = new HttpClient(address);
    const host = await http.openTable(tableOf(2));
    const client = newClient({ address, ...host });
    await client.untilConnected();
    await withStore(database, async (store) => {
      expect(await store.commits.append(appendTo(host.table, 2))).toBe('committed');
    });
    await expect(client.ask({ type: 'start', level: 'pageboy' })).rejects.toThrow('table-closed');
    expect(client.table?.info.phase).toBe('closed');
  });

  it('old games are packed, can be seen as before, and a rematch is still possible', async () => {
    const database = await newDatabase();
    const { table, token } = await playedGame(database);
    const before = await withStore(database, (store) => readTable(store, table));
    await withStore(database, async ({ db }) => {
      expect(await archiveOld(db, 0)).toBe(0);
      expect(await archiveOld(db, Date.now() + 1)).toBe(1);
      expect(await archiveOld(db, Date.now() + 1)).toBe(0);
      expect(await db.selectFrom('entries').selectAll().execute()).toEqual([]);
    });
    expect(await withStore(database, (store) => readTable(store, table))).toEqual(before);
    const { address } = await newServer({ database });
    const client = newClient({ address, table, token });
    await client.ask({ type: 'rematch' });
    expect(client.table?.chat.map(({ text }) => text)).toEqual(['Servus!']);
    expect(client.table?.info.rematch).not.toBeNull();
    await withStore(database, ({ db }) => archiveOld(db, Date.now() + 1));
    const after = await withStore(database, (store) => readTable(store, table));
    expect(after?.log.map(({ seq }) => seq)).toEqual(after?.log.map((_entry, index) => index + 1));
    expect(after?.log.length).toBe((before?.log.length ?? 0) + 1);
  });

  it('a backup brings everything back, into the other kind of database too', async () => {
    const database = await newDatabase();
    const { table, token } = await playedGame(database);
    const file = join(await newFolder(), 'backup.gz');
    expect(await withStore(database, (store) => backUp(store, file))).toEqual({
      written: 1,
      failures: [],
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await withStore(database, (store) => readTable(store, table));
    expect(await withStore(database, (store) => restore(store, file))).toEqual({
      restored: 0,
      present: 1,
      failures: [],
    });
    for (const other of [await newSqlite(), await postgres.newDatabase()]) {
      const count = await withStore(other, (store) => restore(store, file));
      expect(count).toEqual({ restored: 1, present: 0, failures: [] });
      expect(await withStore(other, (store) => readTable(store, table))).toEqual(before);
      const { address } = await newServer({ database: other });
      expect((await new HttpClient(address).state(table, token)).table.phase).toBe('over');
    }
  });

  it('a table as a file is a saved game too, and a broken one is refused', async () => {
    const database = await newDatabase();
    const { table } = await playedGame(database);
    const file = await withStore(database, (store) => readTable(store, table));
    if (!file) throw new Error('the table is there');
    const copy = parseTable(JSON.parse(JSON.stringify(file)));
    expect(fromRecord(recordOf(copy)?.game).phase).toBe('over');
    const shortened = { ...file, log: [...file.log.slice(0, 3), ...file.log.slice(4)] };
    for (const broken of [null, {}, { ...file, log: [] }, shortened]) {
      expect(() => parseTable(broken)).toThrow(TableFileError);
    }
    expect(await withStore(database, (store) => writeTable(store, copy))).toBe(false);
  });
});

it('neither a token nor an invitation can be read in the database', async () => {
  const database = await newSqlite();
  if (database.kind !== 'sqlite') throw new Error('a file');
  const { token, invite } = await playedGame(database);
  const bytes = await readFile(database.file, 'latin1');
  expect(bytes).not.toContain(token);
  expect(bytes).not.toContain(invite);
});

it('a game begun with other rules is not played on, and harms no other', async () => {
  const database = await newSqlite();
  const { table, token } = await playedGame(database);
  await withStore(database, async ({ db }) => {
    const row = await db.selectFrom('tables').select('plan').executeTakeFirstOrThrow();
    const plan = { ...(JSON.parse(row.plan) as object), rules: 0 };
    await db
      .updateTable('tables')
      .set({ plan: JSON.stringify(plan) })
      .execute();
  });
  const { address } = await newServer({ database });
  const http = new HttpClient(address);
  await expect(http.state(table, token)).rejects.toThrow('409: other-rules');
  await expect(http.openTable(tableOf(2))).resolves.toBeDefined();
});
