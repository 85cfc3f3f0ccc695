import type { Database } from './schema.js';

/** A process that dies is replaced after so long. */
export const LEASE_MS = 3000;
/** Who has just committed acts at once; the others wait a little before they offer to. */
const PRECEDENCE_MS = 1000;
const MOST_DUE = 500;

/** Who may act for a table by itself: exactly one process. */
export class Leases {
  readonly #db: Database;
  readonly #owner: string;
  readonly #now: () => number;
  /** Without other processes nobody else can want it. */
  readonly #isShared: boolean;

  constructor(db: Database, owner: string, now: () => number, isShared: boolean) {
    this.#db = db;
    this.#owner = owner;
    this.#now = now;
    this.#isShared = isShared;
  }

  /** Takes or renews the lease; false when another process has it. */
  async claim(table: string): Promise<boolean> {
    if (!this.#isShared) return true;
    const now = this.#now();
    const taken = await this.#db
      .updateTable('agenda')
      .set({ lease_owner: this.#owner, lease_until: now + LEASE_MS })
      .where('table_id', '=', table)
      .where((where) =>
        where.or([
          where('lease_owner', '=', this.#owner),
          where('lease_until', 'is', null),
          where('lease_until', '<', now),
        ]),
      )
      .returning('table_id')
      .execute();
    return taken.length > 0;
  }

  async release(table: string): Promise<void> {
    if (!this.#isShared) return;
    await this.#db
      .updateTable('agenda')
      .set({ lease_owner: null, lease_until: null })
      .where('table_id', '=', table)
      .where('lease_owner', '=', this.#owner)
      .execute();
  }

  /** Tables for which something is due and nobody does it, the longest waiting first. */
  async due(): Promise<string[]> {
    const now = this.#now();
    const rows = await this.#db
      .selectFrom('agenda')
      .select('table_id')
      .where('due_at', '<=', this.#isShared ? now - PRECEDENCE_MS : now)
      .where((where) =>
        where.or([
          where('lease_owner', '=', this.#owner),
          where('lease_until', 'is', null),
          where('lease_until', '<', now),
        ]),
      )
      .orderBy('due_at')
      .limit(MOST_DUE)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }
}
