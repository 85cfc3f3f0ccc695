import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient } from '@gah/client';
import Sqlite from 'libsql';
import { onTestFinished, describe, expect, it } from 'vitest';
import { FileInUse } from '../src/storage/sqlite/owner.js';
import { tableOf } from './support/players.js';
import { newServer, newSqliteFile } from './support/servers.js';

/** Another program that has the file open. */
function foreigner(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file);
  onTestFinished(() => {
    sqlite.close();
  });
  return sqlite;
}

const readiness = async (address: string): Promise<string> => {
  const answer = (await (await fetch(`${address}/readyz`)).json()) as { status: string };
  return answer.status;
};

const sizeOf = async (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

describe('a file that another program has locked', () => {
  it('is read meanwhile, and written when the lock ends', async () => {
    const database = await newSqliteFile();
    const { address } = await newServer({ database });
    const http = new HttpClient(address);
    const { table, token } = await http.openTable(tableOf(2));
    const other = foreigner(database.file);
    other.exec('begin immediate');
    let isStored = false;
    const waiting = http.openTable(tableOf(2)).then(() => (isStored = true));
    expect((await http.state(table, token)).table.id).toBe(table);
    await wait(300);
    expect(isStored).toBe(false);
    other.exec('commit');
    await waiting;
    await expect(http.openTable(tableOf(2))).resolves.toBeDefined();
  });

  it('is not ready until then', async () => {
    const database = await newSqliteFile();
    const { address } = await newServer({ database, logLevel: 'silent' });
    const other = foreigner(database.file);
    other.exec('begin immediate');
    expect(await readiness(address)).toBe('no storage');
    other.exec('rollback');
    await expect.poll(() => readiness(address), { timeout: 5000 }).toBe('ready');
  });
});

describe('a full file', () => {
  it('refuses, is not ready, and can be used again when there is room', async () => {
    const database = { ...(await newSqliteFile()), mostPages: 60 };
    const { address } = await newServer({ database, logLevel: 'silent' });
    const http = new HttpClient(address);
    const { table, token } = await http.openTable(tableOf(2));
    const fill = async (): Promise<void> => {
      for (;;) await http.openTable(tableOf(2));
    };
    await expect(fill()).rejects.toThrow('503: unavailable');
    await expect.poll(() => readiness(address), { timeout: 5000 }).toBe('no storage');
    expect((await http.state(table, token)).table.id).toBe(table);
    const other = foreigner(database.file);
    for (const name of ['tables', 'entries']) other.exec(`delete from ${name}`);
    await expect.poll(() => readiness(address), { timeout: 5000 }).toBe('ready');
    await expect(http.openTable(tableOf(2))).resolves.toBeDefined();
  });
});

describe('a file', () => {
  it('belongs to one server, that is named', async () => {
    const database = await newSqliteFile();
    const first = await newServer({ database });
    const second = newServer({ database });
    await expect(second).rejects.toThrow(FileInUse);
    await expect(second).rejects.toThrow(`process ${process.pid} on `);
    await first.close();
    await expect(newServer({ database })).resolves.toBeDefined();
  });

  it('can be read by its owner only', async () => {
    const database = await newSqliteFile();
    const { address } = await newServer({ database });
    await new HttpClient(address).openTable(tableOf(2));
    for (const suffix of ['', '-wal', '-shm', '-owner']) {
      expect((await stat(database.file + suffix)).mode & 0o077).toBe(0);
    }
  });

  it('holds everything after a clean end', async () => {
    const database = await newSqliteFile();
    const server = await newServer({ database });
    await new HttpClient(server.address).openTable(tableOf(2));
    expect(await sizeOf(`${database.file}-wal`)).toBeGreaterThan(0);
    await server.close();
    expect(await sizeOf(`${database.file}-wal`)).toBe(0);
  });
});
