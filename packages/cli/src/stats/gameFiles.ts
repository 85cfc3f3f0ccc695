import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import type { GameSummary } from '@gah/analysis';
import { summaryOf } from '@gah/analysis';
import { RecordError } from '@gah/engine';
import type { Language } from '@gah/text';
import { Failure, fileFailure, readJson } from '@gah/terminal';
import { recordFailure } from '../recordFailure.js';

/** What a folder of saved games holds. */
export interface GamesInFolder {
  readonly games: readonly GameSummary[];
  /** A line for each file that is no saved game, or a damaged one. */
  readonly problems: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The page puts a record into a save of its own. */
const recordIn = (value: unknown): unknown =>
  isRecord(value) && isRecord(value['record']) ? value['record'] : value;

/** A level where a file names one: by itself in the terminal, of a player on the page. */
function levelIn(player: unknown): Level | null {
  const named = isRecord(player) ? player['level'] : player;
  return LEVELS.find((level) => level === named) ?? null;
}

const levelsIn = (value: unknown): (Level | null)[] =>
  isRecord(value) && Array.isArray(value['players']) ? value['players'].map(levelIn) : [];

/** The game of a file; a Failure says what is wrong with it. */
function gameIn(path: string, language: Language): GameSummary {
  const value = readJson(path);
  const levels = levelsIn(value);
  try {
    return summaryOf(recordIn(value), {
      levels,
      own: [],
      where: 'file',
      isTrial: false,
      played: statSync(path).mtimeMs,
      duration: null,
    });
  } catch (error) {
    if (error instanceof RecordError) throw recordFailure(path, error, language);
    throw error;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ name }) => join(folder, name))
      .sort();
  } catch {
    throw fileFailure(`${folder} is no folder that can be read`);
  }
}

/** All saved games of a folder; whatever cannot be read is told and passed over. */
export function gamesIn(folder: string, language: Language): GamesInFolder {
  const games: GameSummary[] = [];
  const problems: string[] = [];
  for (const path of filesIn(folder)) {
    try {
      games.push(gameIn(path, language));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(error.message);
    }
  }
  return { games, problems };
}
