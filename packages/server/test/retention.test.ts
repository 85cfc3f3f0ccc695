import { withStore } from '@gah/server/admin';
import { HttpClient } from '@gah/client';
import { expect, it } from 'vitest';
import { removeOld } from '../src/storage/retention.js';
import { gather, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

const DAY = 24 * 60 * 60_000;

it('removes what never began, and other tables only where that is wished', async () => {
  const database = await newSqlite();
  const before = await newServer({ database });
  const waiting = await new HttpClient(before.address).openTable(tableOf(2));
  const [played] = await gather(before.address, tableOf(2));
  await before.close();
  const kept = { unstartedDays: 14, abandonedDays: 0, finishedDays: 0 };
  await withStore(database, async ({ db }) => {
    expect(await removeOld(db, Date.now() + 13 * DAY, kept)).toBe(0);
    expect(await removeOld(db, Date.now() + 15 * DAY, kept)).toBe(1);
    const rows = await db.selectFrom('entries').select('table_id').distinct().execute();
    expect(rows).toEqual([{ table_id: played?.table }]);
    expect(await removeOld(db, Date.now() + 15 * DAY, { ...kept, abandonedDays: 10 })).toBe(1);
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([]);
  });
  const { address } = await newServer({ database });
  await expect(new HttpClient(address).table(waiting.table)).rejects.toThrow('404: unknown-table');
});
