import { countOf, RULES_VERSION } from '@gah/engine';
import type { ChatLine } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { LoggedEntry } from '../table/entry.js';
import type { TablePlan } from '../table/plan.js';
import type { NewTableRows } from './appends.js';
import { appendAll, insertTable } from './appends.js';
import type { StoredLine } from './archive.js';
import { chatTail, entriesAfter, readArchive } from './archive.js';
import type { DatabaseConnection } from './connection.js';
import { GroupCommit } from './groupCommit.js';
import type { Notices } from './notices.js';
import type { Database } from './schema.js';
import { notShelved } from './shelf.js';
import type { StoredSnapshot } from './snapshots.js';
import { readSnapshot, writeSnapshots } from './snapshots.js';

/** Entries read at a time: what is read at once keeps everybody else waiting. */
const PAGE = 250;
/** From these the list is chosen fairly. */
const MOST_LISTED = 5 * LIMITS.lobbyTables;
const LISTED_MS = 3 * 24 * 60 * 60 * 1000;

export interface StoredTable {
  readonly plan: TablePlan;
  readonly log: readonly LoggedEntry[];
}

/** The latest entry and the latest line of chat. */
interface Lengths {
  readonly seq: number;
  readonly chat: number;
}

/** Everything the server keeps. */
export class Store {
  readonly db: Database;
  readonly #connection: DatabaseConnection;
  readonly #notices: Notices | null;
  /** Where entries are appended: they share their writes to the disk. */
  readonly commits: GroupCommit;

  private constructor(connection: DatabaseConnection, notices: Notices | null) {
    this.#connection = connection;
    this.db = connection.db;
    this.#notices = notices;
    this.commits = new GroupCommit((appends) =>
      appendAll(this.db, appends, notices && ((db, done) => notices.announce(db, done))),
    );
  }

  /** Migrations have run when it is there. */
  static async open(
    connection: DatabaseConnection,
    notices: Notices | null = null,
  ): Promise<Store> {
    try {
      await connection.migrate();
    } catch (error) {
      await connection.close();
      throw error;
    }
    return new Store(connection, notices);
  }

  async close(): Promise<void> {
    await this.commits.settled();
    await this.#notices?.close();
    await this.#connection.close();
  }

  async openTable(rows: NewTableRows): Promise<void> {
    await this.db.transaction().execute((transaction) => insertTable(transaction, rows));
  }

  async load(id: string): Promise<StoredTable | null> {
    const plan = await this.plan(id);
    if (!plan) return null;
    const log: LoggedEntry[] = [];
    for await (const page of this.log(id, 1)) log.push(...page);
    return { plan, log };
  }

  async plan(id: string): Promise<TablePlan | null> {
    const row = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const settled = JSON.parse(row.plan) as Omit<TablePlan, 'id' | 'createdAt'>;
    return { ...settled, id, createdAt: row.created_at };
  }

  /** The log from this entry on, in pages. */
  async *log(id: string, from: number): AsyncGenerator<LoggedEntry[]> {
    let page = await entriesAfter(this.db, id, from - 1, PAGE);
    if (page[0]?.seq !== from) {
      const archived = await readArchive(this.db, id);
      yield archived?.log.filter(({ seq }) => seq >= from) ?? [];
    }
    while (page.length > 0) {
      yield page;
      const last = page.at(-1)?.seq ?? from;
      page = page.length < PAGE ? [] : await entriesAfter(this.db, id, last, PAGE);
    }
  }

  snapshot(id: string): Promise<StoredSnapshot | null> {
    return readSnapshot(this.db, id);
  }

  /** May be left undone: without them tables open a little slower. */
  keepSnapshots(snapshots: readonly StoredSnapshot[]): Promise<void> {
    return writeSnapshots(this.db, snapshots);
  }

  /** The entries after one already known. */
  tail(id: string, after: number): Promise<LoggedEntry[]> {
    return entriesAfter(this.db, id, after);
  }

  /** Which of these tables still wait for players. */
  async gathering(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('table_index')
      .select('table_id')
      .where('table_id', 'in', ids)
      .where('phase', '=', 'gathering')
      .execute();
    return new Set(rows.map(({ table_id }) => table_id));
  }

  /** A server that plays by these rules cannot open the table; true when that is news. */
  async shelve(id: string, rules: number): Promise<boolean> {
    const rows = await this.db
      .updateTable('table_index')
      .set({ shelved: rules })
      .where('table_id', '=', id)
      .where(notShelved(rules))
      .returning('table_id')
      .execute();
    return rows.length > 0;
  }

  /** Whatever could not be opened is tried once more. */
  async unshelve(rules: number): Promise<void> {
    await this.db
      .updateTable('table_index')
      .set({ shelved: null })
      .where('shelved', '=', rules)
      .execute();
  }

  /** Tables anybody may join, those with the latest news first; what nobody joins for days is left out. */
  async listedTables(now: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('table_index')
      .select('table_id')
      .where('listed', '=', 1)
      .where('updated_at', '>', now - LISTED_MS)
      .where(notShelved(RULES_VERSION))
      .orderBy('updated_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** False when another line has this number already. */
  async addChat(id: string, line: ChatLine, request: string): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .insertInto('chat')
        .values({ table_id: id, ...line, request })
        .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
        .returning('n')
        .execute();
      if (rows.length === 0) return false;
      await this.#notices?.tell(transaction, [{ kind: 'chat', table: id, n: line.n }]);
      return true;
    });
  }

  /** The latest lines after one already known, oldest first, with the ids of their requests. */
  async chat(id: string, after: number): Promise<StoredLine[]> {
    const lines = await chatTail(this.db, id, after, LIMITS.chatTail);
    if (lines.length > 0 || after > 0) return lines;
    const archived = await readArchive(this.db, id);
    return [...(archived?.chat ?? [])].slice(-LIMITS.chatTail);
  }

  async lastSeen(id: string): Promise<Map<number, number>> {
    const rows = await this.db
      .selectFrom('seen')
      .select(['seat', 'at'])
      .where('table_id', '=', id)
      .execute();
    return new Map(rows.map(({ seat, at }) => [seat, at]));
  }

  /** How long log and chat of these tables are. */
  async lengths(ids: readonly string[]): Promise<Map<string, Lengths>> {
    if (ids.length === 0) return new Map();
    const logs = await this.db
      .selectFrom('table_index')
      .select(['table_id', 'seq'])
      .where('table_id', 'in', ids)
      .execute();
    const chats = await this.db
      .selectFrom('chat')
      .select(({ fn }) => ['table_id', fn.max('n').as('n')])
      .where('table_id', 'in', ids)
      .groupBy('table_id')
      .execute();
    const lines = new Map(chats.map(({ table_id, n }) => [table_id, n]));
    return new Map(
      logs.map(({ table_id, seq }) => [table_id, { seq, chat: countOf(lines, table_id) }]),
    );
  }
}
