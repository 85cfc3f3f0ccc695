import type { GameState, Move } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import { AI_MODULES } from '../modules/index.js';

/** Decisions before the first turn whose result does not show in the position at once. */

/** Which card to keep: the hand it makes decides. */
function chooseCard(world: GameState, legal: readonly Move[], evaluator: Evaluator): Move | null {
  return bestBy(legal, (move) => {
    if (move.kind !== 'draft') return -Infinity;
    const next = clone(world);
    const seat = next.seats[move.seat];
    if (seat) seat.hand = [...seat.hand, move.card];
    return evaluator(next, move.seat);
  });
}

function bestBy(legal: readonly Move[], valueOf: (move: Move) => number): Move | null {
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of legal) {
    const value = valueOf(move);
    if (best && value <= most) continue;
    best = move;
    most = value;
  }
  return best;
}

/** The choice in a draft or an auction; null in every other decision. */
export function draftAndAuction(
  world: GameState,
  legal: readonly Move[],
  evaluator: Evaluator,
): Move | null {
  if (world.tasks.at(-1)?.kind === 'draft') return chooseCard(world, legal, evaluator);
  for (const module of AI_MODULES) {
    const choice = module.earlyChoice?.(world, legal, evaluator);
    if (choice) return choice;
  }
  return null;
}
