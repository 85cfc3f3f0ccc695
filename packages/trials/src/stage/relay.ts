import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** An address that stays the same while the server behind it dies and another one takes its place. */
export class Relay {
  readonly #server = createServer((socket) => {
    this.#accept(socket);
  });
  readonly #sockets = new Set<Socket>();
  #target: number | null = null;

  static async open(): Promise<Relay> {
    const relay = new Relay();
    await new Promise<void>((resolve) => {
      relay.#server.listen(0, '127.0.0.1', resolve);
    });
    return relay;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Null: nobody is there. */
  set target(port: number | null) {
    this.#target = port;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(client: Socket): void {
    if (this.#target === null) {
      client.destroy();
      return;
    }
    const server = connect(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
