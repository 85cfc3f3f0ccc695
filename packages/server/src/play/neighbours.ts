import type { Notice, NoticeListener } from '../storage/notices.js';
import type { LiveTable } from './liveTable.js';
import type { Tables } from './tables.js';

/** Hears what other processes have stored and brings the tables of this one up to date. */
export class Neighbours implements NoticeListener {
  readonly #tables: () => Tables;
  readonly onError: (error: unknown) => void;

  constructor(tables: () => Tables, onError: (error: unknown) => void) {
    this.#tables = tables;
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
      case 'presence':
        if (table.attendance.hear(from, notice.seats, notice.spectators)) table.tellPresence();
        return;
    }
  }
}
