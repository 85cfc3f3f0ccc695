import type { TableList, TableOpened } from '@gah/protocol';
import { USUAL_LIMITS } from '@gah/server';
import { tableOf } from '@gah/client/testing';
import type { ServerChild } from '../processes/serverChild.js';
import type { Abuse, AbuseOptions } from './abuse.js';
import { ATTACKER } from './hostile.js';
import { askFrom } from './http.js';
import { openBusyServer } from './others.js';

const ATTEMPTS = { full: 200, short: 120 };
const HONEST = 5;
const VISITOR = '198.51.100.200';
/** Limits that would end the attack before the list is even full. */
const LIFTED = {
  ...USUAL_LIMITS,
  requestsPerMinute: 1e6,
  tablesPerMinute: 1e6,
  waitingTables: 1e6,
  listedTables: 1e6,
};

const open = (server: ServerChild, address: string, title: string) =>
  askFrom<TableOpened>(server, address, '/tables', tableOf(2, { open: true, title }));

/** How many tables an attacker has, and how many of the others are still seen. */
async function spam(
  options: AbuseOptions,
  limits: typeof USUAL_LIMITS,
): Promise<{ readonly listed: number; readonly seen: number }> {
  const { server } = await openBusyServer(options, { limits });
  for (let guest = 0; guest < HONEST; guest++) {
    await open(server, `198.51.100.${guest}`, `Honest ${guest}`);
  }
  for (let table = 0; table < (options.isFull ? ATTEMPTS.full : ATTEMPTS.short); table++) {
    await open(server, ATTACKER, 'Spam');
  }
  const list = await askFrom<TableList>(server, VISITOR, '/tables');
  await server.stop();
  if (typeof list === 'string') throw new Error(`no list: ${list}`);
  const titled = (title: string): number =>
    list.tables.filter((table) => table.title?.startsWith(title)).length;
  return { listed: titled('Spam'), seen: titled('Honest') };
}

/** One address opens as many tables as it can, all of them listed. */
export const spamTables: Abuse = {
  name: 'spam-tables',
  run: async (options) => {
    const usual = await spam(options, USUAL_LIMITS);
    const lifted = await spam(options, LIFTED);
    return {
      figures: {
        spamListed: usual.listed,
        honestSeen: usual.seen,
        spamListedWithoutLimits: lifted.listed,
        honestSeenWithoutLimits: lifted.seen,
      },
      problems: [usual, lifted]
        .filter(({ seen }) => seen < HONEST)
        .map(({ seen, listed }) => `${seen} of ${HONEST} tables are seen beside ${listed} of spam`)
        .concat(
          usual.listed > USUAL_LIMITS.listedTables ? [`${usual.listed} tables of one address`] : [],
        ),
    };
  },
};
