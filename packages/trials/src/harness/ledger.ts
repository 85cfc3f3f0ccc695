import { countOf, makeMove } from '@gah/engine';
import type { DatabaseAddress } from '@gah/server';
import type { Acknowledged } from '@gah/client/testing';
import type { EntryRow } from './rows.js';
import { entryRows } from './rows.js';

interface Line extends Acknowledged {
  readonly table: string;
  readonly seat: number;
}

type StoredEntry = {
  readonly kind: string;
  readonly seat?: number;
  readonly move?: string;
  readonly ply?: number;
};

function isKept({ seat, request }: Line, row: EntryRow): boolean {
  const entry = JSON.parse(row.entry) as StoredEntry;
  if (entry.seat !== seat) return false;
  switch (request.type) {
    case 'move':
      return entry.kind === 'moved' && entry.move === makeMove(request.move as never);
    case 'undo':
      return entry.kind === 'undone' && entry.ply === request.ply;
    default:
      return false;
  }
}

/** Everything the server has acknowledged, as the clients remember it. */
export class Ledger {
  readonly #lines: Line[] = [];

  get size(): number {
    return this.#lines.length;
  }

  note(table: string, seat: number, acknowledged: Acknowledged): void {
    this.#lines.push({ table, seat, ...acknowledged });
  }

  /** Compares it with what is stored: nothing lost, nothing twice, nothing out of order. */
  async problems(database: DatabaseAddress): Promise<string[]> {
    const rows = await entryRows(database);
    const byPlace = new Map(rows.map((row) => [`${row.table_id} ${row.seq}`, row]));
    return [
      ...gaps(rows),
      ...doubles(rows),
      ...this.#lines.flatMap((line) => {
        const row = byPlace.get(`${line.table} ${line.seq}`);
        if (row?.request !== line.id)
          return [`lost: ${line.request.type} ${line.id} of ${line.table}`];
        return isKept(line, row)
          ? []
          : [`changed: ${line.request.type} ${line.id} of ${line.table}`];
      }),
    ];
  }
}

function gaps(rows: readonly EntryRow[]): string[] {
  const last = new Map<string, number>();
  return rows.flatMap(({ table_id, seq }) => {
    const expected = countOf(last, table_id) + 1;
    last.set(table_id, seq);
    return seq === expected ? [] : [`${table_id}: entry ${seq} where ${expected} was expected`];
  });
}

function doubles(rows: readonly EntryRow[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ table_id, seq, request, entry }) => {
    if (request === null) return [];
    const { seat } = JSON.parse(entry) as StoredEntry;
    const key = `${table_id} ${seat ?? ''} ${request}`;
    if (seen.has(key)) return [`doubled: request ${request} of ${table_id}, again as entry ${seq}`];
    seen.add(key);
    return [];
  });
}
