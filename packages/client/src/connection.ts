import type {
  ClientMessage,
  ClientRequest,
  ProblemCode,
  ServerMessage,
  ServerMessageOf,
} from '@gah/protocol';
import { PROTOCOL_VERSION, readServerMessage } from '@gah/protocol';
import type { Socket, ConnectionTiming } from './socket.js';

/** `away` means that the server has not answered for a while. */
export type ConnectionStatus = 'connecting' | 'connected' | 'reconnecting' | 'away' | 'ended';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What a table can be asked for; the connection numbers it. */
export type TableRequest = WithoutId<ClientRequest>;
export type Answer = ServerMessageOf<'ack' | 'log'>;

/** The server has decided against a request. */
export class Refused extends Error {
  constructor(readonly code: ProblemCode) {
    super(`refused: ${code}`);
    this.name = 'Refused';
  }
}

/** The connection was closed for good before the server answered. */
export class ConnectionClosed extends Error {
  constructor(reason: ProblemCode | null) {
    super(`the connection has ended: ${reason ?? 'closed'}`);
    this.name = 'ConnectionClosed';
  }
}

export interface ConnectionOptions {
  readonly table: string;
  /** Without one the client watches. */
  readonly token: string | null;
  /** The attempts are counted from 0. */
  readonly openSocket: (attempt: number) => Socket;
  readonly timing: ConnectionTiming;
  /** A text that nobody else has. */
  readonly newId: () => string;
  /** Sees every frame as it arrives. */
  readonly onFrame?: (text: string) => void;
  /** Is told of frames that are not of this protocol; otherwise what a newer server says is left alone. */
  readonly onUnknown?: (text: string) => void;
}

/** What a connection needs of the one it works for. */
export interface ConnectionOwner {
  /** The last entry the client has seen. */
  lastSeq(): number | null;
  /** `isFresh`: nothing has been told on this connection yet. */
  take(message: ServerMessage, isFresh: boolean): void;
  statusChanged(): void;
}

/** After these it is of no use to connect again. */
const FINAL: readonly ProblemCode[] = [
  'wrong-token',
  'unknown-table',
  'no-spectators',
  'outdated-client',
  'outdated-server',
  'other-rules',
  'broken-table',
  'removed',
];
/** What is refused so can be sent again a little later. */
const PASSING: readonly ProblemCode[] = ['too-many', 'unavailable'];
const TRY_AGAIN_MS = 1200;
/** So many failures in a row, and the player is told that the server does not answer. */
const FAILURES_TO_TELL = 4;
/** After the device has slept an answer must come sooner. */
const PROBE_MS = 3000;

interface Unanswered {
  readonly request: ClientRequest;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  sentAt: number;
}

