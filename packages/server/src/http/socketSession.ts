import type { SeatIndex, Viewer } from '@gah/engine';
import type {
  ClientMessage,
  ClientMessageOf,
  ClientRequest,
  OnlineProblem,
  ProblemCode,
  ServerMessage,
} from '@gah/protocol';
import {
  BYE_CLOSE_CODE,
  LIMITS,
  OLDEST_PROTOCOL,
  PROTOCOL_VERSION,
  readClientMessage,
} from '@gah/protocol';
import type { RawData, WebSocket } from 'ws';
import type { RateLimits } from '../config.js';
import { hashOf } from '../secrets.js';
import { TokenBucket } from '../play/tokenBucket.js';
import type { Listener, LiveTable } from '../play/liveTable.js';
import type { Tables } from '../play/tables.js';
import { endVotesAgainst, reconsiderVote } from '../play/voting.js';
import { decide, seatOfToken } from '../table/rules.js';
import { hasComputers } from '../table/state.js';
import { absenceMs } from '../table/votes.js';
import type { Caller } from './callers.js';
import { priceOf, priceOfWelcome } from './prices.js';
import type { Reader, Unsent } from './unsent.js';
import { problemOf } from './problem.js';

/** A client that sends ahead is read no further until some of it is answered. */
const PAUSE_AT = 32;
const RESUME_AT = 8;
/** What was already read when reading paused is bounded by this. */
const MOST_WAITING = 10_000;

/** Spectators of a table, and devices of a seat. */
const MOST_LISTENERS = { table: 100, seat: 8 } as const;

export interface SocketSessionOptions {
  readonly tables: Tables;
  readonly limits: RateLimits;
  readonly now: () => number;
  /** The address it comes from. */
  readonly caller: Caller;
  readonly unsent: Unsent;
  /** Nothing more is to be heard of it. */
  readonly onBye: () => void;
  readonly onRefused: (code: ProblemCode) => void;
  readonly onError: (error: unknown) => void;
}

interface Place {
  readonly table: LiveTable;
  readonly viewer: Viewer;
  /** Null for a spectator. */
  readonly tokenHash: string | null;
}

/** One socket: reads messages one after the other and answers them. */
export class SocketSession implements Listener, Reader {
  readonly #socket: WebSocket;
  readonly #options: SocketSessionOptions;
  readonly #messages: TokenBucket;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #place: Place | null = null;
  #isOver = false;
  readonly since: number;
  lastHeard: number;

  constructor(socket: WebSocket, options: SocketSessionOptions) {
    const { limits, now } = options;
    this.#socket = socket;
    this.#options = options;
    this.since = now();
    this.lastHeard = now();
    this.#messages = new TokenBucket(limits.messageBurst, limits.messagesPerSecond, now());
    socket.on('message', (data: RawData, isBinary: boolean) => {
      const bytes = bytesOf(data);
      if (bytes.length > LIMITS.messageBytes) this.bye('too-large');
      else this.#receive(isBinary ? '' : bytes.toString('utf8'));
    });
    socket.on('ping', (data: Buffer) => {
      if (this.#hear()) socket.pong(data);
    });
    socket.on('pong', () => this.#hear());
    socket.on('close', () => {
      this.#end();
    });
  }

  get address(): string {
    return this.#options.caller.address;
  }

  get viewer(): Viewer {
    return this.#place?.viewer ?? 'spectator';
  }

  get tokenHash(): string | null {
    return this.#place?.tokenHash ?? null;
  }

  get isAtTable(): boolean {
    return this.#place !== null;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get #seq(): number {
    return this.#place?.table.table.seq ?? 0;
  }

  /** Whether a frame that has arrived is to be looked at: too many of them end the connection. */
  #hear(): boolean {
    if (this.#isOver) return false;
    const now = this.#options.now();
    this.lastHeard = now;
    if (this.#options.caller.frames.take(now)) return true;
    this.bye('too-many');
    return false;
  }

  #receive(text: string): void {
    if (!this.#hear()) return;
    if (this.#waiting >= MOST_WAITING) {
      this.bye('too-many');
      return;
    }
    this.#waiting++;
    if (this.#waiting === PAUSE_AT) this.#socket.pause();
    this.#queue = this.#queue.then(async () => {
      try {
        if (!this.#isOver) await this.#handle(text);
      } catch (error) {
        this.#fail(error);
      } finally {
        this.#waiting--;
        if (this.#waiting === RESUME_AT) this.#socket.resume();
      }
    });
  }

  send(text: string): void {
    if (this.#isOver) return;
    this.#socket.send(text, this.#noteUnsent);
    this.#noteUnsent();
  }

  cut(): void {
    this.#end();
    this.#socket.terminate();
  }

  bye(code: OnlineProblem): void {
    if (this.#isOver) return;
    this.#say({
      type: 'bye',
      code,
      protocol: { oldest: OLDEST_PROTOCOL, newest: PROTOCOL_VERSION },
    });
    this.#end();
    this.#socket.close(BYE_CLOSE_CODE, code);
    this.#options.onBye();
  }

  /** The connection has ended. */
  #end(): void {
    this.#isOver = true;
    this.#options.unsent.note(this, 0);
    this.#place?.table.unlisten(this);
  }

  readonly #noteUnsent = (): void => {
    if (!this.#isOver) this.#options.unsent.note(this, this.#socket.bufferedAmount);
  };

  /** Takes what an answer costs from this socket and from its address. */
  #afford(price: number): boolean {
    const { limits, now, caller } = this.#options;
    const payable = Math.min(price, limits.messageBurst);
    return this.#messages.take(now(), payable) && caller.work.take(now(), payable);
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #refuse(id: string | null, code: ProblemCode): void {
    this.#options.onRefused(code);
    this.#say({ type: 'refused', id, code, seq: this.#seq });
  }

  #fail(error: unknown): void {
    const { code } = problemOf(error);
    if (code === 'internal') this.#options.onError(error);
    this.bye(code);
  }

  async #handle(text: string): Promise<void> {
    const message = readClientMessage(text);
    const id = message && 'id' in message ? message.id : null;
    if (!this.#afford(priceOf(message, this.#place?.table.table ?? null))) {
      if (message?.type === 'hello') this.bye('too-many');
      else this.#refuse(id, 'too-many');
      return;
    }
    if (!message) {
      this.#refuse(null, 'malformed');
      return;
    }
    if (message.type === 'ping') {
      this.#say({ type: 'pong', serverTime: this.#options.now(), seq: this.#seq });
    } else if (message.type === 'hello') {
      await this.#hello(message);
    } else if (!this.#place) {
      this.#refuse(id, 'hello-first');
    } else {
      await this.#answer(message, this.#place);
    }
  }

