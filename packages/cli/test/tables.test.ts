import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@gah/server';
import { HttpClient } from '@gah/server/client';
import { testConfig } from '@gah/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gah } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'gah-tables-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const [old, fresh] = [join(folder, 'old.db'), join(folder, 'new.db')];
const path = (name: string): string => join(folder, name);
let table = '';

/** A table with a game that has just begun. */
beforeAll(async () => {
  const server = await startServer(testConfig({ database: { kind: 'sqlite', file: old } }));
  const opened = await new HttpClient(server.address).openTable({
    name: 'Anna',
    seats: [{ kind: 'host' }],
    options: {},
    clock: { kind: 'none' },
    open: false,
    spectators: false,
    chat: false,
  });
  ({ table } = opened);
  await server.close();
});

describe('the tables of a server', () => {
  it('are backed up and restored', async () => {
    const written = await gah('backup', path('all.gz'), '--database', old);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toContain('1 tables written');
    const again = await gah('restore', path('all.gz'), '--database', old);
    expect(again.out).toContain('0 tables restored, 1 were there already');
    expect((await gah('restore', path('all.gz'), '--database', fresh)).out).toContain(
      '1 tables restored',
    );
  });

  it('are exported and imported one by one', async () => {
    expect(await gah('export', table, path('table.json'), '--database', old)).toMatchObject({
      code: 0,
      err: '',
    });
    const other = path('other.db');
    expect((await gah('import', path('table.json'), '--database', other)).code).toBe(0);
    const twice = await gah('import', path('table.json'), '--database', other);
    expect(twice).toMatchObject({ code: 3 });
    expect(twice.err).toContain('there already');
  });

  it('are saved games, too', async () => {
    await gah('export', table, path('game.json'), '--record', '--database', old);
    expect((await gah('verify', path('game.json'))).code).toBe(0);
    expect(readFileSync(path('game.json'), 'utf8')).not.toContain('tokenHash');
  });

  it('what is not there is told', async () => {
    const unknown = await gah('export', 'aaaaaaaaaa', path('none.json'), '--database', old);
    expect(unknown).toMatchObject({ code: 3 });
    expect(unknown.err).toContain('there is no table');
    expect((await gah('restore', path('none.gz'), '--database', old)).code).toBe(3);
    expect((await gah('import', path('all.gz'), '--database', old)).code).toBe(3);
  });
});
