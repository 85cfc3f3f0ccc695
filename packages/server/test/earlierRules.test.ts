import { readFileSync } from 'node:fs';
import type { GameRecord } from '@gah/engine';
import { fromRecord, parseMove, replay, viewOf } from '@gah/engine';
import { parseTable, readTable, recordOf, withStore, writeTable } from '@gah/server/admin';
import type { TableFile } from '@gah/server/admin';
import { History, HttpClient } from '@gah/client';
import { expect, it } from 'vitest';
import type { LoggedEntry } from '../src/table/entry.js';
import type { Seated } from './support/players.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer, newSqlite } from './support/servers.js';

const golden = new URL('../../engine/test/golden/rules1.json', import.meta.url);
const [first] = JSON.parse(readFileSync(golden, 'utf8')) as { record: GameRecord }[];
if (!first) throw new Error('there is a golden game');
const { setup, moves } = first.record;

/** As far as the game had come when the server was renewed, and the move that was once taken back. */
const PLAYED = 60;
const TAKEN_BACK = 6;

function movedEntries(): LoggedEntry['entry'][] {
  return moves.slice(0, PLAYED).flatMap((text, ply): LoggedEntry['entry'][] => {
    const seat = parseMove(text)?.seat ?? 0;
    const moved = { kind: 'moved', seat, move: text, by: 'person' } as const;
    return ply === TAKEN_BACK ? [moved, { kind: 'undone', seat, ply }, moved] : [moved];
  });
}

const numbered = (entries: readonly LoggedEntry['entry'][]): LoggedEntry[] =>
  entries.map((entry, index) => ({ seq: index + 1, at: index, request: null, entry }));

/** A table of two in the middle of a game of the first rules. */
async function oldTable(): Promise<{ file: TableFile; seated: Seated[] }> {
  const database = await newSqlite();
  const server = await newServer({ database });
  const seated = await gather(server.address, tableOf(2));
  await server.close();
  const table = seated[0]?.table ?? '';
  const file = await withStore(database, (store) => readTable(store, table));
  if (!file) throw new Error('the table is there');
  const log = [...file.log.map(({ entry }) => entry), ...movedEntries()];
  return {
    seated,
    file: {
      ...file,
      plan: { ...file.plan, rules: 1, seed: setup.seed },
      log: numbered(log),
    },
  };
}

it('a table of the first rules goes on and keeps its dice', async () => {
  const { file, seated } = await oldTable();
  const database = await newSqlite();
  expect(await withStore(database, (store) => writeTable(store, parseTable(file)))).toBe(true);
  const server = await newServer({ database });
  const clients = seated.map((each) => newClient({ address: server.address, ...each }));
  await Promise.all(clients.map((client, index) => playToEnd(client, `player ${index}`)));
  await server.close();
  const after = await withStore(database, (store) => readTable(store, file.plan.id));
  if (!after) throw new Error('the table is there');
  const record = recordOf(after)?.game;
  expect(record).toMatchObject({ rules: 2, generator: 'sfc32' });
  expect(record?.moves.length).toBeGreaterThan(PLAYED);
  expect(fromRecord(record).phase).toBe('over');
  expect(fromRecord(recordOf(file)?.game).dice).toEqual(
    fromRecord({ ...first.record, moves: moves.slice(0, PLAYED) }).dice,
  );
});

it('a table of the first rules can be looked back at, as the rules of today tell it', async () => {
  const { file, seated } = await oldTable();
  const database = await newSqlite();
  await withStore(database, (store) => writeTable(store, parseTable(file)));
  const { address } = await newServer({ database });
  const [host] = seated;
  if (!host) throw new Error('a host sits there');
  const states = [...replay(recordOf(file)?.game)];
  // What was not asked then is a step of its own, in the same entry.
  expect(states.length).toBeGreaterThan(PLAYED);
  const history = new History({ http: new HttpClient(address), ...host, dataPack: null });
  const steps = await history.steps({ ply: states.length - 1, seq: file.log.length });
  expect(steps.map(({ view }) => view)).toEqual(states.map((state) => viewOf(state, host.seat)));
});

it('a table of the first rules goes on from a snapshot', async () => {
  const { file, seated } = await oldTable();
  const database = await newSqlite();
  await withStore(database, (store) => writeTable(store, parseTable(file)));
  const [host] = seated;
  if (!host) throw new Error('a host sits there');
  const opened = async () => {
    const server = await newServer({ database });
    const state = await new HttpClient(server.address).state(host.table, host.token);
    return { server, game: state.game };
  };
  const before = await opened();
  await before.server.close();
  // Only a snapshot knows what happened before.
  await withStore(database, async ({ db }) => {
    expect(await db.selectFrom('snapshots').select('seq').execute()).toEqual([
      { seq: file.log.length },
    ]);
    await db.updateTable('entries').set({ entry: '{' }).where('seq', '<', 40).execute();
  });
  const { server, game } = await opened();
  expect(game).toEqual(before.game);
  const clients = seated.map((each) => newClient({ address: server.address, ...each }));
  await Promise.all(clients.map((client, index) => playToEnd(client, `player ${index}`)));
  const played = await withStore(database, ({ db }) =>
    db.selectFrom('entries').select('entry').where('seq', '>', file.log.length).execute(),
  );
  // The whole log, had it stayed readable, leads to the same end.
  const entries = [
    ...file.log.map(({ entry }) => entry),
    ...played.map(({ entry }) => JSON.parse(entry) as LoggedEntry['entry']),
  ];
  const whole = { ...file, log: numbered(entries) };
  expect(fromRecord(recordOf(whole)?.game).phase).toBe('over');
});

it('a table that the rules of today cannot play is closed, and says where', async () => {
  const { file, seated } = await oldTable();
  const log = file.log.map((logged) =>
    logged.entry.kind === 'moved' && logged.seq === 30
      ? { ...logged, entry: { ...logged.entry, move: `${logged.entry.seat} claim 0` } }
      : logged,
  );
  expect(() => parseTable({ ...file, log })).toThrow('other rules: entry 30');
  const database = await newSqlite();
  await withStore(database, (store) => writeTable(store, { ...file, log: log.slice(0, 20) }));
  await withStore(database, ({ db }) =>
    db
      .updateTable('entries')
      .set({ entry: JSON.stringify(log[29]?.entry) })
      .where('seq', '=', 20)
      .execute(),
  );
  const { address } = await newServer({ database });
  const [host] = seated;
  if (!host) throw new Error('a host sits there');
  await expect(new HttpClient(address).state(host.table, host.token)).rejects.toThrow(
    '409: other-rules',
  );
});
