import { readFile } from 'node:fs/promises';
import { LIMITS } from '@gah/protocol';
import type { DatabaseAddress } from '@gah/server';
import { withStore } from '@gah/server/admin';
import { HttpClient } from '@gah/client';
import { NO_LIMITS } from '@gah/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, seal, unseal } from '../src/secrets.js';
import { SeatCodes } from '../src/storage/seatCodes.js';
import type { Seated } from './support/players.js';
import { gather, newClient, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newServer, newSqlite, newSqliteFile } from './support/servers.js';
import { stoppedTime } from './support/time.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const DATABASES: [string, () => Promise<DatabaseAddress>][] = [
  ['SQLite', newSqlite],
  ['PostgreSQL', () => postgres.newDatabase()],
];
const VALID_MS = LIMITS.seatCodeMinutes * 60_000;
const VOID = '410: void-code';

async function twoPersons(address: string): Promise<[Seated, Seated]> {
  const [first, second] = await gather(address, tableOf(2));
  if (!first || !second) throw new Error('two sit down');
  return [first, second];
}

/** The codes that the database holds. */
const codesIn = (database: DatabaseAddress) =>
  withStore(database, ({ db }) => db.selectFrom('seat_codes').selectAll().execute());

describe.each(DATABASES)('the code of a seat, with %s', (_, newDatabase) => {
  it('brings the seat to another device, once', async () => {
    const { address } = await newServer({ database: await newDatabase() });
    const http = new HttpClient(address);
    const [, { table, seat, token }] = await twoPersons(address);
    const { code } = await http.seatCode(table, token);
    expect(await http.takeSeat(table, code)).toEqual({ table, seat, token });
    await expect(http.takeSeat(table, code)).rejects.toThrow(VOID);
  });

  it('has one winner, however many try at the same time', async () => {
    const { address } = await newServer({ database: await newDatabase() });
    const http = new HttpClient(address);
    const [{ table, token }] = await twoPersons(address);
    const { code } = await http.seatCode(table, token);
    const tries = Array.from({ length: 8 }, () => http.takeSeat(table, code));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is of no use for another table, and still good for its own afterwards', async () => {
    const { address } = await newServer({ database: await newDatabase() });
    const http = new HttpClient(address);
    const [one, other] = [await twoPersons(address), await twoPersons(address)];
    const { table, seat, token } = one[0];
    const { code } = await http.seatCode(table, token);
    await expect(http.takeSeat(other[0].table, code)).rejects.toThrow(VOID);
    expect(await http.takeSeat(table, code)).toEqual({ table, seat, token });
  });

  it('is void as soon as there is a newer one for that seat', async () => {
    const { address } = await newServer({ database: await newDatabase() });
    const http = new HttpClient(address);
    const [{ table, token }, guest] = await twoPersons(address);
    const { code: first } = await http.seatCode(table, token);
    const { code: guests } = await http.seatCode(table, guest.token);
    const { code: second } = await http.seatCode(table, token);
    await expect(http.takeSeat(table, first)).rejects.toThrow(VOID);
    expect(await http.takeSeat(table, second)).toMatchObject({ token });
    expect(await http.takeSeat(table, guests)).toMatchObject({ token: guest.token });
  });

  it('outlives the server, which stores neither the code nor the token', async () => {
    const database = await newDatabase();
    const server = await newServer({ database });
    const [{ table, seat, token }] = await twoPersons(server.address);
    const { code } = await new HttpClient(server.address).seatCode(table, token);
    await server.close();
    const [row] = await codesIn(database);
    expect(row).toMatchObject({ table_id: table, seat, code_hash: hashOf(code) });
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(token);
    const { address } = await newServer({ database });
    expect(await new HttpClient(address).takeSeat(table, code)).toEqual({ table, seat, token });
    expect(await codesIn(database)).toEqual([]);
  });

  it('is swept away when its time is over', async () => {
    const database = await newDatabase();
    await withStore(database, async ({ db }) => {
      const { now, pass } = stoppedTime();
      const codes = new SeatCodes(db, now);
      await codes.make('abcdefghij', 0, 'early');
      pass(1);
      const late = await codes.make('abcdefghij', 1, 'late');
      pass(VALID_MS - 1);
      await codes.sweep();
      expect(await db.selectFrom('seat_codes').select('seat').execute()).toEqual([{ seat: 1 }]);
      expect(await codes.use('abcdefghij', late)).toBe('late');
    });
  });
});

