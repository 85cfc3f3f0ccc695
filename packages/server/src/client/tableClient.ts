import { randomBytes } from 'node:crypto';
import type { DataPack, Move } from '@gah/engine';
import type {
  ChatLine,
  ClientMessage,
  ClientRequest,
  ClockNow,
  GameNow,
  LogStep,
  Presence,
  ProblemCode,
  ServerMessage,
  ServerMessageOf,
  TableInfo,
} from '@gah/protocol';
import { PROTOCOL_VERSION, readServerMessage, socketPathTo, withDataPack } from '@gah/protocol';
import { WebSocket } from 'ws';

/** At least so long, and up to twice: not all clients come back at the same moment. */
const RECONNECT_MS = 50;
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

export interface TableClientOptions {
  /** Such as http://localhost:4173, or several that are tried in turn. */
  readonly address: string | readonly string[];
  readonly table: string;
  /** Without one the client watches. */
  readonly token?: string;
  /** Connects again when an answer takes longer than this; left out, it waits. */
  readonly patienceMs?: number;
  /** Sees every frame as it arrives. */
  readonly onFrame?: (text: string) => void;
  /** After every message. */
  readonly onMessage?: (message: ServerMessage) => void;
}

export class Refused extends Error {
  constructor(readonly code: ProblemCode) {
    super(`refused: ${code}`);
    this.name = 'Refused';
  }
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Unanswered {
  readonly request: ClientRequest;
  readonly resolve: (answer: ServerMessageOf<'ack' | 'log'>) => void;
  readonly reject: (error: Error) => void;
  sentAt: number;
}

/**
 * A client as docs/protocol.md describes one, for scripts. It connects again by itself, and what was
 * not answered it sends again with the same id.
 */
export class TableClient {
  readonly #options: TableClientOptions;
  readonly #addresses: readonly string[];
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #watchers = new Set<() => void>();
  #attempt = 0;
  #socket: WebSocket | null = null;
  #retry: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #heardAt = 0;
  #isWelcome = false;
  #isClosed = false;
  #dataPack: DataPack | null = null;

  /** Null before the first welcome. */
  info: TableInfo | null = null;
  game: GameNow | null = null;
  seat: number | null = null;
  seq: number | undefined;
  clock: ClockNow | null = null;
  presence: Presence | null = null;
  readonly chat: ChatLine[] = [];
  /** What the moves brought about, as far as this client was told without asking. */
  log: LogStep[] = [];
  /** Why the server ended the connection for good. */
  ended: ProblemCode | null = null;

  constructor(options: TableClientOptions) {
    this.#options = options;
    this.#addresses = typeof options.address === 'string' ? [options.address] : options.address;
    if (options.patienceMs !== undefined) this.#watchOver(options.patienceMs);
    this.#connect();
  }

  /** Connected to a server and told how things stand. */
  get isConnected(): boolean {
    return this.#isWelcome;
  }

  /** Requests that wait for their answer. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  /** Resolves when the request is acknowledged; rejects with a Refused. */
  ask(wish: WithoutId<ClientRequest>): Promise<ServerMessageOf<'ack' | 'log'>> {
    const id = randomBytes(9).toString('base64url');
    const request: ClientRequest = { ...wish, id };
    return new Promise((resolve, reject) => {
      const waiting: Unanswered = { request, resolve, reject, sentAt: 0 };
      this.#unanswered.set(id, waiting);
      this.#transmit(waiting);
    });
  }

  async play(move: Move): Promise<number> {
    return (await this.ask({ type: 'move', at: this.seq ?? 0, move })).seq;
  }

  send(message: ClientMessage): void {
    this.sendRaw(JSON.stringify(message));
  }

  /** Anything at all, for tests of what a server must bear. */
  sendRaw(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Resolves as soon as the condition holds; it is looked at after every message. */
  until(condition: (client: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (condition(this)) {
          this.#watchers.delete(check);
          resolve();
        } else if (this.ended ?? this.#isClosed) {
          this.#watchers.delete(check);
          reject(new Error(`the connection has ended: ${this.ended ?? 'closed'}`));
        }
      };
      this.#watchers.add(check);
      check();
    });
  }

