import { PROTOCOL_VERSION, readServerMessage, SOCKET_PATH } from '@gah/protocol';
import type { ServerMessage } from '@gah/protocol';
import { USUAL_LIMITS } from '@gah/server';
import { openSession } from '@gah/client/node';
import { gather, tableOf } from '@gah/client/testing';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fuzzTrial } from '../src/fuzz/trial.js';
import { ServerChild } from '../src/processes/serverChild.js';
import { withCleanup } from '../src/harness/cleanup.js';
import { newSqlite } from '../src/harness/storage.js';
import { PATIENCE } from './support/patience.js';
import { program } from './support/program.js';

const server = await program('server');

/** Everything a server says to somebody who sends without waiting. */
function flood(address: string, frames: readonly string[]): Promise<ServerMessage[]> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH);
    const heard: ServerMessage[] = [];
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.on('message', (data: Buffer) => {
      const message = readServerMessage(data.toString('utf8'));
      if (message) heard.push(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(heard);
    });
  });
}

describe('hostile messages', PATIENCE, () => {
  it('are refused with a code each and change nothing', async () => {
    const report = await fuzzTrial({ seed: 'short', messages: 2000, program: server });
    expect(report.problems).toEqual([]);
    expect(report.messages).toBeGreaterThanOrEqual(2000);
    expect(Object.keys(report.codes).length).toBeGreaterThan(25);
  });

  it('in a flood end with too-many, and others play on', () =>
    withCleanup(async (cleanup) => {
      const database = await newSqlite(cleanup);
      const child = await ServerChild.start(server, {
        database,
        settings: { limits: USUAL_LIMITS },
      });
      cleanup.add(() => child.kill());
      const { address } = child;
      const seated = await gather(address, tableOf(2));
      const clients = seated.map((place) => openSession({ address, ...place }));
      cleanup.add(() => {
        for (const client of clients) client.close();
      });
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table: seated[0]?.table };
      const frames = [hello, ...Array.from({ length: 5000 }, () => ({ type: 'ping' }))];
      const flooding = flood(
        address,
        frames.map((frame) => JSON.stringify(frame)),
      );
      await Promise.all(clients.map((client) => client.until(({ game }) => game !== null)));
      const mover = clients.find(({ table }) => table?.game?.moves.length !== 0);
      const move = mover?.table?.game?.moves[0];
      if (!mover || !move) throw new Error('somebody must move');
      expect(await mover.play(move)).toBe(seated.length + 1);
      expect((await flooding).at(-1)).toMatchObject({ type: 'bye', code: 'too-many' });
      expect(child.isRunning).toBe(true);
    }));
});
