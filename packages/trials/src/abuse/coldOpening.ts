import { TableClient } from '@gah/server/client';
import type { Seated } from '@gah/server/testing';
import { percentile } from '../load/percentile.js';
import { ServerChild } from '../processes/serverChild.js';
import type { newSqliteFile } from '../stage/storage.js';
import type { AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';

/** Opening any table may keep others waiting for so long; what other programs take is not its fault. */
const MOST_WORK_MS = 50;

/** What every opening does shows in most of them; what else the computer does, in some. */
const OPENINGS = { full: 5, short: 1 };

export type SqliteFile = Awaited<ReturnType<typeof newSqliteFile>>;

export interface Opening {
  /** How long nobody else was heard, and how much of that was work. */
  readonly blockMs: number;
  readonly workMs: number;
  readonly welcomeMs: number;
}

async function openOnce(
  { programs }: AbuseOptions,
  database: SqliteFile,
  seated: Seated,
  look: (client: TableClient) => void,
): Promise<Opening> {
  const server = await ServerChild.start(programs.server, { database });
  await server.measure();
  const begun = performance.now();
  const client = new TableClient({ address: server.address, ...seated });
  try {
    await client.until(({ isConnected }) => isConnected);
    const welcomeMs = performance.now() - begun;
    const { longestBlock } = await server.measure();
    look(client);
    return { blockMs: longestBlock.ms, workMs: longestBlock.workMs, welcomeMs };
  } finally {
    client.close();
    await server.stop();
  }
}

/** The median of what it takes to come to a table on a server that has just started. */
export async function coldOpening(
  options: AbuseOptions,
  database: SqliteFile,
  seated: Seated,
  {
    prepare = () => undefined,
    look = () => undefined,
  }: { prepare?: () => void; look?: (client: TableClient) => void } = {},
): Promise<Opening> {
  const openings: Opening[] = [];
  while (openings.length < (options.isFull ? OPENINGS.full : OPENINGS.short)) {
    prepare();
    openings.push(await openOnce(options, database, seated, look));
  }
  const median = (figure: keyof Opening): number =>
    percentile(
      openings.map((each) => each[figure]).sort((a, b) => a - b),
      0.5,
    );
  return {
    blockMs: median('blockMs'),
    workMs: median('workMs'),
    welcomeMs: median('welcomeMs'),
  };
}

/** The figures of an opening under a name. */
export const openingFigures = (name: string, opening: Opening): Record<string, number> => ({
  [`${name}BlockMs`]: opening.blockMs,
  [`${name}WorkMs`]: opening.workMs,
  [`${name}WelcomeMs`]: opening.welcomeMs,
});

export const openingProblems = (
  { isFull }: AbuseOptions,
  name: string,
  { workMs }: Opening,
): string[] => (isFull ? beyond(`${name}: others waited, ms`, workMs, MOST_WORK_MS) : []);
