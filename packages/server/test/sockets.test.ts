import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { bareSocket, hello } from './support/bareSocket.js';
import { gather, newClient, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';
import { stoppedTime } from './support/time.js';

describe('a connection', () => {
  it('of somebody who is silent ends', async () => {
    const time = stoppedTime();
    const { address, attend } = await newServer({ now: time.now });
    const [host] = await gather(address, tableOf(2));
    const { say, next, socket } = await bareSocket(address);
    await say(hello(host?.table ?? '', host?.token));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    time.pass(59_000);
    await attend();
    await say({ type: 'ping' });
    time.pass(61_000);
    await attend();
    expect(await next()).toMatchObject({ type: 'bye', code: 'idle' });
    expect(await closed).toBe(4000);
  });

  it('of somebody who never says hello ends, too', async () => {
    const time = stoppedTime();
    const { address, attend } = await newServer({ now: time.now });
    const { say, next } = await bareSocket(address);
    time.pass(31_000);
    await say({ type: 'ping' });
    await attend();
    expect(await next()).toMatchObject({ type: 'bye', code: 'idle' });
  });

  it('ends with a good-bye when the server stops, which waits for nobody', async () => {
    const server = await newServer();
    const [host] = await gather(server.address, tableOf(2));
    const { say, next, socket } = await bareSocket(server.address);
    await say(hello(host?.table ?? '', host?.token));
    socket.pause();
    const other = await bareSocket(server.address);
    const farewell = other.next();
    await server.close();
    expect(await farewell).toMatchObject({ type: 'bye', code: 'shutting-down' });
    socket.resume();
    expect(await next()).toMatchObject({ type: 'bye', code: 'shutting-down' });
  });

  it('one seat may have several devices, but not too many', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const devices = Array.from({ length: 8 }, () => newClient({ address, ...host }));
    await Promise.all(devices.map((device) => device.untilConnected()));
    const { say } = await bareSocket(address);
    expect(await say(hello(host.table, host.token))).toMatchObject({ code: 'too-many' });
    const [first, ...others] = devices;
    await first?.play(first.table?.game?.moves[0] ?? { seat: 0, kind: 'pass' });
    await Promise.all(others.map((device) => device.until(({ seq }) => seq === 2)));
    expect(others.map(({ table }) => table?.game)).toEqual(others.map(() => first?.table?.game));
  });

  it('of somebody who left a seat sees nothing of whoever takes it next', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const host = await http.openTable(tableOf(2, { open: true }));
    const leaver = await bareSocket(address);
    await leaver.say(hello(host.table, host.token));
    expect(await leaver.say({ type: 'leave', id: 'request-1' })).toMatchObject({ type: 'ack' });
    expect(await leaver.next()).toMatchObject({ type: 'bye', code: 'wrong-token' });
    await expect(http.state(host.table, host.token)).rejects.toThrow('wrong-token');
  });

  it('of somebody who sends a lot at once gets an answer to everything', async () => {
    const { address } = await newServer();
    const { say, next, socket } = await bareSocket(address);
    for (let n = 0; n < 2000; n++) socket.send('{');
    for (let n = 0; n < 2000; n++) expect(await next()).toMatchObject({ code: 'malformed' });
    expect(await say({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });
});
