import type { Move } from '@gah/engine';
import type { ServerMessage } from '@gah/protocol';
import type { Answer, ConnectionOptions, TableRequest } from './connection.js';
import { Connection, ConnectionClosed } from './connection.js';
import type { KnownTable } from './knownTable.js';
import { afterMessage, isLogWhole } from './knownTable.js';

export interface TableSessionOptions extends ConnectionOptions {
  /** Asks for the whole log wherever some of it is missing. */
  readonly keepsLog: boolean;
}

/** A message has arrived and was taken in; null when it is the connection that has changed. */
export type SessionWatcher = (message: ServerMessage | null) => void;

/** An entry follows its acknowledgement at once, or it is lost. */
const LOST_AFTER_MS = 2500;

/** A seat at a table of a server, or a place among its spectators, whatever the network does. */
export class TableSession {
  readonly connection: Connection;
  readonly #keepsLog: boolean;
  readonly #watchers = new Set<SessionWatcher>();
  #table: KnownTable | null = null;
  #isAskingLog = false;

  constructor(options: TableSessionOptions) {
    this.#keepsLog = options.keepsLog;
    this.connection = new Connection(options, {
      lastSeq: () => this.#table?.seq ?? null,
      take: (message, isFresh) => {
        this.#take(message, isFresh);
      },
      statusChanged: () => {
        this.#tell(null);
      },
    });
  }

  /** Null before the server has welcomed this client. */
  get table(): KnownTable | null {
    return this.#table;
  }

  close(): void {
    this.connection.close();
    this.#tell(null);
  }

  /** The function that is returned ends it. */
  watch(watcher: SessionWatcher): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Resolves when the server has acknowledged the request. */
  ask(request: TableRequest): Promise<Answer> {
    return this.connection.ask(request);
  }

  /** Resolves when the server has acknowledged a request; its entry is asked for if it does not come. */
  async commit(request: TableRequest): Promise<number> {
    const { seq } = await this.ask(request);
    setTimeout(() => {
      if (!this.connection.isClosed && seq > this.lastSeq) this.connection.sync();
    }, LOST_AFTER_MS);
    return seq;
  }

  /** Resolves when the move is in the log, as this entry. */
  play(move: Move): Promise<number> {
    return this.commit({ type: 'move', at: this.lastSeq, move });
  }

  /** What is known, as soon as the condition holds for it; rejects when nothing more comes. */
  until(condition: (table: KnownTable) => boolean): Promise<KnownTable> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (this.#table && condition(this.#table)) resolve(this.#table);
        else if (this.connection.isClosed) reject(new ConnectionClosed(this.connection.ended));
        else return;
        this.#watchers.delete(check);
      };
      this.#watchers.add(check);
      check();
    });
  }

  /** What a server has told of the present, now or after coming back. */
  untilConnected(): Promise<KnownTable> {
    return this.until(() => this.connection.status === 'connected');
  }

  /** The latest entry of the table's log that has come; 0 before the first. */
  get lastSeq(): number {
    return this.#table?.seq ?? 0;
  }

  #tell(message: ServerMessage | null): void {
    for (const watcher of [...this.#watchers]) watcher(message);
  }

  #take(message: ServerMessage, isFresh: boolean): void {
    const { table, isBehind } = afterMessage(this.#table, message, { at: Date.now(), isFresh });
    this.#table = table;
    if (isBehind) this.connection.sync();
    this.#tell(message);
    if (this.#keepsLog) this.#completeLog();
  }

  #completeLog(): void {
    if (this.#isAskingLog || !this.#table || isLogWhole(this.#table)) return;
    this.#isAskingLog = true;
    // The answer reaches the table as every message does; one of another moment is asked for again.
    const done = (): void => {
      this.#isAskingLog = false;
    };
    this.ask({ type: 'log', from: 0 }).then(() => {
      done();
      this.#completeLog();
    }, done);
  }
}
