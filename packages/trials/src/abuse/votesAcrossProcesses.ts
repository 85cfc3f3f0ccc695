import type { DatabaseAddress, GameServer } from '@gah/server';
import { startServer } from '@gah/server';
import type { TableSession } from '@gah/client';
import { openSession } from '@gah/client/node';
import { Refused } from '@gah/client';
import type { Seated } from '@gah/client/testing';
import { gather, tableOf } from '@gah/client/testing';
import { testConfig } from '@gah/server/testing';
import pg from 'pg';
import { newDatabase } from '../harness/storage.js';
import type { Abuse } from './abuse.js';
import { addTo, at } from '@gah/engine';

const TRIES = { full: 1000, short: 12 };
/** Longer than somebody must be away. */
const LONG_MS = 120_000;
/** How the second process has come not to know who is connected to the first. */
const KINDS = ['just loaded', 'came over', 'just deaf', 'just restarted'] as const;
type Kind = (typeof KINDS)[number];
/** One in so many is really away at the end, and must be replaced. */
const COUNTERPROOF = 10;

class Stage {
  readonly #database: DatabaseAddress & { readonly url: string };
  #ahead = 0;
  here!: GameServer;
  there!: GameServer;

  constructor(database: DatabaseAddress & { readonly url: string }) {
    this.#database = database;
  }

  /** As if so much time had passed at both. */
  pass(ms: number): void {
    this.#ahead += ms;
  }

  async open(): Promise<void> {
    [this.here, this.there] = [await this.#start(), await this.#start()];
  }

  async restart(): Promise<void> {
    await this.there.close();
    // Time that only the trial has let pass is nowhere noted.
    await this.#query(
      `update pulse set at = ${Date.now() + this.#ahead},
       reference = (extract(epoch from clock_timestamp()) * 1000)::bigint`,
    );
    this.there = await this.#start();
  }

  /** Ends every connection that listens. */
  async deafen(): Promise<void> {
    await this.#query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'gah listens' and datname = current_database()`,
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.here.close(), this.there.close()]);
  }

  async #query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#database.url });
    await client.connect();
    await client.query(text);
    await client.end();
  }

  #start(): Promise<GameServer> {
    return startServer(
      testConfig({
        database: this.#database,
        logLevel: 'silent',
        now: () => Date.now() + this.#ahead,
      }),
    );
  }
}

async function come(seated: Seated | undefined, { address }: GameServer): Promise<TableSession> {
  if (!seated) throw new Error('two sit down');
  const client = openSession({ ...seated, address });
  await client.untilConnected();
  return client;
}

async function prepare(stage: Stage, kind: Kind, target: Seated | undefined): Promise<void> {
  if (kind === 'just restarted') await stage.restart();
  if (kind === 'came over' || kind === 'just deaf') (await come(target, stage.there)).close();
  stage.pass(LONG_MS);
  if (kind === 'just deaf') await stage.deafen();
}

/** At a table of two one vote decides. */
const isVotedOut = (voter: TableSession, seat: number): Promise<boolean> =>
  voter.ask({ type: 'vote', seat }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'seat-present') return false;
      throw error;
    },
  );

/** Somebody votes at one process against a person who is connected to another one. */
export const votesAcrossProcesses: Abuse = {
  name: 'votes-across-processes',
  run: async ({ cleanup, isFull }) => {
    const database = await newDatabase(cleanup, 'postgres');
    if (database.kind !== 'postgres') throw new Error('a PostgreSQL was asked for');
    const stage = new Stage(database);
    await stage.open();
    cleanup.add(() => stage.close());
    const tries = isFull ? TRIES.full : TRIES.short;
    const votedOut = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
    let [absent, replaced] = [0, 0];
    for (let turn = 0; turn < tries; turn++) {
      const kind = at(KINDS, turn % KINDS.length);
      const [target, other] = await gather(stage.here.address, tableOf(2));
      if (!target) throw new Error('nobody was seated');
      await prepare(stage, kind, target);
      const person = await come(target, stage.here);
      stage.pass(LONG_MS);
      const voter = await come(other, stage.there);
      const { seat } = target;
      if (await isVotedOut(voter, seat)) addTo(votedOut, kind);
      person.close();
      if (turn % COUNTERPROOF === 0) {
        absent++;
        await voter.until(({ presence }) => presence.seats[seat] === false);
        stage.pass(LONG_MS);
        if (await isVotedOut(voter, seat)) replaced++;
      }
      voter.close();
    }
    return {
      figures: { tries, ...Object.fromEntries(votedOut), absent, replaced },
      problems: [
        ...[...votedOut].flatMap(([kind, count]) =>
          count === 0 ? [] : [`${count} voted out though connected (${kind})`],
        ),
        ...(replaced === absent ? [] : [`${replaced} of ${absent} who were away were replaced`]),
      ],
    };
  },
};
