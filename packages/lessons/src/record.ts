import type { GameRecord } from '@gah/engine';
import { createGame, toRecord } from '@gah/engine';
import type { Lesson } from './lesson.js';

/** The record with which the game of a lesson begins. */
export const recordOf = ({ setup, prologue }: Lesson, names: readonly string[]): GameRecord => ({
  ...toRecord(createGame({ ...setup, names })),
  moves: prologue,
});
