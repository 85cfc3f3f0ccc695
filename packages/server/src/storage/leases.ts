import type { Lane } from '../table/lane.js';
import type { Lease, Standing } from './appends.js';
import { RULES_VERSION } from '@gah/engine';
import type { Database } from './schema.js';
import { notShelved } from './shelf.js';

/** A process that dies is replaced after so long. */
export const LEASE_MS = 10_000;
/** Who is at the table acts at once; the others wait a little before they offer to. */
const PRECEDENCE_MS = 1000;

/** A table that this process may act for, and how long its log is. */
export interface Claimed {
  readonly table: string;
  readonly seq: number;
}

const free = { lease_owner: null, lease_until: null };

/** Who may act for a table by itself: one process at a time. What is committed ends a lease. */
export class Leases {
  readonly #db: Database;
  readonly #owner: string;
  readonly #now: () => number;
  /** Without other processes nobody else can want it. */
  readonly isShared: boolean;

  constructor(db: Database, owner: string, now: () => number, isShared: boolean) {
    this.#db = db;
    this.#owner = owner;
    this.#now = now;
    this.isShared = isShared;
  }

  /** What a commit writes to keep the lease. */
  held(): Lease | null {
    return this.isShared ? { owner: this.#owner, until: this.#now() + LEASE_MS } : null;
  }

  /** Null when another process has it; what this one left when the storage failed it takes again. */
  async claim(table: string): Promise<Claimed | null> {
    if (!this.isShared) return { table, seq: 0 };
    const now = this.#now();
    const row = await this.#db
      .updateTable('table_index')
      .set(this.#mine(now))
      .where('table_id', '=', table)
      .where((where) =>
        where.or([
          where('lease_until', 'is', null),
          where('lease_until', '<', now),
          where('lease_owner', '=', this.#owner),
        ]),
      )
      .returning('seq')
      .executeTakeFirst();
    return row ? { table, seq: row.seq } : null;
  }

  /** For thoughts that take long. */
  async renew(tables: readonly string[]): Promise<void> {
    if (this.isShared) await this.#update(tables, this.#mine(this.#now()));
  }

  /** Nothing was committed: somebody else may try. */
  async release(tables: readonly string[]): Promise<void> {
    if (this.isShared) await this.#update(tables, free);
  }

  /** Lets any process play for these; a commit ends that. */
  async offer(tables: readonly string[]): Promise<void> {
    await this.#setDue(tables, this.#now() - PRECEDENCE_MS);
  }

  async withdraw(tables: readonly string[]): Promise<void> {
    await this.#setDue(tables, null);
  }

  /** Takes tables that wait for a computer player, the longest waiting first. */
  takeOffered(lane: Lane, most: number): Promise<Claimed[]> {
    return this.#take('due_at', lane, most);
  }

  /** Takes tables whose clocks have rung while nobody was there. */
  takeRinging(most: number): Promise<Claimed[]> {
    return this.#take('rings_at', null, most);
  }

  /** Says where a table really stands. */
  async settle({ table, seq }: Claimed, { ringsAt, lane, dueAt }: Standing): Promise<void> {
    await this.#db
      .updateTable('table_index')
      .set({ rings_at: ringsAt, lane, due_at: dueAt, ...free })
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .execute();
  }

  /** A table that cannot be opened keeps no other from its turn. */
  async postpone(table: string, ms: number): Promise<void> {
    const later = this.#now() + ms;
    await this.#db
      .updateTable('table_index')
      .set((row) => ({
        rings_at: row.case().when('rings_at', 'is not', null).then(later).else(null).end(),
        due_at: row.case().when('due_at', 'is not', null).then(later).else(null).end(),
        ...free,
      }))
      .where('table_id', '=', table)
      .execute();
  }

  #mine(now: number): { lease_owner: string; lease_until: number } {
    return { lease_owner: this.#owner, lease_until: now + LEASE_MS };
  }

  async #update(
    tables: readonly string[],
    lease: { lease_owner: string | null; lease_until: number | null },
  ): Promise<void> {
    if (tables.length === 0) return;
    await this.#db
      .updateTable('table_index')
      .set(lease)
      .where('table_id', 'in', tables)
      .where('lease_owner', '=', this.#owner)
      .execute();
  }

  async #setDue(tables: readonly string[], at: number | null): Promise<void> {
    if (!this.isShared || tables.length === 0) return;
    await this.#db
      .updateTable('table_index')
      .set({ due_at: at })
      .where('table_id', 'in', tables)
      .execute();
  }

  /** What another process is just taking is passed over, not waited for. */
  async #take(due: 'due_at' | 'rings_at', lane: Lane | null, most: number): Promise<Claimed[]> {
    const now = this.#now();
    const waiting = this.#db
      .selectFrom('table_index')
      .select(['table_id', 'seq'])
      .where(due, '<=', this.isShared ? now - PRECEDENCE_MS : now)
      .where((where) =>
        where.or([where('lease_until', 'is', null), where('lease_until', '<', now)]),
      )
      .where(notShelved(RULES_VERSION))
      .$if(lane !== null, (query) => query.where('lane', '=', lane))
      .orderBy(due)
      .limit(most);
    const rows = this.isShared
      ? await this.#db
          .with('waiting', () => waiting.forUpdate().skipLocked())
          .updateTable('table_index')
          .from('waiting')
          .set(this.#mine(now))
          .whereRef('table_index.table_id', '=', 'waiting.table_id')
          .returning(['table_index.table_id', 'table_index.seq'])
          .execute()
      : await waiting.execute();
    return rows.map(({ table_id, seq }) => ({ table: table_id, seq }));
  }
}
