import type { ProblemCode } from '@gah/protocol';
import { words } from '../i18n/words.svelte.js';
import type { Pace } from '../session/pace.js';
import type { Socket, Standing, Wish } from './connection.js';
import { LiveOnlineSession } from './liveOnlineSession.svelte.js';
import { TableLink } from './tableLink.js';
import type { TableNow } from './tableNow.js';

export interface OnlineTableOptions {
  readonly table: string;
  /** Without one the client watches. */
  readonly token: string | null;
  readonly openSocket: () => Socket;
  readonly pace: Pace;
}

/** A table at a server, as the screens show it: connection, people, chat, and the game once it runs. */
export class OnlineTable {
  readonly id: string;
  readonly token: string | null;
  readonly #link: TableLink;
  #now: TableNow | null = $state.raw(null);
  #standing: Standing = $state('connecting');
  #session: LiveOnlineSession | null = $state.raw(null);
  #refused: ProblemCode | null = $state.raw(null);
  #lastRead: number | null = $state(null);

  constructor(options: OnlineTableOptions) {
    this.id = options.table;
    this.token = options.token;
    this.#link = new TableLink({
      ...options,
      computerName: (seat) => words().computerNames[seat] ?? '',
      onStanding: (standing) => {
        this.#standing = standing;
      },
      onNow: (now) => {
        this.#now = now;
        // What was said before one came is no news.
        this.#lastRead ??= lastLine(now);
      },
      onSession: (session) => {
        this.#session = new LiveOnlineSession(session);
      },
      onSnapshot: (snapshot) => {
        this.#session?.show(snapshot);
      },
      onSending: (isSending) => {
        if (this.#session) this.#session.isSending = isSending;
      },
      onRefused: (code) => {
        this.#refused = code;
      },
    });
  }

  /** Null before the server has welcomed this client. */
  get now(): TableNow | null {
    return this.#now;
  }
  get standing(): Standing {
    return this.#standing;
  }
  /** Why the server wants to hear nothing more of this client. */
  get ended(): ProblemCode | null {
    return this.#standing === 'ended' ? this.#link.ended : null;
  }
  /** Null until the game begins. */
  get session(): LiveOnlineSession | null {
    return this.#session;
  }
  /** Why the last request was not granted. */
  get refused(): ProblemCode | null {
    return this.#refused;
  }
  /** How many lines of others have come since the chat was last read. */
  get unread(): number {
    const own = this.#now?.seat ?? null;
    const lines = this.#now?.chat ?? [];
    return lines.filter(({ n, seat }) => n > (this.#lastRead ?? 0) && seat !== own).length;
  }

  /** Connects; the function that is returned ends it. */
  open(): () => void {
    const online = (): void => {
      this.#link.retryNow();
    };
    const offline = (): void => {
      this.#link.drop();
    };
    const shown = (): void => {
      if (!document.hidden) this.#link.probe();
    };
    document.addEventListener('visibilitychange', shown);
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.#link.open();
    return () => {
      document.removeEventListener('visibilitychange', shown);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.#link.close();
    };
  }

  retryNow(): void {
    this.#link.retryNow();
  }

  markRead(): void {
    if (this.#now) this.#lastRead = lastLine(this.#now);
  }

  dismissRefusal(): void {
    this.#refused = null;
  }

  /** True when it was granted; otherwise `refused` says why. */
  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.#link.ask(wish);
    this.#refused = answer.ok ? null : answer.code;
    return answer.ok;
  }
}

const lastLine = ({ chat }: TableNow): number => chat.at(-1)?.n ?? 0;
