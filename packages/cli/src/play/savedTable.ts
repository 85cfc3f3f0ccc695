import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import type { GameRecord, GameState } from '@gah/engine';
import { fromRecord, RecordError, toRecord } from '@gah/engine';
import type { Language } from '@gah/text';
import { readJson, writeRecord } from '@gah/terminal';
import { recordFailure } from '../recordFailure.js';

/** Who plays a seat. */
export const PERSON = 'person';
export type SavedPlayer = Level | typeof PERSON;

/** A game with its players, by seat. */
export interface Table {
  readonly state: GameState;
  readonly players: readonly SavedPlayer[];
}

/** A record like any other, with one more key: who sits where. */
type SavedTable = GameRecord & Pick<Table, 'players'>;

export function saveTable(path: string, { state, players }: Table): void {
  const record: SavedTable = { ...toRecord(state), players };
  writeRecord(path, record);
}

const asPlayer = (value: unknown): SavedPlayer | null =>
  value === PERSON ? PERSON : (LEVELS.find((level) => level === value) ?? null);

function playersIn(value: unknown, seats: number): readonly SavedPlayer[] | null {
  const { players } = value as { players?: unknown };
  if (!Array.isArray(players) || players.length !== seats) return null;
  const known = players.map(asPlayer).filter((player) => player !== null);
  return known.length === seats && known.includes(PERSON) ? known : null;
}

/** A saved game, and who sat where if it says so. */
export function loadTable(
  path: string,
  language: Language,
): { readonly state: GameState; readonly players: readonly SavedPlayer[] | null } {
  const value = readJson(path);
  try {
    const state = fromRecord(value);
    return { state, players: playersIn(value, state.setup.seats) };
  } catch (error) {
    if (error instanceof RecordError) throw recordFailure(path, error, language);
    throw error;
  }
}
