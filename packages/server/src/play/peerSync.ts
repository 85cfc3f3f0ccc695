import type { Notice, NoticeListener } from '../storage/notices.js';
import type { PresenceBook } from '../storage/presence.js';
import type { Store } from '../storage/store.js';
import type { Census } from './census.js';
import type { LiveTable } from './liveTable.js';
import type { Tables } from './tables.js';
import { at } from '@gah/engine';

/** Tables that are looked up together. */
const PORTION = 500;

interface NeighboursOptions {
  readonly tables: () => Tables;
  readonly store: () => Store;
  readonly book: () => PresenceBook;
  readonly census: () => Census;
  /** Whether notices arrive. */
  readonly isSure: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Hears what other processes have stored and brings the tables of this one up to date. */
export class PeerSync implements NoticeListener {
  readonly #options: NeighboursOptions;
  readonly onError: (error: unknown) => void;

  constructor(options: NeighboursOptions) {
    this.#options = options;
    this.onError = options.onError;
  }

  readonly onNotice = (notice: Notice, from: string): void => {
    const table = this.#options.tables().peek(notice.table);
    if (table) void this.#hear(table, notice, from).catch(this.onError);
  };

  readonly onGap = (): void => {
    this.#lookUpAll().catch(this.onError);
  };

  /** Says that this process lives, and notices who does not. */
  async beat(): Promise<void> {
    const { book, census, tables, isSure } = this.#options;
    const { isNew, others } = await book().beat();
    const changed = census().count(others);
    for (const table of tables().all) {
      if (changed.some((process) => table.presence.knows(process))) table.tellPresence();
    }
    // Others have taken this one for dead.
    if (isNew) this.#introduceAll();
    await book().settle();
    if (!isSure()) await this.#lookUpAll();
  }

  async #hear(table: LiveTable, notice: Notice, from: string): Promise<void> {
    switch (notice.kind) {
      case 'entry':
        if (notice.seq > table.table.seq) await table.catchUp();
        return;
      case 'chat':
        await table.catchUpChat();
        return;
      case 'presence':
        if (table.presence.hear(from, notice)) table.tellPresence();
        return;
    }
  }

  /** Takes over everything that may have been missed. */
  async #lookUpAll(): Promise<void> {
    const { tables, store, book } = this.#options;
    this.#introduceAll();
    const all = [...tables().all];
    for (let from = 0; from < all.length; from += PORTION) {
      const some = all.slice(from, from + PORTION);
      const ids = some.map(({ id }) => id);
      const marks = some.map(({ presence }) => presence.mark);
      const lengths = await store().lengths(ids);
      const elsewhere = await book().lookUp(ids);
      for (const [index, table] of some.entries()) {
        const record = {
          lastSeen: new Map<number, number>(),
          elsewhere: elsewhere.get(table.id) ?? [],
        };
        if (table.presence.learn(record, at(marks, index))) table.tellPresence();
        const { seq = 0, chat = 0 } = lengths.get(table.id) ?? {};
        if (seq > table.table.seq) await table.catchUp();
        if (chat > (table.lastLine ?? chat)) await table.catchUpChat();
      }
    }
  }

  /** The database may have lost who is connected here. */
  #introduceAll(): void {
    const { tables, book } = this.#options;
    for (const table of tables().all) {
      if (!table.isIdle) book().note(table.id).catch(this.onError);
    }
  }
}
