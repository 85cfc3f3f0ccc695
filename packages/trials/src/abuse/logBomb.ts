import { MODULES, ROUNDS } from '@gah/engine';
import type { ProblemCode } from '@gah/protocol';
import type { KnownTable, TableSession } from '@gah/client';
import { openSession } from '@gah/client/node';
import { hasMoves, Refused } from '@gah/client';
import type { Seated } from '@gah/client/testing';
import { gather, tableOf } from '@gah/client/testing';
import { ServerChild } from '../processes/serverChild.js';
import { changeFile } from '../harness/rows.js';
import { newSqliteFile } from '../harness/storage.js';
import type { Abuse, AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';
import type { SqliteAddress } from './coldOpening.js';
import { coldOpening, openingFigures, openingProblems } from './coldOpening.js';

const SEATS = { full: 4, short: 2 };
/** What a slice goes on with afterwards; otherwise the game is played to its end. */
const ENTRIES_AFTERWARDS = 20;
/** Of a full log, and of a whole game after that. */
const MOST_ENTRIES = 5400;

/** Somebody at a table who moves and steps back without end. */
class Bomber {
  readonly #client: TableSession;
  readonly #refusals: Set<ProblemCode>;

  constructor(client: TableSession, refusals: Set<ProblemCode>) {
    this.#client = client;
    this.#refusals = refusals;
  }

  /** Takes part until it is enough, or the game is over. */
  async play(isEnough: (table: KnownTable) => boolean): Promise<void> {
    const isOver = (table: KnownTable): boolean => table.info.phase === 'over' || isEnough(table);
    for (;;) {
      const table = await this.#client.until((now) => isOver(now) || hasMoves(now));
      if (isOver(table)) return;
      const { seq: at } = table;
      if (!(await this.#stepBack(at))) await this.#move(at);
      await this.#client.until(({ seq }) => seq > at);
    }
  }

  async #move(at: number): Promise<void> {
    const [move] = this.#client.table?.game?.moves ?? [];
    if (move) await this.#client.ask({ type: 'move', at, move });
  }

  /** False when there is nothing to take back, or it was refused. */
  async #stepBack(at: number): Promise<boolean> {
    const { view } = this.#client.table?.game ?? {};
    const target = view?.undoTarget ?? null;
    if (!view || target === null || target === view.ply) return false;
    try {
      await this.#client.ask({ type: 'undo', at, ply: target });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refusals.add(error.code);
      return false;
    }
  }
}

/** Everybody at the table does so until it is enough; how long the log is then. */
async function bomb(
  { programs, cleanup }: AbuseOptions,
  database: SqliteAddress,
  open: (address: string) => Promise<readonly Seated[]>,
  isEnough: (table: KnownTable, refusals: ReadonlySet<ProblemCode>) => boolean,
): Promise<number> {
  const server = await ServerChild.start(programs.server, { database });
  cleanup.add(() => server.kill());
  const { address } = server;
  const refusals = new Set<ProblemCode>();
  const clients = (await open(address)).map((seated) => openSession({ address, ...seated }));
  await Promise.all(
    clients.map((client) => new Bomber(client, refusals).play((each) => isEnough(each, refusals))),
  );
  for (const client of clients) client.close();
  await server.stop();
  return Math.max(...clients.map(({ lastSeq }) => lastSeq));
}

/** Moves and steps back until the server takes no more of it; then the table is opened. */
export const logBomb: Abuse = {
  name: 'log-bomb',
  run: async (options) => {
    const { cleanup, isFull } = options;
    const database = await newSqliteFile(cleanup);
    let seated: readonly Seated[] = [];
    const newTable = tableOf(isFull ? SEATS.full : SEATS.short, {
      options: { modules: [...MODULES] },
    });
    const entries = await bomb(
      options,
      database,
      async (address) => (seated = await gather(address, newTable)),
      ({ game }, refusals) =>
        isFull ? game?.view.round === ROUNDS : refusals.has('too-many-undos'),
    );
    const [host] = seated;
    if (!host) throw new Error('somebody sits down');

    const kept = await coldOpening(options, database, host);
    const played = await coldOpening(options, database, host, {
      prepare: () => {
        changeFile(database, 'delete from snapshots');
      },
    });
    const atTheEnd = await bomb(
      options,
      database,
      () => Promise.resolve(seated),
      ({ seq }) => !isFull && seq >= entries + ENTRIES_AFTERWARDS,
    );
    return {
      figures: {
        entries,
        atTheEnd,
        ...openingFigures('snapshot', kept),
        ...openingFigures('log', played),
      },
      problems: [
        ...beyond('entries of a log', atTheEnd, MOST_ENTRIES),
        ...openingProblems(options, 'from a snapshot', kept),
        ...openingProblems(options, 'from the log', played),
      ],
    };
  },
};
