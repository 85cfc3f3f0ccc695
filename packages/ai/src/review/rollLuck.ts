import type { GameState, Move } from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import { startBudget } from '../search/budget.js';
import { playQuickly } from '../search/rollout.js';
import type { DrawnKind } from './chance.js';
import { mixed } from './chance.js';

/** What a roll is worth: everybody plays the round with it, and with another roll, the same cards coming. */

/** Pairs of rounds played for a roll. */
const ROUNDS_PLAYED = 4;

/**
 * How luck of the dice follows from what the value function sees at once and from what quick players made of
 * them in a round, fitted to final scores. Any factors leave it zero on average; these make it tell most: the
 * value function sees too little in dice, and quick players make less of bad ones than good players do.
 */
const OF_SEEN = 3;
const OF_PLAYED = 0.4;

export const diceLuck = (seen: number, played = 0): number => OF_SEEN * seen + OF_PLAYED * played;

const CARDS: readonly DrawnKind[] = ['guests', 'staff', 'modules'];

function playRound(state: GameState, evaluator: Evaluator): GameState {
  const { round } = state;
  const budget = startBudget({ rng: [0, 0, 0, 0] }, Infinity);
  playQuickly(state, () => state.round !== round, evaluator, budget);
  return state;
}

/**
 * By how much every person is better off after the round than with other dice, on average. At least twice as many
 * other draws are needed as rounds are played.
 */
export function rollLuck(
  evaluator: Evaluator,
  before: GameState,
  move: Move,
  others: readonly GameState[],
): number[] {
  const people = Array.from({ length: before.setup.seats }, () => 0);
  for (const [pair, other] of others.slice(0, ROUNDS_PLAYED).entries()) {
    const real = mixed(before, other, new Set(CARDS));
    const instead = mixed(before, other, new Set([...CARDS, 'dice']));
    playInPlace(real, move);
    playInPlace(instead, move);
    // From here on the same chance for both, neither the game's own nor that of the other roll.
    const future = others[ROUNDS_PLAYED + pair] ?? other;
    real.rng = clone(future).rng;
    instead.rng = clone(future).rng;
    playRound(real, evaluator);
    playRound(instead, evaluator);
    for (const seat of people.keys()) {
      const gain = evaluator(real, seat) - evaluator(instead, seat);
      people[seat] = (people[seat] ?? 0) + gain / ROUNDS_PLAYED;
    }
  }
  return people;
}
