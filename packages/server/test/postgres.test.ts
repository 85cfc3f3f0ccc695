import { MODULES } from '@gah/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newServer } from './support/servers.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe('several servers on one PostgreSQL', () => {
  it.each([
    { persons: 2, computers: 0, modules: [...MODULES] },
    { persons: 4, computers: 0, modules: [] },
    { persons: 2, computers: 1, modules: [] },
  ])(
    '$persons persons and $computers computers, everybody at another server',
    async ({ persons, computers, modules }) => {
      const database = await postgres.newDatabase();
      const servers = [await newServer({ database }), await newServer({ database })];
      const addresses = servers.map(({ address }) => address);
      const wish = tableOf(persons, { options: { modules, staff: 'draft' } });
      const seats = [
        ...wish.seats,
        ...Array.from(
          { length: computers },
          () => ({ kind: 'computer', level: 'pageboy' }) as const,
        ),
      ];
      const seated = await gather(addresses[0] ?? '', { ...wish, seats });
      const clients = seated.map(({ table, token }, seat) =>
        newClient({ address: addresses[seat % 2] ?? '', table, token }),
      );
      await Promise.all(clients.map((client, seat) => playToEnd(client, `seat ${seat}`)));
      const [one] = clients;
      await Promise.all(
        clients.map((client) => client.until(({ info }) => info?.phase === 'over')),
      );
      for (const client of clients) {
        expect(client.seq).toBe(one?.seq);
        expect(client.game?.sheets).toEqual(one?.game?.sheets);
      }
    },
  );

  it('chat and presence reach everybody', async () => {
    const database = await postgres.newDatabase();
    const [here, there] = [await newServer({ database }), await newServer({ database })];
    const [anna, bela] = await gather(here.address, tableOf(2));
    if (!anna || !bela) throw new Error('two sit down');
    const first = newClient({ ...anna, address: here.address });
    await first.until(({ isConnected }) => isConnected);
    const second = newClient({ ...bela, address: there.address });
    await first.until(({ presence }) => presence?.seats.every(Boolean) === true);
    await second.ask({ type: 'chat', text: 'Servus!' });
    await first.ask({ type: 'chat', text: 'Grüß Gott!' });
    await Promise.all(
      [first, second].map((client) => client.until(({ chat }) => chat.length === 2)),
    );
    expect(first.chat).toEqual(second.chat);
    second.close();
    await first.until(({ presence }) => presence?.seats[1] === false);
  });

  it('migrations of several processes do not disturb each other', async () => {
    const database = await postgres.newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => newServer({ database })));
    expect(servers).toHaveLength(3);
  });
});