  async #hello({
    protocol,
    table: id,
    token,
    have: lastSeq,
  }: ClientMessageOf<'hello'>): Promise<void> {
    if (this.#place) {
      this.#refuse(null, 'hello-again');
      return;
    }
    if (protocol < OLDEST_PROTOCOL) {
      this.bye('outdated-client');
      return;
    }
    if (protocol > PROTOCOL_VERSION) {
      this.bye('outdated-server');
      return;
    }
    const { tables } = this.#options;
    const table = await tables.open(id);
    if (!table) {
      this.bye('unknown-table');
      return;
    }
    const viewer = token === undefined ? 'spectator' : await tables.seatFor(table, token);
    if (viewer === null) {
      this.bye(table.wordTo(token === undefined ? null : hashOf(token)));
    } else if (viewer === 'spectator' && !table.table.plan.spectators) {
      this.bye('no-spectators');
    } else if (
      table.listenersAs(viewer) >= MOST_LISTENERS[viewer === 'spectator' ? 'table' : 'seat'] ||
      !this.#afford(priceOfWelcome(table.table, lastSeq))
    ) {
      this.bye('too-many');
    } else if (
      viewer !== 'spectator' &&
      hasComputers(table.table) &&
      !tables.mayThinkFor(this.address, table.id)
    ) {
      this.bye('too-many');
    } else {
      this.#place = { table, viewer, tokenHash: token === undefined ? null : hashOf(token) };
      await table.catchUpTo(lastSeq);
      await table.welcome(this, lastSeq);
      if (viewer !== 'spectator') await endVotesAgainst(table, viewer);
    }
  }

  async #answer(
    message: Exclude<ClientMessage, ClientMessageOf<'hello' | 'ping'>>,
    { table, viewer, tokenHash }: Place,
  ): Promise<void> {
    if (message.type === 'sync') {
      await table.catchUpTo(message.have);
      await table.welcome(this, message.have);
    } else if (message.type === 'log') {
      this.#say({ type: 'log', id: message.id, ...(await table.log(viewer, message.from)) });
    } else if (viewer === 'spectator' || tokenHash === null) {
      this.#refuse(message.id, 'spectators-only-watch');
    } else {
      const problem = await this.#carryOut(message, table, viewer, tokenHash);
      if (problem !== null) this.#refuse(message.id, problem);
    }
  }

  /** Null when it is done and acknowledged. */
  async #carryOut(
    request: Exclude<ClientRequest, ClientMessageOf<'log'>>,
    table: LiveTable,
    seat: SeatIndex,
    tokenHash: string,
  ): Promise<ProblemCode | null> {
    const { id } = request;
    const onStored = (seq: number): void => {
      this.#say({ type: 'ack', id, seq });
    };
    const { tables } = this.#options;
    if (request.type === 'start' && !tables.mayThinkFor(this.address, table.id)) return 'too-many';
    let outcome: number | ProblemCode;
    switch (request.type) {
      case 'chat': {
        const problem = await table.say(seat, id, request.text);
        if (problem === null) onStored(0);
        return problem;
      }
      case 'rematch':
        outcome = await tables.rematch(table, seat, request, onStored);
        break;
      default:
        if ('at' in request) await table.catchUpTo(request.at);
        if (request.type === 'vote') await table.learnPresence();
        outcome = await table.commit({
          request: { seat, id },
          decide: (state) => {
            // While the request waited the seat may have been given up and taken by somebody else.
            if (seatOfToken(state, tokenHash) !== seat) return 'wrong-token';
            const isAway = (other: SeatIndex): boolean =>
              table.presence.isAway(other, absenceMs(state.plan.clock));
            return decide(state, seat, request, { isAway, now: this.#options.now() });
          },
          onStored,
        });
        if (request.type === 'vote' && typeof outcome === 'number') {
          await reconsiderVote(table, request.seat);
        }
    }
    return typeof outcome === 'string' ? outcome : null;
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
