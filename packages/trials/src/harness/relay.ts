import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** An address that stays the same while the server behind it dies and another one takes its place. */
export class Relay {
  readonly #server = createServer((socket) => {
    this.#accept(socket);
  });
  readonly #sockets = new Set<Socket>();
  #target: number | string | null = null;
  #isSilent = false;

  static async open(): Promise<Relay> {
    const relay = new Relay();
    await new Promise<void>((resolve) => {
      relay.#server.listen(0, '127.0.0.1', resolve);
    });
    return relay;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A port of this computer or the file of a socket. Null: nobody is there. */
  set target(target: number | string | null) {
    this.#target = target;
  }

  /** Nothing passes any more and nothing is closed, as when a cable is cut; for good, for those connected. */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.resume();
    }
  }

  /** New connections are served again. */
  speak(): void {
    this.#isSilent = false;
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
    if (this.#isSilent) {
      this.#keep(client, client);
      client.resume();
      return;
    }
    const server =
      typeof this.#target === 'string' ? connect(this.#target) : connect(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.pipe(to);
      this.#keep(from, to);
    }
  }

  /** Whatever ends the one ends the other. */
  #keep(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
