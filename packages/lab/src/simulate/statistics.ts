import type { Coverage, Exercise } from '@gah/engine/testing';

export interface FailedGame {
  readonly seed: string;
  readonly problem: string;
  /** The command that plays this game again. */
  readonly repeat: string;
}

/** The results of a simulation as they are printed; the keys are relied on by other programs. */
export interface SimulationReport {
  readonly games: number;
  readonly finished: number;
  /** Games in which nobody could move, that went in circles or broke off with an error. */
  readonly stuck: number;
  readonly refusals: number;
  readonly decisions: number;
  readonly movesPerDecision: { readonly mean: number | null; readonly max: number };
  /** By seat, over the finished games; null without any. */
  readonly scores: readonly Spread[];
  /** How often each card was played, moved in, claimed or took effect. */
  readonly cardsPlayed: Readonly<Record<string, number>>;
  readonly failures: readonly FailedGame[];
}

interface Spread {
  readonly mean: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

function spreadOf(scores: readonly number[]): Spread {
  if (scores.length === 0) return { mean: null, min: null, max: null };
  const sum = scores.reduce((total, score) => total + score, 0);
  const min = scores.reduce((low, score) => Math.min(low, score));
  const max = scores.reduce((high, score) => Math.max(high, score));
  return { mean: meanOf(sum, scores.length), min, max };
}

/** Adds games up. */
export class Statistics {
  readonly coverage: Coverage;
  private games = 0;
  private finished = 0;
  private refusals = 0;
  private decisions = 0;
  private offeredMoves = 0;
  private mostMoves = 0;
  private readonly scores: number[][];
  private readonly failures: FailedGame[] = [];

  constructor(seats: number, cards: readonly string[]) {
    this.scores = Array.from({ length: seats }, () => []);
    this.coverage = new Map(cards.map((card) => [card, 0]));
  }

  /** Null is a game that broke off with an error. */
  add(game: Exercise | null): void {
    this.games++;
    if (!game) return;
    this.refusals += game.refusals;
    this.decisions += game.decisions;
    this.offeredMoves += game.offeredMoves;
    this.mostMoves = Math.max(this.mostMoves, game.mostMoves);
    if (!game.finished) return;
    this.finished++;
    for (const [seat, { vp }] of game.state.seats.entries()) this.scores[seat]?.push(vp);
  }

  fail(failed: FailedGame): void {
    this.failures.push(failed);
  }

  report(): SimulationReport {
    return {
      games: this.games,
      finished: this.finished,
      stuck: this.games - this.finished - this.refusals,
      refusals: this.refusals,
      decisions: this.decisions,
      movesPerDecision: {
        mean: meanOf(this.offeredMoves, this.decisions),
        max: this.mostMoves,
      },
      scores: this.scores.map(spreadOf),
      cardsPlayed: Object.fromEntries(this.coverage),
      failures: this.failures,
    };
  }
}
