import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Sqlite from 'libsql';
import type { PoolFigures } from '../connection.js';
import type { Handle } from './handle.js';
import { isBusy } from './handle.js';

/** A foreign lock is waited for, so long and looking so often; everybody else goes on meanwhile. */
const LOCK_WAIT_MS = 15_000;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

/** Tries again as long as another process has the file. */
async function patiently<T>(work: () => T): Promise<T> {
  const begun = performance.now();
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begun > LOCK_WAIT_MS) throw error;
    }
    await wait(pause);
  }
}

function run<R>(sqlite: Sqlite.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = sqlite.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

export interface Handles {
  readonly reader: Handle;
  readonly writer: Handle;
}

/** One at a time, in the order of asking. */
class Turns {
  #last: Promise<void> = Promise.resolve();
  #present = 0;

  /** Without the one whose turn it is. */
  get waiting(): number {
    return Math.max(0, this.#present - 1);
  }

  get isTaken(): boolean {
    return this.#present > 0;
  }

  /** Resolves when it is one's turn, to what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let next: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      next = resolve;
    });
    this.#present++;
    await before;
    return () => {
      this.#present--;
      next();
    };
  }
}

/** Outside a transaction everybody reads; who writes does so alone. */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: Handles;
  readonly #turns: Turns;
  /** Ends the turn of the transaction that is going on. */
  #endTurn: (() => void) | null = null;
  #hasFailed = false;

  constructor(handles: Handles, turns: Turns) {
    this.#handles = handles;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer } = this.#handles;
    if (this.#endTurn) return this.#inTransaction((sqlite) => run<R>(sqlite, query));
    const isRead = query.query.kind === 'SelectQueryNode';
    if (isRead) return patiently(() => reader.use((sqlite) => run<R>(sqlite, query)));
    const endTurn = await this.#turns.take();
    try {
      return await patiently(() => writer.use((sqlite) => run<R>(sqlite, query)));
    } finally {
      endTurn();
    }
  }

  streamQuery(): never {
    throw new Error('nothing is streamed');
  }

  /** The right to write is taken at once: one that came later could not be waited for. */
  async begin(): Promise<void> {
    const endTurn = await this.#turns.take();
    try {
      await patiently(() => this.#handles.writer.use((sqlite) => sqlite.exec('begin immediate')));
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#hasFailed = false;
    this.#endTurn = endTurn;
  }

  commit(): void {
    this.#inTransaction((sqlite) => sqlite.exec('commit'));
    this.#leave();
  }

  rollback(): void {
    // The connection of a transaction that has failed is closed, and what it did is undone.
    try {
      if (!this.#hasFailed) this.#inTransaction((sqlite) => sqlite.exec('rollback'));
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  #inTransaction<T>(work: (sqlite: Sqlite.Database) => T): T {
    if (this.#hasFailed) throw new Error('the transaction has failed before');
    try {
      return this.#handles.writer.use(work);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }
}

/** Two connections to one file: what is read waits for no writer, neither an own one nor a foreign one. */
export class SqliteDriver implements Driver {
  readonly #handles: Handles;
  readonly #turns = new Turns();

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  get figures(): PoolFigures {
    const { isTaken, waiting } = this.#turns;
    return { open: 2, idle: isTaken ? 1 : 2, waiting };
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<SqliteConnection> {
    return Promise.resolve(new SqliteConnection(this.#handles, this.#turns));
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
    return Promise.resolve();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#turns.take();
    const { reader, writer } = this.#handles;
    reader.close();
    // Everything is in one file after a clean end, unless another process reads it just now.
    writer.use((sqlite) => sqlite.prepare('pragma wal_checkpoint(truncate)').all([]));
    writer.close();
  }
}
