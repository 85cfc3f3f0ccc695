import { newDatabase } from '../harness/storage.js';
import { ServerChild } from '../processes/serverChild.js';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';
import { amongComputers, comes, figureOf, Guest } from './guest.js';

/** Less than an emperor needs: to this server most of its thoughts are endless. */
const DEADLINE_SECONDS = 0.2;
/** The next limit in the server's figures. */
const ENDED = 'le="0.25"';
const TABLES = { full: 20, short: 2 };
const ENTRIES = { full: 150, short: 12 };

/** Thoughts that would go on for ever are ended, and the game goes on. */
export const endlessThoughts: Abuse = {
  name: 'endless-thoughts',
  run: async ({ cleanup, programs, isFull }) => {
    const server = await ServerChild.start(programs.server, {
      database: await newDatabase(cleanup, 'sqlite'),
      settings: { computerThreads: 1, thoughtSeconds: DEADLINE_SECONDS, proxies: 1 },
    });
    cleanup.add(() => server.kill());
    const size = isFull ? 'full' : 'short';
    const guests: Guest[] = [];
    cleanup.add(() => {
      for (const guest of guests) guest.leave();
    });
    while (guests.length < TABLES[size]) {
      const newTable = amongComputers('emperor', 3);
      guests.push(await Guest.sitDown(server.address, '203.0.113.1', newTable, true));
    }
    const isFarEnough = ({ isOver, entries }: Guest): boolean => isOver || entries > ENTRIES[size];
    const stuck = await comes('games beside endless thoughts', () => guests.every(isFarEnough));
    const late = await figureOf(server.address, 'gah_thoughts_late_total');
    const thoughts = await figureOf(server.address, 'gah_thought_seconds_count');
    const ended = await figureOf(server.address, 'gah_thought_seconds_bucket', ENDED);
    return {
      figures: { thoughts, late, tooLong: thoughts - ended },
      problems: [
        ...stuck,
        ...(late > 0 ? [] : ['no thought was ended']),
        ...(isFull ? beyond('thoughts longer than their deadline', thoughts - ended, 0) : []),
      ],
    };
  },
};
