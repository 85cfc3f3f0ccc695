import { open } from 'node:fs/promises';
import { ServerChild } from '../processes/serverChild.js';
import { newSqliteFile } from '../harness/storage.js';
import { canWrite, msUntil, readiness } from '../harness/writing.js';
import type { Abuse } from './abuse.js';

const PATIENCE_MS = 20_000;
const PAGE = 4096;
const TABLES = 20;

/** Some pages of the file hold something else than what was written. */
export const damagedPages: Abuse = {
  name: 'damaged-pages',
  run: async ({ cleanup, programs }) => {
    const database = await newSqliteFile(cleanup);
    const before = await ServerChild.start(programs.server, { database });
    for (let table = 0; table < TABLES; table++) await canWrite(before.address);
    await before.stop();
    const file = await open(database.file, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(PAGE, 0xff), 0, PAGE, size - PAGE);
    await file.close();
    const server = await ServerChild.start(programs.server, { database }).catch(() => null);
    cleanup.add(() => server?.kill());
    // A server that does not even start serves nobody from a damaged file.
    const foundMs = server
      ? await msUntil(async () => (await readiness(server.address)) === 'damaged', PATIENCE_MS)
      : 0;
    return {
      figures: { foundMs: foundMs ?? -1 },
      problems: foundMs === null ? ['the server was ready with a damaged file'] : [],
    };
  },
};
