import pg from 'pg';
import { LoadChild } from '../processes/loadChild.js';
import { ServerChild } from '../processes/serverChild.js';
import { withCleanup } from '../harness/cleanup.js';
import { newDatabase } from '../harness/storage.js';
import type { Routing } from './loadTables.js';
import { percentile } from './percentile.js';

export interface CrowdPlan {
  readonly processes: number;
  readonly routing: Routing;
  readonly tables: number;
  /** Moves offered each second. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly programs: { readonly server: URL; readonly load: URL };
}

export interface CrowdFigures {
  readonly processes: number;
  readonly routing: Routing;
  readonly movesPerSecond: number;
  readonly ackMs: { readonly p50: number; readonly p99: number };
  /** With everybody moving at once. */
  readonly mostMovesPerSecond: number;
  /** Received by each process, on average, at the given pace. */
  readonly noticesPerSecond: number;
  /** Channels of each process, on average. */
  readonly channels: number;
  readonly connections: number;
  readonly failures: number;
}

async function figureOf({ address }: ServerChild, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
}

async function meanOf(servers: readonly ServerChild[], name: string): Promise<number> {
  const figures = await Promise.all(servers.map((server) => figureOf(server, name)));
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  return Number(rows[0]?.count);
}

/** Several servers on one PostgreSQL. */
export const crowdTrial = (plan: CrowdPlan): Promise<CrowdFigures> =>
  withCleanup(async (cleanup) => {
    const { processes, routing, tables, perSecond, seconds, programs } = plan;
    const database = await newDatabase(cleanup, 'postgres');
    if (database.kind !== 'postgres') throw new Error('a PostgreSQL was asked for');
    const servers: ServerChild[] = [];
    while (servers.length < processes) {
      const server = await ServerChild.start(programs.server, { database });
      cleanup.add(() => server.kill());
      servers.push(server);
    }
    const addresses = servers.map(({ address }) => address);
    const load = new LoadChild(programs.load, addresses, routing);
    cleanup.add(() => {
      load.end();
    });
    await load.open(tables);
    const before = await meanOf(servers, 'gah_notices');
    const played = await load.play(perSecond, seconds);
    const after = await meanOf(servers, 'gah_notices');
    const connections = await connectionsTo(database.url);
    const most = await load.play(null, seconds / 2);
    return {
      processes,
      routing,
      movesPerSecond: played.acknowledged / played.seconds,
      ackMs: { p50: percentile(played.ackMs, 0.5), p99: percentile(played.ackMs, 0.99) },
      mostMovesPerSecond: most.acknowledged / most.seconds,
      noticesPerSecond: (after - before) / played.seconds,
      channels: await meanOf(servers, 'gah_channels'),
      connections,
      failures: played.failures + most.failures,
    };
  });

export const crowdText = (figures: CrowdFigures): string =>
  [
    `${figures.processes} servers, ${figures.routing}: ${figures.movesPerSecond.toFixed(0)} acknowledged moves/s`,
    `after ${figures.ackMs.p50.toFixed(1)} ms (half), ${figures.ackMs.p99.toFixed(1)} ms (99 %)`,
    `at most ${figures.mostMovesPerSecond.toFixed(0)} moves/s`,
    `${figures.noticesPerSecond.toFixed(0)} notices/s and ${figures.channels.toFixed(0)} channels for each`,
    `${figures.connections} connections, failures: ${figures.failures}`,
  ].join('; ');
