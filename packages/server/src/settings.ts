import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { OptionTable, VariableTable } from '@gah/terminal/reading';
import {
  commandHelp,
  parse,
  readVariables,
  usageFailure,
  variablesHelp,
} from '@gah/terminal/reading';
import type { RateLimits, ServerConfig } from './config.js';
import { ANY_HOST, USUAL_LIMITS } from './config.js';
import type { DatabaseAddress } from './storage/connect.js';
import { POOL_SIZE } from './storage/postgres.js';

const MOST_DAYS = 36_500;
const MOST_THREADS = 4;
const USUAL_PORT = 4173;
const PORTS = { kind: 'number', min: 0, max: 65_535 } as const;

const OPTIONS = {
  port: { ...PORTS, help: `the port; else PORT, else ${USUAL_PORT} or the next free one` },
  strict: { kind: 'flag', help: 'that port or none' },
  host: { kind: 'text', value: 'NAME', help: 'the address to listen on; else HOST' },
  database: { kind: 'text', value: 'FILE', help: 'the file with all tables; else DATABASE_FILE' },
  client: { kind: 'text', value: 'FOLDER', help: 'the built client' },
} as const satisfies OptionTable;

const days = (fallback: number, what: string) =>
  ({
    kind: 'number',
    min: 0,
    max: MOST_DAYS,
    fallback,
    help: `days after which ${what} are removed; 0 keeps them`,
  }) as const;

const DATABASE_VARIABLES = {
  DATABASE_FILE: {
    kind: 'text',
    value: 'FILE',
    fallback: 'var/games.db',
    help: 'the file with all tables',
  },
  DATABASE_URL: { kind: 'text', value: 'postgres://…', help: 'PostgreSQL instead of a file' },
  DATABASE_POOL: {
    kind: 'number',
    min: 1,
    max: 1000,
    fallback: POOL_SIZE,
    help: 'connections to PostgreSQL',
  },
  DATABASE_LISTEN_URL: {
    kind: 'text',
    value: 'postgres://…',
    help: 'where one more connection listens, past a pooler',
  },
} as const satisfies VariableTable;

const VARIABLES = {
  PORT: { ...PORTS, fallback: USUAL_PORT, help: 'the port' },
  HOST: { kind: 'text', value: 'NAME', fallback: 'localhost', help: 'the address to listen on' },
  ...DATABASE_VARIABLES,
  ALLOWED_ORIGINS: { kind: 'text', value: 'LIST', help: 'other pages that may connect' },
  ALLOWED_HOSTS: { kind: 'text', value: 'LIST', help: 'names under which the server is reached' },
  DATA_PACKS: {
    kind: 'choice',
    choices: ['off', 'on'],
    fallback: 'off',
    help: 'whether tables may bring printed values',
  },
  PROXIES: { kind: 'number', min: 0, max: 10, fallback: 0, help: 'how many proxies are in front' },
  METRICS_TOKEN: { kind: 'text', value: 'TOKEN', help: 'lets a monitoring system read /metrics' },
  RATE_LIMIT_FACTOR: {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    fallback: 1,
    help: 'multiplies all limits',
  },
  COMPUTER_THREADS: {
    kind: 'number',
    min: 0,
    max: 64,
    help: 'how many strong computer players think at a time',
  },
  THOUGHT_SECONDS: {
    kind: 'number',
    min: 0,
    max: 3600,
    fallback: 15,
    help: 'the longest a thought may take',
  },
  KEEP_UNSTARTED_DAYS: days(14, 'tables whose game never began'),
  KEEP_ABANDONED_DAYS: days(0, 'games that nobody goes on with'),
  KEEP_FINISHED_DAYS: days(0, 'finished games'),
  LOG_LEVEL: {
    kind: 'choice',
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    fallback: 'warn',
    help: 'a line of JSON each',
  },
} as const satisfies VariableTable;

export const USAGE = `${commandHelp('npm start --', { summary: 'Serves the game and its tables', options: OPTIONS })}
Environment, see docs/hosting.md:

${variablesHelp(VARIABLES)}
`;

export interface Settings extends ServerConfig {
  /** Whether another port will do when this one is taken. */
  readonly mayMove: boolean;
}

const listOf = (text = ''): string[] => text.split(',').filter((each) => each !== '');

/** A proxy passes on what is meant for this server; without one it must look itself. */
function hostsFrom(names: string | undefined, host: string, proxies: number): string[] {
  const named = listOf(names).map((name) => name.toLowerCase());
  if (named.length === 0 && proxies > 0) return [ANY_HOST];
  return [host, ...named];
}

function timesAsMuch(factor: number): RateLimits {
  const limits = Object.entries(USUAL_LIMITS).map(([name, limit]) => [name, limit * factor]);
  return Object.fromEntries(limits) as RateLimits;
}

/** Where the tables are stored. */
export function databaseFrom(env: NodeJS.ProcessEnv, file: string | undefined): DatabaseAddress {
  const given = readVariables(env, DATABASE_VARIABLES);
  const { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl } = given;
  if (file !== undefined || url === undefined) {
    return { kind: 'sqlite', file: resolve(file ?? given.DATABASE_FILE) };
  }
  if (!/^postgres(ql)?:\/\//.test(url)) throw usageFailure('DATABASE_URL begins with postgres://');
  return {
    kind: 'postgres',
    url,
    poolSize: given.DATABASE_POOL,
    ...(listenUrl !== undefined && { listenUrl }),
  };
}

/** Null when only the usage was asked for. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | null {
  const values = parse(args, OPTIONS);
  if (!values) return null;
  const given = readVariables(env, VARIABLES);
  const host = values.host ?? given.HOST;
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  return {
    host,
    port: values.port ?? given.PORT,
    mayMove: !values.strict,
    database: databaseFrom(env, values.database),
    client: values.client === undefined ? null : resolve(values.client),
    allowedOrigins: listOf(given.ALLOWED_ORIGINS),
    allowedHosts: hostsFrom(given.ALLOWED_HOSTS, host, given.PROXIES),
    dataPacks: given.DATA_PACKS === 'on',
    proxies: given.PROXIES,
    metricsToken: given.METRICS_TOKEN ?? null,
    computerThreads: given.COMPUTER_THREADS ?? threads,
    logLevel: given.LOG_LEVEL,
    retention: {
      unstartedDays: given.KEEP_UNSTARTED_DAYS,
      abandonedDays: given.KEEP_ABANDONED_DAYS,
      finishedDays: given.KEEP_FINISHED_DAYS,
    },
    thoughtSeconds: Math.max(1, given.THOUGHT_SECONDS),
    limits: timesAsMuch(given.RATE_LIMIT_FACTOR),
    now: Date.now,
    monotonic: () => performance.now(),
  };
}
