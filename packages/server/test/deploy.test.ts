import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { readSettings } from '../src/settings.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const isThere = (path: string): boolean => existsSync(new URL(`../../../${path}`, import.meta.url));

/** What is run is built: its source must be in the tree. */
const sourceOf = (built: string): string =>
  built.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

const dockerfile = read('Dockerfile');
const compose = read('compose.yml');
const unit = read('deploy/grand-austria-hotel.service');

describe('what is deployed', () => {
  it('runs programs that the tree holds, with options that the server knows', () => {
    for (const text of [dockerfile, unit]) {
      const programs = text.match(/packages\/\w+\/dist\/\w+\.js/g) ?? [];
      expect(programs).toContain('packages/server/dist/main.js');
      for (const program of programs) expect(isThere(sourceOf(program)), program).toBe(true);
    }
    expect(dockerfile).toContain('packages/cli/dist/main.js');
    expect(readSettings(['--strict', '--client', 'packages/web/dist/app'], {})).not.toBeNull();
  });

  it('uses a version of Node that is promised', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const versions = [...dockerfile.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, major]) => major);
    expect(new Set(versions).size).toBe(1);
    expect(engines.node).toMatch(new RegExp(`(\\^|>=)${versions[0] ?? ''}`));
  });

  it('mounts files that are there, into servers that the proxy knows', () => {
    for (const [, path] of compose.matchAll(/- \.\/([\w/]+):/g)) {
      expect(isThere(path ?? ''), path).toBe(true);
    }
    for (const [server] of compose.matchAll(/^ {2}server-\d(?=:)/gm)) {
      expect(read('deploy/Caddyfile')).toContain(`${server.trim()}:8080`);
    }
  });

  it('takes passwords with any character', () => {
    const url = /DATABASE_URL: (\S+)/.exec(compose)?.[1];
    vi.stubEnv('PGPASSWORD', 'a@b/c:d');
    const { password, user, host } = new pg.Client({ connectionString: url });
    vi.unstubAllEnvs();
    expect({ password, user, host }).toEqual({
      password: 'a@b/c:d',
      user: 'gah',
      host: 'database',
    });
  });
});
