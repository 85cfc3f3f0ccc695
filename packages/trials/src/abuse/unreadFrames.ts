import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@gah/protocol';
import { gather, tableOf } from '@gah/client/testing';
import { WebSocket } from 'ws';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';
import { hostileSocket } from './hostile.js';
import { openBusyServer, othersDuring } from './others.js';

const SPECTATORS = 45;
const TICK_MS = 50;
const MB = 1_000_000;
const MOST_GROWTH_MB = 80;

/** Spectators who ask for everything and read nothing. */
export const unreadFrames: Abuse = {
  name: 'unread-frames',
  run: async (options) => {
    const busy = await openBusyServer(options);
    const [seated] = await gather(busy.server.address, tableOf(1));
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table: seated?.table };
    const before = await busy.server.measure();
    let growth = 0;
    const { figures, problems } = await othersDuring(busy, options, async (signal) => {
      const sockets = Array.from({ length: SPECTATORS }, () => hostileSocket(busy.server));
      for (const socket of sockets) {
        socket.on('open', () => {
          socket.send(JSON.stringify(hello));
          socket.pause();
        });
      }
      while (!signal.aborted) {
        for (const socket of sockets) {
          if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"sync","have":0}');
        }
        await wait(TICK_MS);
      }
      const after = await busy.server.measure();
      growth = (after.memory.rss - before.memory.rss) / MB;
      for (const socket of sockets) socket.terminate();
    });
    return {
      figures: { ...figures, grownMB: growth },
      problems: [...problems, ...beyond('memory of the server, MB more', growth, MOST_GROWTH_MB)],
    };
  },
};
