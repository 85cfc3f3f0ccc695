import type { AddressInfo } from 'node:net';
import type { RngState } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import { SOCKET_PATH } from '@gah/protocol';
import type { RawData } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Fate, FaultProfile } from './faultProfile.js';
import { fateOf } from './faultProfile.js';

/** Stands between clients and a server and loses, doubles, delays and reorders frames in both ways. */
export class BadNetwork {
  readonly #server: WebSocketServer;
  readonly #target: string;
  readonly #faultProfile: FaultProfile;
  readonly #rng: RngState;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly fates: Record<Fate, number> = { lost: 0, doubled: 0, delayed: 0, cut: 0, passed: 0 };
  #isCalm = false;

  private constructor(
    server: WebSocketServer,
    target: string,
    faultProfile: FaultProfile,
    seed: string,
  ) {
    this.#server = server;
    this.#target = target;
    this.#faultProfile = faultProfile;
    this.#rng = seedRng(seed);
    server.on('connection', (client) => {
      this.#join(client);
    });
  }

  /** In front of a server, such as http://127.0.0.1:4173 */
  static async open(target: string, faultProfile: FaultProfile, seed: string): Promise<BadNetwork> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: SOCKET_PATH });
    await new Promise((resolve) => server.once('listening', resolve));
    return new BadNetwork(server, target.replace(/^http/, 'ws') + SOCKET_PATH, faultProfile, seed);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on everything arrives. */
  calmDown(): void {
    this.#isCalm = true;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #join(client: WebSocket): void {
    const server = new WebSocket(this.#target);
    const early: string[] = [];
    const cut = (): void => {
      client.terminate();
      server.terminate();
    };
    const deliver = (to: WebSocket, text: string): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
      else if (to === server && to.readyState === WebSocket.CONNECTING) early.push(text);
    };
    server.on('open', () => {
      for (const text of early) server.send(text);
    });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('message', (data: RawData) => {
        this.#carry(
          (data as Buffer).toString('utf8'),
          (text) => {
            deliver(to, text);
          },
          cut,
        );
      });
      from.on('error', cut);
      from.on('close', cut);
    }
  }

  #carry(text: string, deliver: (text: string) => void, cut: () => void): void {
    const fate = this.#isCalm ? 'passed' : fateOf(this.#faultProfile, randomInt(this.#rng, 1000));
    this.fates[fate]++;
    switch (fate) {
      case 'passed':
        deliver(text);
        return;
      case 'lost':
        return;
      case 'cut':
        cut();
        return;
      case 'doubled':
        deliver(text);
        this.#later(text, deliver);
        return;
      case 'delayed':
        this.#later(text, deliver);
    }
  }

  #later(text: string, deliver: (text: string) => void): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        deliver(text);
      },
      randomInt(this.#rng, this.#faultProfile.mostDelayMs),
    );
    this.#timers.add(timer);
  }
}