  /** Breaks the connection, as a bad network does; the client comes back by itself. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#socket?.close();
    for (const { reject } of this.#unanswered.values()) reject(new Error('closed'));
    this.#unanswered.clear();
    this.#look();
  }

  #transmit(waiting: Unanswered): void {
    waiting.sentAt = performance.now();
    if (this.#isWelcome) this.send(waiting.request);
  }

  /** Notices answers that do not come, and steps that were lost. */
  #watchOver(patienceMs: number): void {
    this.#watch = setInterval(() => {
      const oldest = Math.min(
        this.#heardAt,
        ...[...this.#unanswered.values()].map(({ sentAt }) => sentAt),
      );
      if (performance.now() - oldest > patienceMs) this.drop();
      else if (this.#isWelcome) this.send({ type: 'ping' });
    }, patienceMs / 2);
  }

  /** After hearing of an entry this client has not seen. */
  #catchUp(seq: number): void {
    const { seq: have = 0 } = this;
    if (seq > have) this.send({ type: 'sync', have });
  }

  #connect(): void {
    this.#heardAt = performance.now();
    const address = this.#addresses[this.#attempt++ % this.#addresses.length] ?? '';
    const socket = new WebSocket(
      address.replace(/^http/, 'ws') + socketPathTo(this.#options.table),
    );
    this.#socket = socket;
    socket.on('open', () => {
      this.send({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        table: this.#options.table,
        ...(this.#options.token !== undefined && { token: this.#options.token }),
        ...(this.seq !== undefined && { have: this.seq }),
      });
    });
    socket.on('message', (data: Buffer) => {
      if (socket === this.#socket) this.#receive(data.toString('utf8'));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket !== this.#socket) return;
      this.#isWelcome = false;
      if (this.#isClosed || this.ended) return;
      this.#retry = setTimeout(
        () => {
          this.#connect();
        },
        RECONNECT_MS * (1 + Math.random()),
      );
    });
  }

  #receive(text: string): void {
    this.#heardAt = performance.now();
    this.#options.onFrame?.(text);
    const message = readServerMessage(text);
    if (!message) throw new Error(`a server does not say: ${text.slice(0, 200)}`);
    this.#take(message);
    this.#options.onMessage?.(message);
    this.#look();
  }

  #look(): void {
    for (const check of [...this.#watchers]) check();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'step':
        this.#step(message);
        break;
      case 'ack':
      case 'log':
        this.#answered(message.id)?.resolve(message);
        break;
      case 'refused':
        if (message.id !== null) this.#answered(message.id)?.reject(new Refused(message.code));
        this.#catchUp(message.seq);
        break;
      case 'chat':
        this.#hear(message.line);
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'pong':
        this.#catchUp(message.seq);
        break;
      case 'bye':
        if (FINAL.includes(message.code)) this.ended = message.code;
        break;
    }
  }

  #answered(id: string): Unanswered | undefined {
    const known = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return known;
  }

  #welcome({ snapshot, missed }: ServerMessageOf<'welcome'>): void {
    // Within a connection an older one, overtaken by steps, changes nothing.
    if (!this.#isWelcome || snapshot.seq >= (this.seq ?? 0)) {
      this.seq = snapshot.seq;
      this.info = snapshot.table;
      this.seat = snapshot.seat;
      this.#dataPack ??= snapshot.dataPack ?? null;
      this.game = snapshot.game && withDataPack(snapshot.game, this.#dataPack);
      this.clock = snapshot.clock;
      this.presence = snapshot.presence;
      const known = this.log.at(-1)?.ply ?? -1;
      this.log = missed ? [...this.log, ...missed.filter(({ ply }) => ply > known)] : [];
    }
    const lines = new Set(this.chat.map(({ n }) => n));
    this.chat.push(...snapshot.chat.filter(({ n }) => !lines.has(n)));
    this.chat.sort((a, b) => a.n - b.n);
    this.#isWelcome = true;
    for (const waiting of this.#unanswered.values()) this.#transmit(waiting);
  }

  #hear(line: ChatLine): void {
    const known = this.chat.at(-1)?.n ?? 0;
    if (line.n === known + 1) this.chat.push(line);
    else if (line.n > known) this.send({ type: 'sync', have: this.seq ?? 0 });
  }

  #step({ seq, entry, events, game, table, clock }: ServerMessageOf<'step'>): void {
    const known = this.seq ?? 0;
    if (seq <= known) return;
    if (seq > known + 1) {
      this.#catchUp(seq);
      return;
    }
    this.seq = seq;
    this.clock = clock;
    if (table) this.info = table;
    if (!game) return;
    this.game = withDataPack(game, this.#dataPack);
    const { ply, round } = game.view;
    if (entry.kind === 'undone') this.log = this.log.filter((step) => step.ply <= ply);
    else this.log.push({ ply, seat: entry.kind === 'moved' ? entry.seat : null, round, events });
  }
}
