import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConnection } from './connection.js';
import { migrate } from './migrations.js';
import type { Schema } from './schema.js';

export const POOL_SIZE = 8;

export interface PostgresPlace {
  readonly url: string;
  /** Where notifications are heard, when there is a pooler behind `url`. */
  readonly listenUrl?: string;
  readonly poolSize?: number;
}

const CONNECT_MS = 3000;
/** What takes longer meets a database in trouble: it gives up, and if it does not even say so, we do. */
const STATEMENT_MS = 4000;
const ANSWER_MS = 5000;
/** A transaction whose process has gone must not keep its locks. */
const SILENT_TRANSACTION_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
/** A dead connection never confirms its end. */
const GOODBYE_MS = 1000;

/** Times fit into a number for a long while yet. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connections that are not used again once a question was left without an answer. The others may be dead
 * in the same way, so all that were opened before are given up with it.
 */
class CarefulPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #openedAt = new Map<pg.PoolClient, number>();
  #distrustedUntil = -Infinity;
  #onLastEnd: (() => void) | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => {
      this.#openedAt.set(client, performance.now());
    });
    pool.on('remove', (client) => {
      this.#openedAt.delete(client);
      if (this.#openedAt.size === 0) this.#onLastEnd?.();
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (!this.isDistrusted(client)) return new CarefulClient(client, this);
      client.release(true);
    }
  }

  /** The pool itself says goodbye and does not wait: whoever stopped the database then would break connections. */
  async end(): Promise<void> {
    const allEnded = new Promise<void>((resolve) => {
      this.#onLastEnd = resolve;
    });
    await this.#pool.end();
    if (this.#openedAt.size === 0) return;
    const enough = new AbortController();
    const { signal } = enough;
    await Promise.race([allEnded, delay(GOODBYE_MS, undefined, { signal }).catch(() => undefined)]);
    enough.abort();
  }

  /** From now on only connections that are opened later are trusted. */
  distrust(): void {
    this.#distrustedUntil = performance.now();
  }

  isDistrusted(client: pg.PoolClient): boolean {
    return (this.#openedAt.get(client) ?? 0) <= this.#distrustedUntil;
  }
}

class CarefulClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #pool: CarefulPool;
  #failure: Error | null = null;

  constructor(client: pg.PoolClient, pool: CarefulPool) {
    this.#client = client;
    this.#pool = pool;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    question: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof question === 'string') return this.#ask(question, parameters);
    throw new Error('nothing is streamed');
  }

  release(): void {
    this.#client.release(this.#failure !== null || this.#pool.isDistrusted(this.#client));
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // Whatever is asked after an unanswered question would wait behind it.
    if (this.#failure) throw this.#failure;
    try {
      const answer: unknown = await this.#client.query(sql, [...parameters]);
      return answer as PostgresQueryResult<R>;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        this.#pool.distrust();
      }
      throw error;
    }
  }
}

const dialect = (pool: PostgresPool): PostgresDialect => new PostgresDialect({ pool });

type OnError = (error: Error) => void;

/** Connections that tell when they break: without a listener that would end the process. */
function poolOf(options: pg.PoolConfig, onError: OnError): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...options,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  return pool;
}

/** A large database takes its time for that, and other processes wait for it. */
async function migratePatiently(url: string, onError: OnError): Promise<void> {
  const db = new Kysely<Schema>({ dialect: dialect(poolOf({ connectionString: url }, onError)) });
  try {
    await migrate(db, { bytes: 'bytea' });
  } finally {
    await db.destroy();
  }
}

export function openPostgres(
  { url, listenUrl = url, poolSize = POOL_SIZE }: PostgresPlace,
  onError: OnError,
): DatabaseConnection {
  const pool = poolOf(
    {
      connectionString: url,
      max: poolSize,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
    onError,
  );
  const db = new Kysely<Schema>({ dialect: dialect(new CarefulPool(pool)) });
  return {
    db,
    shared: { listenUrl },
    migrate: () => migratePatiently(listenUrl, onError),
    damage: () => null,
    inspect: () => Promise.resolve(),
    figures: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
