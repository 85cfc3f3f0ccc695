import { setTimeout as wait } from 'node:timers/promises';
import { USUAL_LIMITS } from '@gah/server';
import type { Abuse } from './abuse.js';
import { ATTACKER, hostileLine } from './hostile.js';
import { openBusyServer, othersDuring } from './others.js';

const LINES = { full: 300, short: 30 };
const ARRIVAL_SECONDS = { full: 5, short: 1 };
const TICK_MS = 200;
/** How long after the time is up the last one may still be there. */
const GRACE_MS = 5000;

const HEAD = [
  'POST /api/tables HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 4000',
  `X-Forwarded-For: ${ATTACKER}`,
];
const body = [...HEAD, '', '{'].join('\r\n');
const head = HEAD.join('\r\n');

/** Requests that arrive letter by letter and never end. */
export const slowBodies: Abuse = {
  name: 'slow-bodies',
  run: async (options) => {
    const size = options.isFull ? 'full' : 'short';
    const arrivalSeconds = ARRIVAL_SECONDS[size];
    const busy = await openBusyServer(options, { limits: { ...USUAL_LIMITS, arrivalSeconds } });
    const lines = Array.from({ length: LINES[size] }, (_, index) =>
      hostileLine(busy.server, index % 2 === 0 ? body : head),
    );
    const isOpen = (): boolean => lines.some(({ destroyed }) => !destroyed);
    const begun = performance.now();
    const { figures, problems } = await othersDuring(busy, options, async (signal) => {
      while (!signal.aborted) {
        for (const line of lines) if (line.writable) line.write('x');
        await wait(TICK_MS);
      }
    });
    while (isOpen() && performance.now() - begun < arrivalSeconds * 1000 + GRACE_MS) {
      await wait(TICK_MS);
    }
    const open = lines.filter(({ destroyed }) => !destroyed).length;
    for (const line of lines) line.destroy();
    return {
      figures: { ...figures, lines: lines.length, open },
      problems: [...problems, ...(open > 0 ? [`${open} slow requests are still open`] : [])],
    };
  },
};
