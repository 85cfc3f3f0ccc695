import type { KeptGame } from '../ledger/ledger.js';
import { readKept } from '../ledger/read.js';
import { asFields, asList, Unreadable } from '../ledger/reader.js';

const FORMAT = 'grand-austria-hotel-statistics';
const VERSION = 1;

/** All games as a file. */
export const statisticsText = (games: readonly KeptGame[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)}\n`;

export interface ReadStatistics {
  readonly games: readonly KeptGame[];
  /** Entries of the file that are damaged, or of a later version. */
  readonly unreadable: number;
}

/** Reads such a file; throws `Unreadable` for one that is none. */
export function parseStatistics(source: string): ReadStatistics {
  const given = asFields(parsed(source), 'file');
  if (given['format'] !== FORMAT) throw new Unreadable('format');
  if (given['version'] !== VERSION)
    throw new Unreadable(`version ${String(given['version'])}, this is ${VERSION}`);
  const entries = asList(given, 'games').map(readOrNull);
  const games = entries.filter((game) => game !== null);
  return { games, unreadable: entries.length - games.length };
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Unreadable('not JSON');
  }
}

function readOrNull(value: unknown): KeptGame | null {
  try {
    return readKept(value);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
