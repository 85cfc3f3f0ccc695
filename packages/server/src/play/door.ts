import { createHmac, randomBytes } from 'node:crypto';
import type { ProblemCode } from '@gah/protocol';
import type { RateLimits } from '../config.js';
import type { TableState } from '../table/state.js';
import { addTo } from '@gah/engine';

const MINUTE_MS = 60_000;
/** What is known of addresses is forgotten after so long. */
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So long somebody whom the host has shown out does not sit down there again. */
const SHOWN_OUT_MS = 10 * MINUTE_MS;

interface Opened {
  readonly by: string;
  readonly isListed: boolean;
  readonly at: number;
}

interface Joined {
  readonly by: string;
  readonly table: string;
  readonly at: number;
}

/** The oldest come first in a map, because they were added first. */
function dropBefore(map: Map<string, { readonly at: number }>, moment: number): void {
  for (const [key, { at }] of map) {
    if (at >= moment) return;
    map.delete(key);
  }
}

/**
 * Sees to it that one address leaves room for others. What it knows is in the memory of this process
 * only; addresses are kept as hashes with a key that nobody else has.
 */
export class Door {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  readonly #key = randomBytes(32);
  /** By table. */
  readonly #opened = new Map<string, Opened>();
  /** By hash of the token. */
  readonly #joined = new Map<string, Joined>();
  /** By table and address. */
  readonly #shownOut = new Map<string, { readonly at: number }>();

  constructor(limits: RateLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether this address has opened as many tables as may wait at a time. */
  hasOpenedEnough(address: string, isListed: boolean): boolean {
    const { waitingTables, listedTables } = this.#limits;
    const tables = this.#tablesOf(address);
    const listed = tables.filter(([, each]) => each.isListed).length;
    return tables.length >= waitingTables || (isListed && listed >= listedTables);
  }

  openedBy(address: string): string[] {
    return this.#tablesOf(address).map(([table]) => table);
  }

  opened(address: string, table: string, isListed: boolean): void {
    this.#opened.set(table, { by: this.#nameOf(address), isListed, at: this.#now() });
  }

  /** These wait for nobody any more. */
  forget(tables: readonly string[]): void {
    for (const table of tables) this.#opened.delete(table);
  }

  /** Whoever comes from the host's own address is in the host's company. */
  problemOfJoining(
    { plan, holders }: TableState,
    address: string,
    isInvited: boolean,
  ): ProblemCode | null {
    this.#forgetOld();
    const by = this.#nameOf(address);
    if (this.#opened.get(plan.id)?.by === by) return null;
    if (this.#shownOut.has(`${plan.id} ${by}`)) return 'removed';
    const visits = [...this.#joined].filter(([, each]) => each.table === plan.id && each.by === by);
    if (visits.length >= this.#limits.joinsAtTable) return 'too-many';
    const seated = visits.filter(([tokenHash]) =>
      holders.some((holder) => holder.kind === 'person' && holder.tokenHash === tokenHash),
    );
    return !isInvited && seated.length >= this.#limits.seatsAtTable ? 'table-crowded' : null;
  }

  joined(address: string, table: string, tokenHash: string): void {
    this.#joined.set(tokenHash, { by: this.#nameOf(address), table, at: this.#now() });
  }

  showOut(table: string, tokenHash: string): void {
    const by = this.#joined.get(tokenHash)?.by;
    if (by !== undefined) this.#shownOut.set(`${table} ${by}`, { at: this.#now() });
  }

  /** The same tables in an order in which every address has its first one before others have their second. */
  fairly(tables: readonly string[]): string[] {
    const counts = new Map<string, number>();
    const ranked = tables.map((table) => {
      const by = this.#opened.get(table)?.by ?? table;
      return { table, rank: addTo(counts, by) };
    });
    return ranked.sort((a, b) => a.rank - b.rank).map(({ table }) => table);
  }

  #tablesOf(address: string): [string, Opened][] {
    this.#forgetOld();
    const by = this.#nameOf(address);
    return [...this.#opened].filter(([, opened]) => opened.by === by);
  }

  #forgetOld(): void {
    const now = this.#now();
    dropBefore(this.#opened, now - DAY_MS);
    dropBefore(this.#joined, now - DAY_MS);
    dropBefore(this.#shownOut, now - SHOWN_OUT_MS);
  }

  #nameOf(address: string): string {
    return createHmac('sha256', this.#key).update(address).digest('base64url');
  }
}
