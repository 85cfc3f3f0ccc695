import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'libsql';
import { ServerChild } from '../processes/serverChild.js';
import { newSqliteFile } from '../harness/storage.js';
import { canWrite, msUntil, readiness } from '../harness/writing.js';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';

const LOCK_MS = { full: 10_000, short: 500 };
const PATIENCE_MS = 20_000;
const MOST_MS = 1000;

/** Another program keeps the file locked for a while. */
export const foreignLock: Abuse = {
  name: 'foreign-lock',
  run: async ({ cleanup, programs, isFull }) => {
    const database = await newSqliteFile(cleanup);
    const server = await ServerChild.start(programs.server, { database });
    cleanup.add(() => server.kill());
    const foreigner = new Sqlite(database.file);
    foreigner.exec('begin immediate');
    const pending = canWrite(server.address);
    await wait(isFull ? LOCK_MS.full : LOCK_MS.short);
    const during = isFull ? await readiness(server.address) : 'no storage';
    foreigner.exec('commit');
    foreigner.close();
    const afterMs = await msUntil(() => canWrite(server.address), PATIENCE_MS);
    const problems = [
      ...((await pending) ? [] : ['what was asked for during the lock was lost']),
      ...(during === 'no storage' ? [] : [`the server was ${during} during the lock`]),
      ...(afterMs === null ? ['nothing was written any more'] : []),
      ...(isFull && afterMs !== null ? beyond('until the next write, ms', afterMs, MOST_MS) : []),
    ];
    return { figures: { writesAgainMs: afterMs ?? -1 }, problems };
  },
};
