import { USUAL_LIMITS } from '@gah/server';
import type { TableInfo } from '@gah/protocol';
import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { personOn, seatOf, sitDown, split } from './support/atTable.js';
import { newServer, newSqlite } from './support/servers.js';
import { stoppedTime } from './support/time.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('gathering', () => {
  it('the host may begin with computer players on the open seats', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const host = await http.openTable(tableOf(3));
    const guest = await http.join(host.table, { name: 'Béla', invite: host.invite });
    const [first, second] = [host, guest].map((each) => newClient({ address, ...each }));
    await first?.untilConnected();
    await second?.untilConnected();
    await expect(second?.ask({ type: 'start', level: 'pageboy' })).rejects.toThrow('not-host');
    await expect(
      first?.ask({ type: 'move', at: 0, move: { seat: 0, kind: 'pass' } }),
    ).rejects.toThrow('not-started');
    await first?.ask({ type: 'start', level: 'pageboy' });
    await second?.until(({ info }) => info.phase === 'playing');
    expect(second?.table?.info.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'computer',
    ]);
    expect(second?.table?.game?.view.setup.names).toEqual(['Anna', 'Béla', '']);
  });

  it('whoever leaves frees the seat, and the next one becomes the host', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const host = await http.openTable(tableOf(3));
    const guest = await http.join(host.table, { name: 'Béla', invite: host.invite });
    const [first, second] = [host, guest].map((each) => newClient({ address, ...each }));
    await first?.ask({ type: 'leave' });
    await second?.until(({ info }) => info.seats[0]?.kind === 'open');
    expect(second?.table?.info.host).toBe(1);
    const late = await http.join(host.table, { name: 'Cilli', invite: host.invite });
    expect(late.seat).toBe(0);
    await second?.ask({ type: 'leave' });
    const third = newClient({ address, ...late });
    await third.ask({ type: 'leave' });
    expect([first, second, third].map((client) => client?.connection.ended)).toEqual(
      Array(3).fill('wrong-token'),
    );
    expect((await http.table(host.table)).phase).toBe('closed');
    await expect(http.join(host.table, { name: 'Dora', invite: host.invite })).rejects.toThrow(
      'table-closed',
    );
  });
});

describe('clocks', () => {
  it('live: the reserve is used up, then the server ends the turn', async () => {
    const time = stoppedTime();
    const database = await newSqlite();
    const server = await newServer({ now: time.now, database });
    const clock = { kind: 'live', perTurnSeconds: 60, reserveSeconds: 120 } as const;
    const clients = await sitDown(server.address, tableOf(2, { clock }));
    const [slow, other] = split(clients);
    if (!other) throw new Error('two sit down');
    const seat = seatOf(slow);
    const start = time.now();
    expect(slow.table?.clock?.seats[seat]).toEqual({
      reserveMs: 2 * MINUTE,
      deadline: start + 3 * MINUTE,
    });
    time.pass(2 * MINUTE);
    while (
      (slow.table?.game?.moves.length ?? 0) > 0 &&
      slow.table?.game?.view.pending[0]?.seat === seat
    ) {
      const seq = slow.table.seq;
      await slow.play(slow.table.game.moves[0] ?? never());
      await slow.until((now) => now.seq !== seq);
    }
    expect(slow.table?.clock?.seats[seat]).toEqual({ reserveMs: MINUTE, deadline: null });

    // The other one lets its time run out while no server is there.
    const late = seatOf(other);
    await server.close();
    time.pass(3 * MINUTE);
    const again = await newServer({ now: time.now, database, port: server.port });
    await again.attend();
    await other.until(({ info }) => info.seats[late]?.kind === 'person' && timeouts(info) === 1);
    await slow.until(({ game }) => (game?.moves.length ?? 0) > 0);
    expect(personOn(slow, late)).toMatchObject({ timeouts: 1, replaced: null });
  });

  it('relaxed: after three turns in a row the seat is played by the computer', async () => {
    const time = stoppedTime();
    const { address, attend } = await newServer({ now: time.now });
    const clock = { kind: 'relaxed', perTurnDays: 2 } as const;
    const [one, two] = await sitDown(address, tableOf(2, { clock }));
    if (!one || !two) throw new Error('two sit down');
    const bothReplaced = (): boolean =>
      one.table?.info.seats.every((seat) => seat.kind === 'person' && seat.replaced !== null) ??
      false;
    for (let turns = 0; turns < 20 && !bothReplaced(); turns++) {
      time.pass(2 * DAY);
      await attend();
      one.connection.send({ type: 'sync' });
      const { seq } = await new HttpClient(address).table(one.table?.info.id ?? '');
      await one.until((now) => now.seq >= seq);
    }
    for (const seat of [0, 1]) expect(personOn(one, seat).replaced?.cause).toBe('clock');
    // They watch, so it goes on.
    await one.until(({ info }) => info.phase === 'over');
  });
});