/**
 * A connection to a table that comes back by itself. Requests have ids; what was not answered when it
 * broke is sent again with the same id, so that nothing is lost and nothing is done twice.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #owner: ConnectionOwner;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: Socket | null = null;
  #status: ConnectionStatus = 'connecting';
  #isWelcome = false;
  #attempts = 0;
  #failures = 0;
  #lastHeard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;
  #ended: ProblemCode | null = null;

  constructor(options: ConnectionOptions, owner: ConnectionOwner) {
    this.#options = options;
    this.#owner = owner;
  }

  /** Why the server wants to hear nothing more; null while there is hope. */
  get ended(): ProblemCode | null {
    return this.#ended;
  }
  get status(): ConnectionStatus {
    return this.#status;
  }
  /** No more messages come. */
  get isClosed(): boolean {
    return this.#isClosed;
  }
  /** How many requests wait for their answer. */
  get unanswered(): number {
    return this.#unanswered.size;
  }

  open(): void {
    const { heartbeat } = this.#options.timing;
    if (heartbeat) {
      this.#watch = setInterval(() => {
        this.#lookAfter(heartbeat.pingAfterMs, heartbeat.goneAfterMs);
      }, heartbeat.lookEveryMs);
    }
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watch);
    this.#letGo()?.close();
    for (const { reject } of this.#unanswered.values()) reject(new ConnectionClosed(this.#ended));
    this.#unanswered.clear();
  }

  /** Connects again now instead of later. */
  retryNow(): void {
    if (this.#isWelcome || this.#isClosed) return;
    this.#letGo()?.close();
    this.#connect();
  }

  /** The device has lost its network: what is sent now would be lost. */
  drop(): void {
    if (!this.#isClosed) this.#broken();
  }

  /** The device has been asleep, or the page out of sight: perhaps the connection is dead. */
  probe(): void {
    if (!this.#isWelcome) {
      this.retryNow();
      return;
    }
    const socket = this.#socket;
    const asked = Date.now();
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (socket !== this.#socket || this.#lastHeard >= asked) return;
      this.#broken();
      this.retryNow();
    }, PROBE_MS);
  }

  /**
   * Answered once the server has decided, however often the connection breaks meanwhile. Rejects with
   * `Refused`, or with `ConnectionClosed`.
   */
  ask(request: TableRequest): Promise<Answer> {
    const id = this.#options.newId();
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new ConnectionClosed(this.#ended));
        return;
      }
      const waiting = { request: { ...request, id }, resolve, reject, tries: 0, sentAt: 0 };
      this.#unanswered.set(id, waiting);
      this.#transmit(waiting);
    });
  }

  /** Asks for the present state because something in between is missing. */
  sync(): void {
    const have = this.#owner.lastSeq();
    this.send({ type: 'sync', ...(have !== null && { have }) });
  }

  send(message: ClientMessage): void {
    this.sendRaw(JSON.stringify(message));
  }

  /** Anything at all, for trials of what a server must bear; lost while there is no connection. */
  sendRaw(text: string): void {
    if (this.#isWelcome) this.#socket?.send(text);
  }

  #connect(): void {
    const socket = this.#options.openSocket(this.#attempts++);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    const isPresent = (): boolean => socket === this.#socket;
    socket.onopen = () => {
      if (isPresent()) this.#greet(socket);
    };
    socket.onmessage = ({ data }) => {
      if (isPresent() && typeof data === 'string') this.#receive(data);
    };
    socket.onclose = () => {
      if (isPresent()) this.#broken();
    };
    // It closes after that.
    socket.onerror = () => undefined;
  }

  #greet(socket: Socket): void {
    const { table, token } = this.#options;
    const have = this.#owner.lastSeq();
    const hello: ClientMessage = {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      table,
      ...(token !== null && { token }),
      ...(have !== null && { have }),
    };
    socket.send(JSON.stringify(hello));
  }

  #transmit(waiting: Unanswered): void {
    waiting.sentAt = Date.now();
    this.send(waiting.request);
  }

  /** The socket is not listened to any more. */
  #letGo(): Socket | null {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    return socket;
  }

  #broken(): void {
    const socket = this.#letGo();
    if (socket?.terminate) socket.terminate();
    else socket?.close();
    if (this.#isClosed) return;
    this.#failures++;
    this.#become(this.#statusWithout());
    const { firstWaitMs, longestWaitMs } = this.#options.timing;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (this.#failures - 1));
    // Not all clients of a server that comes back at the same moment.
    this.#retry = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.5 + Math.random() / 2),
    );
  }

  #statusWithout(): ConnectionStatus {
    if (this.#failures >= FAILURES_TO_TELL) return 'away';
    return this.#owner.lastSeq() === null ? 'connecting' : 'reconnecting';
  }

  #become(status: ConnectionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#owner.statusChanged();
  }

  #lookAfter(pingAfterMs: number, goneAfterMs: number): void {
    if (!this.#socket) return;
    const now = Date.now();
    const silence = now - this.#lastHeard;
    const sent = this.#isWelcome ? [...this.#unanswered.values()] : [];
    const longest = Math.max(silence, ...sent.map(({ sentAt }) => now - sentAt));
    if (longest > goneAfterMs) this.#broken();
    else if (silence > pingAfterMs) this.send({ type: 'ping' });
  }

  #receive(text: string): void {
    this.#lastHeard = Date.now();
    this.#options.onFrame?.(text);
    const message = readServerMessage(text);
    if (!message) {
      this.#options.onUnknown?.(text);
      return;
    }
    const isFresh = !this.#isWelcome;
    this.#settle(message);
    this.#owner.take(message, isFresh);
    if (message.type === 'welcome') this.#welcome();
  }

  /** What a message means for the connection itself. */
  #settle(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
      case 'log':
        this.#unanswered.get(message.id)?.resolve(message);
        this.#unanswered.delete(message.id);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'bye':
        this.#bye(message.code);
        break;
      case 'welcome':
      case 'step':
      case 'chat':
      case 'presence':
      case 'pong':
        break;
    }
  }

  #welcome(): void {
    const isNew = !this.#isWelcome;
    this.#isWelcome = true;
    this.#failures = 0;
    this.#become('connected');
    // After a `sync` on the same connection the answers are still on their way.
    if (isNew) for (const waiting of this.#unanswered.values()) this.#transmit(waiting);
  }

  #bye(code: ProblemCode): void {
    if (!FINAL.includes(code)) return;
    this.#ended = code;
    this.close();
    this.#become('ended');
  }

  #refused({ id, code }: ServerMessageOf<'refused'>): void {
    const known = id === null ? undefined : this.#unanswered.get(id);
    if (!known) return;
    const isChat = known.request.type === 'chat';
    if (PASSING.includes(code) && !isChat && ++known.tries < this.#options.timing.mostTries) {
      setTimeout(() => {
        if (this.#isWelcome && this.#unanswered.has(known.request.id)) this.#transmit(known);
      }, TRY_AGAIN_MS);
      return;
    }
    this.#unanswered.delete(known.request.id);
    known.reject(new Refused(code));
  }
}
