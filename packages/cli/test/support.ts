import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord, SetupInput } from '@gah/engine';
import { MODULES, toRecord } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import type { Result } from '@gah/terminal/testing';
import { runHere } from '@gah/terminal/testing';
import { afterAll } from 'vitest';
import { GAH } from '../src/gah.js';

/** Runs `gah` in this process; somebody types these lines. */
export const gahWith = (lines: readonly string[], ...args: string[]): Promise<Result> =>
  runHere(GAH, args, lines);

export const gah = (...args: string[]): Promise<Result> => gahWith([], ...args);

const folder = mkdtempSync(join(tmpdir(), 'gah-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

export const pathOf = (name: string): string => join(folder, name);

export function file(name: string, content: unknown): string {
  const path = pathOf(name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A finished game of two. */
export const finishedGame: GameRecord = toRecord(
  exercise({ seats: 2, seed: 'saved', names: ['Anna', 'Béla'] }, eagerPlayer(new Map())).state,
);

/** A finished game of two with every module. */
export const waltzGame: GameRecord = toRecord(
  exercise(
    { seats: 2, seed: 'waltz', names: ['Anna', 'Béla'], modules: MODULES, promos: true },
    eagerPlayer(new Map()),
  ).state,
);

/** Finished games of one person alone, against each opponent. */
export const leopoldGame = soloGame({ seed: 'leopold', difficulty: 'easy' });
export const elisabethGame = soloGame({
  seed: 'elisabeth',
  difficulty: 'hard',
  modules: MODULES.filter((module) => module !== 'startPlayer'),
});

function soloGame(setup: Omit<SetupInput, 'seats'>): GameRecord {
  return toRecord(exercise({ seats: 1, names: ['Anna'], ...setup }, eagerPlayer(new Map())).state);
}

/** The first game, broken off early. */
export const openGame: GameRecord = { ...finishedGame, moves: finishedGame.moves.slice(0, 20) };

/** The first game with a move against the rules: the eleventh. */
export const editedGame: GameRecord = {
  ...finishedGame,
  moves: finishedGame.moves.map((move, ply) => (ply === 10 ? '0 claim 2' : move)),
};
