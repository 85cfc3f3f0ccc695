import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RateLimits, ServerConfig } from './config.js';
import { ANY_HOST, USUAL_LIMITS } from './config.js';
import type { DatabaseAddress } from './storage/connect.js';
import { POOL_SIZE } from './storage/postgres.js';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const MOST_DAYS = 36_500;
const USUAL_PORT = 4173;
const MOST_THREADS = 4;
const MOST_CONNECTIONS = 1000;

export const USAGE = `Serves the game and its tables.

  --port N         the port; else PORT, else ${USUAL_PORT} or the next free one
  --strict         that port or none
  --host NAME      the address to listen on; else HOST, else localhost
  --database FILE  the file with all tables; else DATABASE_FILE, else var/games.db
  --client FOLDER  the built client
  --help           this text

DATABASE_URL=postgres://… stores the tables in PostgreSQL instead; DATABASE_POOL, DATABASE_LISTEN_URL,
ALLOWED_HOSTS, ALLOWED_ORIGINS, DATA_PACKS, PROXIES, METRICS_TOKEN, RATE_LIMIT_FACTOR,
COMPUTER_THREADS, THOUGHT_SECONDS, LOG_LEVEL: see docs/hosting.md.
`;

/** Something on the command line or in the environment that cannot be. */
export class SettingsError extends Error {}

export interface Settings extends ServerConfig {
  /** Whether another port will do when this one is taken. */
  readonly mayMove: boolean;
}

function whole(
  name: string,
  text: string | undefined,
  fallback: number,
  most: number,
  least = 0,
): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} needs a number from ${least} to ${most}, not "${text}".`);
}

const lookUp = <T extends string>(name: string, text: string, known: readonly T[]): T => {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new SettingsError(`${name} is one of ${known.join(', ')}.`);
  return found;
};

/** A variable that is set to nothing is not set. */
const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((each) => each !== '');

/** A proxy passes on what is meant for this server; without one it must look itself. */
function hostsFrom(env: NodeJS.ProcessEnv, host: string, proxies: number): string[] {
  const named = listOf(env['ALLOWED_HOSTS']).map((name) => name.toLowerCase());
  if (named.length === 0 && proxies > 0) return [ANY_HOST];
  return [host, ...named];
}

function timesAsMuch(factor: number): RateLimits {
  const limits = Object.entries(USUAL_LIMITS).map(([name, limit]) => [name, limit * factor]);
  return Object.fromEntries(limits) as RateLimits;
}

/** Where the tables are stored. */
export function databaseFrom(env: NodeJS.ProcessEnv, file: string | undefined): DatabaseAddress {
  const url = env['DATABASE_URL'];
  if (file === undefined && url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) {
      throw new SettingsError('DATABASE_URL begins with postgres://.');
    }
    const listenUrl = textOrNull(env['DATABASE_LISTEN_URL']);
    return {
      kind: 'postgres',
      url,
      poolSize: whole('DATABASE_POOL', env['DATABASE_POOL'], POOL_SIZE, MOST_CONNECTIONS, 1),
      ...(listenUrl !== null && { listenUrl }),
    };
  }
  return { kind: 'sqlite', file: resolve(file ?? env['DATABASE_FILE'] ?? 'var/games.db') };
}

/** Null when only the usage was asked for. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      strict: { type: 'boolean', default: false },
      host: { type: 'string' },
      database: { type: 'string' },
      client: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const host = values.host ?? env['HOST'] ?? 'localhost';
  const proxies = whole('PROXIES', env['PROXIES'], 0, 10);
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  return {
    host,
    port: whole('--port', values.port ?? env['PORT'], USUAL_PORT, 65_535),
    mayMove: !values.strict,
    database: databaseFrom(env, values.database),
    client: values.client === undefined ? null : resolve(values.client),
    allowedOrigins: listOf(env['ALLOWED_ORIGINS']),
    allowedHosts: hostsFrom(env, host, proxies),
    dataPacks: lookUp('DATA_PACKS', env['DATA_PACKS'] ?? 'off', ['off', 'on']) === 'on',
    proxies,
    metricsToken: textOrNull(env['METRICS_TOKEN']),
    computerThreads: whole('COMPUTER_THREADS', env['COMPUTER_THREADS'], threads, 64),
    logLevel: lookUp('LOG_LEVEL', env['LOG_LEVEL'] ?? 'warn', LOG_LEVELS),
    retention: {
      unstartedDays: whole('KEEP_UNSTARTED_DAYS', env['KEEP_UNSTARTED_DAYS'], 14, MOST_DAYS),
      abandonedDays: whole('KEEP_ABANDONED_DAYS', env['KEEP_ABANDONED_DAYS'], 0, MOST_DAYS),
      finishedDays: whole('KEEP_FINISHED_DAYS', env['KEEP_FINISHED_DAYS'], 0, MOST_DAYS),
    },
    thoughtSeconds: Math.max(1, whole('THOUGHT_SECONDS', env['THOUGHT_SECONDS'], 15, 3600)),
    limits: timesAsMuch(whole('RATE_LIMIT_FACTOR', env['RATE_LIMIT_FACTOR'], 1, 1_000_000)),
    now: Date.now,
    monotonic: () => performance.now(),
  };
}
