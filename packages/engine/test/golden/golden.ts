import { readFileSync } from 'node:fs';
import type { GameRecord, GameState } from '@gah/engine';
import { stateHash } from '@gah/engine';

/** Whole games of every kind, with the fingerprint of where they end. */
export interface GoldenGame {
  readonly hash: string;
  readonly record: GameRecord;
}

export const goldenGames = (file: string): GoldenGame[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as GoldenGame[];

/**
 * Everything about a position but the way there and the words of the set-up: a record of earlier rules
 * may need more moves today and still lead to the same end.
 */
export const endOf = (state: GameState): string =>
  stateHash({
    ...state,
    setup: { ...state.setup, promos: false },
    ply: 0,
    undoFloor: 0,
    history: null,
  });
