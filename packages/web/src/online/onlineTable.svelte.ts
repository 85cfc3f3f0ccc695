import type { ProblemCode, ServerMessage } from '@gah/protocol';
import { words } from '../i18n/words.svelte.js';
import type { Pace } from '../session/pace.js';
import type { Socket, Standing, Wish } from './connection.js';
import { Connection } from './connection.js';
import { LiveOnlineSession } from './liveOnlineSession.svelte.js';
import type { PlayingNow, TableNow } from './tableNow.js';
import {
  afterStep,
  afterWelcome,
  isLogWhole,
  withChat,
  withLog,
  withPresence,
} from './tableNow.js';

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
  readonly #connection: Connection;
  readonly #pace: Pace;
  #now: TableNow | null = $state.raw(null);
  #standing: Standing = $state('connecting');
  #session: LiveOnlineSession | null = $state.raw(null);
  #refused: ProblemCode | null = $state.raw(null);
  #isAskingLog = false;
  #lastRead = $state(0);

  constructor({ table, token, openSocket, pace }: OnlineTableOptions) {
    this.id = table;
    this.token = token;
    this.#pace = pace;
    this.#connection = new Connection({
      table,
      token,
      openSocket,
      have: () => this.#now?.seq ?? null,
      onMessage: (message) => {
        this.#take(message);
      },
      onStanding: (standing) => {
        this.#standing = standing;
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
    return this.#standing === 'ended' ? this.#connection.ended : null;
  }
  /** Null until the game begins. */
  get session(): LiveOnlineSession | null {
    return this.#session;
  }
  /** Why the last request was not granted. */
  get refused(): ProblemCode | null {
    return this.#refused;
  }
  /** Lines of the chat that have come since it was last read. */
  get unread(): number {
    const own = this.#now?.seat ?? null;
    const lines = this.#now?.chat ?? [];
    return lines.filter(({ n, seat }) => n > this.#lastRead && seat !== own).length;
  }

  /** Connects; the function that is returned ends it. */
  open(): () => void {
    const online = (): void => {
      this.#connection.retryNow();
    };
    const offline = (): void => {
      this.#connection.drop();
    };
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.#connection.open();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.#session?.close();
      this.#connection.close();
    };
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  markRead(): void {
    this.#lastRead = this.#now?.chat.at(-1)?.n ?? 0;
  }

  dismissRefusal(): void {
    this.#refused = null;
  }

  /** True when it was granted; otherwise `refused` says why. */
  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.#connection.ask(wish);
    this.#refused = answer.ok ? null : answer.code;
    return answer.ok;
  }

  #take(message: ServerMessage): void {
    const isFirst = this.#now === null;
    switch (message.type) {
      case 'welcome':
        this.#become(afterWelcome(this.#now, message, Date.now()), 'anew');
        if (isFirst) this.markRead();
        break;
      case 'step':
        this.#step(message);
        break;
      case 'chat':
        if (this.#now) this.#now = withChat(this.#now, message.line);
        break;
      case 'presence':
        if (this.#now) this.#now = withPresence(this.#now, message.presence);
        break;
      case 'ack':
      case 'log':
      case 'refused':
      case 'pong':
      case 'bye':
        break;
    }
  }

  #step(message: Extract<ServerMessage, { type: 'step' }>): void {
    if (!this.#now) return;
    const after = afterStep(this.#now, message, Date.now());
    if (after === null) this.#connection.sync();
    else if (after !== this.#now) this.#become(after, message.game ? 'next' : 'aside');
  }

  /** `anew`: everything was told; `next`: the game went on; `aside`: something else changed. */
  #become(now: TableNow, how: 'anew' | 'next' | 'aside'): void {
    const wasGame = this.#now?.game ?? null;
    const wasInfo = this.#now?.info;
    this.#now = now;
    const { game } = now;
    if (!game) return;
    const told = { ...now, game };
    if (!this.#session || !wasGame) this.#session ??= this.#begin(told);
    else if (how === 'next') this.#session.take(told);
    else if (how === 'anew' || now.info !== wasInfo) this.#session.reset(told);
    this.#completeLog();
  }

  #begin(now: PlayingNow): LiveOnlineSession {
    return new LiveOnlineSession(now, {
      ask: (wish) => this.#connection.ask(wish),
      pace: this.#pace,
      onRefused: (code) => {
        this.#refused = code;
        if (code === 'stale') this.#connection.sync();
      },
      onMissing: () => {
        this.#connection.sync();
      },
      computerName: (seat) => words().computerNames[seat] ?? '',
    });
  }

  #completeLog(): void {
    if (this.#isAskingLog || !this.#now || isLogWhole(this.#now)) return;
    this.#isAskingLog = true;
    void this.#connection.ask({ type: 'log', from: 0 }).then((answer) => {
      this.#isAskingLog = false;
      if (!this.#now || !answer.ok || answer.message.type !== 'log') return;
      const whole = withLog(this.#now, answer.message);
      if (whole !== this.#now) this.#become(whole, 'anew');
      else this.#completeLog();
    });
  }
}
