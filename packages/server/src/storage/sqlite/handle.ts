import Sqlite from 'libsql';

/** Another process has the file for a moment. */
export const isBusy = (error: unknown): boolean => hasCode(error, ['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** What is in the file is not what was written. */
export const isDamage = (error: unknown): boolean =>
  hasCode(error, ['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Sqlite.SqliteError && codes.some((code) => error.code.startsWith(code));

/**
 * A connection to the file. After a failure another one takes its place: a statement that has failed may
 * stay open, and its connection would see an old state of the file for ever.
 */
export class Handle {
  readonly #open: () => Sqlite.Database;
  readonly #onFailure: (error: unknown) => void;
  #sqlite: Sqlite.Database | null = null;

  constructor(open: () => Sqlite.Database, onFailure: (error: unknown) => void) {
    this.#open = open;
    this.#onFailure = onFailure;
  }

  use<T>(work: (sqlite: Sqlite.Database) => T): T {
    try {
      this.#sqlite ??= this.#open();
      return work(this.#sqlite);
    } catch (error) {
      this.#onFailure(error);
      this.close();
      throw error;
    }
  }

  close(): void {
    const sqlite = this.#sqlite;
    this.#sqlite = null;
    if (!sqlite) return;
    // A connection lives on as long as a statement of it does: its lock must not.
    if (sqlite.inTransaction) sqlite.exec('rollback');
    sqlite.close();
  }
}
