import type { Level, LuckByKind } from '@gah/ai';
import { luckSteps } from '@gah/ai/parts';
import type { SetupInput } from '@gah/engine';
import { playback } from '@gah/engine';
import type { Limits } from '@gah/terminal';
import { playGame } from '../arena/game.js';
import type { JobKind } from '../pool/workerPool.js';

/** A game between equals, and what luck did in it. */
export interface LuckJob {
  readonly setup: SetupInput;
  readonly level: Level;
  readonly limits: Limits;
}

export interface SeatResult {
  readonly start: number;
  readonly luck: LuckByKind;
  readonly decisions: number;
  readonly others: number;
  readonly final: number;
}

/** By seat. */
export type LuckResult = readonly SeatResult[];

export function luckGame({ setup, level, limits }: LuckJob): LuckResult {
  const seating = Array.from({ length: setup.seats }, () => level);
  const { record, problem } = playGame({ setup, seating, limits, recorded: true });
  if (!record || problem !== null) throw new Error(problem ?? 'no record');
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

export const LUCK: JobKind<LuckJob, LuckResult> = {
  work: luckGame,
  file: new URL('./worker.js', import.meta.url),
};
