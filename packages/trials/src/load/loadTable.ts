import type { Move } from '@gah/engine';
import { PROTOCOL_VERSION, socketPathTo } from '@gah/protocol';
import type { Seated } from '@gah/client/testing';
import { WebSocket } from 'ws';

/** As much of a message as a load needs to know; reading all of it would slow the load down. */
interface Heard {
  readonly type: string;
  readonly seq?: number;
  readonly game?: { readonly moves: readonly Move[] };
  readonly snapshot?: {
    readonly seq: number;
    readonly game: { readonly moves: readonly Move[] } | null;
  };
}

export interface LoadListener {
  /** A seat of the table can decide. */
  readonly onReady: (table: LoadTable) => void;
  readonly onAcknowledged: (ms: number) => void;
  readonly onFailed: (what: string) => void;
}

/** One table of a load: two sockets, at most one request on its way. */
export class LoadTable {
  readonly #sockets: WebSocket[] = [];
  readonly #listener: LoadListener;
  #seated: readonly Seated[] = [];
  #ready: { readonly seat: number; readonly moves: readonly Move[] } | null = null;
  #seq = 0;
  #requests = 0;
  #sentAt = 0;

  constructor(listener: LoadListener) {
    this.#listener = listener;
  }

  async connect(
    addressFor: (table: string, seat: number) => string,
    seated: readonly Seated[],
  ): Promise<void> {
    this.#seated = seated;
    await Promise.all(
      seated.map(async ({ table, token, seat }) => {
        const socket = new WebSocket(
          addressFor(table, seat).replace(/^http/, 'ws') + socketPathTo(table),
          {
            perMessageDeflate: false,
          },
        );
        this.#sockets[seat] = socket;
        await new Promise((resolve, reject) => {
          socket.once('open', resolve);
          socket.once('error', reject);
        });
        socket.on('close', () => {
          this.#listener.onFailed('a socket was closed');
        });
        const welcome = new Promise((resolve) => socket.once('message', resolve));
        socket.on('message', (data: Buffer) => {
          this.#hear(seat, JSON.parse(data.toString('utf8')) as Heard);
        });
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table, token }));
        await welcome;
      }),
    );
  }

  /** All its sockets are there again, at this server. */
  comeBack(address: string): Promise<void> {
    this.close();
    return this.connect(() => address, this.#seated);
  }

  /** The seat that decides plays a legal move. */
  move(choice: number): void {
    if (!this.#ready) return;
    const { seat, moves } = this.#ready;
    const move = moves[choice % moves.length];
    this.#ready = null;
    this.#sentAt = performance.now();
    const id = `load-${String(++this.#requests).padStart(6, '0')}`;
    this.#sockets[seat]?.send(JSON.stringify({ type: 'move', id, at: this.#seq, move }));
  }

  close(): void {
    for (const socket of this.#sockets) {
      socket.removeAllListeners('close');
      socket.terminate();
    }
  }

  #hear(seat: number, message: Heard): void {
    switch (message.type) {
      case 'ack':
        this.#listener.onAcknowledged(performance.now() - this.#sentAt);
        return;
      case 'welcome':
        this.#see(seat, message.snapshot?.seq ?? 0, message.snapshot?.game?.moves ?? []);
        return;
      case 'step':
        this.#see(seat, message.seq ?? 0, message.game?.moves ?? []);
        return;
      case 'refused':
        this.#listener.onFailed('a move was refused');
    }
  }

  #see(seat: number, seq: number, moves: readonly Move[]): void {
    this.#seq = Math.max(this.#seq, seq);
    if (moves.length === 0) return;
    this.#ready = { seat, moves };
    this.#listener.onReady(this);
  }
}
