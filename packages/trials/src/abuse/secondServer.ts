import { ServerChild } from '../processes/serverChild.js';
import { newSqliteFile } from '../harness/storage.js';
import { canWrite } from '../harness/writing.js';
import type { Abuse } from './abuse.js';

/** A second server is started on the file of another one. */
export const secondServer: Abuse = {
  name: 'second-server',
  run: async ({ cleanup, programs }) => {
    const database = await newSqliteFile(cleanup);
    const first = await ServerChild.start(programs.server, { database });
    cleanup.add(() => first.kill());
    const second = await ServerChild.start(programs.server, { database }).catch(() => null);
    cleanup.add(() => second?.kill());
    const goesOn = await canWrite(first.address);
    await first.kill();
    const heir = await ServerChild.start(programs.server, { database });
    cleanup.add(() => heir.kill());
    return {
      figures: {},
      problems: [
        ...(second ? ['two servers had one file'] : []),
        ...(goesOn ? [] : ['the first server wrote no more']),
        ...((await canWrite(heir.address)) ? [] : ['the file of a dead server stayed locked']),
      ],
    };
  },
};
