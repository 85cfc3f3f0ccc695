import type { GameView, Viewer } from '@gah/engine';
import { MODULES, replay, viewOf } from '@gah/engine';
import type { GameNow, HistoryStep } from '@gah/protocol';
import { LIMITS, readServerMessage } from '@gah/protocol';
import type { TableSession } from '@gah/client';
import { History, HttpClient, HttpRefusal } from '@gah/client';
import { NO_LIMITS } from '@gah/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Seated } from './support/players.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { TestPostgres } from './support/postgres.js';
import { newServer, newSqlite } from './support/servers.js';

const allModules = { options: { modules: [...MODULES] } };

/** What somebody was shown after each move, as it was told while the game went on. */
interface Watched {
  readonly viewer: Viewer;
  readonly token: string | null;
  readonly session: TableSession;
  readonly shown: Map<number, GameView>;
}

function watch(address: string, table: string, seated: Seated | null): Watched {
  const shown = new Map<number, GameView>();
  const see = (game: GameNow | null | undefined): void => {
    if (game) shown.set(game.view.ply, game.view);
  };
  const session = newClient({
    address,
    table,
    ...(seated && { token: seated.token }),
    keepsLog: true,
    onFrame: (text) => {
      const message = readServerMessage(text);
      if (message?.type === 'step') see(message.game);
      if (message?.type === 'welcome') see(message.snapshot.game);
    },
  });
  return { viewer: seated?.seat ?? 'spectator', token: seated?.token ?? null, session, shown };
}

/** Everybody at a table plays, with steps back, until it is enough. */
async function playFor(watched: readonly Watched[], seed: string, plies: number): Promise<void> {
  const isEnough = (): boolean =>
    watched.some(({ session }) => (session.table?.game?.view.ply ?? 0) >= plies);
  const players = watched.filter(({ viewer }) => viewer !== 'spectator');
  const ends = players.map(({ session, viewer }) =>
    playToEnd(session, `${seed} ${viewer}`, { mayGoOn: () => !isEnough() }),
  );
  await Promise.race([
    Promise.all(ends),
    ...players.map(({ session }) => session.until(() => isEnough())),
  ]);
}

interface Sitting {
  readonly table: string;
  readonly seated: readonly Seated[];
  readonly watched: readonly Watched[];
}

async function sitDown(address: string, newTable = tableOf(2, allModules)): Promise<Sitting> {
  const seated = await gather(address, newTable);
  const table = seated[0]?.table ?? '';
  const watched = [...seated, null].map((each) => watch(address, table, each));
  await Promise.all(watched.map(({ session }) => session.until(({ game }) => game !== null)));
  return { table, seated, watched };
}

const historyOf = (address: string, table: string, token: string | null): History =>
  new History({ http: new HttpClient(address), table, token, dataPack: null });

const reached = ({ table }: TableSession) => ({
  ply: table?.game?.view.ply ?? 0,
  seq: table?.seq ?? 0,
});

/** Waits until everybody has heard of the latest move. */
async function settled(watched: readonly Watched[]): Promise<void> {
  const seqs = watched.map(({ session }) => session.table?.seq ?? 0);
  const latest = Math.max(...seqs);
  await Promise.all(watched.map(({ session }) => session.until(({ seq }) => seq >= latest)));
}

const plain = (steps: readonly HistoryStep[]): readonly object[] =>
  steps.map(({ ply, seat, round, events }) => ({ ply, seat, round, events }));

const refusal = async (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: unknown) =>
      error instanceof HttpRefusal ? `${error.status} ${error.problem.code}` : String(error),
  );

