import Sqlite from 'libsql';
import { ServerChild } from '../processes/serverChild.js';
import { newSqliteFile } from '../harness/storage.js';
import { canWrite, msUntil, readiness } from '../harness/writing.js';
import type { Abuse } from './abuse.js';

const PATIENCE_MS = 30_000;
const PAGES = 60;

/** There is no room left, and then there is again. */
export const fullDisk: Abuse = {
  name: 'full-disk',
  run: async ({ cleanup, programs }) => {
    const database = { ...(await newSqliteFile(cleanup)), mostPages: PAGES };
    const server = await ServerChild.start(programs.server, { database });
    cleanup.add(() => server.kill());
    const { address } = server;
    const fullMs = await msUntil(async () => !(await canWrite(address)), PATIENCE_MS);
    const toldMs = await msUntil(async () => (await readiness(address)) !== 'ready', PATIENCE_MS);
    const cleaner = new Sqlite(database.file);
    for (const name of ['tables', 'entries']) cleaner.exec(`delete from ${name}`);
    cleaner.close();
    const againMs = await msUntil(() => canWrite(address), PATIENCE_MS);
    return {
      figures: { toldMs: toldMs ?? -1, writesAgainMs: againMs ?? -1 },
      problems: [
        ...(fullMs === null ? ['the disk was never full'] : []),
        ...(toldMs === null ? ['the server was ready without room'] : []),
        ...(againMs === null ? ['nothing was written after there was room'] : []),
      ],
    };
  },
};
