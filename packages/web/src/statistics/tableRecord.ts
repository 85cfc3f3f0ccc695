import { TABLES_KEY } from '../online/kept/kept.js';
import { readTables } from '../online/kept/myTables.js';
import { api } from '../online/link/api.js';

/** Every move of an own game at a server that is over; rejects where the server does not give it. */
export async function recordAtServer(table: string): Promise<unknown> {
  const own = readTables(localStorage.getItem(TABLES_KEY)).find(({ id }) => id === table);
  return (await api.record(table, own?.token ?? undefined)).record;
}
