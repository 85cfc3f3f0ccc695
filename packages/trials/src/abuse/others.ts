import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '@gah/server';
import { USUAL_LIMITS } from '@gah/server';
import type { TableSession } from '@gah/client';
import { playToEnd } from '@gah/client/testing';
import { LoadChild } from '../processes/loadChild.js';
import { ServerChild } from '../processes/serverChild.js';
import { percentile } from '../load/percentile.js';
import type { StorageKind } from '../harness/storage.js';
import { newDatabase } from '../harness/storage.js';
import type { AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';

/** Within the usual limits of the one address they all come from. */
const TABLES = 8;
const MOVES_PER_SECOND = 40;
const SECONDS = { full: 15, short: 2 };
/** What the moves of others may take while somebody attacks. */
const MOST_ACK_MS = 100;

/** A server with the usual limits, behind a proxy that says where somebody comes from. */
export interface BusyServer {
  readonly server: ServerChild;
  /** Persons who simply play, from a process and an address of their own. */
  readonly others: LoadChild;
}

export async function openBusyServer(
  { cleanup, programs }: AbuseOptions,
  settings: Partial<ServerConfig> = {},
  storage: StorageKind = 'sqlite',
): Promise<BusyServer> {
  const database = await newDatabase(cleanup, storage);
  const server = await ServerChild.start(programs.server, {
    database,
    settings: { limits: USUAL_LIMITS, proxies: 1, ...settings },
  });
  cleanup.add(() => server.kill());
  const others = new LoadChild(programs.load, [server.address]);
  cleanup.add(() => {
    others.end();
  });
  await others.open(TABLES);
  return { server, others };
}

/** Slower than the usual limit of messages a second, which holds for every client. */
const BETWEEN_MOVES_MS = 80;

/** Makes so many moves at a pace that the server lets a person play at. */
export async function playMoves(client: TableSession, seed: string, moves: number): Promise<void> {
  let left = moves;
  await playToEnd(client, seed, {
    mayGoOn: async () => {
      await wait(BETWEEN_MOVES_MS);
      return left-- > 0;
    },
  });
}

/** The headers of a request from another address than everybody else's. */
export const from = (address: string): { readonly 'x-forwarded-for': string } => ({
  'x-forwarded-for': address,
});

export interface OthersFigures {
  readonly acknowledged: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
}

/** How the others fare while an attack goes on until it is told to stop. */
export async function othersDuring(
  { others }: BusyServer,
  { isFull }: AbuseOptions,
  attack: (signal: AbortSignal) => Promise<void>,
): Promise<{ readonly figures: OthersFigures; readonly problems: string[] }> {
  const stop = new AbortController();
  const attacking = attack(stop.signal);
  const played = await others.play(MOVES_PER_SECOND, isFull ? SECONDS.full : SECONDS.short);
  stop.abort();
  await attacking;
  const figures = {
    acknowledged: played.acknowledged,
    ackP50Ms: percentile(played.ackMs, 0.5),
    ackP99Ms: percentile(played.ackMs, 0.99),
  };
  const problems = [
    ...(played.acknowledged === 0 ? ['nobody else could play'] : []),
    ...(played.failures > 0 ? [`${played.failures} moves or sockets of others failed`] : []),
    ...(isFull ? beyond('99 % of the moves of others, ms', figures.ackP99Ms, MOST_ACK_MS) : []),
  ];
  return { figures, problems };
}
