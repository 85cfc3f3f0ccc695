import { connect } from 'node:net';
import { NO_LIMITS } from '@gah/server/testing';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../src/http/unsent.js';
import { Unsent } from '../src/http/unsent.js';
import { bareSocket, hello } from './support/bareSocket.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

/** What comes back over a plain connection until it ends. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const heard: string[] = [];
    const line = connect(port, '127.0.0.1', () => line.write(text));
    line.on('data', (data) => heard.push(data.toString()));
    line.on('error', () => undefined);
    line.on('close', () => {
      resolve(heard.join(''));
    });
  });
}

const head = (method: string, path: string, ...headers: string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n');

describe('a request', () => {
  it('counts for the route it reaches, however its address is written', async () => {
    const { address } = await newServer({ limits: { ...NO_LIMITS, requestsPerMinute: 4 } });
    const ways = ['/api/info', '/%61pi/info', '/a%70i/inf%6f', '/nothing'];
    for (const way of ways) await fetch(address + way);
    for (const way of ways) expect((await fetch(address + way)).status).toBe(429);
  });

  it('is answered with something no cache keeps', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(2));
    const headers = { authorization: `Bearer ${host?.token ?? ''}` };
    const table = `/tables/${host?.table ?? ''}`;
    const paths = ['/info', '/tables', `${table}/state`, `${table}/record`, '/nothing'];
    for (const path of paths) {
      const answer = await fetch(`${address}/api${path}`, { headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['localhost', 200],
    ['192.168.1.20:4173', 200],
    ['[fe80::1]:4173', 200],
    ['clubhouse:4173', 200],
    ['games.local', 200],
    ['play.example', 200],
    ['evil.example', 421],
    ['play.example.evil.example', 421],
  ])('for %s is answered with %d', async (name, status) => {
    const { port } = await newServer({ allowedHosts: ['play.example'] });
    const answer = await exchange(port, head('GET', '/api/info', `Host: ${name}`));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('that does not arrive in time ends, body or head', async () => {
    const { port } = await newServer({ limits: { ...NO_LIMITS, arrivalSeconds: 1 } });
    const json = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 900'];
    const slow = [
      `${head('POST', '/api/tables', ...json)}{`,
      'GET /api/info HTTP/1.1\r\nHost: loc',
      '',
    ];
    for (const answer of await Promise.all(slow.map((text) => exchange(port, text)))) {
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
    }
  });
});

describe('frames', () => {
  const few = { ...NO_LIMITS, frameBurst: 20, framesPerSecond: 0 };

  it.each(['ping', 'pong', 'send'] as const)('of a flood (%s) end the connection', async (kind) => {
    const { address } = await newServer({ limits: few });
    const { socket, next } = await bareSocket(address);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let n = 0; n < 21; n++) socket[kind]('{"type":"ping"}');
    for (;;) {
      const message = await next();
      if (message.type === 'pong') continue;
      expect(message).toMatchObject({ type: 'bye', code: 'too-many' });
      break;
    }
    expect(await closed).toBe(4000);
  });

  it('are answered while they are few', async () => {
    const { address } = await newServer({ limits: few });
    const { socket } = await bareSocket(address);
    const answered = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping('are you there');
    expect(String(await answered)).toBe('are you there');
  });

  it('after a good-bye are not listened to', async () => {
    const { address } = await newServer();
    const { socket, say } = await bareSocket(address);
    socket.close = () => undefined;
    expect(await say('x'.repeat(5000))).toMatchObject({ type: 'bye' });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const flood = setInterval(() => {
      socket.send('x'.repeat(3000), () => undefined);
    });
    await closed;
    clearInterval(flood);
  });
});

describe('one address', () => {
  it('has so many sockets at once, and may open another when one has gone', async () => {
    const { address } = await newServer({ limits: { ...NO_LIMITS, socketsAtOnce: 2 } });
    const first = await bareSocket(address);
    await bareSocket(address);
    const { socket } = await bareSocket(address);
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(4000);
    const gone = new Promise((resolve) => first.socket.once('close', resolve));
    first.socket.close();
    await gone;
    const { say } = await bareSocket(address);
    expect(await say({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('pays for welcomes and logs by what they tell, with all of its sockets', async () => {
    const database = await newSqlite();
    const server = await newServer({ database });
    const [host] = await gather(server.address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    let moves = 0;
    await playToEnd(newClient({ address: server.address, ...host }), 'priced', {
      mayGoOn: () => moves++ < 60,
    });
    await server.close();

    const limits = { ...NO_LIMITS, workBurst: 40, workPerSecond: 0 };
    const { address } = await newServer({ database, limits });
    const { say } = await bareSocket(address);
    expect(await say(hello(host.table, host.token))).toMatchObject({ type: 'welcome' });
    const answers: string[] = [];
    while (answers.at(-1) !== 'refused' && answers.length < 20) {
      answers.push((await say({ type: 'sync', have: 1 })).type);
    }
    expect(answers.length).toBeLessThan(8);
    expect(await say({ type: 'log', id: 'request-1', from: 0 })).toMatchObject({
      type: 'refused',
      code: 'too-many',
    });
    while ((await say({ type: 'ping' })).type === 'pong');
    const { say: sayToo } = await bareSocket(address);
    expect(await sayToo(hello(host.table))).toMatchObject({ type: 'bye', code: 'too-many' });
  });
});

describe('what is not read', () => {
  const reader = (viewer: Reader['viewer'], cut: Reader[], unsent: Unsent): Reader => {
    const self: Reader = {
      viewer,
      cut: () => {
        cut.push(self);
        unsent.note(self, 0);
      },
    };
    return self;
  };

  it('is bounded for each socket, more narrowly for those who only watch', () => {
    const cut: Reader[] = [];
    const unsent = new Unsent();
    const [player, spectator] = [reader(0, cut, unsent), reader('spectator', cut, unsent)];
    unsent.note(player, 900_000);
    unsent.note(spectator, 200_000);
    expect(unsent.bytes).toBe(1_100_000);
    unsent.note(spectator, 300_000);
    expect(cut).toEqual([spectator]);
    unsent.note(player, 1_100_000);
    expect(cut).toEqual([spectator, player]);
    expect(unsent.bytes).toBe(0);
  });

  it('is bounded for all together; spectators go before players, the slowest first', () => {
    const cut: Reader[] = [];
    const unsent = new Unsent();
    const noted = (viewer: Reader['viewer'], bytes: number): Reader => {
      const self = reader(viewer, cut, unsent);
      unsent.note(self, bytes);
      return self;
    };
    const quick = noted('spectator', 100_000);
    const slow = noted('spectator', 200_000);
    for (let n = 0; n < 63; n++) noted(1, 1_000_000);
    const slowest = noted(1, 600_000);
    unsent.note(slowest, 800_000);
    expect(cut).toEqual([slow]);
    unsent.note(slowest, 1_000_000);
    expect(cut).toEqual([slow, quick]);
    noted(0, 1);
    expect(cut).toHaveLength(3);
    expect(cut[2]?.viewer).toBe(1);
    expect(unsent.bytes).toBeLessThanOrEqual(64_000_000);
  });
});
