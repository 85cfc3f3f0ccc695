import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerChild } from '../processes/serverChild.js';
import { Relay } from '../harness/relay.js';
import { newPostgres } from '../harness/storage.js';
import { canWrite, msUntil } from '../harness/writing.js';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';

const SILENCE_MS = { full: 30_000, short: 0 };
const PATIENCE_MS = 60_000;
/** One question that nobody answers, and a new connection. */
const MOST_MS = 10_000;

/** The computer of the database vanishes without a word, and comes back. */
export const silentDatabase: Abuse = {
  name: 'silent-database',
  run: async ({ cleanup, programs, isFull }) => {
    const database = await (await newPostgres(cleanup)).newDatabase();
    const { searchParams, pathname } = new URL(database.url);
    const relay = await Relay.open();
    cleanup.add(() => {
      relay.close();
    });
    relay.target = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
    const url = `postgres://gah@127.0.0.1:${relay.port}${pathname}`;
    const server = await ServerChild.start(programs.server, {
      database: { kind: 'postgres', url },
    });
    cleanup.add(() => server.kill());
    // Many connections are open when it happens.
    await Promise.all(Array.from({ length: 20 }, () => canWrite(server.address)));
    relay.silence();
    const pending = canWrite(server.address);
    await wait(isFull ? SILENCE_MS.full : SILENCE_MS.short);
    relay.speak();
    const againMs = await msUntil(() => canWrite(server.address), PATIENCE_MS);
    await pending;
    return {
      figures: { writesAgainMs: againMs ?? -1 },
      problems: [
        ...(againMs === null ? ['nothing was written any more'] : []),
        ...(isFull && againMs !== null ? beyond('until the next write, ms', againMs, MOST_MS) : []),
      ],
    };
  },
};
