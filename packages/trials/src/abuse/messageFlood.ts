import { PROTOCOL_VERSION } from '@gah/protocol';
import { gather, tableOf } from '@gah/client/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Abuse } from './abuse.js';
import { hostileSocket } from './hostile.js';
import { openBusyServer, othersDuring } from './others.js';

const FRAMES_A_TICK = 200;
const TICK_MS = 4;

/** Messages without end over one socket; whoever is shown out comes back at once. */
export const messageFlood: Abuse = {
  name: 'message-flood',
  run: async (options) => {
    const busy = await openBusyServer(options);
    const [seated] = await gather(busy.server.address, tableOf(2));
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table: seated?.table };
    let connections = 0;
    const { figures, problems } = await othersDuring(busy, options, async (signal) => {
      let socket: WebSocket | null = null;
      const connect = (): WebSocket => {
        const fresh = hostileSocket(busy.server);
        connections++;
        fresh.on('open', () => {
          fresh.send(JSON.stringify(hello));
        });
        fresh.on('close', () => (socket = null));
        return fresh;
      };
      while (!signal.aborted) {
        socket ??= connect();
        for (let frame = 0; frame < FRAMES_A_TICK; frame++) {
          if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
        }
        await wait(TICK_MS);
      }
      socket?.terminate();
    });
    return { figures: { ...figures, connections }, problems };
  },
};
