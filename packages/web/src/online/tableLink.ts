import type { ProblemCode, ServerMessage } from '@gah/protocol';
import type { Pace } from '../session/pace.js';
import type { Snapshot } from '../session/session.js';
import type { Answer, Socket, Standing, Wish } from './connection.js';
import { Connection } from './connection.js';
import { OnlineSession } from './onlineSession.js';
import type { PlayingNow, TableNow } from './tableNow.js';
import {
  afterStep,
  afterWelcome,
  isLogWhole,
  withChat,
  withLog,
  withPresence,
} from './tableNow.js';

export interface TableLinkOptions {
  readonly table: string;
  /** Without one the client watches. */
  readonly token: string | null;
  readonly openSocket: () => Socket;
  readonly pace: Pace;
  /** A computer player has no name of its own. */
  readonly computerName: (seat: number) => string;
  readonly onStanding: (standing: Standing) => void;
  readonly onNow: (now: TableNow) => void;
  /** The game has begun, or is there already. */
  readonly onSession: (session: OnlineSession) => void;
  readonly onSnapshot: (snapshot: Snapshot) => void;
  readonly onSending: (isSending: boolean) => void;
  readonly onRefused: (code: ProblemCode) => void;
}

/** Keeps this client in step with a table at a server, whatever the network does. */
export class TableLink {
  readonly #options: TableLinkOptions;
  readonly #connection: Connection;
  #now: TableNow | null = null;
  #session: OnlineSession | null = null;
  #isAskingLog = false;

  constructor(options: TableLinkOptions) {
    this.#options = options;
    const { table, token, openSocket, onStanding } = options;
    this.#connection = new Connection({
      table,
      token,
      openSocket,
      onStanding,
      have: () => this.#now?.seq ?? null,
      onMessage: (message) => {
        this.#take(message);
      },
    });
  }

  /** Null before the server has welcomed this client. */
  get now(): TableNow | null {
    return this.#now;
  }
  get session(): OnlineSession | null {
    return this.#session;
  }
  /** Why the server wants to hear nothing more; null while there is hope. */
  get ended(): ProblemCode | null {
    return this.#connection.ended;
  }

  open(): void {
    this.#connection.open();
  }
  close(): void {
    this.#session?.close();
    this.#connection.close();
  }
  /** Connects again now instead of later. */
  retryNow(): void {
    this.#connection.retryNow();
  }
  /** The device has lost its network. */
  drop(): void {
    this.#connection.drop();
  }
  /** Finds out whether the connection is still alive. */
  probe(): void {
    this.#connection.probe();
  }
  ask(wish: Wish): Promise<Answer> {
    return this.#connection.ask(wish);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#become(afterWelcome(this.#now, message, Date.now()), 'anew');
        break;
      case 'step':
        this.#step(message);
        break;
      case 'chat':
        if (this.#now) this.#note(withChat(this.#now, message.line));
        break;
      case 'presence':
        if (this.#now) this.#note(withPresence(this.#now, message.presence));
        break;
      case 'pong':
        // The last step of all can only be missed in this way.
        if (this.#now && message.seq > this.#now.seq) this.#connection.sync();
        break;
      case 'ack':
      case 'log':
      case 'refused':
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

  #note(now: TableNow): void {
    this.#now = now;
    this.#options.onNow(now);
  }

  /** `anew`: everything was told; `next`: the game went on; `aside`: something else changed. */
  #become(now: TableNow, how: 'anew' | 'next' | 'aside'): void {
    const before = this.#now;
    this.#note(now);
    const { game } = now;
    if (!game) return;
    const told = { ...now, game };
    if (!this.#session) this.#begin(told);
    else if (how === 'next') this.#session.take(told);
    else if (now.game !== before?.game || now.info !== before.info || now.steps !== before.steps)
      this.#session.reset(told);
    this.#completeLog();
  }

  #begin(now: PlayingNow): void {
    const { pace, computerName, onSession, onSnapshot, onSending, onRefused } = this.#options;
    this.#session = new OnlineSession(now, {
      ask: (wish) => this.ask(wish),
      pace,
      computerName,
      onChange: onSnapshot,
      onSending,
      onRefused: (code) => {
        if (code === 'stale') this.#connection.sync();
        onRefused(code);
      },
      onMissing: () => {
        this.#connection.sync();
      },
    });
    onSession(this.#session);
  }

  #completeLog(): void {
    if (this.#isAskingLog || !this.#now || isLogWhole(this.#now)) return;
    this.#isAskingLog = true;
    void this.ask({ type: 'log', from: 0 }).then((answer) => {
      this.#isAskingLog = false;
      if (!this.#now || !answer.ok || answer.message.type !== 'log') return;
      const whole = withLog(this.#now, answer.message);
      if (whole === this.#now) this.#completeLog();
      else this.#become(whole, 'anew');
    });
  }
}
