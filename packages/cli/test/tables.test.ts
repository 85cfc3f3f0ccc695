import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startServer } from '@gah/server';
import { HttpClient } from '@gah/client';
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
    const refused = await gah('export', table, path('game.json'), '--record', '--database', old);
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.err).toContain('is still played');
    expect(existsSync(path('game.json'))).toBe(false);
    const unfinished = ['--record', '--unfinished', '--database', old];
    const written = await gah('export', table, path('game.json'), ...unfinished);
    expect(written).toMatchObject({ code: 0 });
    expect(written.err).toContain('keep it secret');
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

  it('are written to files that only their owner can read, also over one that others could', async () => {
    writeFileSync(path('table.json'), '', { mode: 0o644 });
    await gah('export', table, path('table.json'), '--database', old);
    await gah('backup', path('all.gz'), '--database', old);
    for (const file of ['table.json', 'all.gz']) {
      expect(statSync(path(file)).mode & 0o077).toBe(0);
    }
  });

  it('a database that is not there, or is none, is told and not made', async () => {
    const none = await gah('backup', path('none.gz'), '--database', path('mistyped.db'));
    expect(none).toMatchObject({ code: 3 });
    expect(none.err).toContain('there is no database');
    expect(existsSync(path('mistyped.db'))).toBe(false);
    writeFileSync(path('text.txt'), 'no database '.repeat(100));
    const text = await gah('backup', path('none.gz'), '--database', path('text.txt'));
    expect(text).toMatchObject({ code: 3 });
    expect(text.err).not.toContain('    at ');
    expect(existsSync(path('none.gz'))).toBe(false);
  });

  it('go on being restored past one that is broken, which is named', async () => {
    await gah('backup', path('all.gz'), '--database', old);
    const good = gunzipSync(readFileSync(path('all.gz'))).toString();
    const broken = good.replaceAll(table, 'aaaaaaaaaa').replace('"seq":1', '"seq":5');
    writeFileSync(path('mixed.gz'), gzipSync(`${broken}no table\n${good}`));
    const mixed = await gah('restore', path('mixed.gz'), '--database', path('mixed.db'));
    expect(mixed).toMatchObject({ code: 1 });
    expect(mixed.out).toContain('1 tables restored');
    expect(mixed.err).toContain('aaaaaaaaaa: ');
    expect(mixed.err).toContain('line 2: ');
    expect(mixed.err).not.toContain('    at ');
    writeFileSync(path('cut.gz'), readFileSync(path('all.gz')).subarray(0, -20));
    const cut = await gah('restore', path('cut.gz'), '--database', path('cut.db'));
    expect(cut).toMatchObject({ code: 1 });
    expect(cut.err).toContain('what follows line');
  });

  it('of a running server are read, but nothing is added behind its back', async () => {
    const server = await startServer(testConfig({ database: { kind: 'sqlite', file: old } }));
    expect((await gah('backup', path('all.gz'), '--database', old)).code).toBe(0);
    for (const args of [
      ['restore', path('all.gz')],
      ['import', path('table.json')],
    ]) {
      const refused = await gah(...args, '--database', old);
      expect(refused).toMatchObject({ code: 3 });
      expect(refused.err).toContain(`in use by another server (process ${process.pid} on `);
    }
    await server.close();
  });
});
