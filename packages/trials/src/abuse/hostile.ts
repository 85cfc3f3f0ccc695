import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SOCKET_PATH } from '@gah/protocol';
import { WebSocket } from 'ws';
import { from } from './others.js';

/** Addresses that are nobody's. */
export const ATTACKER = '203.0.113.1';

const TICK_MS = 4;

interface Server {
  readonly address: string;
  readonly port: number;
}

/** A socket of the attacker; that it breaks is part of the trade. */
export function hostileSocket({ address }: Pick<Server, 'address'>): WebSocket {
  const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH, {
    headers: from(ATTACKER),
  });
  socket.on('error', () => undefined);
  return socket;
}

/** A plain connection on which anything can be written. */
export function hostileLine({ port }: Pick<Server, 'port'>, text: string): Socket {
  const line = connect(port, '127.0.0.1', () => line.write(text));
  line.on('error', () => undefined);
  return line;
}

const FIN = 0x80;
const MASKED = 0x80;
const OPCODES = { text: 0x1, ping: 0x9, pong: 0xa } as const;

/** A short frame as a client sends it, with a mask of zeros. */
export const frame = (kind: keyof typeof OPCODES, text = ''): Buffer =>
  Buffer.concat([
    Buffer.from([FIN | OPCODES[kind], MASKED | text.length, 0, 0, 0, 0]),
    Buffer.from(text),
  ]);

const HANDSHAKE = [
  `GET ${SOCKET_PATH} HTTP/1.1`,
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  `X-Forwarded-For: ${ATTACKER}`,
  '',
  '',
].join('\r\n');

/** The same frames again and again, as fast as they are read; whoever is cut off comes back at once. */
export async function flood(
  server: Server,
  first: Buffer,
  again: Buffer,
  signal: AbortSignal,
): Promise<{ readonly connections: number; readonly bytes: number }> {
  const isDone = (): boolean => signal.aborted;
  let connections = 0;
  let bytes = 0;
  while (!isDone()) {
    const line = hostileLine(server, HANDSHAKE);
    line.resume();
    connections++;
    line.write(first);
    while (!isDone() && !line.destroyed) {
      if (line.writable && line.writableLength < again.length) {
        line.write(again);
        bytes += again.length;
      }
      await wait(TICK_MS);
    }
    line.destroy();
    await wait(TICK_MS);
  }
  return { connections, bytes };
}
