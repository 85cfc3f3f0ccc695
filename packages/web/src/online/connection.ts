import type {
  ClientMessage,
  ClientRequest,
  ProblemCode,
  ServerMessage,
  ServerMessageOf,
} from '@gah/protocol';
import { PROTOCOL_VERSION, readServerMessage } from '@gah/protocol';
import { newId } from '../app/newId.js';

/** How it stands with the server. `away` means that it has not answered for a while. */
export type Standing = 'connecting' | 'connected' | 'reconnecting' | 'away' | 'ended';

/** The part of a WebSocket that is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wish = WithoutId<ClientRequest>;
export type Answer =
  | { readonly ok: true; readonly message: ServerMessageOf<'ack' | 'log'> }
  | { readonly ok: false; readonly code: ProblemCode };

export interface ConnectionOptions {
  readonly table: string;
  /** Without one the client watches. */
  readonly token: string | null;
  readonly openSocket: () => Socket;
  /** The last entry the client has seen. */
  readonly have: () => number | null;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onStanding: (standing: Standing) => void;
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
const MOST_TRIES = 5;
const TRY_AGAIN_MS = 1200;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** So many failures in a row, and the player is told that the server does not answer. */
const FAILURES_TO_TELL = 4;

/** A server that says nothing for so long is asked; one that does not answer is gone. */
const PING_AFTER_MS = 15_000;
const GONE_AFTER_MS = 25_000;
const LOOK_EVERY_MS = 5000;
/** After the device has slept an answer must come sooner. */
const PROBE_MS = 3000;

interface Unanswered {
  readonly request: ClientRequest;
  readonly answer: (answer: Answer) => void;
  tries: number;
}

/**
 * A connection to a table that comes back by itself. Requests have ids; what was not answered when it
 * broke is sent again with the same id, so that nothing is lost and nothing is done twice.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: Socket | null = null;
  #standing: Standing = 'connecting';
  #isWelcome = false;
  #failures = 0;
  #lastHeard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #ended: ProblemCode | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Why the server wants to hear nothing more; null while there is hope. */
  get ended(): ProblemCode | null {
    return this.#ended;
  }

  get standing(): Standing {
    return this.#standing;
  }

  open(): void {
    this.#watch = setInterval(() => {
      this.#lookAfter();
    }, LOOK_EVERY_MS);
    this.#connect();
  }

  close(): void {
    clearInterval(this.#watch);
    this.#stop();
    this.#unanswered.clear();
  }

  /** Connects again now instead of later. */
  retryNow(): void {
    if (this.#isWelcome || this.#standing === 'ended') return;
    this.#stop();
    this.#connect();
  }

  /** The device has lost its network: what is sent now would be lost. */
  drop(): void {
    if (this.#standing !== 'ended') this.#broken();
  }

  /** The device has been asleep, or the page out of sight: perhaps the connection is dead. */
  probe(): void {
    if (!this.#isWelcome) {
      this.retryNow();
      return;
    }
    const socket = this.#socket;
    const asked = Date.now();
    this.#send({ type: 'ping' });
    setTimeout(() => {
      if (socket !== this.#socket || this.#lastHeard >= asked) return;
      this.#broken();
      this.retryNow();
    }, PROBE_MS);
  }

  /** Answered once the server has decided, however often the connection breaks meanwhile. */
  ask(wish: Wish): Promise<Answer> {
    const request: ClientRequest = { ...wish, id: newId() };
    return new Promise((answer) => {
      this.#unanswered.set(request.id, { request, answer, tries: 0 });
      if (this.#isWelcome) this.#send(request);
    });
  }

  /** Asks for the present state because something in between is missing. */
  sync(): void {
    const have = this.#options.have();
    if (this.#isWelcome) this.#send({ type: 'sync', ...(have !== null && { have }) });
  }

  #connect(): void {
    const socket = this.#options.openSocket();
    this.#socket = socket;
    this.#lastHeard = Date.now();
    const isPresent = (): boolean => socket === this.#socket;
    socket.onopen = () => {
      if (isPresent()) this.#greet();
    };
    socket.onmessage = ({ data }) => {
      if (isPresent() && typeof data === 'string') this.#receive(data);
    };
    socket.onclose = () => {
      if (isPresent()) this.#broken();
    };
  }

  #greet(): void {
    const { table, token, have } = this.#options;
    const known = have();
    this.#send({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      table,
      ...(token !== null && { token }),
      ...(known !== null && { have: known }),
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #stop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    socket?.close();
  }

  #broken(): void {
    this.#stop();
    if (this.#ended !== null) return;
    this.#failures++;
    this.#stand(this.#standingWithout());
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1));
    // Not all clients of a server that comes back at the same moment.
    this.#retry = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.5 + Math.random() / 2),
    );
  }

  #standingWithout(): Standing {
    if (this.#failures >= FAILURES_TO_TELL) return 'away';
    return this.#options.have() === null ? 'connecting' : 'reconnecting';
  }

  #stand(standing: Standing): void {
    if (standing === this.#standing) return;
    this.#standing = standing;
    this.#options.onStanding(standing);
  }

  #lookAfter(): void {
    if (!this.#socket) return;
    const silence = Date.now() - this.#lastHeard;
    if (silence > GONE_AFTER_MS) this.#broken();
    else if (silence > PING_AFTER_MS && this.#isWelcome) this.#send({ type: 'ping' });
  }

  #receive(text: string): void {
    this.#lastHeard = Date.now();
    // What a newer server says besides is not for this client.
    const message = readServerMessage(text);
    if (!message) return;
    switch (message.type) {
      case 'ack':
      case 'log':
        this.#take(message.id)?.answer({ ok: true, message });
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'bye':
        this.#bye(message.code);
        break;
      case 'welcome':
        this.#options.onMessage(message);
        this.#welcome();
        return;
      case 'step':
      case 'chat':
      case 'presence':
      case 'pong':
        break;
    }
    this.#options.onMessage(message);
  }

  #welcome(): void {
    const isNew = !this.#isWelcome;
    this.#isWelcome = true;
    this.#failures = 0;
    this.#stand('connected');
    // After a `sync` on the same connection the answers are still on their way.
    if (isNew) for (const { request } of this.#unanswered.values()) this.#send(request);
  }

  #bye(code: ProblemCode): void {
    if (!FINAL.includes(code)) return;
    this.#ended = code;
    this.close();
    this.#stand('ended');
  }

  #refused({ id, code }: ServerMessageOf<'refused'>): void {
    const known = id === null ? undefined : this.#unanswered.get(id);
    if (!known) return;
    const isChat = known.request.type === 'chat';
    if (PASSING.includes(code) && !isChat && ++known.tries < MOST_TRIES) {
      setTimeout(() => {
        if (this.#isWelcome && this.#unanswered.has(known.request.id)) this.#send(known.request);
      }, TRY_AGAIN_MS);
      return;
    }
    this.#unanswered.delete(known.request.id);
    known.answer({ ok: false, code });
  }

  #take(id: string): Unanswered | undefined {
    const known = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return known;
  }
}
