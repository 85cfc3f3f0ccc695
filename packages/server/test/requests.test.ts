import type { ClientMessage, OnlineProblem, ServerMessage, ServerMessageOf } from '@gah/protocol';
import { PROTOCOL_VERSION } from '@gah/protocol';
import { HttpClient, HttpRefusal, Refused } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '@gah/server/testing';
import { bareSocket, hello } from './support/bareSocket.js';
import type { Seated } from './support/players.js';
import { seatOf, split } from './support/atTable.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

async function twoPersons(address: string): Promise<[Seated, Seated]> {
  const [first, second] = await gather(address, tableOf(2));
  if (!first || !second) throw new Error('two sit down');
  return [first, second];
}

const welcomed = (message: ServerMessage): ServerMessageOf<'welcome'> => {
  if (message.type !== 'welcome') throw new Error(`${message.type} instead of welcome`);
  return message;
};

describe('the first message', () => {
  it('is hello, and only the first', async () => {
    const { address } = await newServer();
    const [{ table, token }] = await twoPersons(address);
    const { say } = await bareSocket(address);
    const move: ClientMessage = { type: 'move', id: 'request-1', at: 0, move: {} };
    expect(await say(move)).toMatchObject({ type: 'refused', code: 'hello-first' });
    expect(await say(hello(table, token))).toMatchObject({ type: 'welcome' });
    expect(await say(hello(table, token))).toMatchObject({ type: 'refused', code: 'hello-again' });
  });

  it.each([
    ['outdated-client', { protocol: 0 }],
    ['outdated-server', { protocol: PROTOCOL_VERSION + 1 }],
    ['unknown-table', { table: 'aaaaaaaaaa' }],
    ['wrong-token', { token: 'x'.repeat(43) }],
  ] satisfies [OnlineProblem, object][])('ends with %s', async (code, change) => {
    const { address } = await newServer();
    const [{ table, token }] = await twoPersons(address);
    const { say, socket } = await bareSocket(address);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const answer = await say({ ...hello(table, token), ...change });
    expect(answer).toMatchObject({ type: 'bye', code, protocol: { newest: PROTOCOL_VERSION } });
    expect(await closed).toBe(4000);
  });

  it('lets nobody watch a table without spectators', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(2, { spectators: false }));
    const { say } = await bareSocket(address);
    expect(await say(hello(host?.table ?? ''))).toMatchObject({ code: 'no-spectators' });
    const http = new HttpClient(address);
    await expect(http.state(host?.table ?? '')).rejects.toThrow('no-spectators');
  });

  it('comes from a page of the server, or one that is allowed', async () => {
    const { address } = await newServer({ allowedOrigins: ['https://club.example'] });
    await expect(bareSocket(address, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(bareSocket(address, { origin: 'https://club.example' })).resolves.toBeDefined();
    await expect(bareSocket(address, { origin: address })).resolves.toBeDefined();
  });
});

