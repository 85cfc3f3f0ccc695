import type { GameView, Move, SeatIndex } from '@gah/engine';
import { moves, pending, viewOf } from '@gah/engine';
import type { LogStep, ProblemCode } from '@gah/protocol';
import { expect, vi } from 'vitest';
import type { ConnectionStatus, ShownMoment } from '../src/index.js';
import { ShownGame, TableSession, UNHURRIED } from '../src/index.js';
import type { FakeSocket } from './fakeServer.js';
import { FakeServer, newId, TABLE, TOKENS } from './fakeServer.js';

/** A client of the fake server, as a person at the screen would use it. */

const SETUP = { seats: 2, names: ['Anna', 'Béla'], seed: 'online' };

const NO_PAUSE = {
  begin: () => undefined,
  pause: () => Promise.resolve(),
  settle: () => Promise.resolve(),
  skip: () => undefined,
  hasten: () => undefined,
  hold: () => undefined,
  end: () => undefined,
};

export function pick(legal: readonly Move[], index: number): Move {
  const move = legal[index];
  if (!move) throw new Error(`no move ${index}`);
  return move;
}

export class Client {
  readonly statuses: ConnectionStatus[] = [];
  readonly refused: ProblemCode[] = [];
  readonly sending: boolean[] = [];
  readonly moments: ShownMoment[] = [];
  readonly session: TableSession;
  readonly #sockets: FakeSocket[] = [];
  #game: ShownGame | null = null;

  constructor(
    readonly server: FakeServer,
    token: string | null,
  ) {
    this.session = new TableSession({
      table: TABLE,
      token,
      openSocket: () => server.openSocket(),
      timing: UNHURRIED,
      newId,
      keepsLog: true,
    });
    this.session.watch(() => {
      const { status } = this.session.connection;
      if (status !== (this.statuses.at(-1) ?? 'connecting')) this.statuses.push(status);
      if (this.session.table?.game) this.#game ??= this.#begin();
    });
    this.session.connection.open();
    this.connect();
  }

  #begin(): ShownGame {
    return new ShownGame(this.session, {
      pace: NO_PAUSE,
      computerName: (seat) => `Computer ${seat}`,
      onShown: (moment) => this.moments.push(moment),
      onSending: (isSending) => this.sending.push(isSending),
      onRefused: (code) => this.refused.push(code),
    });
  }

  get socket(): FakeSocket {
    const socket = this.#sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  }

  /** The newest socket of all is this client's. */
  connect(): void {
    const socket = this.server.sockets.at(-1);
    if (!socket) throw new Error('no socket');
    this.#sockets.push(socket);
    socket.open();
    socket.flush();
    // The log has been asked for.
    socket.flush();
  }

  get game(): ShownGame {
    if (!this.#game) throw new Error('no game');
    return this.#game;
  }
  get moment(): ShownMoment {
    return this.game.moment;
  }
  get view(): GameView {
    return this.moment.frame.game.view;
  }
  get seat(): SeatIndex | null {
    return this.moment.decides;
  }
  get moves(): readonly Move[] {
    return this.seat === null ? [] : this.moment.frame.game.moves;
  }
  get log(): readonly LogStep[] {
    return this.moment.frame.steps;
  }
  get isOver(): boolean {
    return this.view.pending.length === 0;
  }

  play(move: Move = pick(this.moves, 0)): void {
    expect(this.game.play(move)).toBeNull();
  }

  async settle(): Promise<void> {
    this.socket.flush();
    await vi.advanceTimersByTimeAsync(0);
    this.socket.flush();
    await vi.advanceTimersByTimeAsync(0);
  }

  /** The network breaks and comes back. */
  async breakAndReturn(): Promise<void> {
    this.socket.break();
    await vi.advanceTimersByTimeAsync(20_000);
    this.connect();
    await vi.advanceTimersByTimeAsync(0);
    this.socket.flush();
    await vi.advanceTimersByTimeAsync(0);
  }

  expectInStep(): void {
    const { view, log } = this;
    expect(view).toEqual(viewOf(this.server.state, view.viewer));
    expect(log.map(({ ply }) => ply)).toEqual(Array.from({ length: view.ply + 1 }, (_, i) => i));
  }
}

/** At the beginning of the first turn: the seat that has it, its client and that of the other. */
export function newGame(): { server: FakeServer; mine: Client; others: Client; seat: number } {
  const server = new FakeServer(SETUP);
  const decider = (): number => pending(server.state)[0]?.seat ?? 0;
  const isTurn = (): boolean =>
    moves(server.state, decider()).some(({ kind }) => kind === 'takeDie');
  while (!isTurn()) server.playBy(decider());
  const clients = TOKENS.map((token) => new Client(server, token));
  const mine = clients.find(({ seat }) => seat !== null);
  const others = clients.find(({ seat }) => seat === null);
  if (!mine || !others) throw new Error('one decides');
  return { server, mine, others, seat: mine.seat ?? 0 };
}
