import type { GameRecord } from '@gah/engine';
import type { SeatedPlayer } from '../session/plan.js';
import { Problem } from '../session/problems.js';
import type { Save, SaveSummary } from './save.js';
import { checkedRecord, everybodyHere, parsePlayers } from './save.js';

const FORMAT = 'grand-austria-hotel-save';
const VERSION = 1;
const MAX_TITLE = 60;

/** A saved game as a file holds it. */
export interface ImportedGame {
  readonly title: string;
  readonly trial: string;
  readonly players: readonly SeatedPlayer[];
  readonly record: GameRecord;
}

/** What a file tells of a game. */
interface Exported extends Pick<Save, 'record'> {
  readonly summary: Pick<SaveSummary, 'title' | 'trial' | 'players'>;
}

export const exportText = ({ summary: { title, trial, players }, record }: Exported): string => {
  const head = { format: FORMAT, version: VERSION, title, ...(trial !== '' && { trial }) };
  return `${JSON.stringify({ ...head, players, record }, null, 1)}\n`;
};

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
    return { title: '', trial: '', players: everybodyHere(record.setup), record };
  }
  if (file['version'] !== VERSION) {
    throw new Problem('save-version', `file version ${String(file['version'])}`);
  }
  const record = checkedRecord(file['record']);
  const players = parsePlayers(file['players'], record.setup);
  if (!players) throw new Problem('save-damaged', 'the players do not fit the game');
  const given = (key: string): string => (typeof file[key] === 'string' ? file[key] : '');
  return { title: given('title').slice(0, MAX_TITLE), trial: given('trial'), players, record };
}
