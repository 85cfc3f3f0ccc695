import { startServer } from '@gah/server';
import { testConfig } from '@gah/server/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { newDatabase } from '../harness/storage.js';
import type { Abuse, AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';
import { amongComputers, comes, Guest } from './guest.js';

const TWO_HOURS = 2 * 60 * 60 * 1000;
const CLOCK = { kind: 'live', perTurnSeconds: 10, reserveSeconds: 0 } as const;
const TABLES = 8;
const SHORT_MS = 1500;
const MOST_LATE_MS = 1000;

/** How far off the clocks of live games ring when the machine's clock is set meanwhile. */
async function offAfter(jump: number, { cleanup, isFull }: AbuseOptions) {
  let set = 0;
  const server = await startServer(
    testConfig({
      database: await newDatabase(cleanup, 'sqlite'),
      now: () => Date.now() + set,
      monotonic: () => performance.now(),
      proxies: 1,
    }),
  );
  const guests: Guest[] = [];
  cleanup.add(async () => {
    for (const guest of guests) guest.leave();
    await server.close();
  });
  while (guests.length < TABLES) {
    const newTable = amongComputers('pageboy', 1, { clock: CLOCK });
    guests.push(await Guest.sitDown(server.address, '203.0.113.1', newTable, false));
  }
  set = jump;
  await wait(SHORT_MS);
  const atOnce = guests.filter(({ lateMs }) => lateMs.length > 0).length;
  const problems = atOnce > 0 ? [`${atOnce} turns ended when the clock was set`] : [];
  if (isFull) {
    const haveRung = (): boolean => guests.every(({ lateMs }) => lateMs.length > 0);
    problems.push(...(await comes('clocks that ring', haveRung, 4 * CLOCK.perTurnSeconds * 1000)));
  }
  const offMs = guests.flatMap(({ lateMs }) => lateMs.map(Math.abs));
  return { offMs: Math.max(0, ...offMs), problems };
}

/** The machine's clock is set by two hours, forth and back, while games are played by the clock. */
export const clockJumps: Abuse = {
  name: 'clock-jumps',
  run: async (options) => {
    const forth = await offAfter(TWO_HOURS, options);
    const back = await offAfter(-TWO_HOURS, options);
    return {
      figures: { offMsForth: forth.offMs, offMsBack: back.offMs },
      problems: [
        ...forth.problems,
        ...back.problems,
        ...beyond('a clock set forth, off by ms', forth.offMs, MOST_LATE_MS),
        ...beyond('a clock set back, off by ms', back.offMs, MOST_LATE_MS),
      ],
    };
  },
};
