import type { ClientMessage, ServerMessage } from '@gah/protocol';
import { PROTOCOL_VERSION, readServerMessage, SOCKET_PATH } from '@gah/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** A socket that says exactly what it is told and waits for one answer of each. */
export async function bareSocket(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH, { headers });
  onTestFinished(() => {
    socket.terminate();
  });
  const heard: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = readServerMessage(data.toString('utf8'));
    if (!message) throw new Error('no message of this protocol');
    if (message.type === 'presence') return;
    const next = waiting.shift();
    if (next) next(message);
    else heard.push(message);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const next = (): Promise<ServerMessage> => {
    const known = heard.shift();
    return known ? Promise.resolve(known) : new Promise((resolve) => waiting.push(resolve));
  };
  const say = (message: ClientMessage | string): Promise<ServerMessage> => {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return next();
  };
  return { socket, say, next };
}

export const hello = (table: string, token?: string): ClientMessage => ({
  type: 'hello',
  protocol: PROTOCOL_VERSION,
  table,
  ...(token !== undefined && { token }),
});
