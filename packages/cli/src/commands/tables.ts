import { writeFileSync } from 'node:fs';
import type { Store } from '@gah/server/admin';
import { command } from '../args/command.js';
import type { OptionTable } from '../args/option.js';
import { EXIT, Failure, fileFailure, usageFailure } from '../failure.js';
import { readJson, writeRecord } from '../files.js';
import { writeLine } from '../io.js';

/** Loaded when it is needed: the other commands want neither a database nor the time it takes. */
const admin = () => import('@gah/server/admin');

const DATABASE = {
  database: {
    kind: 'text',
    value: 'FILE',
    help: 'the file with the tables of the server; without it DATABASE_URL, DATABASE_FILE or var/games.db',
  },
} as const satisfies OptionTable;

const OWNER_ONLY = 0o600;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Works with the tables of a server; whatever goes wrong there is told in one line. */
async function withTables<T>(
  database: string | undefined,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const { databaseFrom, SettingsError, withStore } = await admin();
  try {
    return await withStore(databaseFrom(process.env, database), work);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof SettingsError) throw usageFailure(messageOf(error));
    throw fileFailure(messageOf(error));
  }
}

export const backup = command(
  'Writes all tables of the server to a file; the server may be running',
  { file: { kind: 'operand', value: 'FILE', help: 'the file to write' }, ...DATABASE },
  async ({ file, database }, io) => {
    const { backUp } = await admin();
    const count = await withTables(database, (store) => backUp(store, file));
    writeLine(io.stdout, `${count} tables written to ${file}`);
    return EXIT.ok;
  },
);

export const restoreTables = command(
  'Brings back the tables of a backup that are not there',
  { file: { kind: 'operand', value: 'FILE', help: 'a backup' }, ...DATABASE },
  async ({ file, database }, io) => {
    const { restore } = await admin();
    const count = await withTables(database, (store) => restore(store, file));
    writeLine(io.stdout, `${count.restored} tables restored, ${count.present} were there already`);
    return EXIT.ok;
  },
);

export const exportTable = command(
  'Writes one table of the server to a file',
  {
    table: { kind: 'operand', value: 'TABLE', help: 'the id of the table' },
    file: { kind: 'operand', value: 'FILE', help: 'the file to write' },
    record: { kind: 'flag', help: 'only the game, as show and verify read it' },
    ...DATABASE,
  },
  async ({ table: id, file, record, database }) => {
    const { readTable, recordOf } = await admin();
    const table = await withTables(database, (store) => readTable(store, id));
    if (!table) throw fileFailure(`there is no table ${id}`);
    if (!record) {
      writeFileSync(file, `${JSON.stringify(table)}\n`, { mode: OWNER_ONLY });
      return EXIT.ok;
    }
    const game = recordOf(table);
    if (!game) throw fileFailure(`the game at table ${id} has not begun`);
    writeRecord(file, game);
    return EXIT.ok;
  },
);

export const importTable = command(
  'Adds a table that was exported',
  { file: { kind: 'operand', value: 'FILE', help: 'an exported table' }, ...DATABASE },
  async ({ file, database }, io) => {
    const { parseTable, writeTable } = await admin();
    const isNew = await withTables(database, (store) =>
      writeTable(store, parseTable(readJson(file))),
    );
    if (!isNew) throw fileFailure('that table is there already');
    writeLine(io.stdout, `${file} imported`);
    return EXIT.ok;
  },
);
