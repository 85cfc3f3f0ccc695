import type { FailedTable, Store } from '@gah/server/admin';
import type { ExitCode, Io, OptionTable } from '@gah/terminal';
import {
  command,
  EXIT,
  Failure,
  fileFailure,
  readJson,
  recordText,
  requireFile,
  writeLine,
  writeSecret,
} from '@gah/terminal';

/** Loaded when it is needed: the other commands want neither a database nor the time it takes. */
const admin = () => import('@gah/server/admin');

const DATABASE = {
  database: {
    kind: 'text',
    value: 'FILE',
    help: 'the file with the tables of the server; without it DATABASE_URL, DATABASE_FILE or var/games.db',
  },
} as const satisfies OptionTable;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Works with the tables of a server; whatever goes wrong there is told in one line. */
async function withTables<T>(
  database: string | undefined,
  purpose: 'read' | 'write',
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const { databaseFrom, FileInUse, readingFrom, writingTo } = await admin();
  try {
    const address = databaseFrom(process.env, database);
    return await (purpose === 'read' ? readingFrom(address, work) : writingTo(address, work));
  } catch (error) {
    if (error instanceof Failure) throw error;
    const advice = error instanceof FileInUse ? '; stop it first' : '';
    throw fileFailure(messageOf(error) + advice);
  }
}

/** Names the tables that made trouble. */
function tellFailures(io: Io, failures: readonly FailedTable[]): ExitCode {
  for (const { table, reason } of failures) writeLine(io.stderr, `${table}: ${reason}`);
  if (failures.length === 0) return EXIT.ok;
  writeLine(io.stderr, `${failures.length} failed`);
  return EXIT.failed;
}

export const backup = command(
  'Writes all tables of the server to a file; the server may be running',
  { file: { kind: 'operand', value: 'FILE', help: 'the file to write' }, ...DATABASE },
  async ({ file, database }, io) => {
    const { backUp } = await admin();
    const { written, failures } = await withTables(database, 'read', (store) =>
      backUp(store, file),
    );
    writeLine(io.stdout, `${written} tables written to ${file}`);
    return tellFailures(io, failures);
  },
);

export const restoreTables = command(
  'Brings back the tables of a backup that are not there',
  { file: { kind: 'operand', value: 'FILE', help: 'a backup' }, ...DATABASE },
  async ({ file, database }, io) => {
    const { restore } = await admin();
    requireFile(file);
    const { restored, present, failures } = await withTables(database, 'write', (store) =>
      restore(store, file),
    );
    writeLine(io.stdout, `${restored} tables restored, ${present} were there already`);
    return tellFailures(io, failures);
  },
);

export const exportTable = command(
  'Writes one table of the server to a file',
  {
    table: { kind: 'operand', value: 'TABLE', help: 'the id of the table' },
    file: { kind: 'operand', value: 'FILE', help: 'the file to write' },
    record: { kind: 'flag', help: 'only the game, as show and verify read it' },
    unfinished: {
      kind: 'flag',
      help: 'with --record: also while it is played, although the record holds its seed',
    },
    ...DATABASE,
  },
  async ({ table: id, file, record, unfinished, database }, io) => {
    const { readTable, recordOf } = await admin();
    const table = await withTables(database, 'read', (store) => readTable(store, id));
    if (!table) throw fileFailure(`there is no table ${id}`);
    if (!record) {
      writeSecret(file, `${JSON.stringify(table)}\n`);
      return EXIT.ok;
    }
    const found = recordOf(table);
    if (!found) throw fileFailure(`the game at table ${id} has not begun`);
    if (found.isPlayed && !unfinished) {
      throw fileFailure(
        `the game at table ${id} is still played, and its record would tell every hidden card; --unfinished writes it all the same`,
      );
    }
    writeSecret(file, recordText(found.game));
    if (found.isPlayed) {
      writeLine(io.stderr, `${file} holds the seed of a game that is still played: keep it secret`);
    }
    return EXIT.ok;
  },
);

export const importTable = command(
  'Adds a table that was exported',
  { file: { kind: 'operand', value: 'FILE', help: 'an exported table' }, ...DATABASE },
  async ({ file, database }, io) => {
    const { parseTable, writeTable } = await admin();
    const value = readJson(file);
    const isNew = await withTables(database, 'write', (store) =>
      writeTable(store, parseTable(value)),
    );
    if (!isNew) throw fileFailure('that table is there already');
    writeLine(io.stdout, `${file} imported`);
    return EXIT.ok;
  },
);
