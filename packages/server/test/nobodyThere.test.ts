import type { ClockRule, TableInfo } from '@gah/protocol';
import { withStore } from '@gah/server/admin';
import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { gather, newClient, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';
import { stoppedTime } from './support/time.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: ClockRule = { kind: 'live', perTurnSeconds: 60, reserveSeconds: 0 };
const RELAXED: ClockRule = { kind: 'relaxed', perTurnDays: 1 };

/** Two have sat down and gone. */
async function leftAlone(clock: ClockRule) {
  const time = stoppedTime();
  const server = await newServer({ now: time.now });
  const { address, attend } = server;
  const [host] = await gather(address, tableOf(2, { clock }));
  if (!host) throw new Error('a host sits down');
  const info = (): Promise<TableInfo> => new HttpClient(address).table(host.table);
  const passing = async (ms: number): Promise<TableInfo> => {
    time.pass(ms);
    await attend();
    return info();
  };
  return { address, host, info, passing };
}

const timeouts = ({ seats }: TableInfo): number =>
  seats.reduce((sum, seat) => sum + (seat.kind === 'person' ? seat.timeouts : 0), 0);
const areReplaced = ({ seats }: TableInfo): boolean =>
  seats.every((seat) => seat.kind === 'person' && seat.replaced !== null);

describe('where nobody is connected', () => {
  it('clocks ring, and nothing is thought until somebody comes', async () => {
    const { address, host, info, passing } = await leftAlone(LIVE);
    const { seq } = await info();
    const rung = await passing(MINUTE);
    expect([rung.seq, timeouts(rung)]).toEqual([seq + 1, 1]);
    expect((await passing(MINUTE)).seq).toBe(seq + 1);
    const client = newClient({ address, ...host });
    await client.until((now) => now.seq > seq + 1);
  });

  it('nothing is thought for those who have left their seats', async () => {
    const { address, attend } = await newServer();
    const seated = await gather(address, tableOf(2));
    const clients = seated.map((each) => newClient({ address, ...each }));
    for (const client of clients) await client.ask({ type: 'leave', level: 'pageboy' });
    await attend();
    const [one] = clients;
    const { seq } = await new HttpClient(address).table(one?.table?.info.id ?? '');
    await attend();
    expect((await new HttpClient(address).table(one?.table?.info.id ?? '')).seq).toBe(seq);
    await one?.ask({ type: 'comeBack' });
    await one?.until(({ game }) => (game?.moves.length ?? 0) > 0);
  });

  it('a game of days goes on to the next person, until all have been replaced', async () => {
    const { info, passing } = await leftAlone(RELAXED);
    const { seq } = await info();
    let table = await passing(DAY);
    expect(table.seq).toBeGreaterThan(seq + 1);
    for (let days = 0; days < 20 && !areReplaced(table); days++) table = await passing(DAY);
    expect([areReplaced(table), table.phase]).toEqual([true, 'playing']);
    expect((await passing(DAY)).seq).toBe(table.seq);
  });

  it('a game of days goes on after a restart', async () => {
    const time = stoppedTime();
    const database = await newSqlite();
    const first = await newServer({ now: time.now, database });
    const [host] = await gather(first.address, tableOf(2, { clock: RELAXED }));
    if (!host) throw new Error('a host sits down');
    const { game } = await new HttpClient(first.address).state(host.table, host.token);
    await first.close();
    // As a server leaves it that dies when a turn has ended by the clock.
    const entry = JSON.stringify({ kind: 'timedOut', seat: game?.view.pending[0]?.seat });
    const at = time.now();
    const seq = await withStore(database, async ({ db }) => {
      const last = await db.selectFrom('table_index').selectAll().executeTakeFirstOrThrow();
      const row = { table_id: host.table, seq: last.seq + 1, at, request: null, entry };
      await db.insertInto('entries').values(row).execute();
      const standing = { seq: row.seq, rings_at: null, due_at: at, lane: 'quick' };
      await db.updateTable('table_index').set(standing).execute();
      return row.seq;
    });
    const second = await newServer({ now: time.now, database });
    await second.attend();
    expect((await new HttpClient(second.address).table(host.table)).seq).toBeGreaterThan(seq);
  });
});

describe('tables that cannot be opened', () => {
  it('leave the index, and keep no clock from ringing', async () => {
    const time = stoppedTime();
    const database = await newSqlite();
    const first = await newServer({ now: time.now, database });
    const [host] = await gather(first.address, tableOf(2, { clock: LIVE }));
    await first.close();
    await withStore(database, async ({ db }) => {
      const table = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
      const index = await db.selectFrom('table_index').selectAll().executeTakeFirstOrThrow();
      const plan = JSON.stringify({ ...(JSON.parse(table.plan) as object), rules: 0 });
      const ids = Array.from({ length: 600 }, (_, old) => `old-${old}`);
      await db.transaction().execute(async (transaction) => {
        for (const [old, id] of ids.entries()) {
          const row = { ...index, table_id: id, rings_at: old };
          await transaction
            .insertInto('tables')
            .values({ ...table, id, plan })
            .execute();
          await transaction.insertInto('table_index').values(row).execute();
        }
      });
    });
    const lines: string[] = [];
    const logTo = { write: (line: string) => lines.push(line) };
    const second = await newServer({ now: time.now, database, logTo });
    time.pass(MINUTE);
    await second.attend();
    await second.attend();
    const { table = '' } = host ?? {};
    expect(timeouts(await new HttpClient(second.address).table(table))).toBe(1);
    expect(lines).toEqual([]);
    await second.close();
    await withStore(database, async ({ db }) => {
      const due = await db
        .selectFrom('table_index')
        .select('table_id')
        .where('rings_at', '<=', time.now())
        .execute();
      expect(due).toEqual([]);
    });
  });
});
