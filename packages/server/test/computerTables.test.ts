import { HttpClient } from '@gah/client';
import { NO_LIMITS } from '@gah/server/testing';
import { expect, it } from 'vitest';
import { bareSocket, hello } from './support/bareSocket.js';
import { newClient, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';

const WITH_COMPUTER = tableOf(1, {
  seats: [{ kind: 'host' }, { kind: 'computer', level: 'pageboy' }],
});

it('computer players play at so many tables for one address, and at no more', async () => {
  const { address } = await newServer({ limits: { ...NO_LIMITS, computerTables: 1 } });
  const http = new HttpClient(address);
  const [first, second] = [
    await http.openTable(WITH_COMPUTER),
    await http.openTable(WITH_COMPUTER),
  ];
  const client = newClient({ address, ...first });
  await client.untilConnected();
  await expect(http.openTable(WITH_COMPUTER)).rejects.toThrow('429: too-many');
  const { say } = await bareSocket(address);
  expect(await say(hello(second.table, second.token))).toMatchObject({
    type: 'bye',
    code: 'too-many',
  });
  const gathering = await http.openTable(tableOf(2));
  const host = newClient({ address, ...gathering });
  await expect(host.ask({ type: 'start', level: 'pageboy' })).rejects.toThrow('too-many');
  client.close();
  await expect.poll(() => http.openTable(WITH_COMPUTER).catch(() => null)).not.toBeNull();
  await host.ask({ type: 'start', level: 'pageboy' });
});
