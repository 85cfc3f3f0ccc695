import type { RngState } from '@gah/engine';
import { randomInt } from '@gah/engine';
import type { DatabaseAddress } from '@gah/server';
import { ServerChild } from '../processes/serverChild.js';
import type { Cleanup } from '../harness/cleanup.js';
import { Relay } from '../harness/relay.js';
import { newPostgres, newSqlite } from '../harness/storage.js';

/** What dies again and again. */
export const KILL_TARGETS = ['server', 'one-of-two', 'database'] as const;
export type KillTarget = (typeof KILL_TARGETS)[number];

export interface Deployment {
  readonly database: DatabaseAddress;
  /** Where players connect; they try the next one when a connection breaks. */
  readonly addresses: readonly string[];
  /** Kills, and brings back. */
  strike(rng: RngState): Promise<void>;
}

/** A server that is always found at the same address. */
class Phoenix {
  readonly #program: URL;
  readonly #database: DatabaseAddress;
  readonly #relay: Relay;
  #child: ServerChild;

  private constructor(program: URL, database: DatabaseAddress, relay: Relay, child: ServerChild) {
    this.#program = program;
    this.#database = database;
    this.#relay = relay;
    this.#child = child;
    relay.target = child.port;
  }

  static async start(cleanup: Cleanup, program: URL, database: DatabaseAddress): Promise<Phoenix> {
    const relay = await Relay.open();
    cleanup.add(() => {
      relay.close();
    });
    const phoenix = new Phoenix(
      program,
      database,
      relay,
      await ServerChild.start(program, { database }),
    );
    cleanup.add(() => phoenix.#child.kill());
    return phoenix;
  }

  get address(): string {
    return this.#relay.address;
  }

  async strike(): Promise<void> {
    this.#relay.target = null;
    await this.#child.kill();
    this.#child = await ServerChild.start(this.#program, { database: this.#database });
    this.#relay.target = this.#child.port;
  }
}

export async function deploymentOf(
  killTarget: KillTarget,
  cleanup: Cleanup,
  program: URL,
): Promise<Deployment> {
  if (killTarget === 'server') {
    const database = await newSqlite(cleanup);
    const server = await Phoenix.start(cleanup, program, database);
    return { database, addresses: [server.address], strike: () => server.strike() };
  }
  const postgres = await newPostgres(cleanup);
  const database = await postgres.newDatabase();
  const servers = [
    await Phoenix.start(cleanup, program, database),
    await Phoenix.start(cleanup, program, database),
  ];
  return {
    database,
    addresses: servers.map(({ address }) => address),
    async strike(rng) {
      if (killTarget === 'one-of-two') {
        await servers[randomInt(rng, servers.length)]?.strike();
      } else {
        await postgres.kill();
        await postgres.run();
      }
    },
  };
}