it('a code is not good for longer than its time', async () => {
  const { now, pass } = stoppedTime();
  const { address } = await newServer({ now });
  const http = new HttpClient(address);
  const [{ table, token }] = await twoPersons(address);
  const { code: used } = await http.seatCode(table, token);
  pass(VALID_MS - 1);
  expect(await http.takeSeat(table, used)).toMatchObject({ token });
  const { code: late } = await http.seatCode(table, token);
  pass(VALID_MS);
  await expect(http.takeSeat(table, late)).rejects.toThrow(VOID);
});

it('a code made at one server is good at another', async () => {
  const database = await postgres.newDatabase();
  const [here, there] = [await newServer({ database }), await newServer({ database })];
  const [{ table, token }] = await twoPersons(here.address);
  const { code } = await new HttpClient(here.address).seatCode(table, token);
  const http = new HttpClient(there.address);
  expect(await http.takeSeat(table, code)).toMatchObject({ token });
  await expect(new HttpClient(here.address).takeSeat(table, code)).rejects.toThrow(VOID);
});

it('neither code nor token stand in the file of the database', async () => {
  const database = await newSqliteFile();
  const server = await newServer({ database });
  const [{ table, token }] = await twoPersons(server.address);
  const { code } = await new HttpClient(server.address).seatCode(table, token);
  await server.close();
  const bytes = await readFile(database.file, 'latin1');
  expect(bytes).toContain(hashOf(code));
  expect(bytes).not.toContain(code);
  expect(bytes).not.toContain(token);
});

it('only whoever holds a seat gets a code for it', async () => {
  const { address } = await newServer();
  const http = new HttpClient(address);
  const [{ table }] = await twoPersons(address);
  const [stranger] = await twoPersons(address);
  await expect(http.seatCode(table, stranger.token)).rejects.toThrow('401: wrong-token');
  const ask = await fetch(`${address}/api/tables/${table}/code`, { method: 'POST' });
  expect(await ask.json()).toEqual({ code: 'wrong-token' });
  await expect(http.seatCode('aaaaaaaaaa', stranger.token)).rejects.toThrow('unknown-table');
  await expect(http.takeSeat(table, 'short')).rejects.toThrow('malformed');
});

it('a seat that was left meanwhile is not brought back by a code', async () => {
  const { address } = await newServer();
  const http = new HttpClient(address);
  const { table, invite } = await http.openTable(tableOf(3));
  const { token } = await http.join(table, { name: 'Béla', invite });
  const { code } = await http.seatCode(table, token);
  await newClient({ address, table, token }).ask({ type: 'leave' });
  await expect(http.takeSeat(table, code)).rejects.toThrow('401: wrong-token');
});

it('codes are limited for each address, and no cache keeps them', async () => {
  const { address } = await newServer({ limits: { ...NO_LIMITS, seatCodesPerMinute: 2 } });
  const http = new HttpClient(address);
  const [{ table, token }] = await twoPersons(address);
  const headers = { authorization: `Bearer ${token}` };
  const made = await fetch(`${address}/api/tables/${table}/code`, { method: 'POST', headers });
  expect(made.headers.get('cache-control')).toBe('no-store');
  await http.seatCode(table, token);
  await expect(http.seatCode(table, token)).rejects.toThrow('429: too-many');
  for (let n = 0; n < 2; n++) {
    await expect(http.takeSeat(table, 'x'.repeat(22))).rejects.toThrow(VOID);
  }
  await expect(http.takeSeat(table, 'x'.repeat(22))).rejects.toThrow('429: too-many');
});

it('what is sealed opens with its code and for its purpose only', () => {
  const sealed = seal('a token', 'code', 'table 0');
  expect(unseal(sealed, 'code', 'table 0')).toBe('a token');
  expect(() => unseal(sealed, 'edoc', 'table 0')).toThrow();
  expect(() => unseal(sealed, 'code', 'table 1')).toThrow();
  expect(seal('a token', 'code', 'table 0')).not.toBe(sealed);
});
