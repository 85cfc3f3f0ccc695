import type { ServerMessage } from '@gah/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionTiming } from '../src/index.js';
import { ConnectionClosed, Refused, TableSession, UNHURRIED } from '../src/index.js';
import type { FakeSocket } from './fakeServer.js';
import { FakeServer, newId, TABLE, TOKENS } from './fakeServer.js';

const SETUP = { seats: 2, names: ['Anna', 'Béla'], seed: 'connection' };
const IMPATIENT: ConnectionTiming = {
  firstWaitMs: 100,
  longestWaitMs: 100,
  heartbeat: { lookEveryMs: 500, pingAfterMs: 0, goneAfterMs: 1000 },
  mostTries: 1,
};

function connected(timing: ConnectionTiming, onUnknown?: (text: string) => void) {
  const server = new FakeServer(SETUP);
  const attempts: number[] = [];
  const session = new TableSession({
    table: TABLE,
    token: TOKENS[0],
    openSocket: (attempt) => {
      attempts.push(attempt);
      return server.openSocket();
    },
    timing,
    newId,
    keepsLog: false,
    ...(onUnknown && { onUnknown }),
  });
  const last = (): FakeSocket => {
    const socket = server.sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  };
  const arrive = (): void => {
    last().open();
    last().flush();
  };
  session.connection.open();
  arrive();
  const requests = (): string[] =>
    last().sent.flatMap((message) => ('id' in message ? [message.id] : []));
  return { server, session, attempts, last, arrive, requests };
}

/** What became of a promise, without waiting for it. */
function outcomeOf(promise: Promise<unknown>): { value: unknown } {
  const outcome: { value: unknown } = { value: 'waiting' };
  promise.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.value = error),
  );
  return outcome;
}

const busy = (id: string): ServerMessage => ({ type: 'refused', id, code: 'unavailable', seq: 0 });
const LOG = { type: 'log', from: 0 } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  it('a busy server is asked again with the same id, but not for ever', async () => {
    const { session, last, requests } = connected(UNHURRIED);
    const outcome = outcomeOf(session.ask(LOG));
    for (let tries = 1; tries <= UNHURRIED.mostTries; tries++) {
      last().waiting.length = 0;
      expect(requests()).toHaveLength(tries);
      expect(outcome.value).toBe('waiting');
      last().deliver(busy(requests()[0] ?? ''));
      await vi.advanceTimersByTimeAsync(1500);
    }
    expect(new Set(requests()).size).toBe(1);
    expect(outcome.value).toEqual(new Refused('unavailable'));
  });

  it('a script is told at once that a server is busy', async () => {
    const { session, last, requests } = connected(IMPATIENT);
    const outcome = outcomeOf(session.ask(LOG));
    last().deliver(busy(requests()[0] ?? ''));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.value).toEqual(new Refused('unavailable'));
  });

  it('a request without an answer breaks it, though the server says other things', async () => {
    const { server, session, last, arrive, requests } = connected(IMPATIENT);
    const outcome = outcomeOf(session.ask(LOG));
    const [id] = requests();
    for (let i = 0; i < 4 && server.sockets.length === 1; i++) {
      last().waiting.length = 0;
      last().deliver({ type: 'pong', serverTime: 0, seq: server.seq });
      await vi.advanceTimersByTimeAsync(500);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sockets).toHaveLength(2);
    arrive();
    expect(requests()).toEqual([id]);
    last().flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.value).toMatchObject({ type: 'log', id });
  });

  it('counts its attempts, so that another server can be tried', async () => {
    const { attempts, last } = connected(IMPATIENT);
    last().break();
    await vi.advanceTimersByTimeAsync(100);
    last().break();
    await vi.advanceTimersByTimeAsync(100);
    expect(attempts).toEqual([0, 1, 2]);
  });

  it('tells that it is closed whoever still waits', async () => {
    const { session } = connected(UNHURRIED);
    const outcomes = [outcomeOf(session.ask(LOG)), outcomeOf(session.until(() => false))];
    session.close();
    outcomes.push(outcomeOf(session.ask(LOG)));
    await vi.advanceTimersByTimeAsync(0);
    for (const { value } of outcomes) expect(value).toBeInstanceOf(ConnectionClosed);
  });

  it('what a newer server says is left alone, unless somebody wants to know', () => {
    const unknown: string[] = [];
    const { session, last } = connected(UNHURRIED, (text) => unknown.push(text));
    const { table } = session;
    last().onmessage?.({ data: '{"type":"fireworks"}' });
    expect(session.table).toBe(table);
    expect(unknown).toEqual(['{"type":"fireworks"}']);
  });
});
