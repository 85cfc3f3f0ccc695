import { USUAL_LIMITS } from '@gah/server';
import type { Abuse } from './abuse.js';
import { ATTACKER } from './hostile.js';
import { from, openBusyServer, othersDuring } from './others.js';

const WAYS = ['/api/info', '/%61pi/info', '/%61%70%69/info', '/ap%69/inf%6f', '/api/%69nfo'];
const AT_ONCE = 8;
const REQUESTS = 900;

/** The same address written in many ways. */
export const encodedPaths: Abuse = {
  name: 'encoded-paths',
  run: async (options) => {
    const busy = await openBusyServer(options);
    let [asked, answered] = [0, 0];
    const { figures, problems } = await othersDuring(busy, options, async () => {
      const lanes = Array.from({ length: AT_ONCE }, async () => {
        while (asked < REQUESTS) {
          const way = WAYS[asked++ % WAYS.length] ?? '';
          const answer = await fetch(busy.server.address + way, { headers: from(ATTACKER) });
          await answer.arrayBuffer();
          if (answer.ok) answered++;
        }
      });
      await Promise.all(lanes);
    });
    const most = USUAL_LIMITS.requestsPerMinute;
    return {
      figures: { ...figures, asked, answered },
      problems: [
        ...problems,
        ...(answered > most ? [`${answered} requests in a minute, at most ${most}`] : []),
      ],
    };
  },
};
