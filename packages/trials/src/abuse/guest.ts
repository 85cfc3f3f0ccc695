import type { Move } from '@gah/engine';
import type { ClockNow, NewTable, TableOpened } from '@gah/protocol';
import { API, PROTOCOL_VERSION, SOCKET_PATH } from '@gah/protocol';
import { tableOf } from '@gah/client/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { from } from './others.js';

const CREATED = 201;
/** Nobody plays faster, and no limit is reached. */
const PACE_MS = 100;

interface Position {
  readonly moves: readonly Move[];
  readonly view: { readonly pending: readonly { readonly seat: number }[] };
}

/** As much of a message as a guest looks at. */
interface Heard {
  readonly type: string;
  readonly seq?: number;
  readonly entry?: { readonly kind: string };
  readonly game?: Position;
  readonly clock?: ClockNow | null;
  readonly snapshot?: {
    readonly seq: number;
    readonly game: Position | null;
    readonly clock: ClockNow | null;
  };
}

/** A person from an address of their own, at a table with computer players. */
export class Guest {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #plays: boolean;
  #seq = 0;
  #waitsSince: number | null = null;
  #ringsAt: number | null = null;
  #isGone = false;
  /** How long the others took until it was this person's turn again. */
  readonly turnMs: number[] = [];
  /** How late the own clock has rung. */
  readonly lateMs: number[] = [];
  isOver = false;

  private constructor(socket: WebSocket, seat: number, plays: boolean) {
    this.#socket = socket;
    this.#seat = seat;
    this.#plays = plays;
  }

  /** Whoever does not play lets the clock run out. */
  static async sitDown(
    server: string,
    address: string,
    newTable: NewTable,
    plays: boolean,
  ): Promise<Guest> {
    const answer = await fetch(`${server}${API}/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address) },
      body: JSON.stringify(newTable),
    });
    if (answer.status !== CREATED) throw new Error(`no table: ${await answer.text()}`);
    const { table, token, seat } = (await answer.json()) as TableOpened;
    const socket = new WebSocket(server.replace(/^http/, 'ws') + SOCKET_PATH, {
      headers: from(address),
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const guest = new Guest(socket, seat, plays);
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      guest.#hear(JSON.parse(data.toString('utf8')) as Heard);
    });
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table, token }));
    return guest;
  }

  get entries(): number {
    return this.#seq;
  }

  leave(): void {
    this.#isGone = true;
    this.#socket.terminate();
  }

  #hear({ seq, snapshot, entry, game, clock }: Heard): void {
    this.#seq = Math.max(this.#seq, snapshot?.seq ?? seq ?? 0);
    if (entry?.kind === 'timedOut' && this.#ringsAt !== null) {
      this.lateMs.push(performance.now() - this.#ringsAt);
    }
    this.#watchClock(snapshot?.clock ?? clock);
    const position = snapshot?.game ?? game;
    if (position) this.#see(position);
  }

  #watchClock(clock: ClockNow | null | undefined): void {
    if (!clock) return;
    const deadline = clock.seats[this.#seat]?.deadline ?? null;
    this.#ringsAt = deadline && performance.now() + deadline - clock.serverTime;
  }

  #see({ moves: [move], view }: Position): void {
    this.isOver = view.pending.length === 0;
    if (!move) {
      this.#waitsSince ??= performance.now();
      return;
    }
    if (this.#waitsSince !== null) this.turnMs.push(performance.now() - this.#waitsSince);
    this.#waitsSince = null;
    if (this.#plays) void this.#play(move, this.#seq);
  }

  async #play(move: Move, at: number): Promise<void> {
    await wait(PACE_MS);
    const id = `guest-${String(at).padStart(6, '0')}`;
    if (!this.#isGone) this.#socket.send(JSON.stringify({ type: 'move', id, at, move }));
  }
}

type Level = Extract<NewTable['seats'][number], { kind: 'computer' }>['level'];

/** One person with so many computer players. */
export const amongComputers = (
  level: Level,
  computers: number,
  newTable: Partial<NewTable> = {},
): NewTable =>
  tableOf(1, {
    seats: [
      { kind: 'host' },
      ...Array.from({ length: computers }, () => ({ kind: 'computer', level }) as const),
    ],
    ...newTable,
  });

/** The sum of a figure of a server over all its labels, or over those with this one. */
export async function figureOf(server: string, name: string, label = ''): Promise<number> {
  const text = await (await fetch(`${server}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

const LOOK_MS = 50;

/** Waits for something that must come; the problem when it does not. */
export async function comes(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  patienceMs = 120_000,
): Promise<string[]> {
  const startedAt = performance.now();
  while (!(await isThere())) {
    if (performance.now() - startedAt > patienceMs) return [`${what}: never`];
    await wait(LOOK_MS);
  }
  return [];
}
