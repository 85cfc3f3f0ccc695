import { sql } from 'kysely';
import { withStore } from '@gah/server/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, newClient, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newServer } from './support/servers.js';
import { stoppedTime } from './support/time.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const MINUTE = 60_000;

async function figure(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
}

describe('one of several servers', () => {
  it('lets nobody be voted out who is connected to another one', async () => {
    const time = stoppedTime();
    const database = await postgres.newDatabase();
    const here = await newServer({ database, now: time.now });
    const there = await newServer({ database, now: time.now });
    const [anna, bela] = await gather(here.address, tableOf(2));
    if (!anna || !bela) throw new Error('two sit down');
    const present = newClient({ ...anna, address: here.address });
    await present.untilConnected();
    time.pass(2 * MINUTE);
    const voter = newClient({ ...bela, address: there.address });
    const vote = { type: 'vote', seat: anna.seat } as const;
    await expect(voter.ask(vote)).rejects.toThrow('seat-present');
    present.close();
    await voter.until(({ presence }) => presence.seats[anna.seat] === false);
    await expect(voter.ask(vote)).rejects.toThrow('seat-present');
    time.pass(MINUTE);
    await voter.ask(vote);
  });

  it('hears only of the tables it holds', async () => {
    const database = await postgres.newDatabase();
    const [here, there] = [await newServer({ database }), await newServer({ database })];
    const [host] = await gather(here.address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const client = newClient({ ...host, address: here.address });
    await client.until(({ game }) => (game?.moves.length ?? 0) > 0);
    const [move] = client.table?.game?.moves ?? [];
    if (!move) throw new Error('alone one always has a move');
    await client.play(move);
    expect(await figure(here.address, 'gah_channels')).toBe(1);
    expect(await figure(there.address, 'gah_channels')).toBe(0);
    expect(await figure(there.address, 'gah_notices')).toBe(0);
  });

  it('leaves nothing of its presence when it ends', async () => {
    const database = await postgres.newDatabase();
    const here = await newServer({ database });
    const [host] = await gather(here.address, tableOf(2));
    if (!host) throw new Error('a host sits down');
    const client = newClient({ ...host, address: here.address });
    await client.untilConnected();
    const rows = (): Promise<unknown> =>
      withStore(database, async ({ db }) => {
        const found = sql`select process from presence union all select id from processes`;
        return (await found.execute(db)).rows;
      });
    expect(await rows()).toHaveLength(2);
    client.close();
    await here.close();
    expect(await rows()).toEqual([]);
  });
});
