import { LoadChild } from '../processes/loadChild.js';
import { ServerChild } from '../processes/serverChild.js';
import { withCleanup } from '../harness/cleanup.js';
import type { StorageKind } from '../harness/storage.js';
import { newDatabase } from '../harness/storage.js';
import { bareCommitsPerSecond } from './bareCommits.js';
import { percentile } from './percentile.js';

export interface LoadPlan {
  readonly storage: StorageKind;
  readonly tables: number;
  /** Moves offered each second. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly programs: { readonly server: URL; readonly load: URL };
  readonly onPhase?: (phase: string) => void;
}

export interface LoadFigures {
  readonly processes: number;
  readonly tables: number;
  readonly sockets: number;
  readonly movesPerSecond: number;
  readonly ackMs: { readonly p50: number; readonly p99: number };
  /** Processor time of the servers, whatever else the computer does. */
  readonly cpuMsPerMove: number;
  /** As many as the server can, with everybody moving at once. */
  readonly mostMovesPerSecond: number;
  readonly bareCommitsPerSecond: number;
  /** Moves for each bare commit. */
  readonly ratio: number;
  /** Of each process that holds it, with the sockets of its players there. */
  readonly bytesPerIdleTable: number;
  readonly failures: number;
}

const PROCESSES = { sqlite: 1, postgres: 2 } as const;
const SEATS = 2;
/** Parts of the trial that are shorter than the measured one. */
const SHARES = { warmUp: 0.25, most: 0.25, bare: 0.15 };
/** What every table costs is the difference between few and all. */
const FEW = 0.2;

/** Bytes kept and milliseconds of processor time used by all servers. */
async function measure(
  servers: readonly ServerChild[],
): Promise<{ readonly bytes: number; readonly cpuMs: number }> {
  const all = await Promise.all(servers.map((server) => server.measure()));
  return {
    bytes: all.reduce((sum, { memory }) => sum + memory.heapUsed + memory.external, 0),
    cpuMs: all.reduce((sum, { cpu }) => sum + (cpu.user + cpu.system) / 1000, 0),
  };
}

/** Many tables on one database, played from another process. */
export const loadTrial = (plan: LoadPlan): Promise<LoadFigures> =>
  withCleanup(async (cleanup) => {
    const { storage, tables, perSecond, seconds, programs, onPhase } = plan;
    const database = await newDatabase(cleanup, storage);
    const servers: ServerChild[] = [];
    while (servers.length < PROCESSES[storage]) {
      const server = await ServerChild.start(programs.server, { database });
      cleanup.add(() => server.kill());
      servers.push(server);
    }
    const load = new LoadChild(
      programs.load,
      servers.map(({ address }) => address),
    );
    cleanup.add(() => {
      load.end();
    });
    onPhase?.('bare commits');
    const bare = await bareCommitsPerSecond(database, seconds * SHARES.bare);
    onPhase?.('some tables');
    const few = Math.ceil(tables * FEW);
    await load.open(few);
    await load.play(perSecond, seconds * SHARES.warmUp);
    const withFew = await measure(servers);
    onPhase?.('all tables');
    await load.open(tables);
    await load.play(perSecond, seconds * SHARES.warmUp);
    onPhase?.(`${perSecond} moves a second`);
    const before = await measure(servers);
    const played = await load.play(perSecond, seconds);
    const withAll = await measure(servers);
    onPhase?.('as many moves as possible');
    const most = await load.play(null, seconds * SHARES.most);
    const movesPerSecond = played.acknowledged / played.seconds;
    return {
      processes: servers.length,
      tables,
      sockets: tables * SEATS,
      movesPerSecond,
      ackMs: { p50: percentile(played.ackMs, 0.5), p99: percentile(played.ackMs, 0.99) },
      cpuMsPerMove: (withAll.cpuMs - before.cpuMs) / played.ackMs.length,
      mostMovesPerSecond: most.acknowledged / most.seconds,
      bareCommitsPerSecond: bare,
      ratio: movesPerSecond / bare,
      bytesPerIdleTable: (withAll.bytes - withFew.bytes) / (tables - few) / servers.length,
      failures: played.failures + most.failures,
    };
  });
