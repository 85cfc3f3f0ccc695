import { describe, expect, it } from 'vitest';
import type { TableInfo, TableJoined, TableOpened } from '@gah/protocol';
import { API } from '@gah/protocol';
import { USUAL_LIMITS } from '@gah/server';
import { NO_LIMITS } from '@gah/server/testing';
import { newClient, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';
import { stoppedTime } from './support/time.js';

const HOST = '192.0.2.1';
const GUEST = '192.0.2.2';
const OTHER = '192.0.2.3';
const MINUTE = 60_000;
const { waitingTables, listedTables, seatsAtTable, joinsAtTable } = USUAL_LIMITS;

async function behindProxy() {
  const time = stoppedTime();
  const limits = { ...NO_LIMITS, waitingTables, listedTables, seatsAtTable, joinsAtTable };
  const { address } = await newServer({ proxies: 1, limits, now: time.now });
  /** The answer to somebody who comes from this address; a code where it was refused. */
  async function ask<T>(from: string, path: string, body?: unknown): Promise<T | string> {
    const response = await fetch(address + API + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { code: string };
    return response.ok ? answer : answer.code;
  }
  const open = async (from: string, seats = 4, isOpen = true): Promise<TableOpened> => {
    const opened = await ask<TableOpened>(from, '/tables', tableOf(seats, { open: isOpen }));
    if (typeof opened === 'string') throw new Error(opened);
    return opened;
  };
  const join = (from: string, table: string, invite?: string) =>
    ask<TableJoined>(from, `/tables/${table}/join`, { name: 'Béla', ...(invite && { invite }) });
  return { address, time, ask, open, join };
}

const seatOf = (joined: TableJoined | string): TableJoined => {
  if (typeof joined === 'string') throw new Error(joined);
  return joined;
};

describe('one address', () => {
  it('has few tables in the list, and some more that wait', async () => {
    const { ask, open, join } = await behindProxy();
    const listed = [];
    for (let n = 0; n < listedTables; n++) listed.push(await open(HOST, 2));
    await expect(open(HOST, 2)).rejects.toThrow('too-many-tables');
    for (let n = listedTables; n < waitingTables; n++) await open(HOST, 2, false);
    await expect(open(HOST, 2, false)).rejects.toThrow('too-many-tables');
    await open(GUEST);
    const { tables } = (await ask<{ tables: TableInfo[] }>(GUEST, '/tables')) as {
      tables: TableInfo[];
    };
    expect(tables).toHaveLength(listedTables + 1);
    // One that has begun waits no longer.
    seatOf(await join(OTHER, listed[0]?.table ?? ''));
    await open(HOST, 2);
  });

  it('does not take all seats of a stranger, unless it was invited', async () => {
    const { open, join } = await behindProxy();
    const { table, invite } = await open(HOST);
    seatOf(await join(GUEST, table));
    expect(await join(GUEST, table)).toBe('table-crowded');
    seatOf(await join(OTHER, table));
    seatOf(await join(GUEST, table, invite));
  });

  it('is welcome as often as it likes where its own table is', async () => {
    const { open, join } = await behindProxy();
    const { table } = await open(HOST);
    for (let guests = 0; guests < 3; guests++) seatOf(await join(HOST, table));
  });

  it('does not come and go without end', async () => {
    const { address, open, join } = await behindProxy();
    const { table } = await open(HOST);
    for (let visit = 0; visit < joinsAtTable; visit++) {
      const client = newClient({ address, ...seatOf(await join(GUEST, table)) });
      await client.ask({ type: 'leave' });
    }
    expect(await join(GUEST, table)).toBe('too-many');
    seatOf(await join(OTHER, table));
  });
});

describe('the host', () => {
  it('shows somebody out, who cannot sit down again at once', async () => {
    const { address, time, open, join } = await behindProxy();
    const hosted = await open(HOST);
    const joined = seatOf(await join(GUEST, hosted.table));
    const [host, guest] = [hosted, joined].map((each) => newClient({ address, ...each }));
    await guest?.untilConnected();
    await expect(guest?.ask({ type: 'remove', seat: hosted.seat })).rejects.toThrow('not-host');
    await expect(host?.ask({ type: 'remove', seat: hosted.seat })).rejects.toThrow('no-such-seat');
    await host?.ask({ type: 'remove', seat: joined.seat });
    await host?.until(({ info }) => info.seats[joined.seat]?.kind === 'open');
    await expect(guest?.until(() => false)).rejects.toThrow('removed');
    const back = newClient({ address, ...joined });
    await expect(back.untilConnected()).rejects.toThrow('removed');
    expect(await join(GUEST, hosted.table)).toBe('removed');
    expect(await join(GUEST, hosted.table, hosted.invite)).toBe('removed');
    seatOf(await join(OTHER, hosted.table));
    time.pass(11 * MINUTE);
    seatOf(await join(GUEST, hosted.table));
  });

  it('shows nobody out of a game', async () => {
    const { address, open, join } = await behindProxy();
    const hosted = await open(HOST, 2);
    const joined = seatOf(await join(GUEST, hosted.table));
    const host = newClient({ address, ...hosted });
    await expect(host.ask({ type: 'remove', seat: joined.seat })).rejects.toThrow(
      'already-started',
    );
  });
});
