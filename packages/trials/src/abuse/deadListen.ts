import type { DatabaseAddress } from '@gah/server';
import type { TableSession } from '@gah/client';
import { hasMoves } from '@gah/client';
import { openSession } from '@gah/client/node';
import type { Seated } from '@gah/client/testing';
import { gather, tableOf } from '@gah/client/testing';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerChild } from '../processes/serverChild.js';
import { Relay } from '../harness/relay.js';
import { newPostgres } from '../harness/storage.js';
import type { Abuse, AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';

const MOST_UNREADY_MS = 5000;
const MOST_STALE_MS = 7000;
const GIVE_UP_MS = 60_000;

/** The same database, heard through the relay. */
function heardThrough(relay: Relay, { url }: { readonly url: string }): DatabaseAddress {
  const { pathname, searchParams } = new URL(url);
  relay.target = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const listenUrl = `postgres://gah@127.0.0.1:${relay.port}${pathname}`;
  return { kind: 'postgres', url, listenUrl };
}

/** Milliseconds until `/readyz` answers so. */
async function untilStatus(server: ServerChild, status: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const took = performance.now() - startedAt;
    const answer = await fetch(`${server.address}/readyz`);
    await answer.arrayBuffer();
    if (answer.status === status) return took;
    if (took > GIVE_UP_MS) return Infinity;
    await wait(50);
  }
}

interface Company {
  readonly mover: TableSession;
  readonly other: TableSession;
}

/** Whoever must move is connected to the first server, the other one to the second. */
async function company(
  { cleanup }: AbuseOptions,
  seated: readonly Seated[],
  servers: readonly ServerChild[],
): Promise<Company> {
  const [first, second] = servers.map(({ address }) => address);
  const come = async (each: Seated | undefined, address = ''): Promise<TableSession> => {
    if (!each) throw new Error('two sit down');
    const client = openSession({ ...each, address });
    cleanup.add(() => {
      client.close();
    });
    await client.until(({ game }) => game !== null);
    return client;
  };
  const probe = await come(seated[0], first);
  const mustMove = hasMoves(probe.table);
  probe.close();
  return {
    mover: await come(seated[mustMove ? 0 : 1], first),
    other: await come(seated[mustMove ? 1 : 0], second),
  };
}

/** The connection that hears of other processes dies without a word. */
export const deadListen: Abuse = {
  name: 'dead-listen',
  run: async (options) => {
    const { cleanup, programs, isFull } = options;
    const database = await (await newPostgres(cleanup)).newDatabase();
    const relay = await Relay.open();
    cleanup.add(() => {
      relay.close();
    });
    const servers: ServerChild[] = [];
    for (const each of [database, heardThrough(relay, database)]) {
      const server = await ServerChild.start(programs.server, { database: each });
      cleanup.add(() => server.kill());
      servers.push(server);
    }
    const [here, there] = servers;
    if (!here || !there) throw new Error('there are two servers');
    const seated = await gather(here.address, tableOf(2));
    const { mover, other } = await company(options, seated, servers);
    relay.silence();
    const silentAt = performance.now();
    const unready = untilStatus(there, 503);
    const [move] = mover.table?.game?.moves ?? [];
    if (!move) throw new Error('somebody must move');
    const seq = await mover.play(move);
    await other.until((table) => table.seq >= seq);
    const staleMs = performance.now() - silentAt;
    const unreadyMs = await unready;
    relay.speak();
    const readyAgainMs = await untilStatus(there, 200);
    const spokenAt = performance.now();
    await mover.ask({ type: 'chat', text: 'Servus!' });
    await other.until(({ chat }) => chat.length > 0);
    const figures = { unreadyMs, staleMs, readyAgainMs, chatMs: performance.now() - spokenAt };
    return {
      figures,
      problems: isFull
        ? [
            ...beyond('not ready after ms', unreadyMs, MOST_UNREADY_MS),
            ...beyond('up to date after ms', staleMs, MOST_STALE_MS),
          ]
        : [],
    };
  },
};
