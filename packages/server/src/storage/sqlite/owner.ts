import { hostname } from 'node:os';
import Sqlite from 'libsql';
import { isBusy } from './handle.js';
import { makePrivate } from './rights.js';

/** Whoever looks who the owner is does so for a moment only; so does one that is just ending. */
const PATIENCE_MS = 500;

/** Who has a file. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly since: string;
}

const nameOf = (owner: Owner | null): string =>
  owner
    ? `process ${owner.pid} on ${owner.host}, since ${owner.since}`
    : 'a process that has just begun';

/** Another process has the file, and writes to it. */
export class FileInUse extends Error {
  constructor(file: string, owner: Owner | null) {
    super(`${file} is in use by another server (${nameOf(owner)})`);
    this.name = 'FileInUse';
  }
}

function ownerIn(sqlite: Sqlite.Database): Owner | null {
  try {
    const row = sqlite.prepare('select text from owner').get([]) as { text: string } | undefined;
    return row ? (JSON.parse(row.text) as Owner) : null;
  } catch {
    return null;
  }
}

function writeOwner(sqlite: Sqlite.Database, owner: Owner): void {
  sqlite.exec('create table if not exists owner (text text)');
  sqlite.exec('delete from owner');
  sqlite.prepare('insert into owner values (?)').run([JSON.stringify(owner)]);
}

/**
 * The right to write to a file, until it is given back or the process ends, however it does: the lock is
 * one of the operating system, on a small database of its own that says who holds it.
 */
export function claimFile(file: string): () => void {
  const place = `${file}-owner`;
  makePrivate(place);
  const sqlite = new Sqlite(place);
  sqlite.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  const owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    sqlite.exec('begin immediate');
    writeOwner(sqlite, owner);
    sqlite.exec('commit');
    // Whoever comes between the two is the owner.
    sqlite.exec('begin immediate');
  } catch (error) {
    const other = isBusy(error) ? ownerIn(sqlite) : null;
    sqlite.close();
    throw isBusy(error) ? new FileInUse(file, other) : error;
  }
  return () => {
    sqlite.exec('rollback');
    sqlite.close();
  };
}
