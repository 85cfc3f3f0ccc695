import type { Notice, NoticeListener } from '../storage/notices.js';
import type { LiveTable } from './liveTable.js';
import type { Tables } from './tables.js';

/** Hears what other processes have stored and brings the tables of this one up to date. */
export class Neighbours implements NoticeListener {
  readonly #tables: () => Tables;
  /** Tells the others who is connected here. */
  readonly #introduce: (table: LiveTable) => void;
  readonly onError: (error: unknown) => void;

  constructor(
    tables: () => Tables,
    introduce: (table: LiveTable) => void,
    onError: (error: unknown) => void,
  ) {
    this.#tables = tables;
    this.#introduce = introduce;
    this.onError = onError;
  }

  readonly onNotice = (notice: Notice, from: string): void => {
    const table = this.#tables().peek(notice.table);
    if (table) void this.#hear(table, notice, from).catch(this.onError);
  };

  readonly onGap = (): void => {
    for (const table of this.#tables().all) {
      void table
        .catchUp()
        .then(() => table.catchUpChat())
        .catch(this.onError);
    }
  };

  async #hear(table: LiveTable, notice: Notice, from: string): Promise<void> {
    switch (notice.kind) {
      case 'entry':
        if (notice.seq > table.table.seq) await table.catchUp();
        return;
      case 'chat':
        await table.catchUpChat();
        return;
      case 'presence': {
        const isNew = !table.attendance.knows(from);
        if (table.attendance.hear(from, notice.seats, notice.spectators)) table.tellPresence();
        // Whoever has just come to the table does not know who is here.
        if (isNew && !table.isIdle) this.#introduce(table);
        return;
      }
    }
  }
}
