import { Socket } from 'node:net';
import pg from 'pg';
import { addTo, countOf } from '@gah/engine';

const PING_MS = 1000;
/** So many pings without an answer, and the connection counts as dead. */
const MOST_MISSED = 3;
const RETRY_MS = 500;
const CONNECT_MS = 3000;

export interface ListeningOptions {
  /** Of the database itself: a pooler does not pass notifications on. */
  readonly url: string;
  readonly onNotification: (payload: string) => void;
  /** Listens from now on; what was said before may have been missed. */
  readonly onSure: () => void;
  /** Nothing may be heard from now on. */
  readonly onUnsure: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The connection that hears notifications, on the channels somebody wants to hear. It is asked every
 * second whether it lives: one that dies without a word would otherwise look like a quiet one.
 */
export class Listening {
  readonly #options: ListeningOptions;
  readonly #wanted = new Map<string, number>();
  /** The channels of the present connection. */
  #heard = new Set<string>();
  #client: pg.Client | null = null;
  #socket: Socket | null = null;
  #isSure = false;
  #isClosed = false;
  #missed = 0;
  #ping: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #arranging: Promise<void> = Promise.resolve();
  #nextArranging: Promise<void> | null = null;

  constructor(options: ListeningOptions) {
    this.#options = options;
  }

  /** Whether everything that is said on the wanted channels arrives. */
  get isSure(): boolean {
    return this.#isSure;
  }

  get channels(): number {
    return this.#heard.size;
  }

  async open(): Promise<void> {
    this.#ping = setInterval(() => {
      this.#check();
    }, PING_MS);
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isSure = false;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    const client = this.#client;
    const ended = client?.end().catch(() => undefined);
    // A dead connection never confirms its end.
    const grace = setTimeout(() => this.#socket?.destroy(), RETRY_MS);
    await ended;
    clearTimeout(grace);
  }

  /** Resolves when the channel is heard; while nothing is heard at all, `onSure` comes later. */
  async want(channel: string): Promise<void> {
    addTo(this.#wanted, channel);
    if (!this.#heard.has(channel)) await this.#arrange();
  }

  /** As often as it was wanted. */
  unwant(channel: string): void {
    const left = countOf(this.#wanted, channel) - 1;
    if (left > 0) {
      this.#wanted.set(channel, left);
      return;
    }
    this.#wanted.delete(channel);
    void this.#arrange();
  }

  async #connect(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'gah listens',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      stream: () => socket,
    });
    client.on('error', (error) => {
      this.#lose(client, error);
    });
    client.on('end', () => {
      this.#lose(client, null);
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#options.onNotification(payload);
    });
    this.#client = client;
    this.#socket = socket;
    this.#heard = new Set();
    this.#missed = 0;
    await client.connect();
    await this.#listen(client);
    this.#isSure = true;
    this.#options.onSure();
  }

  /** Those who ask while a change is under way share the next one. */
  #arrange(): Promise<void> {
    this.#nextArranging ??= this.#arranging.then(() => {
      this.#nextArranging = null;
      this.#arranging = this.#arrangeNow();
      return this.#arranging;
    });
    return this.#nextArranging;
  }

  async #arrangeNow(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#isSure) return;
    try {
      await this.#listen(client);
    } catch (error) {
      this.#lose(client, error);
    }
  }

  async #listen(client: pg.Client): Promise<void> {
    const heard = this.#heard;
    const more = [...this.#wanted.keys()].filter((channel) => !heard.has(channel));
    const less = [...heard].filter((channel) => !this.#wanted.has(channel));
    if (more.length + less.length === 0) return;
    const commands = [
      ...more.map((channel) => `listen ${channel}`),
      ...less.map((channel) => `unlisten ${channel}`),
    ];
    await client.query(commands.join(';'));
    for (const channel of more) heard.add(channel);
    for (const channel of less) heard.delete(channel);
  }

  #check(): void {
    const client = this.#client;
    if (!client || !this.#isSure) return;
    // Counted by turns of this timer: a process that was held up itself blames nobody.
    if (this.#missed >= MOST_MISSED) {
      this.#lose(client, new Error('the connection that listens is silent'));
      return;
    }
    if (this.#missed++ > 0) return;
    client.query('select 1').then(
      () => {
        if (client === this.#client) this.#missed = 0;
      },
      (error: unknown) => {
        this.#lose(client, error);
      },
    );
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#isClosed || client !== this.#client) return;
    if (error !== null) this.#options.onError(error);
    this.#client = null;
    this.#socket?.destroy();
    this.#retryLater();
    if (!this.#isSure) return;
    this.#isSure = false;
    this.#options.onUnsure();
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connect().catch((error: unknown) => {
        const client = this.#client;
        if (client) this.#lose(client, error);
      });
    }, RETRY_MS);
  }
}
