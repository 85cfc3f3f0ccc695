import type { SeatIndex } from '@gah/engine';
import type { RequestOutcome } from '../table/rules.js';
import type { TableState } from '../table/state.js';
import { overdueSeats, ringsAt } from '../table/state.js';
import type { LiveTable } from './liveTable.js';

export interface AlarmsOptions {
  readonly now: () => number;
  readonly isKept: (table: LiveTable) => boolean;
  readonly onError: (error: unknown, table: string) => void;
}

/** The clocks of the tables in memory. They wait for nobody: no thread, no lease, no other table. */
export class Alarms {
  readonly #options: AlarmsOptions;
  readonly #set = new Map<string, { readonly table: LiveTable; readonly at: number }>();

  constructor(options: AlarmsOptions) {
    this.#options = options;
  }

  /** After everything that happens at a table. */
  watch(table: LiveTable): void {
    const at = ringsAt(table.table);
    if (at === null) this.#set.delete(table.id);
    else this.#set.set(table.id, { table, at });
  }

  /** Ends the turns of all whose time has run out. */
  async ringDue(): Promise<void> {
    const now = this.#options.now();
    const due: LiveTable[] = [];
    for (const [id, { table, at }] of this.#set) {
      if (at <= now) due.push(table);
      if (at <= now || !this.#options.isKept(table)) this.#set.delete(id);
    }
    await Promise.all(
      due.map((table) =>
        this.ring(table).catch((error: unknown) => {
          this.#options.onError(error, table.id);
        }),
      ),
    );
  }

  /** True when somebody's time had run out. */
  async ring(table: LiveTable): Promise<boolean> {
    const late = overdueSeats(table.table, this.#options.now());
    for (const seat of late) {
      await table.commit({ request: null, decide: (now) => this.#timeOut(now, seat) });
    }
    return late.length > 0;
  }

  #timeOut(table: TableState, seat: SeatIndex): RequestOutcome {
    return overdueSeats(table, this.#options.now()).includes(seat)
      ? { entry: { kind: 'timedOut', seat } }
      : 'stale';
  }
}
