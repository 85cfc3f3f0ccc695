import type { GameRecord } from '@gah/engine';
import { isReadable, toRecord } from '@gah/engine';
import { insertTable } from '../storage/appends.js';
import type { StoredLine } from '../storage/archive.js';
import { chatLines, readArchive } from '../storage/archive.js';
import type { Store } from '../storage/store.js';
import { tableFrom } from '../table/apply.js';
import type { LoggedEntry } from '../table/entry.js';
import type { TablePlan } from '../table/plan.js';
import { presentState, standingOf } from '../table/state.js';

const FORMAT = 'grand-austria-hotel-table';

/** A whole table as a file. It holds the seed and the hashes of the tokens: not for players. */
export interface TableFile {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly plan: TablePlan;
  readonly log: readonly LoggedEntry[];
  readonly chat: readonly StoredLine[];
}

/** The game of a table, and whether it goes on. */
export interface TableRecord {
  readonly game: GameRecord;
  readonly isPlayed: boolean;
}

/** What is in a file is no table. */
export class TableFileError extends Error {}

/** Null when there is no such table. */
export async function readTable(store: Store, id: string): Promise<TableFile | null> {
  const stored = await store.load(id);
  if (!stored) return null;
  const archived = await readArchive(store.db, id);
  const chat = [...(archived?.chat ?? []), ...(await chatLines(store.db, id, 0))];
  return { format: FORMAT, version: 1, plan: stored.plan, log: stored.log, chat };
}

/**
 * The game alone, as every tool of the engine reads it; null before it has begun. As long as it is
 * played, whoever has the record knows every hidden card: it holds the seed.
 */
export function recordOf({ plan, log }: TableFile): TableRecord | null {
  const { game, phase } = tableFrom(plan, log);
  return game && { game: toRecord(presentState(game)), isPlayed: phase === 'playing' };
}

/** Checks what a file holds: its whole log is played again. */
export function parseTable(value: unknown): TableFile {
  const file = value as Partial<TableFile> | null;
  if (typeof file !== 'object' || file?.format !== FORMAT || file.version !== 1) {
    throw new TableFileError('this is no table of Grand Austria Hotel');
  }
  const { plan, log, chat } = file;
  if (!plan || !Array.isArray(log) || log.length === 0 || !Array.isArray(chat)) {
    throw new TableFileError('parts of the table are missing');
  }
  if (!isReadable(plan.rules)) throw new TableFileError('it was begun with other rules');
  try {
    tableFrom(plan, log);
  } catch (error) {
    throw new TableFileError(error instanceof Error ? error.message : String(error));
  }
  return file as TableFile;
}

/** False when there is such a table already. */
export async function writeTable(store: Store, { plan, log, chat }: TableFile): Promise<boolean> {
  if (await store.load(plan.id)) return false;
  const standing = standingOf(tableFrom(plan, log));
  await store.db.transaction().execute(async (transaction) => {
    await insertTable(transaction, { plan, log, standing });
    for (const line of chat) {
      await transaction
        .insertInto('chat')
        .values({ table_id: plan.id, ...line })
        .execute();
    }
  });
  return true;
}
