import type { GameEvent, GameState, Move, SeatIndex, SetupInput, Viewer } from '@gah/engine';
import {
  eventsFor,
  moves,
  pending,
  play,
  scoreSheets,
  startGame,
  undoTarget,
  viewOf,
  winners,
} from '@gah/engine';
import type {
  ClientMessage,
  GameNow,
  LogStep,
  ProblemCode,
  ServerMessage,
  ServerMessageOf,
  TableInfo,
} from '@gah/protocol';
import { PROTOCOL_VERSION, readClientMessage } from '@gah/protocol';
import type { Socket } from '../src/index.js';

export const TOKENS = ['a'.repeat(43), 'b'.repeat(43)] as const;
export const TABLE = 'abcdefghij';

let ids = 0;
export const newId = (): string => `request-${++ids}`;

/** One end of a socket; what the server says waits until the test lets it through. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];
  readonly waiting: ServerMessage[] = [];
  viewer: Viewer = 'spectator';
  isOpen = false;

  constructor(readonly server: FakeServer) {}

  send(text: string): void {
    if (!this.isOpen) return;
    const message = readClientMessage(text);
    if (!message) throw new Error(`a client does not say: ${text}`);
    this.sent.push(message);
    this.server.hear(this, message);
  }

  close(): void {
    this.isOpen = false;
  }

  open(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  /** The network breaks; what was on its way is lost. */
  break(): void {
    this.isOpen = false;
    this.waiting.length = 0;
    this.onclose?.();
  }

  deliver(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Lets everything through that waits, in order. */
  flush(): void {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.deliver(next);
  }
}

interface Entry {
  readonly seq: number;
  readonly entry: ServerMessageOf<'step'>['entry'];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** A server in memory with one table of two persons: all of the protocol that a client meets in a game. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly entries: Entry[] = [];
  readonly #states: GameState[] = [];
  readonly #requests = new Map<string, number>();
  #steps: { step: Omit<LogStep, 'events'>; events: readonly GameEvent[]; seq: number }[] = [];
  #lastUndo = 0;
  /** Answers no more. */
  isSilent = false;
  /** How many entries there were before the game began. */
  readonly #before = 2;

  constructor(setup: SetupInput) {
    const { state, events } = startGame(setup);
    this.#states.push(state);
    this.#append({ kind: 'started' }, state, events, null);
  }

  get state(): GameState {
    const state = this.#states.at(-1);
    if (!state) throw new Error('no state');
    return state;
  }

  get seq(): number {
    return this.#before + this.entries.length;
  }

  /** How often each request was carried out. */
  get movesPlayed(): number {
    return this.state.ply;
  }

  openSocket(): FakeSocket {
    const socket = new FakeSocket(this);
    this.sockets.push(socket);
    return socket;
  }

