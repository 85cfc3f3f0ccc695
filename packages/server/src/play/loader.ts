import { isReadable } from '@gah/engine';
import type { Store } from '../storage/store.js';
import { withEntry } from '../table/apply.js';
import { OtherRules } from '../table/otherRules.js';
import { PACKED_VERSION, unpackTable } from '../table/packed.js';
import type { TablePlan } from '../table/plan.js';
import type { TableState } from '../table/state.js';
import { newTableState } from '../table/state.js';
import { Gate } from './gate.js';
import type { TimeSlices } from './timeSlices.js';

/** Tables that are opened at the same time; those who come back all at once wait in a row. */
const MOST_AT_ONCE = 8;

/** A table whose log cannot be played: it was damaged, or changed by hand. */
export class BrokenTable extends Error {
  constructor(id: string, cause: unknown) {
    super(`the log of table ${id} cannot be played`, { cause });
    this.name = 'BrokenTable';
  }
}

interface Loaded {
  readonly table: TableState;
  /** The entry of the snapshot from which it was worked out; 0 without one. */
  readonly keptSeq: number;
}

/** Works out tables from what is stored, without keeping others waiting. */
export class Loader {
  readonly #store: Store;
  readonly #slices: TimeSlices;
  readonly #gate = new Gate(MOST_AT_ONCE);

  constructor(store: Store, slices: TimeSlices) {
    this.#store = store;
    this.#slices = slices;
  }

  /** Null when there is no such table. */
  load(id: string): Promise<Loaded | null> {
    return this.#gate.pass(async () => {
      try {
        return await this.#open(id);
      } catch (error) {
        // What is stored is no longer what was written.
        throw error instanceof SyntaxError ? new BrokenTable(id, error) : error;
      }
    });
  }

  async #open(id: string): Promise<Loaded | null> {
    const plan = await this.#store.plan(id);
    if (!plan) return null;
    if (!isReadable(plan.rules)) throw new OtherRules(id, `version ${String(plan.rules)}`);
    const kept = await this.#unpack(plan);
    const table = kept && (await this.#follow(kept));
    if (table) return { table, keptSeq: kept.seq };
    return { table: await this.#replay(plan), keptSeq: 0 };
  }

  async #unpack(plan: TablePlan): Promise<TableState | null> {
    const kept = await this.#store.snapshot(plan.id);
    if (kept?.version !== PACKED_VERSION) return null;
    await this.#slices.breathe();
    try {
      const table = unpackTable(plan, kept.state);
      return table.seq === kept.seq ? table : null;
    } catch {
      return null;
    }
  }

  /** Goes on from a snapshot; null when it does not fit the log, which is then played as a whole. */
  async #follow(start: TableState): Promise<TableState | null> {
    let table = start;
    let isOfThisLog = false;
    try {
      for await (const page of this.#store.log(start.plan.id, start.seq)) {
        for (const logged of page) {
          if (logged.seq === start.seq) isOfThisLog = logged.at === start.updatedAt;
          else table = withEntry(table, logged).table;
          if (!isOfThisLog) return null;
          await this.#slices.breathe();
        }
      }
    } catch {
      return null;
    }
    return isOfThisLog ? table : null;
  }

  async #replay(plan: TablePlan): Promise<TableState> {
    let table = newTableState(plan);
    for await (const page of this.#store.log(plan.id, 1)) {
      for (const logged of page) {
        try {
          ({ table } = withEntry(table, logged));
        } catch (error) {
          throw error instanceof OtherRules ? error : new BrokenTable(plan.id, error);
        }
        await this.#slices.breathe();
      }
    }
    return table;
  }
}
