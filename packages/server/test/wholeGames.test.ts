import { MODULES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';

describe('whole games over sockets', () => {
  it.each([
    { persons: 2, options: {} },
    { persons: 3, options: { modules: [...MODULES], promos: true, staff: 'draft' } },
    { persons: 4, options: { modules: [...MODULES], edition: '2015', hotel: 'day' } },
    { persons: 1, options: { modules: ['ballrooms', 'celebrities'], difficulty: 'hard' } },
  ] as const)('$persons persons, $options', async ({ persons, options }) => {
    const { address } = await newServer();
    const modules = 'modules' in options ? [...options.modules] : [];
    const seated = await gather(address, tableOf(persons, { options: { ...options, modules } }));
    const clients = seated.map(({ table, token }) => newClient({ address, table, token }));
    const [first] = seated;
    const watcher = newClient({ address, table: first?.table ?? '' });
    await Promise.all(clients.map((client, seat) => playToEnd(client, `seat ${seat}`)));
    await watcher.until(({ info }) => info.phase === 'over');

    const [one] = clients;
    expect(one?.table?.game?.winners.length).toBeGreaterThan(0);
    for (const client of [...clients, watcher]) {
      expect(client.table?.game?.view.pending).toEqual([]);
      expect(client.table?.seq).toBe(one?.table?.seq);
      expect(client.table?.game?.sheets).toEqual(one?.table?.game?.sheets);
      expect(client.table?.game?.winners).toEqual(one?.table?.game?.winners);
    }
  });

  it('computer players fill the other seats', async () => {
    const { address } = await newServer();
    const [host] = await gather(
      address,
      tableOf(1, {
        seats: [
          { kind: 'computer', level: 'pageboy' },
          { kind: 'host' },
          { kind: 'computer', level: 'concierge' },
        ],
      }),
    );
    const client = newClient({ address, table: host?.table ?? '', token: host?.token ?? '' });
    await playToEnd(client, 'alone');
    expect(client.table?.info.phase).toBe('over');
    expect(client.table?.steps.at(-1)?.events.at(-1)?.type).toBe('gameEnded');
  });
});