const never = (): never => {
  throw new Error('a deciding seat has a move');
};
const timeouts = (info: TableInfo): number =>
  info.seats.reduce((sum, seat) => sum + (seat.kind === 'person' ? seat.timeouts : 0), 0);

describe('after the end', () => {
  it('a rematch seats everybody with the token of the game before', async () => {
    const { address } = await newServer();
    const seated = await gather(address, tableOf(2));
    const clients = seated.map((each) => newClient({ address, ...each }));
    await expect(clients[0]?.ask({ type: 'rematch' })).rejects.toThrow('not-over');
    await Promise.all(clients.map((client, seat) => playToEnd(client, `${seat}`)));
    await clients[1]?.ask({ type: 'rematch' });
    await expect(clients[0]?.ask({ type: 'rematch' })).rejects.toThrow('already-started');
    await clients[0]?.until(({ info }) => info.rematch !== null);
    const table = clients[0]?.table?.info.rematch ?? '';
    const stranger = new HttpClient(address).join(table, { name: 'Eve', invite: 'x'.repeat(22) });
    await expect(stranger).rejects.toThrow('wrong-invite');
    const again = seated.map(({ token }) => newClient({ address, table, token }));
    await Promise.all(again.map((client, seat) => playToEnd(client, `again ${seat}`)));
    expect(again.map(seatOf)).toEqual([0, 1]);
    expect(again[0]?.table?.game?.view.setup.names).toEqual(['Anna', 'Guest 1']);
  });
});

describe('chat', () => {
  it('reaches everybody once and in order, also those who come later', async () => {
    const { address } = await newServer();
    const seated = await gather(address, tableOf(2));
    const [one, two] = seated.map((each) => newClient({ address, ...each }));
    const watcher = newClient({ address, table: seated[0]?.table ?? '' });
    const text = '<script>alert("Küss die Hand")</script>';
    await one?.ask({ type: 'chat', text });
    await two?.ask({ type: 'chat', text: 'Servus!' });
    await watcher.until(({ chat }) => chat.length === 2);
    expect(watcher.table?.chat.map((line) => [line.n, line.seat, line.name, line.text])).toEqual([
      [1, 0, 'Anna', text],
      [2, 1, 'Guest 1', 'Servus!'],
    ]);
    await expect(watcher.ask({ type: 'chat', text: 'I see' })).rejects.toThrow(
      'spectators-only-watch',
    );
    const late = newClient({ address, table: seated[0]?.table ?? '' });
    await late.untilConnected();
    expect(late.table?.chat).toEqual(watcher.table?.chat);
  });

  it('is limited for each seat, however many devices it has', async () => {
    const time = stoppedTime();
    const { address } = await newServer({
      now: time.now,
      limits: { ...USUAL_LIMITS, chatBurst: 2, chatPerSecond: 1 },
    });
    const [host] = await gather(address, tableOf(2));
    if (!host) throw new Error('a host sits down');
    const [phone, laptop] = [newClient({ address, ...host }), newClient({ address, ...host })];
    await phone.ask({ type: 'chat', text: 'one' });
    await laptop.ask({ type: 'chat', text: 'two' });
    await expect(laptop.ask({ type: 'chat', text: 'three' })).rejects.toThrow('too-many');
    time.pass(1000);
    await phone.ask({ type: 'chat', text: 'four' });
  });

  it('can be left out of a table', async () => {
    const { address } = await newServer();
    const [one] = await sitDown(address, tableOf(2, { chat: false }));
    await expect(one?.ask({ type: 'chat', text: 'Hello?' })).rejects.toThrow('no-chat');
  });
});
