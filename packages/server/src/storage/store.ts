import type { ChatLine } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { LoggedEntry } from '../table/entry.js';
import type { TablePlan } from '../table/plan.js';
import type { Append, AppendOutcome, NewTableRows } from './appends.js';
import { appendAll, insertTable } from './appends.js';
import type { StoredLine } from './archive.js';
import { chatLines, entriesAfter, readArchive } from './archive.js';
import type { Connection } from './connection.js';
import { GroupCommit } from './groupCommit.js';
import type { Here, Notices } from './notices.js';
import type { Database } from './schema.js';

const LISTED_MS = 3 * 24 * 60 * 60 * 1000;

export interface StoredTable {
  readonly plan: TablePlan;
  readonly log: readonly LoggedEntry[];
}

/** Everything the server keeps. */
export class Store {
  readonly db: Database;
  readonly #connection: Connection;
  readonly #notices: Notices | null;
  readonly #commits: GroupCommit;
  /** What nobody waits for. */
  readonly #background = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(connection: Connection, notices: Notices | null) {
    this.#connection = connection;
    this.db = connection.db;
    this.#notices = notices;
    this.#commits = new GroupCommit((appends) =>
      appendAll(this.db, appends, notices && ((db, done) => notices.announce(db, done))),
    );
  }

  /** Migrations have run when it is there. */
  static async open(connection: Connection, notices: Notices | null = null): Promise<Store> {
    try {
      await connection.migrate();
    } catch (error) {
      await connection.close();
      throw error;
    }
    return new Store(connection, notices);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#commits.settled();
    await Promise.allSettled(this.#background);
    await this.#notices?.close();
    await this.#connection.close();
  }

  /** Resolves when the entry is on the disk, or is not going to be. */
  append(append: Append): Promise<AppendOutcome> {
    return this.#commits.append(append);
  }

  async openTable(rows: NewTableRows): Promise<void> {
    await this.db.transaction().execute((transaction) => insertTable(transaction, rows));
  }

  async load(id: string): Promise<StoredTable | null> {
    const row = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const settled = JSON.parse(row.plan) as Omit<TablePlan, 'id' | 'createdAt'>;
    const recent = await this.tail(id, 0);
    const archived = recent[0]?.seq === 1 ? null : await readArchive(this.db, id);
    return {
      plan: { ...settled, id, createdAt: row.created_at },
      log: [...(archived?.log ?? []), ...recent],
    };
  }

  /** The entries after one already known. */
  tail(id: string, after: number): Promise<LoggedEntry[]> {
    return entriesAfter(this.db, id, after);
  }

  /** Tables anybody may join, those with the latest news first; what nobody joins for days is left out. */
  async listedTables(now: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('agenda')
      .select('table_id')
      .where('listed', '=', 1)
      .where('updated_at', '>', now - LISTED_MS)
      .orderBy('updated_at', 'desc')
      .limit(LIMITS.lobbyTables)
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
      await this.#notices?.announceChat(transaction, id, line.n);
      return true;
    });
  }

  /** The latest lines after one already known, oldest first, with the ids of their requests. */
  async chat(id: string, after: number): Promise<StoredLine[]> {
    const lines = await chatLines(this.db, id, after);
    if (lines.length > 0 || after > 0) return lines.slice(-LIMITS.chatTail);
    const archived = await readArchive(this.db, id);
    return [...(archived?.chat ?? [])].slice(-LIMITS.chatTail);
  }

  /** Tells other processes who is connected to this one. */
  async announcePresence(heres: readonly Here[]): Promise<void> {
    const notices = this.#notices;
    if (notices && heres.length > 0) {
      await this.#aside(() => notices.announcePresence(this.db, heres));
    }
  }

  async lastSeen(id: string): Promise<Map<number, number>> {
    const rows = await this.db
      .selectFrom('seen')
      .select(['seat', 'at'])
      .where('table_id', '=', id)
      .execute();
    return new Map(rows.map(({ seat, at }) => [seat, at]));
  }

  async noteSeen(id: string, seat: number, at: number): Promise<void> {
    await this.#aside(async () => {
      await this.db
        .insertInto('seen')
        .values({ table_id: id, seat, at })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ at }))
        .execute();
    });
  }

  /** Small things that may be left undone at the end; what has begun is waited for. */
  async #aside(job: () => Promise<void>): Promise<void> {
    if (this.#isClosing) return;
    const work = job();
    this.#background.add(work);
    try {
      await work;
    } finally {
      this.#background.delete(work);
    }
  }
}
