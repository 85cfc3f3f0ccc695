import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { asProblem, Problem } from '../session/problems.js';
import { readSummary } from './save.js';
import type { SaveStore } from './store.js';
import { missing, newestFirst } from './store.js';

const DATABASE = 'grand-austria-hotel';
const VERSION = 1;

interface Schema extends DBSchema {
  /** What was written, perhaps by another version; checked when it is read. */
  summaries: { key: string; value: unknown };
  records: { key: string; value: unknown };
}

/** What the browser's errors mean for a player. */
const storageProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return asProblem(error, name === 'QuotaExceededError' ? 'storage-full' : 'storage-blocked');
};

/** Games in the browser's database: summaries and records apart, so that a list loads no records. */
export function indexedDbStore(): SaveStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(DATABASE, VERSION, {
      upgrade(database) {
        database.createObjectStore('summaries', { keyPath: 'id' });
        database.createObjectStore('records');
      },
      terminated() {
        opened = null;
      },
    });
    // A failed opening is tried anew the next time.
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };

  const withDatabase = async <T>(
    task: (database: IDBPDatabase<Schema>) => Promise<T>,
  ): Promise<T> => {
    try {
      return await task(await open());
    } catch (error) {
      throw storageProblem(error);
    }
  };

  return {
    list: () =>
      withDatabase(async (database) =>
        newestFirst((await database.getAll('summaries')).map(readSummary)),
      ),
    load: (id) =>
      withDatabase(async (database) => {
        const [summary, record] = await Promise.all([
          database.get('summaries', id),
          database.get('records', id),
        ]);
        if (!summary) throw missing(id);
        return { summary: readSummary(summary), record };
      }),
    put: ({ summary, record }) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['summaries', 'records'], 'readwrite');
        const written = [
          transaction.objectStore('summaries').put(summary),
          transaction.objectStore('records').put(record, summary.id),
        ];
        // At once: the page may be closed at any moment.
        transaction.commit();
        await Promise.all([...written, transaction.done]);
      }),
    rename: (id, title) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('summaries', 'readwrite');
        const summary = await transaction.store.get(id);
        if (!summary) throw missing(id);
        await Promise.all([
          transaction.store.put({ ...readSummary(summary), title }),
          transaction.done,
        ]);
      }),
    remove: (id) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['summaries', 'records'], 'readwrite');
        await Promise.all([
          transaction.objectStore('summaries').delete(id),
          transaction.objectStore('records').delete(id),
          transaction.done,
        ]);
      }),
  };
}
