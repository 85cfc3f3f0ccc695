import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { newDatabase } from '../harness/storage.js';
import { ServerChild } from '../processes/serverChild.js';
import type { Abuse, AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';
import { amongComputers, comes, figureOf, Guest } from './guest.js';
import { at } from '@gah/engine';

const TABLES = { full: 40, short: 4 };
const SECONDS = 30;
/** Between the process that has done most and the one that has done least. */
const MOST_SPREAD = 0.2;
/** Updates of the table_index: by a move itself, by offers and claims; and what long thoughts renew. */
const MOST_UPDATES = { forAMove: 4, ofAProcess: 1 };

/** How often rows of the table_index were written, by moves and by whoever looks for work. */
async function agendaUpdates(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ n: string }>(
      "select n_tup_upd as n from pg_stat_user_tables where relname = 'table_index'",
    );
    return Number(at(rows, 0).n);
  } finally {
    await client.end();
  }
}

interface Done {
  /** Seconds that each process has thought. */
  readonly thought: readonly number[];
  readonly moves: number;
  readonly updates: number;
}

async function workOf(servers: readonly ServerChild[], url: string): Promise<Done> {
  const thought: number[] = [];
  let moves = 0;
  for (const { address } of servers) {
    thought.push(await figureOf(address, 'gah_thought_seconds_sum'));
    moves += await figureOf(address, 'gah_entries_total');
  }
  return { thought, moves, updates: await agendaUpdates(url) };
}

/** Everybody is connected to one of several processes; all of them share the thinking. */
async function sharedBy(processes: number, { cleanup, programs, isFull }: AbuseOptions) {
  const database = await newDatabase(cleanup, 'postgres');
  if (database.kind !== 'postgres') throw new Error('processes share PostgreSQL');
  const settings = { computerThreads: 1, proxies: 1 };
  const servers: ServerChild[] = [];
  while (servers.length < processes) {
    const server = await ServerChild.start(programs.server, { database, settings });
    cleanup.add(() => server.kill());
    servers.push(server);
  }
  const address = servers[0]?.address ?? '';
  const guests: Guest[] = [];
  while (guests.length < TABLES[isFull ? 'full' : 'short']) {
    const newTable = amongComputers('emperor', 3);
    guests.push(await Guest.sitDown(address, '203.0.113.1', newTable, true));
  }
  const haveAll = async (): Promise<boolean> => {
    const { thought } = await workOf(servers, database.url);
    return thought.every((seconds) => seconds > 0);
  };
  const problems = await comes(`work for all ${processes} processes`, haveAll);
  const before = await workOf(servers, database.url);
  if (isFull) await wait(SECONDS * 1000);
  const after = await workOf(servers, database.url);
  for (const guest of guests) guest.leave();
  await Promise.all(servers.map((server) => server.kill()));
  const shares = after.thought.map((seconds, index) => seconds - at(before.thought, index));
  const mean = shares.reduce((sum, share) => sum + share, 0) / processes;
  const moves = after.moves - before.moves;
  return {
    problems,
    spread: (Math.max(...shares) - Math.min(...shares)) / Math.max(mean, Number.EPSILON),
    movesPerSecond: moves / SECONDS,
    updatesPerSecond: (after.updates - before.updates) / SECONDS,
  };
}

/** Computer work belongs to whoever has a thread free, wherever the players are connected. */
export const sharedMinds: Abuse = {
  name: 'shared-minds',
  run: async (options) => {
    const figures: Record<string, number> = {};
    const problems: string[] = [];
    for (const processes of options.isFull ? [2, 4, 8] : [2]) {
      const shared = await sharedBy(processes, options);
      problems.push(...shared.problems);
      if (!options.isFull) continue;
      figures[`spreadOver${processes}`] = shared.spread;
      figures[`movesPerSecondOf${processes}`] = shared.movesPerSecond;
      figures[`agendaUpdatesPerSecondOf${processes}`] = shared.updatesPerSecond;
      const most =
        MOST_UPDATES.forAMove * shared.movesPerSecond + MOST_UPDATES.ofAProcess * processes;
      problems.push(
        ...beyond(`spread over ${processes}`, shared.spread, MOST_SPREAD),
        ...beyond('updates of the table_index in a second', shared.updatesPerSecond, most),
      );
    }
    return { figures, problems };
  },
};
