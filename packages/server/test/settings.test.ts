import { resolve } from 'node:path';
import { Failure } from '@gah/terminal/reading';
import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '../src/config.js';
import { readSettings, USAGE } from '../src/settings.js';

describe('settings', () => {
  it('have good defaults', () => {
    expect(readSettings([], {})).toMatchObject({
      host: 'localhost',
      port: 4173,
      mayMove: true,
      database: { kind: 'sqlite', file: resolve('var/games.db') },
      client: null,
      allowedOrigins: [],
      allowedHosts: ['localhost'],
      dataPacks: false,
      proxies: 0,
      metricsToken: null,
      limits: USUAL_LIMITS,
    });
  });

  it('come from the command line before the environment', () => {
    const env = { PORT: '8080', HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/gah' };
    expect(readSettings([], env)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      database: { kind: 'postgres', url: 'postgres://db/gah' },
    });
    const args = ['--port', '9', '--strict', '--host', '::1', '--database', '/tmp/x.db'];
    expect(readSettings(args, env)).toMatchObject({
      port: 9,
      mayMove: false,
      host: '::1',
      database: { kind: 'sqlite', file: '/tmp/x.db' },
    });
  });

  it('name a pool and a way around a pooler', () => {
    const env = {
      DATABASE_URL: 'postgres://pooler/gah',
      DATABASE_LISTEN_URL: 'postgres://db/gah',
      DATABASE_POOL: '3',
    };
    expect(readSettings([], env)?.database).toEqual({
      kind: 'postgres',
      url: 'postgres://pooler/gah',
      listenUrl: 'postgres://db/gah',
      poolSize: 3,
    });
    expect(() => readSettings([], { ...env, DATABASE_POOL: '0' })).toThrow(Failure);
  });

  it('of the environment are read', () => {
    const env = {
      ALLOWED_ORIGINS: 'https://a.example,https://b.example',
      ALLOWED_HOSTS: 'Play.example,games.example',
      DATA_PACKS: 'on',
      PROXIES: '2',
      METRICS_TOKEN: '',
      RATE_LIMIT_FACTOR: '3',
      LOG_LEVEL: 'debug',
      COMPUTER_THREADS: '5',
    };
    expect(readSettings([], env)).toMatchObject({
      allowedOrigins: ['https://a.example', 'https://b.example'],
      allowedHosts: ['localhost', 'play.example', 'games.example'],
      dataPacks: true,
      proxies: 2,
      metricsToken: null,
      limits: { tablesPerMinute: 3 * USUAL_LIMITS.tablesPerMinute },
      logLevel: 'debug',
      computerThreads: 5,
    });
  });

  it('leave the check of names to a proxy', () => {
    expect(readSettings([], { PROXIES: '1' })).toMatchObject({ allowedHosts: ['*'] });
  });

  it.each([
    [['--port', 'x'], {}],
    [[], { DATA_PACKS: 'maybe' }],
    [['--port', '70000'], {}],
    [[], { DATABASE_URL: 'mysql://db' }],
    [[], { LOG_LEVEL: 'loud' }],
    [[], { PROXIES: '-1' }],
    [[], { KEEP_FINISHED_DAYS: '1.5' }],
    [['--prot', '80'], {}],
    [['table'], {}],
  ])('that cannot be are refused: %j %j', (args, env) => {
    expect(() => readSettings(args, env)).toThrow(Failure);
  });

  it('that are set to nothing are not set', () => {
    const env = { PORT: '', HOST: '', DATABASE_URL: '', LOG_LEVEL: '', THOUGHT_SECONDS: '' };
    const { now: _, monotonic: __, ...usual } = readSettings([], {}) ?? {};
    expect(readSettings([], env)).toMatchObject(usual);
  });

  it('are told with their names', () => {
    expect(() => readSettings([], { PROXIES: '11' })).toThrow(
      'PROXIES is a whole number from 0 to 10, not "11"',
    );
    expect(USAGE).toContain('--port N');
    expect(USAGE).toContain('LOG_LEVEL=silent|error|warn|info|debug');
  });

  it('are not needed to ask for help', () => {
    expect(readSettings(['--help'], {})).toBeNull();
  });
});
