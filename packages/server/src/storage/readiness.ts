import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from './connection.js';
import type { Database } from './schema.js';

/** Whoever asks more often gets the same answer. */
const VALID_MS = 1000;
/** A move that takes longer than this is no way to play. */
const PATIENCE_MS = 2000;
/** As much as a long move: it needs room of its own. */
const PROBE_BYTES = 8192;

/** Writes something and takes it away again: nobody else ever sees it. */
async function probe(db: Database): Promise<void> {
  const table_id = `probe ${randomUUID()}`;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('archives')
      .values({ table_id, log: new Uint8Array(PROBE_BYTES) })
      .execute();
    await transaction.deleteFrom('archives').where('table_id', '=', table_id).execute();
  });
}

export type Readiness = 'ready' | 'no storage' | 'damaged';

/** Whether what players do can be stored, found out by doing it. */
export class ReadinessCheck {
  readonly #connection: DatabaseConnection;
  readonly #onFailure: (error: unknown) => void;
  /** At most one of each at a time, however many ask and however long it takes. */
  #probing: Promise<boolean> | null = null;
  #looking: Promise<boolean> | null = null;
  #answer: { readonly at: number; readonly canWrite: boolean } | null = null;

  constructor(connection: DatabaseConnection, onFailure: (error: unknown) => void) {
    this.#connection = connection;
    this.#onFailure = onFailure;
  }

  async look(): Promise<Readiness> {
    if (this.#connection.damage() !== null) return 'damaged';
    const answer = this.#answer;
    const isFresh = answer && performance.now() - answer.at < VALID_MS;
    const canWrite = isFresh ? answer.canWrite : await (this.#looking ??= this.#look());
    return canWrite ? 'ready' : 'no storage';
  }

  async #look(): Promise<boolean> {
    this.#probing ??= this.#probe();
    const tooLong = wait(PATIENCE_MS, false, { ref: false });
    const canWrite = await Promise.race([this.#probing, tooLong]);
    this.#answer = { at: performance.now(), canWrite };
    this.#looking = null;
    return canWrite;
  }

  async #probe(): Promise<boolean> {
    try {
      await probe(this.#connection.db);
      return true;
    } catch (error) {
      this.#onFailure(error);
      return false;
    } finally {
      this.#probing = null;
    }
  }
}
