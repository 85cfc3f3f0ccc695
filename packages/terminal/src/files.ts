import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { DataPack, GameRecord } from '@gah/engine';
import { DataPackError, parseDataPack } from '@gah/engine';
import { packProblemText } from '@gah/text';
import { fileFailure } from './failure.js';

/** Files larger than this are none of ours. */
const MAX_BYTES = 16 * 1024 * 1024;

const OWNER_ONLY = 0o600;

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? (REASONS[error.code] ?? error.code)
    : String(error);

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'there is a file with that name',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  ENOSPC: 'no space is left',
};

function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw fileFailure(`${path} cannot be read: ${reasonOf(error)}`);
  }
  if (bytes.length > MAX_BYTES) throw fileFailure(`${path} is too large for a saved game`);
  return bytes.toString('utf8');
}

/** Before anything is made for a file that is not there. */
export function requireFile(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw fileFailure(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw fileFailure(`${path} is not JSON; it may be damaged or cut off`);
  }
}

export function readDataPack(path: string): DataPack {
  try {
    return parseDataPack(readJson(path));
  } catch (error) {
    if (error instanceof DataPackError) {
      throw fileFailure(`${path}: ${packProblemText('en', error.code, error.path)}`);
    }
    throw error;
  }
}

function attemptToWrite(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw fileFailure(`${path} cannot be written: ${reasonOf(error)}`);
  }
}

export const recordText = (record: GameRecord): string => `${JSON.stringify(record, null, 1)}\n`;

export function writeRecord(path: string, record: GameRecord): void {
  attemptToWrite(path, () => {
    writeFileSync(path, recordText(record));
  });
}

/** A file that nobody else may read, also where there was one that others could. */
export function writeSecret(path: string, text: string): void {
  const part = `${path}.part`;
  attemptToWrite(path, () => {
    rmSync(part, { force: true });
    writeFileSync(part, text, { mode: OWNER_ONLY });
    renameSync(part, path);
  });
}

/** Makes a folder unless it is there. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw fileFailure(`${path} cannot be made: ${reasonOf(error)}`);
  }
}
