import type { Coverage, RandomPlayer } from '@gah/engine/testing';
import { eagerPlayer, uniformPlayer } from '@gah/engine/testing';
import { attempt } from '../attempt.js';
import type { Plan, Soak } from './plan.js';
import { planOf } from './plan.js';
import type { Tally } from './tally.js';
import { EMPTY_TALLY, merge } from './tally.js';

/** Some games of a soak, one after the other. */
export interface SoakBatch {
  readonly soak: Soak;
  readonly first: number;
  readonly games: number;
}

/** A card counts for each edition: the editions differ in what some cards do. */
export const useKey = (edition: string, card: string): string => `${edition} ${card}`;

/** The eager player knows what was used in this game only: games must not depend on each other. */
const playerOf = ({ player }: Plan, coverage: Coverage): RandomPlayer =>
  player === 'eager' ? eagerPlayer(coverage) : uniformPlayer;

/** A game that did not come to its end counts with its problem only. */
const BROKEN_OFF = { decisions: 0, mostMoves: 0 };

function playGame(soak: Soak, number: number): Tally {
  const plan = planOf(soak, number);
  const coverage: Coverage = new Map();
  const { game, problems } = attempt(plan.setup, playerOf(plan, coverage), {
    checked: true,
    twin: plan.twin,
    coverage,
  });
  const { decisions, mostMoves } = game ?? BROKEN_OFF;
  const uses = Array.from(coverage, ([card, count]) => [useKey(plan.setup.edition, card), count]);
  return {
    games: 1,
    decisions,
    longest: { moves: mostMoves, game: number },
    uses: Object.fromEntries(uses) as Record<string, number>,
    problems: problems.map((text) => ({ game: number, text })),
  };
}

export function playBatch({ soak, first, games }: SoakBatch): Tally {
  let tally = EMPTY_TALLY;
  for (let game = first; game < first + games; game++) tally = merge(tally, playGame(soak, game));
  return tally;
}
