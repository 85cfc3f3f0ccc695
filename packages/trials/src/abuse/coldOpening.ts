import type { KnownTable } from '@gah/client';
import { openSession } from '@gah/client/node';
import type { Seated } from '@gah/client/testing';
import { ServerChild } from '../processes/serverChild.js';
import type { newSqliteFile } from '../harness/storage.js';
import type { AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';

/** Opening any table may keep others waiting for so long, on a machine that has nothing else to do. */
const MOST_BLOCK_MS = 50;

const OPENINGS = { full: 5, short: 1 };

export type SqliteAddress = Awaited<ReturnType<typeof newSqliteFile>>;

export interface Opening {
  /** How long nobody else was heard, and how much of that was work. */
  readonly blockMs: number;
  readonly workMs: number;
  readonly welcomeMs: number;
}

async function openOnce(
  { programs }: AbuseOptions,
  database: SqliteAddress,
  seated: Seated,
  look: (table: KnownTable) => void,
): Promise<Opening> {
  const server = await ServerChild.start(programs.server, { database });
  await server.measure();
  const begun = performance.now();
  const client = openSession({ address: server.address, ...seated });
  try {
    const table = await client.untilConnected();
    const welcomeMs = performance.now() - begun;
    const { longestBlock } = await server.measure();
    look(table);
    return { blockMs: longestBlock.ms, workMs: longestBlock.workMs, welcomeMs };
  } finally {
    client.close();
    await server.stop();
  }
}

/** The longest that it takes to come to a table on a server that has just started. */
export async function coldOpening(
  options: AbuseOptions,
  database: SqliteAddress,
  seated: Seated,
  {
    prepare = () => undefined,
    look = () => undefined,
  }: { prepare?: () => void; look?: (table: KnownTable) => void } = {},
): Promise<Opening> {
  const openings: Opening[] = [];
  while (openings.length < (options.isFull ? OPENINGS.full : OPENINGS.short)) {
    prepare();
    openings.push(await openOnce(options, database, seated, look));
  }
  const worst = (figure: keyof Opening): number =>
    Math.max(...openings.map((each) => each[figure]));
  return { blockMs: worst('blockMs'), workMs: worst('workMs'), welcomeMs: worst('welcomeMs') };
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
  { blockMs }: Opening,
): string[] => (isFull ? beyond(`${name}: others waited, ms`, blockMs, MOST_BLOCK_MS) : []);
