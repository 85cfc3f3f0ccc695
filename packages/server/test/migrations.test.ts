import { withStore } from '@gah/server/admin';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

/** As a server left it that knew no `table_index` yet. */
async function asBefore(db: Kysely<never>): Promise<void> {
  for (const statement of [
    'drop index table_index_due',
    'drop index table_index_listed',
    'drop index table_index_rings',
    'alter table table_index rename to agenda',
    'create index agenda_due on agenda (due_at)',
    'create index agenda_listed on agenda (listed, updated_at)',
    'create index agenda_rings on agenda (rings_at)',
    "delete from kysely_migration where name = '0006-table-index'",
  ])
    await sql.raw(statement).execute(db);
}

it('a game that was begun with an older database goes on', async () => {
  const database = await newSqlite();
  const before = await newServer({ database });
  const [host] = await gather(before.address, tableOf(1));
  if (!host) throw new Error('a host sits down');
  const first = newClient({ address: before.address, ...host });
  await first.until(({ game }) => game !== null);
  const seq = await first.play(first.table?.game?.moves[0] ?? { seat: 0, kind: 'pass' });
  first.close();
  await before.close();
  await withStore(database, ({ db }) => asBefore(db as unknown as Kysely<never>));

  const { address } = await newServer({ database });
  const client = newClient({ address, ...host });
  expect((await client.untilConnected()).seq).toBe(seq);
  await playToEnd(client, 'to the end');
  await client.until(({ info }) => info.phase === 'over');
  const rows = await withStore(database, ({ db }) =>
    db.selectFrom('table_index').select(['table_id', 'phase']).execute(),
  );
  expect(rows).toEqual([{ table_id: host.table, phase: 'over' }]);
});
