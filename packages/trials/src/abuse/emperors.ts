import { once } from 'node:events';
import { percentile } from '../load/percentile.js';
import type { Abuse, AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';
import { amongComputers, comes, Guest } from './guest.js';
import type { BusyServer } from './others.js';
import { openBusyServer, othersDuring } from './others.js';

/** What an address may open in a minute, and less than it may have. */
const TABLES_OF_AN_ADDRESS = 10;
const PAGEBOYS = 4;
const CLOCKS = 4;
const TEN_SECONDS = { kind: 'live', perTurnSeconds: 10, reserveSeconds: 0 } as const;
const MOST_TURN_MS = 1000;
const MOST_LATE_MS = 1000;

async function seatMany(
  { server }: BusyServer,
  tables: number,
  network: string,
  sit: (address: string) => Promise<Guest>,
): Promise<Guest[]> {
  const guests: Guest[] = [];
  while (guests.length < tables) {
    const address = `${network}.${1 + Math.floor(guests.length / TABLES_OF_AN_ADDRESS)}`;
    guests.push(await sit(address));
  }
  if (!server.isRunning) throw new Error('the server has ended');
  return guests;
}

/** How a cheap player and a clock fare beside so many tables of emperors. */
async function beside(emperors: number, options: AbuseOptions) {
  const busy = await openBusyServer(options, { computerThreads: 1 });
  const { address: server } = busy.server;
  const emperorTable = amongComputers('emperor', 3);
  const greedy = await seatMany(busy, emperors, '203.0.113', (address) =>
    Guest.sitDown(server, address, emperorTable, true),
  );
  const modest = await seatMany(busy, PAGEBOYS, '198.51.100', (address) =>
    Guest.sitDown(server, address, amongComputers('pageboy', 1), true),
  );
  const sleeping = await seatMany(busy, CLOCKS, '192.0.2', (address) =>
    Guest.sitDown(server, address, amongComputers('pageboy', 1, { clock: TEN_SECONDS }), false),
  );
  options.cleanup.add(() => {
    for (const guest of [...greedy, ...modest, ...sleeping]) guest.leave();
  });
  const missing: string[] = [];
  const during = await othersDuring(busy, options, async (signal) => {
    if (!signal.aborted) await once(signal, 'abort');
    const hasTurns = (): boolean => modest.some(({ turnMs }) => turnMs.length > 0);
    missing.push(...(await comes('a turn of a pageboy', hasTurns)));
  });
  const turns = modest.flatMap(({ turnMs }) => turnMs).sort((a, b) => a - b);
  const lates = sleeping.flatMap(({ lateMs }) => lateMs);
  await busy.server.kill();
  busy.others.end();
  return { during, missing, turnP95Ms: percentile(turns, 0.95), lates };
}

/** Tables of the strongest players in numbers: nobody else may wait for them. */
export const emperors: Abuse = {
  name: 'emperors',
  run: async (options) => {
    const figures: Record<string, number> = {};
    const problems: string[] = [];
    for (const tables of options.isFull ? [20, 100] : [2]) {
      const { during, missing, turnP95Ms, lates } = await beside(tables, options);
      const lateMs = Math.max(0, ...lates);
      figures[`pageboyP95MsBeside${tables}`] = turnP95Ms;
      figures[`clockLateMsBeside${tables}`] = lateMs;
      figures[`ackP99MsBeside${tables}`] = during.figures.ackP99Ms;
      problems.push(...missing, ...during.problems);
      if (!options.isFull) continue;
      if (lates.length === 0) problems.push('no clock has rung');
      problems.push(
        ...beyond(`95 % of a pageboy's turns beside ${tables}, ms`, turnP95Ms, MOST_TURN_MS),
        ...beyond(`a clock beside ${tables}, late by ms`, lateMs, MOST_LATE_MS),
      );
    }
    return { figures, problems };
  },
};
