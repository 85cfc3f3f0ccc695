import { SvelteSet } from 'svelte/reactivity';

const KEY = 'grand-austria-hotel.muted';

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const tables = new SvelteSet<string>(stored());

/** Tables whose chat this browser does not want to hear. */
export const muted = {
  has: (table: string): boolean => tables.has(table),
  toggle(table: string): void {
    if (!tables.delete(table)) tables.add(table);
    try {
      localStorage.setItem(KEY, JSON.stringify([...tables]));
    } catch {
      // Blocked or full: it lasts as long as the page.
    }
  },
};
