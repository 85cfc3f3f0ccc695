import { evaluate } from '@gah/ai';
import { sayings } from '@gah/ai/parts';
import { playback, seedRng, turnsLeft, viewOf } from '@gah/engine';
import type { GameOfEquals } from '../equals/equals.js';
import { playedByEquals } from '../equals/equals.js';
import type { JobKind } from '../pool/workerPool.js';

/** What was foretold for a seat, seen by whoever had just played. */
export interface SeatForetold {
  readonly turns: number;
  /** By the value function alone. */
  readonly said: number;
  /** By `evaluate`. */
  readonly score: number;
  readonly usual: readonly [low: number, high: number];
  readonly winChance: number;
}

export interface CalibrationResult {
  /** By seat. */
  readonly finals: readonly number[];
  /** By seat: 1 for a victory, a part of it for a shared one. */
  readonly won: readonly number[];
  /** After each turn, by seat. */
  readonly foretold: readonly (readonly SeatForetold[])[];
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

/** Plays a game and notes what was foretold in it after every turn. */
export function calibrationGame(game: GameOfEquals): CalibrationResult {
  const { record, result } = playedByEquals(game);
  const { scores, winners } = result;
  const foretold: SeatForetold[][] = [];
  for (const { state, move } of playback(record)) {
    if (move?.kind !== 'endTurn' || state.phase === 'over') continue;
    const view = viewOf(state, move.seat);
    const said = sayings(view, seedRng(`evaluate ${view.ply}`));
    foretold.push(
      evaluate(view).map(({ seat, expectedScore, usual: [low, high], winChance }) => ({
        turns: turnsLeft(state, seat),
        said: rounded(said[seat] ?? NaN),
        score: rounded(expectedScore),
        usual: [rounded(low), rounded(high)],
        winChance,
      })),
    );
  }
  const won = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { finals: scores, won, foretold };
}

export const CALIBRATE: JobKind<GameOfEquals, CalibrationResult> = {
  work: calibrationGame,
  file: new URL('./worker.js', import.meta.url),
};
