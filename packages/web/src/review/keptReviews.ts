import type { GameReview } from '@gah/ai';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

const DATABASE = 'grand-austria-hotel-reviews';
const VERSION = 1;
/** Reviews are made again whenever somebody wants to: only the latest are kept. */
const MOST = 200;

interface Kept {
  readonly key: string;
  readonly written: number;
  readonly review: GameReview;
}
interface Schema extends DBSchema {
  reviews: { key: string; value: Kept; indexes: { written: number } };
}

/** Where reviews are kept. A browser that stores nothing makes them again: no method rejects. */
export interface KeptReviews {
  read(key: string): Promise<GameReview | null>;
  write(key: string, review: GameReview): Promise<void>;
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, VERSION, {
    upgrade(database) {
      database.createObjectStore('reviews', { keyPath: 'key' }).createIndex('written', 'written');
    },
  });

async function forgetOldest(database: IDBPDatabase<Schema>): Promise<void> {
  const transaction = database.transaction('reviews', 'readwrite');
  let surplus = (await transaction.store.count()) - MOST;
  let cursor = await transaction.store.index('written').openCursor();
  for (; cursor && surplus > 0; surplus--, cursor = await cursor.continue()) await cursor.delete();
  await transaction.done;
}

export function keptReviews(): KeptReviews {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  /** Null where the browser keeps nothing. */
  const attempt = async <T>(
    task: (database: IDBPDatabase<Schema>) => Promise<T>,
  ): Promise<T | null> => {
    try {
      opened ??= open();
      return await task(await opened);
    } catch {
      opened = null;
      return null;
    }
  };
  return {
    read: async (key) =>
      (await attempt((database) => database.get('reviews', key)))?.review ?? null,
    write: async (key, review) => {
      await attempt(async (database) => {
        await database.put('reviews', { key, written: Date.now(), review });
        await forgetOldest(database);
      });
    },
  };
}
