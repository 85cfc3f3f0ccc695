import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient } from '@gah/client';
import { gather, tableOf } from '@gah/client/testing';
import { ServerChild } from '../processes/serverChild.js';
import { changeFile } from '../harness/rows.js';
import type { SqliteAddress } from './coldOpening.js';
import { newSqliteFile } from '../harness/storage.js';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';
import { Guest } from './guest.js';

/** Of each kind: listed or begun, of other rules or broken. */
const TABLES = { full: 150, short: 8 };
const LANES = 8;
const CLOCK = { kind: 'live', perTurnSeconds: 10, reserveSeconds: 0 } as const;
const LISTS = 5;
const MOST_LATE_MS = 1000;
const PATIENCE_MS = 20_000;
const LOOK_MS = 50;
const SLEEPER = '192.0.2.1';

async function manyTimes(times: number, work: () => Promise<unknown>): Promise<void> {
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun++ < times) await work();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** All but one: half of rules that nobody knows, half with a log that cannot be read; all clocks ring. */
function spoil(database: SqliteAddress, honest: string): void {
  changeFile(
    database,
    `update tables set plan = json_set(plan, '$.rules', 999)
       where rowid % 2 = 0 and id <> '${honest}';
     update entries set entry = '{"kind":'
       where table_id in (select id from tables where rowid % 2 = 1 and id <> '${honest}');
     update table_index set rings_at = 1 where phase = 'playing';
     delete from snapshots;`,
  );
}

/** How late the clock of somebody who does nothing rings. */
async function lateness({ lateMs }: Guest): Promise<number> {
  const begun = performance.now();
  while (lateMs.length === 0 && performance.now() - begun < PATIENCE_MS) await wait(LOOK_MS);
  return lateMs[0] ?? Infinity;
}

/** Most of what is stored was left by another server, or is damaged. */
export const otherRules: Abuse = {
  name: 'other-rules',
  run: async ({ cleanup, programs, isFull }) => {
    const count = isFull ? TABLES.full : TABLES.short;
    const database = await newSqliteFile(cleanup);
    const before = await ServerChild.start(programs.server, { database });
    cleanup.add(() => before.kill());
    const listed = tableOf(2, { open: true });
    // The list begins with the latest ones.
    const honest = await new HttpClient(before.address).openTable(listed);
    await manyTimes(2 * count, () => new HttpClient(before.address).openTable(listed));
    await manyTimes(2 * count, () => gather(before.address, tableOf(2, { clock: CLOCK })));
    await before.stop();
    spoil(database, honest.table);

    const server = await ServerChild.start(programs.server, { database });
    cleanup.add(() => server.kill());
    const http = new HttpClient(server.address);
    const sleeper = await Guest.sitDown(
      server.address,
      SLEEPER,
      tableOf(1, { clock: CLOCK }),
      false,
    );
    cleanup.add(() => {
      sleeper.leave();
    });
    const begun = performance.now();
    const lists: string[] = [];
    for (let list = 0; list < LISTS; list++) {
      const { tables } = await http.openTables();
      lists.push(tables.map(({ id }) => id).join(' '));
    }
    const listMs = performance.now() - begun;
    const lateMs = isFull ? await lateness(sleeper) : 0;
    const { complaints } = await server.measure();
    return {
      figures: { spoilt: 4 * count, complaints, listMs: listMs / LISTS, lateMs },
      problems: [
        ...lists.filter((ids) => ids !== honest.table).map((ids) => `listed: "${ids}"`),
        ...beyond('lines of log', complaints, 4 * count),
        ...(complaints === 0 ? ['nobody was told of them'] : []),
        ...beyond('a clock rang late, ms', lateMs, MOST_LATE_MS),
      ],
    };
  },
};
