import { LIMITS } from '@gah/protocol';
import { gather, tableOf } from '@gah/client/testing';
import { ServerChild } from '../processes/serverChild.js';
import { changeFile } from '../harness/rows.js';
import { newSqliteFile } from '../harness/storage.js';
import type { Abuse } from './abuse.js';
import { coldOpening, openingFigures, openingProblems } from './coldOpening.js';

/** What one seat may say in a day. */
const LINES = 43_200;

const linesOf = (table: string): string => `
  with recursive line (n) as (select 1 union all select n + 1 from line where n < ${LINES})
  insert into chat (table_id, n, at, seat, name, text, request)
  select '${table}', n, n, 0, 'Anna', printf('%.*c', ${LIMITS.chatLength}, 'x'), 'request-' || n
  from line`;

/** Somebody has talked for a whole day; then somebody comes. */
export const dayOfChat: Abuse = {
  name: 'day-of-chat',
  run: async (options) => {
    const { cleanup, programs } = options;
    const database = await newSqliteFile(cleanup);
    const server = await ServerChild.start(programs.server, { database });
    cleanup.add(() => server.kill());
    const [host] = await gather(server.address, tableOf(2));
    if (!host) throw new Error('somebody sits down');
    await server.stop();
    changeFile(database, linesOf(host.table));
    const heard: (number | undefined)[] = [];
    const opening = await coldOpening(options, database, host, {
      look: ({ chat }) => heard.push(chat.length, chat.at(-1)?.n),
    });
    const isTail = heard.every((figure) => figure === LIMITS.chatTail || figure === LINES);
    return {
      figures: { lines: LINES, ...openingFigures('hello', opening) },
      problems: [
        ...(isTail ? [] : [`the latest lines were not told: ${heard.join(', ')}`]),
        ...openingProblems(options, 'first hello', opening),
      ],
    };
  },
};
