import { PROTOCOL_VERSION } from '@gah/protocol';
import type { Abuse } from './abuse.js';
import { flood, frame } from './hostile.js';
import { openBusyServer, othersDuring } from './others.js';

/** What is written at once: about 9 Mbit/s at the pace of a flood. */
const BLOCK_BYTES = 4500;
const MB = 1_000_000;

const block = (one: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(BLOCK_BYTES / one.length) }, () => one));

/** Leads to a good-bye, after which nothing should be read. */
const UNKNOWN = frame(
  'text',
  JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: 'aaaaaaaaaa' }),
);
const NOTHING = Buffer.alloc(0);

/** Pings over two sockets, pongs over a third, and text over one that was told to go. */
export const controlFrames: Abuse = {
  name: 'control-frames',
  run: async (options) => {
    const busy = await openBusyServer(options);
    let sent = { connections: 0, bytes: 0 };
    const { figures, problems } = await othersDuring(busy, options, async (signal) => {
      const floods = await Promise.all([
        flood(busy.server, NOTHING, block(frame('ping')), signal),
        flood(busy.server, NOTHING, block(frame('ping')), signal),
        flood(busy.server, NOTHING, block(frame('pong')), signal),
        flood(busy.server, UNKNOWN, block(frame('text', '{"type":"ping"}')), signal),
      ]);
      sent = floods.reduce((sum, { connections, bytes }) => ({
        connections: sum.connections + connections,
        bytes: sum.bytes + bytes,
      }));
    });
    return {
      figures: { ...figures, connections: sent.connections, sentMB: sent.bytes / MB },
      problems,
    };
  },
};
