import type { ServerMessage, TableSnapshot } from '@gah/protocol';
import { HttpClient } from '@gah/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareSocket, hello } from './support/bareSocket.js';
import { gather, newClient, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newServer } from './support/servers.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/**
 * Two servers on one database, of which the second listens elsewhere: like one that is a moment
 * behind, it hears nothing from the first.
 */
async function twoServers(): Promise<[string, string]> {
  const [database, elsewhere] = [await postgres.newDatabase(), await postgres.newDatabase()];
  const deaf = { ...database, listenUrl: elsewhere.url };
  const [one, two] = [await newServer({ database }), await newServer({ database: deaf })];
  return [one.address, two.address];
}

function snapshotOf(message: ServerMessage): TableSnapshot {
  if (message.type !== 'welcome') throw new Error(`${message.type} instead of welcome`);
  return message.snapshot;
}

describe('a server that is behind', () => {
  it('lets somebody in who has just sat down at another one', async () => {
    const [here, there] = await twoServers();
    const http = new HttpClient(here);
    const host = await http.openTable(tableOf(2));
    await new HttpClient(there).state(host.table, host.token);
    const guest = await http.join(host.table, { name: 'Bela', invite: host.invite });
    const { say } = await bareSocket(there);
    expect(snapshotOf(await say(hello(guest.table, guest.token))).seat).toBe(guest.seat);
  });

  it('tells somebody who comes over nothing older than what they have', async () => {
    const [here, there] = await twoServers();
    const [host] = await gather(here, tableOf(1));
    if (!host) throw new Error('a host sits down');
    await new HttpClient(there).state(host.table, host.token);
    const client = newClient({ address: here, ...host });
    await client.until(({ game }) => game !== null);
    const [move] = client.table?.game?.moves ?? [];
    if (!move) throw new Error('alone one always has a move');
    const have = await client.play(move);
    const { say } = await bareSocket(there);
    const { seq, game } = snapshotOf(
      await say(JSON.stringify({ ...hello(host.table, host.token), have })),
    );
    expect([seq, game?.view.ply]).toEqual([have, 1]);
  });

  it('acknowledges a move sent again that another one has stored', async () => {
    const [here, there] = await twoServers();
    const [host] = await gather(here, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const behind = await bareSocket(there);
    await behind.say(hello(host.table, host.token));
    const client = newClient({ address: here, ...host });
    for (let plies = 0; plies < 2; plies++) {
      await client.until(({ game }) => game?.view.ply === plies);
      const [move] = client.table?.game?.moves ?? [];
      if (move) await client.play(move);
    }
    await client.until(({ game }) => game?.view.ply === 2);
    const [move] = client.table?.game?.moves ?? [];
    const at = client.table?.seq ?? 0;
    const { id, seq } = await client.ask({ type: 'move', at, move });
    for (;;) {
      const answer = await behind.say({ type: 'move', id, at, move });
      if (answer.type === 'step') continue;
      expect(answer).toEqual({ type: 'ack', id, seq });
      return;
    }
  });
});
