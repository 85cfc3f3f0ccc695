import { inviteCode, read, seatToken, tableId } from '@gah/protocol';

/** A table at which a person of this browser sits, or to which it is invited. */
export interface MyTable {
  readonly id: string;
  /** Holds the seat; null before one sits down. */
  readonly token: string | null;
  /** Lets others join, and oneself. */
  readonly invite: string | null;
  /** When it was last opened here. */
  readonly visited: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readTable(value: unknown): MyTable[] {
  if (!isRecord(value)) return [];
  const id = read(tableId, value['id']);
  const visited = Number(value['visited']);
  if (id === null || !Number.isFinite(visited)) return [];
  return [
    {
      id,
      token: read(seatToken, value['token']),
      invite: read(inviteCode, value['invite']),
      visited,
    },
  ];
}

/** What the browser has kept; anything that is no table is passed over. */
export function readTables(text: string | null): MyTable[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(readTable) : [];
  } catch {
    return [];
  }
}

/** With what has been learnt of a table; the latest first. */
export function withTable(
  tables: readonly MyTable[],
  { id, ...news }: Pick<MyTable, 'id'> & Partial<MyTable>,
  now: number,
): MyTable[] {
  const known = tables.find((table) => table.id === id) ?? { token: null, invite: null };
  const others = tables.filter((table) => table.id !== id);
  return [{ ...known, ...news, id, visited: now }, ...others];
}

export const withoutTable = (tables: readonly MyTable[], id: string): MyTable[] =>
  tables.filter((table) => table.id !== id);
