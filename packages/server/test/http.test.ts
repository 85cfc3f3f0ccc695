import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { addressBlockOf } from '../src/http/addressBlock.js';
import { createLogger } from '../src/log.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newFolder, newServer } from './support/servers.js';

describe('headers', () => {
  it('allow nothing but what the server delivers itself', async () => {
    const { address } = await newServer();
    const { headers } = await fetch(`${address}/api/info`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the client', () => {
  it('is delivered; only names that change with the content are kept for long', async () => {
    const folder = await newFolder();
    const client = join(folder, 'app');
    await mkdir(join(client, 'assets'), { recursive: true });
    await writeFile(join(client, 'index.html'), '<!doctype html>');
    await writeFile(join(client, 'assets', 'index-abc.js'), '0');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    const { address } = await newServer({ client });
    const page = await fetch(`${address}/`);
    expect(await page.text()).toBe('<!doctype html>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(`${address}/assets/index-abc.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/nothing', '/..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt']) {
      expect((await fetch(address + path)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the page for the pages of others', () => {
  it('alone may be framed, and only its script be loaded elsewhere', async () => {
    const client = join(await newFolder(), 'app');
    await mkdir(client, { recursive: true });
    for (const name of ['index.html', 'embed.html', 'embed.js', 'other.js'])
      await writeFile(join(client, name), '');
    const { address } = await newServer({ client });
    const allows = async (path: string): Promise<unknown> => {
      const { headers } = await fetch(`${address}/${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      return {
        framed: policy.includes('frame-ancestors *') && !headers.has('x-frame-options'),
        loaded: headers.get('cross-origin-resource-policy') === 'cross-origin',
        scripts: policy.includes("script-src 'self'"),
      };
    };
    const open = { framed: true, loaded: true, scripts: true };
    expect([await allows('embed.html'), await allows('embed.js')]).toEqual([open, open]);
    const closed = { framed: false, loaded: false, scripts: true };
    expect([await allows(''), await allows('other.js')]).toEqual([closed, closed]);
  });
});

describe('for those who run it', () => {
  it('says whether it is alive and ready', async () => {
    const server = await newServer();
    expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('counts, without telling of single tables', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const client = newClient({ address, ...host });
    await client.untilConnected();
    await client.play(client.table?.game?.moves[0] ?? { seat: 0, kind: 'pass' });
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/^gah_entries_total\{kind="moved"\} 1$/m);
    expect(text).toMatch(/^gah_sockets 1$/m);
    expect(text).toMatch(/^gah_tables 1$/m);
    expect(text).not.toContain(host.table);
  });

  it('shows its metrics to this computer and to whoever has the token', async () => {
    const { address } = await newServer({ proxies: 1, metricsToken: 'for-the-monitor' });
    const from = (headers: Record<string, string>) =>
      fetch(`${address}/metrics`, {
        // The first is what the client claims, the second what the proxy has seen.
        headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7', ...headers },
      });
    expect((await from({})).status).toBe(403);
    expect((await from({ authorization: 'Bearer something' })).status).toBe(403);
    expect((await from({ authorization: 'Bearer for-the-monitor' })).status).toBe(200);
  });

  it('believes what a proxy says only where there is one', async () => {
    const { address } = await newServer();
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${address}/metrics`, { headers })).status).toBe(200);
  });

  it('writes a log without secrets', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const server = await newServer({ logLevel: 'debug', logTo });
    const [host] = await gather(server.address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const http = new HttpClient(server.address);
    await http.state(host.table, host.token);
    await http.state(host.table, 'x'.repeat(43)).catch(() => undefined);
    await playToEnd(newClient({ address: server.address, ...host }), 'logged');
    await server.close();
    const log = lines.join('');
    expect(log).toContain('"msg":"open"');
    expect(log).not.toContain(host.token);
    expect(log).not.toContain(host.invite);
    expect(log).not.toContain('x'.repeat(43));
  });

  it('crosses out a secret that should reach the log by mistake', () => {
    const lines: string[] = [];
    const log = createLogger({
      logLevel: 'info',
      logTo: { write: (line) => void lines.push(line) },
    });
    log.info({ seat: { token: 'tttt', tokenHash: 'hhhh' }, plan: { seed: 'ssss' } }, 'oops');
    expect(lines.join('')).not.toMatch(/tttt|hhhh|ssss/);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, expected) => {
    expect(addressBlockOf(address)).toBe(expected);
  });
});
