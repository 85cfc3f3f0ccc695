import type { GameRecord } from '@gah/engine';
import type { SeatedPlayer } from '../session/plan.js';
import { Problem } from '../session/problems.js';
import type { Save } from './save.js';
import { checkedRecord, everybodyHere, parsePlayers } from './save.js';

const FORMAT = 'grand-austria-hotel-save';
const VERSION = 1;
const MAX_TITLE = 60;

/** A saved game as a file holds it. */
export interface ImportedGame {
  readonly title: string;
  readonly players: readonly SeatedPlayer[];
  readonly record: GameRecord;
}

export const exportText = ({ summary: { title, players }, record }: Save): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, title, players, record }, null, 1)}\n`;

/** A name that every file system takes. */
export const fileName = (title: string, updated: number): string => {
  const day = new Date(updated).toISOString().slice(0, 10);
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${words === '' ? 'grand-austria-hotel' : words}-${day}.json`;
};

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // The same answer as for text that is no object.
  }
  throw new Problem('file-unreadable', 'not JSON');
}

/** Reads an exported game, or a bare record of the command line; throws a Problem. */
export function importText(text: string): ImportedGame {
  const file = parsed(text);
  if (file['format'] !== FORMAT) {
    const record = checkedRecord(file);
    return { title: '', players: everybodyHere(record.setup), record };
  }
  if (file['version'] !== VERSION) {
    throw new Problem('save-version', `file version ${String(file['version'])}`);
  }
  const record = checkedRecord(file['record']);
  const players = parsePlayers(file['players'], record.setup);
  if (!players) throw new Problem('save-damaged', 'the players do not fit the game');
  const { title } = file;
  return { title: typeof title === 'string' ? title.slice(0, MAX_TITLE) : '', players, record };
}