describe('the past of a running game', () => {
  it('is for everybody what they were shown, without moves taken back', async () => {
    const { address } = await newServer();
    const { table, watched } = await sitDown(address);
    await playFor(watched, 'looking back', 3 * LIMITS.historySteps);
    await settled(watched);
    for (const { viewer, token, session, shown } of watched) {
      const steps = await historyOf(address, table, token).steps(reached(session));
      expect(plain(steps)).toEqual(session.table?.steps);
      expect(steps.map(({ view }) => view)).toEqual(steps.map(({ ply }) => shown.get(ply)));
      expect(steps.every(({ seat, move }) => (move === null) === (seat !== viewer))).toBe(true);
    }
  });

  it('is told again only where it has changed', async () => {
    const { address } = await newServer();
    const { table, watched } = await sitDown(address);
    await playFor(watched, 'tags', LIMITS.historySteps + 5);
    const http = new HttpClient(address);
    const [first, second] = [await http.history(table, 0, {}), await http.history(table, 1, {})];
    expect(await http.history(table, 0, { tag: first?.tag })).toBeNull();
    expect(await http.history(table, 1, { tag: second?.tag })).toBeNull();
    expect((await http.history(table, 1, { tag: first?.tag }))?.tag).toBe(second?.tag);

    await playFor(watched, 'on', LIMITS.historySteps + 8);
    await settled(watched);
    expect(await http.history(table, 0, { tag: first?.tag })).toBeNull();
    expect((await http.history(table, 1, { tag: second?.tag }))?.page.steps.length).toBeGreaterThan(
      second?.page.steps.length ?? 0,
    );
  });

  it('follows a move that is taken back', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    const client = newClient({ address, ...host });
    const history = historyOf(address, host.table, host.token);
    let [isBack, before] = [false, 0];
    while (!isBack) {
      const table = await client.until(({ game }) => (game?.moves.length ?? 0) > 0);
      const [move] = table.game?.moves ?? [];
      await history.steps(reached(client));
      const { undoTarget = null, ply = 0 } = table.game?.view ?? {};
      isBack = undoTarget !== null && undoTarget < ply;
      before = table.seq;
      if (isBack && undoTarget !== null)
        await client.commit({ type: 'undo', at: table.seq, ply: undoTarget });
      else if (move) await client.play(move);
      await client.until(({ seq }) => seq > before);
    }
    const [, other] = client.table?.game?.moves ?? [];
    if (!other) throw new Error('there is another move');
    const seq = await client.play(other);
    await client.until((now) => now.seq >= seq);
    const steps = await history.steps(reached(client));
    expect(steps.at(-1)).toMatchObject({ seq, move: other });
    const fresh = await historyOf(address, host.table, host.token).steps(reached(client));
    expect(steps).toEqual(fresh);
  });

  it('is told by a server that has just started, and as far as somebody has seen it elsewhere', async () => {
    const database = await newSqlite();
    const first = await newServer({ database });
    const { table, seated, watched } = await sitDown(first.address);
    await playFor(watched, 'restart', LIMITS.historySteps + 3);
    await settled(watched);
    const [own] = watched;
    if (!own) throw new Error('somebody sits there');
    const before = await historyOf(first.address, table, own.token).steps(reached(own.session));
    await first.close();
    const { address } = await newServer({ database });
    const again = await historyOf(address, table, seated[0]?.token ?? null).steps(
      reached(own.session),
    );
    expect(again).toEqual(before);
  });

  it('is for nobody who may not see the table', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    const seated = await gather(address, tableOf(2, { spectators: false }));
    const table = seated[0]?.table ?? '';
    const ask = (page: number, token?: string) => refusal(http.history(table, page, { token }));
    expect(await ask(0)).toBe('403 no-spectators');
    expect(await ask(0, 'A'.repeat(43))).toBe('401 wrong-token');
    expect(await ask(0, seated[0]?.token)).toBeNull();
    expect(await ask(-1, seated[0]?.token)).toBe('400 malformed');
    expect(await ask(0.5, seated[0]?.token)).toBe('400 malformed');
    expect(await ask(1e9, seated[0]?.token)).toBe('400 malformed');
    expect(await refusal(http.record(table))).toBe('403 no-spectators');
    expect(await refusal(http.record(table, seated[0]?.token))).toBe('409 not-over');
    const gathering = await http.openTable(tableOf(2));
    expect(await refusal(http.history(gathering.table, 0, {}))).toBe('409 not-started');
    expect(await refusal(http.history('aaaaaaaaaa', 0, {}))).toBe('404 unknown-table');
  });

  it('comes compressed to whoever can read that, and no cache keeps it', async () => {
    const { address } = await newServer();
    const [host] = await gather(address, tableOf(1));
    const page = `${address}/api/tables/${host?.table ?? ''}/history?page=0`;
    const packed = await fetch(page);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('cache-control')).toBe('no-store');
    const bare = await fetch(page, { headers: { 'accept-encoding': 'identity' } });
    expect(bare.headers.get('content-encoding')).toBeNull();
    expect(await bare.json()).toEqual(await packed.json());
  });

  it('is paid for by what it takes to make it', async () => {
    const { address } = await newServer({
      limits: { ...NO_LIMITS, workBurst: 24, workPerSecond: 0 },
    });
    const [host] = await gather(address, tableOf(1));
    const http = new HttpClient(address);
    const ask = (tag?: string | null) => http.history(host?.table ?? '', 0, { tag });
    const first = await ask();
    // Made once, it costs little.
    for (let n = 0; n < 8; n++) expect(await ask(first?.tag)).toBeNull();
    expect(await ask()).not.toBeNull();
    let refused: string | null = null;
    for (let n = 0; refused === null && n < 20; n++) refused = await refusal(ask());
    expect(refused).toBe('429 too-many');
  });
});

describe('the record of a game', () => {
  it('is for seats and spectators once it is over, and plays to the same end', async () => {
    const { address } = await newServer();
    const { table, seated, watched } = await sitDown(address);
    const http = new HttpClient(address);
    expect(await refusal(http.record(table))).toBe('409 not-over');
    await playFor(watched, 'whole', Infinity);
    await settled(watched);
    const told = await http.record(table, seated[1]?.token);
    expect(told).toMatchObject({ seat: 1, table: { phase: 'over' } });
    expect((await http.record(table)).seat).toBeNull();
    const states = [...replay(told.record)];
    for (const { viewer, session } of watched) {
      const last = states.at(-1);
      expect(last && viewOf(last, viewer)).toEqual(session.table?.game?.view);
    }
    // Its past is still there in pages, for clients that do not know its rules.
    const [own] = watched;
    const steps = await historyOf(address, table, own?.token ?? null).steps({
      ply: states.length - 1,
      seq: 0,
    });
    expect(steps.map(({ view }) => view)).toEqual(states.map((state) => viewOf(state, 0)));
  });
});

describe('two servers', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.stop());

  it('one that is behind tells what somebody has seen at the other', async () => {
    const [database, elsewhere] = [await postgres.newDatabase(), await postgres.newDatabase()];
    const here = await newServer({ database });
    const behind = await newServer({ database: { ...database, listenUrl: elsewhere.url } });
    const [host] = await gather(here.address, tableOf(1));
    if (!host) throw new Error('a host sits down');
    await new HttpClient(behind.address).state(host.table, host.token);
    const client = newClient({ address: here.address, ...host });
    const { game } = await client.until((table) => table.game !== null);
    const [move] = game?.moves ?? [];
    if (!move) throw new Error('alone one always has a move');
    const seq = await client.play(move);
    const history = historyOf(behind.address, host.table, host.token);
    const steps = await history.steps({ ply: 1, seq });
    expect(steps.map((step) => step.seq).at(-1)).toBe(seq);
  });
});