describe('a move', () => {
  it('sent again is acknowledged again and played once', async () => {
    const { address } = await newServer();
    const seated = await twoPersons(address);
    const sockets = await Promise.all(
      seated.map(async ({ table, token }) => {
        const socket = await bareSocket(address);
        return { ...socket, ...welcomed(await socket.say(hello(table, token))).snapshot };
      }),
    );
    const mover = sockets.find(({ game }) => game?.moves.length !== 0);
    const move = mover?.game?.moves[0];
    if (!mover || !move) throw new Error('somebody must move');
    const message: ClientMessage = { type: 'move', id: 'the-same-id', at: mover.seq, move };
    const ack = { type: 'ack', id: 'the-same-id', seq: mover.seq + 1 };
    expect(await mover.say(message)).toEqual(ack);
    for (;;) if ((await mover.next()).type === 'step') break;
    expect(await mover.say(message)).toEqual(ack);
    const state = await new HttpClient(address).state(mover.table.id);
    expect(state.seq).toBe(mover.seq + 1);
    expect(state.game?.view.ply).toBe(1);
  });

  it('is known again after the server was started anew', async () => {
    const database = await newSqlite();
    const server = await newServer({ database });
    const [host] = await gather(server.address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const first = await bareSocket(server.address);
    const { game, seq } = welcomed(await first.say(hello(host.table, host.token))).snapshot;
    const move: ClientMessage = { type: 'move', id: 'before-end', at: seq, move: game?.moves[0] };
    const ack = await first.say(move);
    await server.close();

    const again = await newServer({ database });
    const second = await bareSocket(again.address);
    const { snapshot } = welcomed(await second.say(hello(host.table, host.token)));
    expect(snapshot.game?.view.ply).toBe(1);
    expect(await second.say(move)).toEqual(ack);
  });

  it.each([
    ['malformed-move', () => ({ kind: 'cheat' })],
    ['not-your-decision', (seat: number) => ({ seat: 1 - seat, kind: 'pass' })],
    ['other-moment', (seat: number) => ({ seat, kind: 'ward' })],
  ])('is refused as %s', async (code, make) => {
    const { address } = await newServer();
    const seated = await twoPersons(address);
    const clients = seated.map((each) => newClient({ address, ...each }));
    await Promise.all(clients.map((client) => client.untilConnected()));
    const [mover] = split(clients);
    const at = mover.table?.seq ?? 0;
    const asked = mover.ask({ type: 'move', at, move: make(seatOf(mover)) });
    await expect(asked).rejects.toEqual(new Refused(code as never));
    expect(mover.table?.game?.view.ply).toBe(0);
  });

  it('is stale when the decision has changed, also for another device of the seat', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const client = newClient({ address, ...host });
    await client.untilConnected();
    const at = client.table?.seq ?? 0;
    const [move] = client.table?.game?.moves ?? [];
    if (!move) throw new Error('somebody must move');
    await client.play(move);
    await expect(client.ask({ type: 'move', at, move })).rejects.toThrow('stale');
    await expect(client.ask({ type: 'move', at: at + 999, move })).rejects.toThrow('stale');
  });

  it('of a game that is over, or of a spectator, is refused', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const client = newClient({ address, ...host });
    await playToEnd(client, 'to the end');
    const move = { seat: 0, kind: 'pass' };
    const over = client.ask({ type: 'move', at: client.table?.seq ?? 0, move });
    await expect(over).rejects.toThrow('game-over');
    const watcher = newClient({ address, table: host.table });
    await watcher.untilConnected();
    const watched = watcher.ask({ type: 'move', at: watcher.table?.seq ?? 0, move });
    await expect(watched).rejects.toThrow('spectators-only-watch');
  });
});

describe('coming back', () => {
  it('brings what was missed, and the log brings everything', async () => {
    const { address } = await newServer();
    const seated = await twoPersons(address);
    const [first, second] = seated.map((each) => newClient({ address, ...each }));
    if (!first || !second) throw new Error('two sit down');
    const games = Promise.all([playToEnd(first, 'one'), playToEnd(second, 'two')]);
    for (let drops = 0; drops < 10; drops++) {
      const seq = first.table?.seq ?? 0;
      await first.until((now) => now.seq > seq + 2 || now.info.phase === 'over');
      first.connection.drop();
      second.connection.drop();
    }
    await games;
    const http = new HttpClient(address);
    for (const [index, client] of [first, second].entries()) {
      await client.untilConnected();
      await client.until(({ info }) => info.phase === 'over');
      const { steps } = await http.log(seated[index]?.table ?? '', seated[index]?.token);
      expect(steps.map(({ ply }) => ply)).toEqual(steps.map((_, ply) => ply));
      const answer = await client.ask({ type: 'log', from: 0 });
      expect(answer).toMatchObject({ type: 'log', steps });
      const known = client.table?.steps.at(0)?.ply ?? 0;
      expect(client.table?.steps).toEqual(steps.slice(known));
    }
  });
});

