import type { Comparison, Estimate, GameReview, ReviewDepth, ReviewOptions } from '@gah/ai';
import { reviewGame } from '@gah/ai';
import { compareTurn, turnsOf } from '@gah/ai/parts';
import type { GameRecord } from '@gah/engine';
import { playback } from '@gah/engine';
import type { JobKind } from '../pool/workerPool.js';
import { plantedGame } from './plantedGame.js';

/** Reviews on trial: do they find errors that were planted, and do they leave good players alone? */

export interface QualityJob {
  /** Planted errors in a game between directors, or the emperor's own turns. */
  readonly kind: 'planted' | 'own';
  readonly seed: string;
  readonly depth: ReviewDepth;
}

/** What the review says about a turn. */
export interface JudgedTurn {
  readonly ply: number;
  readonly depth: ReviewDepth | null;
  /** Whether that is an error is asked when the report is made. */
  readonly points: Estimate | null;
}

interface PlantedError extends JudgedTurn {
  /** What it cost, by a deep search that knows nothing of the review. */
  readonly cost: Estimate | null;
}

export interface QualityResult {
  readonly planted: readonly PlantedError[];
  readonly own: readonly JudgedTurn[];
  /** Of the review, in seconds. */
  readonly seconds: number;
}

/** Runs what works step by step to its end. */
function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const review = (record: GameRecord, options: ReviewOptions): GameReview =>
  finished(reviewGame(record, { ...options, luck: false }));

const judged = ({ turns }: GameReview): JudgedTurn[] =>
  turns.map(({ ply, depth, comparison }) => ({ ply, depth, points: comparison?.points ?? null }));

/** Negative where the random turn was better than anything that was found. */
function costOf(record: GameRecord, ply: number): Estimate | null {
  const steps = [...playback(record)];
  const everybody = Array.from({ length: record.setup.seats }, (_, seat) => seat);
  const turn = turnsOf(steps, everybody).find(({ root }) => root.ply === ply);
  const comparison: Comparison | null = turn ? finished(compareTurn(turn, 'deep', null)) : null;
  return comparison?.points ?? null;
}

export function qualityGame({ kind, seed, depth }: QualityJob): QualityResult {
  const setup = { seats: 2, seed };
  const isPlanted = kind === 'planted';
  const { record, planted } = plantedGame(setup, isPlanted ? 'director' : 'emperor', isPlanted);
  const from = performance.now();
  const turns = judged(review(record, isPlanted ? { depth, only: planted } : { depth }));
  const seconds = (performance.now() - from) / 1000;
  if (!isPlanted) return { planted: [], own: turns, seconds };
  return {
    planted: turns
      .filter(({ ply }) => planted.includes(ply))
      .map((turn) => ({ ...turn, cost: costOf(record, turn.ply) })),
    own: [],
    seconds,
  };
}

export const QUALITY: JobKind<QualityJob, QualityResult> = {
  work: qualityGame,
  file: new URL('./worker.js', import.meta.url),
};
