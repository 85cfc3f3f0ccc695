import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { gather, newClient, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

const HOUR = 3_600_000;
const CLOCK = { kind: 'live', perTurnSeconds: 60, reserveSeconds: 0 } as const;

/** A machine whose clock can be set; `pass` lets time pass, which the clock shows. */
function machine() {
  let [wall, passed] = [1_000_000_000_000, 0];
  return {
    time: { now: () => wall, monotonic: () => passed },
    set: (ms: number) => {
      wall += ms;
    },
    pass: (ms: number) => {
      wall += ms;
      passed += ms;
    },
  };
}

async function timeouts(address: string, table: string): Promise<number> {
  const { seats } = await new HttpClient(address).table(table);
  return seats.reduce((sum, seat) => sum + (seat.kind === 'person' ? seat.timeouts : 0), 0);
}

/** The id of a table that plays. */
async function sitDown(address: string): Promise<string> {
  const [one] = await gather(address, tableOf(2, { clock: CLOCK }));
  if (!one) throw new Error('a host sits down');
  await newClient({ address, ...one }).until(({ game }) => game !== null);
  return one.table;
}

describe("a machine's clock that is set", () => {
  it.each([2 * HOUR, -2 * HOUR])('by %i ms neither ends nor stops a turn', async (jump) => {
    const { time, set, pass } = machine();
    const { address, attend } = await newServer(time);
    const id = await sitDown(address);
    pass(30_000);
    set(jump);
    await attend();
    expect(await timeouts(address, id)).toBe(0);
    pass(31_000);
    await attend();
    expect(await timeouts(address, id)).toBe(1);
  });

  it.each([2 * HOUR, -2 * HOUR])(
    'by %i ms is no time when the server starts anew',
    async (jump) => {
      const { time, set, pass } = machine();
      const database = await newSqlite();
      const first = await newServer({ ...time, database });
      const id = await sitDown(first.address);
      set(jump);
      await first.close();
      pass(30_000);
      const second = await newServer({ ...time, database });
      await second.attend();
      expect(await timeouts(second.address, id)).toBe(0);
      pass(31_000);
      await second.attend();
      expect(await timeouts(second.address, id)).toBe(1);
    },
  );
});