describe('over HTTP', () => {
  it('tables of the lobby are listed until they are full', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const { table } = await http.openTable(tableOf(2, { open: true, title: 'Café Central' }));
    await http.openTable(tableOf(2));
    const list = await http.openTables();
    expect(list.tables.map(({ id, title }) => [id, title])).toEqual([[table, 'Café Central']]);
    await http.join(table, { name: 'Béla' });
    expect(await http.openTables()).toEqual({ tables: [] });
    await expect(http.join(table, { name: 'Cilli' })).rejects.toThrow('already-started');
  });

  it('an invitation is void once the game has begun, even where a seat was left', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const [host, guest] = await twoPersons(address);
    const { table, invite } = host;
    const late = () => http.join(table, { name: 'Cilli', invite });
    await expect(late()).rejects.toThrow('409: already-started');
    await newClient({ address, ...guest }).ask({ type: 'leave' });
    await expect(late()).rejects.toThrow('409: already-started');
    await expect(http.join(table, { name: 'Cilli', invite, seat: guest.seat })).rejects.toThrow(
      '409: already-started',
    );
  });

  it('a private table needs the invitation', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const { table, invite } = await http.openTable(tableOf(3));
    await expect(http.join(table, { name: 'Eve' })).rejects.toThrow('wrong-invite');
    await expect(http.join(table, { name: 'Eve', invite: 'x'.repeat(22) })).rejects.toThrow(
      'wrong-invite',
    );
    await expect(http.join(table, { name: 'Béla', invite, seat: 2 })).resolves.toMatchObject({
      seat: 2,
    });
    await expect(http.join(table, { name: 'Cilli', invite, seat: 2 })).rejects.toThrow(
      'seat-taken',
    );
  });

  it.each([
    ['bad-setup', { options: { staff: 'draft' } }, 1],
    ['malformed', { seats: [{ kind: 'open' }] }, 1],
    [
      'malformed',
      {
        seats: [
          { kind: 'host', crest: 1 },
          { kind: 'open', crest: 1 },
        ],
      },
      2,
    ],
    ['malformed', { options: { seed: 'known' } }, 2],
  ])('%s: %j', async (code, change, persons) => {
    const { address } = await newServer();
    const newTable = { ...tableOf(persons), ...change } as never;
    const error: unknown = await new HttpClient(address)
      .openTable(newTable)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(HttpRefusal);
    expect(error).toMatchObject({ problem: { code } });
  });

  it('bodies that are no JSON, or too large, are refused with a code', async () => {
    const { address } = await newServer();
    const post = async (body: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${address}/api/tables`, { method: 'POST', headers, body })).json();
    };
    expect(await post('{')).toEqual({ code: 'malformed' });
    expect(await post(JSON.stringify('x'.repeat(70_000)))).toEqual({ code: 'too-large' });
    expect(await (await fetch(`${address}/api/nothing`)).json()).toEqual({
      code: 'unknown-address',
    });
  });
});

describe('limits', () => {
  it('a message that is too large ends the connection', async () => {
    const { address } = await newServer();
    const { say } = await bareSocket(address);
    expect(await say('x'.repeat(5000))).toMatchObject({ type: 'bye', code: 'too-large' });
  });

  it('too many messages are refused, and so are too many requests', async () => {
    const { address } = await newServer({
      now: () => 0,
      limits: {
        ...NO_LIMITS,
        requestsPerMinute: 5,
        filesPerMinute: 5,
        tablesPerMinute: 1,
        computerTables: 1,
        logsPerMinute: 1,
        socketsPerMinute: 2,
        messageBurst: 4,
        messagesPerSecond: 1,
        chatBurst: 1,
        chatPerSecond: 1,
      },
    });
    const http = new HttpClient(address);
    const { table, token } = await http.openTable(tableOf(2));
    await expect(http.openTable(tableOf(2))).rejects.toThrow('429: too-many');
    const { say } = await bareSocket(address);
    expect(await say(hello(table, token))).toMatchObject({ type: 'welcome' });
    const { say: sayMore } = await bareSocket(address);
    for (let n = 0; n < 4; n++)
      expect(await sayMore({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect(await sayMore({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'too-many' });
    await expect(bareSocket(address)).rejects.toThrow('429');
  });
});
