import { TABLES_KEY } from './kept.js';
import type { MyTable } from './myTables.js';
import { readTables, withoutTable, withTable } from './myTables.js';

const NAME_KEY = 'grand-austria-hotel.name';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the browser stores nothing, seats last as long as the page. */
function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Blocked or full.
  }
}

let tables: readonly MyTable[] = $state.raw(readTables(stored(TABLES_KEY)));
addEventListener('storage', ({ key, newValue }) => {
  if (key === TABLES_KEY) tables = readTables(newValue);
});

function keep(changed: readonly MyTable[]): void {
  tables = changed;
  store(TABLES_KEY, JSON.stringify(changed));
}

/** The tables of this browser; their secrets are kept here and nowhere else. */
export const keptTables = {
  get all(): readonly MyTable[] {
    return tables;
  },
  find: (id: string): MyTable | null => tables.find((table) => table.id === id) ?? null,
  note(news: Pick<MyTable, 'id'> & Partial<MyTable>): void {
    keep(withTable(tables, news, Date.now()));
  },
  forget(id: string): void {
    keep(withoutTable(tables, id));
  },
  /** The name under which one sat down last. */
  get name(): string {
    return stored(NAME_KEY) ?? '';
  },
  set name(name: string) {
    store(NAME_KEY, name);
  },
};
