import type { GameRecord } from '@gah/engine';
import { createGame, toRecord } from '@gah/engine';
import type { Lesson } from './lesson.js';

/** The record with which the game of a lesson begins. */
export const recordOf = ({ setup, prologue }: Lesson, names: readonly string[]): GameRecord => ({
  ...toRecord(createGame({ ...setup, names })),
  moves: prologue,
});

/** Whether a record is one of this lesson as it is now, from its beginning on. */
export const isRecordOf = ({ setup, prologue }: Lesson, record: GameRecord): boolean =>
  record.setup.seed === setup.seed && prologue.every((move, ply) => move === record.moves[ply]);
