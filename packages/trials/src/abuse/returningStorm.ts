import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../load/percentile.js';
import { LoadChild } from '../processes/loadChild.js';
import { ServerChild } from '../processes/serverChild.js';
import { newDatabase } from '../harness/storage.js';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';

const TABLES = { full: 500, short: 20 };
/** Until then a table has some forty moves. */
const PLAY_SECONDS = { full: 25, short: 1 };
const MOVES_PER_SECOND = 800;
const CHECK_MS = 20;
const MOST_CHECK_MS = 500;

/** The longest a health check took until it is told to stop. */
async function longestCheck(address: string, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    await (await fetch(`${address}/healthz`)).text();
    longest = Math.max(longest, performance.now() - begun);
    await wait(CHECK_MS);
  }
  return longest;
}

/** A server is started again, and everybody comes back in the same moment. */
export const returningStorm: Abuse = {
  name: 'returning-storm',
  run: async ({ cleanup, programs, isFull }) => {
    const size = isFull ? 'full' : 'short';
    const database = await newDatabase(cleanup, 'sqlite');
    const before = await ServerChild.start(programs.server, { database });
    cleanup.add(() => before.kill());
    const load = new LoadChild(programs.load, [before.address]);
    cleanup.add(() => {
      load.end();
    });
    await load.open(TABLES[size]);
    const { acknowledged } = await load.play(MOVES_PER_SECOND, PLAY_SECONDS[size]);
    // Without a good-bye, so that snapshots are missing or out of date.
    await before.kill();

    const after = await ServerChild.start(programs.server, { database });
    cleanup.add(() => after.kill());
    await after.measure();
    const stop = new AbortController();
    const checking = longestCheck(after.address, stop.signal);
    const ms = await load.comeBack(after.address);
    const { longestBlock } = await after.measure();
    stop.abort();
    const healthCheckMs = await checking;
    const { acknowledged: movesAfterwards } = await load.play(MOVES_PER_SECOND, 1);
    return {
      figures: {
        tables: ms.length,
        moves: acknowledged,
        welcomeP50Ms: percentile(ms, 0.5),
        lastWelcomeMs: Math.max(...ms),
        healthCheckMs,
        blockMs: longestBlock.ms,
        workMs: longestBlock.workMs,
      },
      problems: [
        ...(movesAfterwards === 0 ? ['nobody can play afterwards'] : []),
        ...(isFull ? beyond('health check, ms', healthCheckMs, MOST_CHECK_MS) : []),
      ],
    };
  },
};
