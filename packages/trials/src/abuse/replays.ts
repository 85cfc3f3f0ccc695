import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL_VERSION, readServerMessage } from '@gah/protocol';
import { openSession } from '@gah/client/node';
import { gather, tableOf } from '@gah/client/testing';
import { WebSocket } from 'ws';
import type { Abuse } from './abuse.js';
import { hostileSocket } from './hostile.js';
import { openBusyServer, othersDuring, playMoves } from './others.js';

const SOCKETS = 98;
const MOVES = { full: 90, short: 20 };
const TICK_MS = 10;

/** Many sockets of one address ask for a long game from far back, again and again. */
export const replays: Abuse = {
  name: 'replays',
  run: async (options) => {
    const busy = await openBusyServer(options);
    const [seated] = await gather(busy.server.address, tableOf(1));
    if (!seated) throw new Error('somebody sits down');
    const player = openSession({ address: busy.server.address, ...seated });
    options.cleanup.add(() => {
      player.close();
    });
    await playMoves(player, options.seed, options.isFull ? MOVES.full : MOVES.short);

    let [asked, told] = [0, 0];
    const { figures, problems } = await othersDuring(busy, options, async (signal) => {
      const sockets = Array.from({ length: SOCKETS }, () => hostileSocket(busy.server));
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table: seated.table, have: 1 };
      const requests = [
        { type: 'sync', have: 1 },
        { type: 'log', id: 'far-back', from: 0 },
      ].map((request) => JSON.stringify(request));
      for (const socket of sockets) {
        socket.on('open', () => {
          socket.send(JSON.stringify(hello));
        });
        socket.on('message', (data: Buffer) => {
          const type = readServerMessage(data.toString('utf8'))?.type;
          if (type === 'welcome' || type === 'log') told++;
        });
      }
      while (!signal.aborted) {
        for (const socket of sockets) {
          if (socket.readyState !== WebSocket.OPEN) continue;
          socket.send(requests[asked++ % requests.length] ?? '');
        }
        await wait(TICK_MS);
      }
      for (const socket of sockets) socket.terminate();
    });
    return {
      figures: { ...figures, asked, told },
      problems: [...problems, ...(told > asked / 2 ? [`${told} of ${asked} were told`] : [])],
    };
  },
};
