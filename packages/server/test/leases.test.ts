import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../src/storage/connection.js';
import { connect } from '../src/storage/connect.js';
import { Leases } from '../src/storage/leases.js';
import { TestPostgres } from './support/postgres.js';
import { stoppedTime } from './support/time.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const TABLES = Array.from({ length: 30 }, (_, index) => `table-${String(index).padStart(2, '0')}`);

/** Three processes on one database with thirty tables, at which emperors decide. */
async function processes() {
  const time = stoppedTime();
  const failed = (error: Error): never => {
    throw error;
  };
  const connection: DatabaseConnection = connect(await postgres.newDatabase(), 'write', failed);
  const { db } = connection;
  await connection.migrate();
  await db
    .insertInto('table_index')
    .values(
      TABLES.map((table_id) => ({
        table_id,
        seq: 7,
        phase: 'playing',
        listed: 0,
        updated_at: time.now(),
        lane: 'long',
      })),
    )
    .execute();
  const [one, two, three] = ['one', 'two', 'three'].map(
    (owner) => new Leases(db, owner, time.now, true),
  );
  if (!one || !two || !three) throw new Error('three of them');
  return { time, db, one, two, three };
}

describe('leases', () => {
  it('belong to one process until they end', async () => {
    const { time, db, one, two } = await processes();
    const [table = ''] = TABLES;
    expect(await one.claim(table)).toEqual({ table, seq: 7 });
    expect(await two.claim(table)).toBeNull();
    time.pass(9000);
    await one.renew([table]);
    time.pass(9000);
    expect(await two.claim(table)).toBeNull();
    await two.release([table]);
    expect(await two.claim(table)).toBeNull();
    time.pass(2000);
    expect(await two.claim(table)).not.toBeNull();
    await two.release([table]);
    expect(await one.claim(table)).not.toBeNull();
    await db.destroy();
  });

  it('what is offered is taken by whoever has time, and by nobody else', async () => {
    const { db, one, two, three } = await processes();
    expect(await two.takeOffered('long', 5)).toEqual([]);
    await one.offer(TABLES.slice(0, 20));
    expect(await two.takeOffered('quick', 5)).toEqual([]);
    const taken = await Promise.all([
      two.takeOffered('long', 8),
      three.takeOffered('long', 8),
      two.takeOffered('long', 8),
    ]);
    const ids = taken.flat().map(({ table }) => table);
    expect(new Set(ids).size).toBe(ids.length);
    await one.withdraw(TABLES);
    expect(await three.takeOffered('long', 30)).toEqual([]);
    await db.destroy();
  });

  it('clocks are rung by one process, and what cannot be opened waits', async () => {
    const { time, db, one, two } = await processes();
    const [good = '', bad = ''] = TABLES;
    await db
      .updateTable('table_index')
      .set({ rings_at: time.now() })
      .where('table_id', 'in', [good, bad])
      .execute();
    expect(await one.takeRinging(50)).toEqual([]);
    time.pass(1000);
    expect((await one.takeRinging(50)).map(({ table }) => table).sort()).toEqual([good, bad]);
    expect(await two.takeRinging(50)).toEqual([]);
    const standing = { phase: 'playing', listed: false, lane: null, dueAt: null };
    await one.settle({ table: good, seq: 7 }, { ...standing, ringsAt: time.now() + 5000 });
    await one.postpone(bad, 60_000);
    time.pass(20_000);
    expect(await two.takeRinging(50)).toEqual([{ table: good, seq: 7 }]);
    time.pass(50_000);
    expect((await two.takeRinging(50)).map(({ table }) => table).sort()).toEqual([good, bad]);
    await db.destroy();
  });
});
