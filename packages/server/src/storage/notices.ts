import { sql } from 'kysely';
import pg from 'pg';
import type { Append } from './appends.js';
import type { Database } from './schema.js';

const CHANNEL = 'gah';
const RETRY_MS = 500;

/** Who is connected to a process at a table. */
export interface Here {
  readonly table: string;
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** What one process tells the others. */
export type Notice =
  | { readonly kind: 'entry'; readonly table: string; readonly seq: number }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  | ({ readonly kind: 'presence' } & Here);

export interface NoticeListener {
  /** From another process, never from this one. */
  readonly onNotice: (notice: Notice, from: string) => void;
  /** Notices may have been lost: look everything up. */
  readonly onGap: () => void;
  readonly onError: (error: Error) => void;
}

type Envelope = Notice & { readonly from: string };

/** Tells other processes on the same PostgreSQL what has been committed, and hears what they have. */
export class Notices {
  readonly #url: string;
  readonly #self: string;
  readonly #listener: NoticeListener;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, self: string, listener: NoticeListener) {
    this.#url = url;
    this.#self = self;
    this.#listener = listener;
  }

  /** Listens; again and again when the connection breaks. */
  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', (error) => {
      this.#listener.onError(error);
      this.#lost(client);
    });
    client.on('end', () => {
      this.#lost(client);
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#receive(payload);
    });
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#listener.onGap();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  /** Part of the transaction: others hear of it exactly when it is committed. */
  async announce(db: Database, committed: readonly Append[]): Promise<void> {
    await this.#notify(
      db,
      committed.map(({ table, logged: { seq } }) => ({ kind: 'entry', table, seq })),
    );
  }

  async announceChat(db: Database, table: string, n: number): Promise<void> {
    await this.#notify(db, [{ kind: 'chat', table, n }]);
  }

  async announcePresence(db: Database, heres: readonly Here[]): Promise<void> {
    await this.#notify(
      db,
      heres.map((here) => ({ kind: 'presence', ...here })),
    );
  }

  async #notify(db: Database, notices: readonly Notice[]): Promise<void> {
    const payloads = notices.map((notice) => JSON.stringify({ ...notice, from: this.#self }));
    await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
      db,
    );
  }

  #receive(payload: string): void {
    const { from, ...notice } = JSON.parse(payload) as Envelope;
    if (from !== this.#self) this.#listener.onNotice(notice, from);
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#client = null;
    this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.listen().catch((error: unknown) => {
        this.#listener.onError(error instanceof Error ? error : new Error(String(error)));
        this.#client = null;
        if (!this.#isClosed) this.#scheduleRetry();
      });
    }, RETRY_MS);
  }
}
