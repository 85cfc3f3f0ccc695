import { MODULES } from '@gah/engine';
import { readTable, withStore } from '@gah/server/admin';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres, POOL_SIZE } from '../src/storage/postgres.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newServer } from './support/servers.js';

/** What Kysely locks while it migrates. */
const MIGRATION_LOCK = '3853314791062309107';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe('several servers on one PostgreSQL', () => {
  it.each([
    { persons: 2, computers: 0, modules: [...MODULES] },
    { persons: 4, computers: 0, modules: [] },
    { persons: 2, computers: 1, modules: [] },
  ])(
    '$persons persons and $computers computers, everybody at another server',
    async ({ persons, computers, modules }) => {
      const database = await postgres.newDatabase();
      const servers = [await newServer({ database }), await newServer({ database })];
      const addresses = servers.map(({ address }) => address);
      const newTable = tableOf(persons, { options: { modules, staff: 'draft' } });
      const seats = [
        ...newTable.seats,
        ...Array.from(
          { length: computers },
          () => ({ kind: 'computer', level: 'pageboy' }) as const,
        ),
      ];
      const seated = await gather(addresses[0] ?? '', { ...newTable, seats });
      const clients = seated.map(({ table, token }, seat) =>
        newClient({ address: addresses[seat % 2] ?? '', table, token }),
      );
      await Promise.all(clients.map((client, seat) => playToEnd(client, `seat ${seat}`)));
      const [one] = clients;
      await Promise.all(clients.map((client) => client.until(({ info }) => info.phase === 'over')));
      for (const client of clients) {
        expect(client.table?.seq).toBe(one?.table?.seq);
        expect(client.table?.game?.sheets).toEqual(one?.table?.game?.sheets);
      }
    },
  );

  it('chat and presence reach everybody', async () => {
    const database = await postgres.newDatabase();
    const [here, there] = [await newServer({ database }), await newServer({ database })];
    const [anna, bela] = await gather(here.address, tableOf(2));
    if (!anna || !bela) throw new Error('two sit down');
    const first = newClient({ ...anna, address: here.address });
    await first.untilConnected();
    const second = newClient({ ...bela, address: there.address });
    await first.until(({ presence }) => presence.seats.every(Boolean));
    await second.ask({ type: 'chat', text: 'Servus!' });
    await first.ask({ type: 'chat', text: 'Grüß Gott!' });
    await Promise.all(
      [first, second].map((client) => client.until(({ chat }) => chat.length === 2)),
    );
    expect(first.table?.chat).toEqual(second.table?.chat);
    second.close();
    await first.until(({ presence }) => presence.seats[1] === false);
  });

  it('a migration whose connection breaks is refused, and ends nothing else', async () => {
    const { url } = await postgres.newDatabase();
    const others = new pg.Client({ connectionString: url });
    await others.connect();
    // As if another process were migrating.
    await others.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const broken: Error[] = [];
    const { migrate, close } = openPostgres({ url }, (error) => broken.push(error));
    const migrated = migrate().then(
      () => 'migrated',
      () => 'refused',
    );
    const END_WAITING =
      'select pg_terminate_backend(pid) from pg_stat_activity ' +
      "where wait_event = 'advisory' and datname = current_database()";
    await vi.waitFor(async () => {
      expect((await others.query(END_WAITING)).rowCount).toBe(1);
    });
    expect(await migrated).toBe('refused');
    expect(broken).not.toEqual([]);
    await close();
    await others.end();
  });

  it('is closed when all its connections are', async () => {
    const { url } = await postgres.newDatabase();
    const others = new pg.Client({ connectionString: url });
    await others.connect();
    const OPEN =
      'select pid from pg_stat_activity ' +
      'where datname = current_database() and pid <> pg_backend_pid()';
    for (let again = 0; again < 5; again++) {
      const { db, close } = openPostgres({ url }, (error) => {
        throw error;
      });
      await Promise.all(
        Array.from({ length: POOL_SIZE }, () => sql`select pg_sleep(0.01)`.execute(db)),
      );
      expect((await others.query(OPEN)).rowCount).toBe(POOL_SIZE);
      await close();
      expect((await others.query(OPEN)).rowCount).toBe(0);
    }
    await others.end();
  });

  it('migrations of several processes do not disturb each other', async () => {
    const database = await postgres.newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => newServer({ database })));
    expect(servers).toHaveLength(3);
  });

  it('go on when PostgreSQL was started anew', async () => {
    const database = await postgres.newDatabase();
    const quiet = { database, logLevel: 'silent' } as const;
    const servers = [await newServer(quiet), await newServer(quiet)];
    const addresses = servers.map(({ address }) => address);
    const seats = [...tableOf(2).seats, { kind: 'computer', level: 'pageboy' } as const];
    const seated = await gather(addresses[0] ?? '', tableOf(2, { seats }));
    const clients = seated.map(({ table, token }, seat) =>
      newClient({ address: addresses[seat] ?? '', table, token }),
    );
    const games = Promise.all(clients.map((client, seat) => playToEnd(client, `seat ${seat}`)));
    for (const ply of [5, 15, 25]) {
      await clients[0]?.until(({ game }) => (game?.view.ply ?? 0) >= ply);
      await postgres.kill();
      await postgres.run();
    }
    await games;
    const file = await withStore(database, (store) => readTable(store, seated[0]?.table ?? ''));
    expect(file?.log.map(({ seq }) => seq)).toEqual(file?.log.map((_, index) => index + 1));
    for (const client of clients) expect(client.table?.seq).toBe(file?.log.length);
  });
});