  hear(socket: FakeSocket, message: ClientMessage): void {
    switch (message.type) {
      case 'hello': {
        const seat = TOKENS.findIndex((token) => token === message.token);
        socket.viewer = seat < 0 ? 'spectator' : seat;
        this.#welcome(socket, message.have);
        return;
      }
      case 'sync':
        this.#welcome(socket, message.have);
        return;
      case 'log': {
        const steps = this.#steps.map(({ step, events }) => ({
          ...step,
          events: eventsFor(events, socket.viewer),
        }));
        socket.waiting.push({ type: 'log', id: message.id, seq: this.seq, steps });
        return;
      }
      case 'move':
      case 'undo': {
        const known = this.#requests.get(message.id);
        const outcome =
          known ??
          (message.type === 'move'
            ? this.#move(message.move as Move, message.at)
            : this.#undo(message.ply, socket.viewer));
        if (typeof outcome === 'string') {
          const { id } = message;
          socket.waiting.push({ type: 'refused', id, code: outcome, seq: this.seq });
          return;
        }
        this.#requests.set(message.id, outcome);
        socket.waiting.push({ type: 'ack', id: message.id, seq: outcome });
        if (known === undefined) this.#tell();
        return;
      }
      case 'ping':
        if (!this.isSilent) socket.waiting.push({ type: 'pong', serverTime: 0, seq: this.seq });
        return;
      default:
        throw new Error(`the fake knows no ${message.type}`);
    }
  }

  /** A move that another client makes. */
  playBy(seat: SeatIndex, index = 0): void {
    const move = moves(this.state, seat)[index];
    if (!move) throw new Error('no move');
    this.#move(move, this.seq);
    this.#tell();
  }

  #move(move: Move, at: number): number | ProblemCode {
    if (at !== this.seq) return 'stale';
    const played = play(this.state, move);
    if (!played.ok) return played.refusal.code;
    this.#states.push(played.state);
    const entry = { kind: 'moved', seat: move.seat, by: 'person', ply: played.state.ply } as const;
    return this.#append(entry, played.state, played.events, move.seat);
  }

  #undo(ply: number, viewer: Viewer): number | ProblemCode {
    const target = undoTarget(this.state);
    if (target === null || ply < target || ply >= this.state.ply || viewer === 'spectator')
      return 'no-undo';
    this.#states.length = ply + 1;
    this.#steps = this.#steps.filter(({ step }) => step.ply <= ply);
    const seq = this.seq + 1;
    this.#lastUndo = seq;
    this.entries.push({
      seq,
      entry: { kind: 'undone', seat: viewer, ply },
      events: [],
      state: this.state,
    });
    return seq;
  }

  #append(
    entry: Entry['entry'],
    state: GameState,
    events: readonly GameEvent[],
    seat: SeatIndex | null,
  ): number {
    const seq = this.seq + 1;
    this.entries.push({ seq, entry, events, state });
    this.#steps.push({ step: { ply: state.ply, seat, round: state.round }, events, seq });
    return seq;
  }

  #gameFor(state: GameState, viewer: Viewer): GameNow {
    const decides = pending(state).some(({ seat }) => seat === viewer);
    return {
      view: viewOf(state, viewer),
      moves: decides && viewer !== 'spectator' ? moves(state, viewer) : [],
      sheets: scoreSheets(state),
      winners: winners(state),
    };
  }

  #tell(): void {
    const last = this.entries.at(-1);
    if (!last) return;
    const { seq, entry, events, state } = last;
    for (const socket of this.sockets.filter(({ isOpen }) => isOpen))
      socket.waiting.push({
        type: 'step',
        seq,
        at: 0,
        entry,
        events: eventsFor(events, socket.viewer),
        game: this.#gameFor(state, socket.viewer),
        clock: null,
      });
  }

  #welcome(socket: FakeSocket, have: number | undefined): void {
    const { viewer } = socket;
    const missed = this.#steps.filter(({ seq }) => have !== undefined && seq > have);
    const isKnown = have !== undefined && this.#lastUndo <= have;
    socket.waiting.push({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      snapshot: {
        seq: this.seq,
        table: this.#info(),
        seat: viewer === 'spectator' ? null : viewer,
        game: this.#gameFor(this.state, viewer),
        clock: null,
        presence: { seats: [true, true], spectators: 0 },
        chat: [],
      },
      missed: isKnown
        ? missed.map(({ step, events }) => ({ ...step, events: eventsFor(events, viewer) }))
        : null,
    });
  }

  #info(): TableInfo {
    return {
      id: TABLE,
      title: null,
      phase: pending(this.state).length === 0 ? 'over' : 'playing',
      createdAt: 0,
      host: 0,
      seats: ['Anna', 'Béla'].map((name, crest) => ({
        kind: 'person',
        crest,
        name,
        replaced: null,
        timeouts: 0,
        votes: [],
      })),
      options: {},
      clock: { kind: 'none' },
      open: false,
      spectators: true,
      chat: true,
      rematch: null,
      hasDataPack: false,
      seq: this.seq,
    };
  }
}
