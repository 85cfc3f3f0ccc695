import type { LuckByKind } from '@gah/ai';
import { luckSteps } from '@gah/ai/parts';
import { playback } from '@gah/engine';
import type { GameOfEquals } from '../equals/equals.js';
import { playedByEquals } from '../equals/equals.js';
import type { JobKind } from '../pool/workerPool.js';

export interface SeatResult {
  readonly start: number;
  readonly luck: LuckByKind;
  readonly decisions: number;
  readonly others: number;
  readonly final: number;
}

/** By seat. */
export type LuckResult = readonly SeatResult[];

/** Plays a game and tells what luck did in it. */
export function luckGame(game: GameOfEquals): LuckResult {
  const { record } = playedByEquals(game);
  const steps = luckSteps([...playback(record)], record.moves.length);
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value.seats.map(({ start, luck, decisions, others, final }) => ({
    start,
    luck,
    decisions,
    others,
    final,
  }));
}

export const LUCK: JobKind<GameOfEquals, LuckResult> = {
  work: luckGame,
  file: new URL('./worker.js', import.meta.url),
};
