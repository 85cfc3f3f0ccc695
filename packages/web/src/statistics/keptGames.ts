import type { KeptGame } from '@gah/analysis';
import { readKept, Unreadable } from '@gah/analysis';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

const DATABASE = 'grand-austria-hotel-statistics';
const VERSION = 1;

interface Schema extends DBSchema {
  /** What was written, perhaps by another version; checked when it is read. */
  games: { key: string; value: unknown };
}

/** Where statistics keep their games. */
export interface KeptGames {
  /** Those that this version can read. */
  all(): Promise<KeptGame[]>;
  put(games: readonly KeptGame[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const readable = (values: readonly unknown[]): KeptGame[] =>
  values.flatMap((value) => {
    try {
      return [readKept(value)];
    } catch (error) {
      // Of another version: a save is read anew, anything else stays where it is.
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });

/** In the browser's database, apart from the saves: what they need is loaded first of all. */
export function databaseOfGames(): KeptGames {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(DATABASE, VERSION, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' });
      },
      terminated() {
        opened = null;
      },
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  return {
    all: async () => readable(await (await open()).getAll('games')),
    put: async (games) => {
      const transaction = (await open()).transaction('games', 'readwrite');
      await Promise.all([...games.map((game) => transaction.store.put(game)), transaction.done]);
    },
    remove: async (ids) => {
      const transaction = (await open()).transaction('games', 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
  };
}

/** As long as the page is open, where the browser stores nothing. */
export function memoryOfGames(): KeptGames {
  const kept = new Map<string, KeptGame>();
  return {
    all: () => Promise.resolve([...kept.values()]),
    put: (games) => {
      for (const game of games) kept.set(game.id, game);
      return Promise.resolve();
    },
    remove: (ids) => {
      for (const id of ids) kept.delete(id);
      return Promise.resolve();
    },
  };
}
