import type { DatabaseAddress } from '@gah/server';
import { withStore } from '@gah/server/admin';
import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../src/storage/schema.js';
import type { Seated } from './support/players.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

/** Fewer than the shortest game has. */
const MOVES = 40;

/** A game of one person in the middle, on a server that has stopped; and how it stands. */
async function begunGame(database: DatabaseAddress) {
  const server = await newServer({ database });
  const [host] = await gather(server.address, tableOf(1));
  if (!host) throw new Error('a host sits down');
  const client = newClient({ address: server.address, ...host });
  await playToEnd(client, 'begun', { mayGoOn: () => (client.table?.seq ?? 0) < MOVES });
  client.close();
  const outcome = await standing(server.address, host);
  await server.close();
  return { host, outcome };
}

async function standing(address: string, { table, token }: Seated) {
  const http = new HttpClient(address);
  const { game, seq } = await http.state(table, token);
  return { game, seq, log: await http.log(table, token) };
}

const change = (database: DatabaseAddress, row: Partial<Schema['snapshots']>) =>
  withStore(database, ({ db }) => db.updateTable('snapshots').set(row).execute());

const snapshotOf = (database: DatabaseAddress) =>
  withStore(database, ({ db }) => db.selectFrom('snapshots').selectAll().executeTakeFirst());

describe('a snapshot', () => {
  it('is kept when a server stops, and the table goes on from it', async () => {
    const database = await newSqlite();
    const { host, outcome } = await begunGame(database);
    expect(await snapshotOf(database)).toMatchObject({ table_id: host.table, seq: outcome.seq });
    // What came before it is not read.
    await withStore(database, ({ db }) =>
      db.updateTable('entries').set({ entry: '{' }).where('seq', '=', 20).execute(),
    );
    const server = await newServer({ database });
    expect(await standing(server.address, host)).toEqual(outcome);
    const client = newClient({ address: server.address, ...host });
    await playToEnd(client, 'go on', { mayGoOn: () => (client.table?.seq ?? 0) < MOVES + 10 });
    expect(client.table?.seq).toBeGreaterThanOrEqual(MOVES + 10);
  });

  const SPOILT: [string, (database: DatabaseAddress) => Promise<unknown>][] = [
    [
      'that was removed',
      (database) => withStore(database, ({ db }) => db.deleteFrom('snapshots').execute()),
    ],
    ['that was damaged', (database) => change(database, { state: '{"seq":3}' })],
    ['of another version', (database) => change(database, { version: '0.0' })],
    ['of another moment', (database) => change(database, { seq: 7 })],
  ];
  it.each(SPOILT)('%s is not missed', async (_, spoil) => {
    const database = await newSqlite();
    const { host, outcome } = await begunGame(database);
    await spoil(database);
    const server = await newServer({ database });
    expect(await standing(server.address, host)).toEqual(outcome);
  });

  it('of another log is not believed', async () => {
    const database = await newSqlite();
    const { host, outcome } = await begunGame(database);
    await withStore(database, ({ db }) =>
      db
        .updateTable('entries')
        .set((row) => ({ at: row('at', '-', 5) }))
        .where('seq', '=', outcome.seq)
        .execute(),
    );
    const server = await newServer({ database });
    expect((await standing(server.address, host)).game).toEqual(outcome.game);
  });
});

describe('a table that cannot be opened', () => {
  const SPOIL: [string, string, (database: DatabaseAddress) => Promise<unknown>][] = [
    [
      'of other rules',
      'other-rules',
      (database) =>
        withStore(database, async ({ db }) => {
          const rows = await db.selectFrom('tables').select(['id', 'plan']).execute();
          const spoilt = rows.find(({ plan }) => plan.includes('Spoilt'));
          const plan = { ...(JSON.parse(spoilt?.plan ?? '') as object), rules: 0 };
          await db
            .updateTable('tables')
            .set({ plan: JSON.stringify(plan) })
            .where('id', '=', spoilt?.id ?? '')
            .execute();
        }),
    ],
    [
      'with a damaged log',
      'broken-table',
      (database) =>
        withStore(database, async ({ db }) => {
          const rows = await db.selectFrom('tables').select(['id', 'plan']).execute();
          const spoilt = rows.find(({ plan }) => plan.includes('Spoilt'));
          await db
            .updateTable('entries')
            .set({ entry: '{"kind":' })
            .where('table_id', '=', spoilt?.id ?? '')
            .execute();
        }),
    ],
  ];

  it.each(SPOIL)('%s is left out of the list, and told in a word', async (_, code, spoil) => {
    const database = await newSqlite();
    const before = await newServer({ database });
    const http = new HttpClient(before.address);
    const spoilt = await http.openTable(tableOf(2, { open: true, title: 'Spoilt' }));
    const sound = await http.openTable(tableOf(2, { open: true }));
    await before.close();
    await spoil(database);
    const lines: string[] = [];
    const logTo = { write: (line: string) => lines.push(line) };
    const server = await newServer({ database, logLevel: 'warn', logTo });
    const now = new HttpClient(server.address);
    for (let looks = 0; looks < 3; looks++) {
      await server.attend();
      const { tables } = await now.openTables();
      expect(tables.map(({ id }) => id)).toEqual([sound.table]);
    }
    await expect(now.state(spoilt.table, spoilt.token)).rejects.toThrow(`409: ${code}`);
    const client = newClient({ address: server.address, ...spoilt });
    await expect(client.untilConnected()).rejects.toThrow(code);
    expect(lines.filter((line) => line.includes(spoilt.table))).toHaveLength(1);
  });
});
