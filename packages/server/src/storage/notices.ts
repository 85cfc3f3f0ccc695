import { sql } from 'kysely';
import type { Append } from './appends.js';
import { Listening } from './listening.js';
import type { Database } from './schema.js';

/** Who is connected to one process at a table. */
export interface Here {
  readonly seats: readonly number[];
  readonly spectators: number;
  /** Grows with everything a process says of itself. */
  readonly version: number;
}

/** What one process tells the others. */
export type Notice =
  | { readonly kind: 'entry'; readonly table: string; readonly seq: number }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  | ({ readonly kind: 'presence'; readonly table: string } & Here);

export interface NoticeListener {
  /** From another process, never from this one. */
  readonly onNotice: (notice: Notice, from: string) => void;
  /** Notices may have been lost: look everything up. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

type Envelope = Notice & { readonly from: string };

/**
 * Tables with the same first two letters share a channel, 1,024 in all. A proxy that sends such tables
 * to the same process lets each process hear only what concerns it.
 */
const channelOf = (table: string): string => `gah_${table.slice(0, 2)}`;

/** Tells other processes on the same PostgreSQL what has been committed, and hears what they have. */
export class Notices {
  readonly #self: string;
  readonly #listener: NoticeListener;
  readonly #listening: Listening;
  #received = 0;

  constructor(url: string, self: string, listener: NoticeListener) {
    this.#self = self;
    this.#listener = listener;
    this.#listening = new Listening({
      url,
      onNotification: (payload) => {
        this.#receive(payload);
      },
      onSure: listener.onGap,
      onUnsure: listener.onGap,
      onError: listener.onError,
    });
  }

  /** Whether nothing of the tables held here is missed. */
  get isSure(): boolean {
    return this.#listening.isSure;
  }

  get channels(): number {
    return this.#listening.channels;
  }

  /** All that have arrived, whatever they were about. */
  get received(): number {
    return this.#received;
  }

  async listen(): Promise<void> {
    await this.#listening.open();
  }

  async close(): Promise<void> {
    await this.#listening.close();
  }

  /** Before a table is read: what happens to it from then on is heard. */
  async hold(table: string): Promise<void> {
    await this.#listening.want(channelOf(table));
  }

  release(table: string): void {
    this.#listening.unwant(channelOf(table));
  }

  /** Part of the transaction: others hear of it exactly when it is committed. */
  async announce(db: Database, committed: readonly Append[]): Promise<void> {
    await this.tell(
      db,
      committed.map(({ table, logged: { seq } }) => ({ kind: 'entry', table, seq })),
    );
  }

  async tell(db: Database, notices: readonly Notice[]): Promise<void> {
    const channels = notices.map(({ table }) => channelOf(table));
    const payloads = notices.map((notice) => JSON.stringify({ ...notice, from: this.#self }));
    await sql`
      select pg_notify(channel, payload)
      from unnest(${channels}::text[], ${payloads}::text[]) as notice (channel, payload)
    `.execute(db);
  }

  #receive(payload: string): void {
    this.#received++;
    const { from, ...notice } = JSON.parse(payload) as Envelope;
    if (from !== this.#self) this.#listener.onNotice(notice, from);
  }
}
