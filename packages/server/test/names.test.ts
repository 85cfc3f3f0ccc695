import { HttpClient } from '@gah/client';
import { LIMITS } from '@gah/protocol';
import { describe, expect, it } from 'vitest';
import { distinctName } from '../src/table/names.js';
import { tableOf } from './support/players.js';
import { newServer } from './support/servers.js';

describe('names at a table', () => {
  it.each([
    ['Anna', 'Anna (2)'],
    ['ANNA', 'ANNA (2)'],
    ['Аnnа', 'Аnnа (2)'],
    ['Án na', 'Án na (2)'],
    ['A.n.n.a', 'A.n.n.a (2)'],
    ['BlLL', 'BlLL (2)'],
    ['Hanna', 'Hanna'],
  ])('%s becomes %s beside Anna and BILL', (name, shown) => {
    expect(distinctName(name, ['Anna', 'BILL'])).toBe(shown);
  });

  it('are counted on, and stay short', () => {
    const long = '💃'.repeat(LIMITS.nameLength / 2);
    const second = distinctName(long, [long]);
    const third = distinctName(long, [long, second]);
    expect(new Set([long, second, third]).size).toBe(3);
    for (const name of [second, third]) {
      expect(name.length).toBeLessThanOrEqual(LIMITS.nameLength);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }
  });

  it('differ for everybody who reads them', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const { table, invite } = await http.openTable(tableOf(3, { name: 'Anna' }));
    await http.join(table, { name: 'An\u200bna', invite });
    const { seats } = await http.table(table);
    expect(seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual([
      'Anna',
      'Anna (2)',
      false,
    ]);
  });
});
