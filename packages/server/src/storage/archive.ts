import { gunzipSync, gzipSync } from 'node:zlib';
import type { LoggedEntry } from '../table/entry.js';

/** A whole log in a few hundred bytes. */
export const packLog = (log: readonly LoggedEntry[]): Uint8Array =>
  gzipSync(JSON.stringify(log), { level: 9 });

export const unpackLog = (packed: Uint8Array): readonly LoggedEntry[] =>
  JSON.parse(gunzipSync(packed).toString('utf8')) as LoggedEntry[];
