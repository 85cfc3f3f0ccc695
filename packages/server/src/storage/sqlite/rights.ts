import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** What SQLite puts beside a file gets the same rights when it is made. */
const BESIDE = ['', '-wal', '-shm'];

/** A file that only its owner may read, made when it is missing. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
    closeSync(openSync(file, 'a', OWNER_ONLY.file));
    return;
  }
  for (const each of BESIDE.map((suffix) => file + suffix)) {
    try {
      chmodSync(each, OWNER_ONLY.file);
    } catch {
      // It is not there, or belongs to somebody else who has decided about it.
    }
  }
}
