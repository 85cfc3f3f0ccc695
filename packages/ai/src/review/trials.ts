import type { GameState, Move } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import { forecasts, saidOf } from '../reasons/forecast.js';
import type { Line } from '../search/beamSearch.js';
import { rivalScore } from '../search/beamSearch.js';
import type { Budget } from '../search/budget.js';
import { startBudget } from '../search/budget.js';
import { follow, playPlan } from '../search/rollout.js';
import type { Estimate } from './review.js';
import { winChance } from './winChance.js';

/** Plans on trial: played in a made up world, then everybody plays on for some turns. */

/** What came of a plan in one world. */
export interface Trial {
  /** Final score of the seat, less three tenths of that of its strongest rival: what plans are compared by. */
  readonly value: number;
  /** Final score of the seat. */
  readonly score: number;
  readonly winChance: number;
}

function trialAt(state: GameState, seat: number, evaluator: Evaluator): Trial {
  const said = state.seats.map((_, each) => saidOf(evaluator, state, each));
  const expected = forecasts(state, said).map(({ score, apart }) => ({ score, stray: apart }));
  const own = expected[seat] ?? { score: 0, stray: 0 };
  const isRival = (_: unknown, each: number): boolean => each !== seat;
  return {
    value: rivalScore(evaluator)(state, seat),
    score: own.score,
    winChance: winChance(own, expected.filter(isRival)),
  };
}

const unlimited = (): Budget => startBudget({ rng: [0, 0, 0, 0] }, Infinity);

/** Plays the plan in this world and goes on for so many own turns. */
export function tryPlan(
  world: GameState,
  seat: number,
  plan: Line,
  turns: number,
  evaluator: Evaluator,
): Trial {
  const state = clone(world);
  const spec = { turns, waiting: 'isNoTurn' } as const;
  playPlan(state, seat, plan, spec, {
    evaluator,
    goal: rivalScore(evaluator),
    budget: unlimited(),
    own: 'careful',
    rivals: 'careful',
  });
  return trialAt(state, seat, evaluator);
}

/** Moves as a plan that can be tried; it has no value of its own. */
export function planOf(world: GameState, moves: readonly Move[]): Line {
  const planned = moves.map((move) => ({ key: 0, move }));
  const end = clone(world);
  follow(end, planned);
  return { moves: planned, certain: planned.length, end, value: 0 };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = squares / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance / Math.max(1, values.length)) };
}
