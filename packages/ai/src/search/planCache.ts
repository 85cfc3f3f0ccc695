import type { GameState, GameView, Move } from '@gah/engine';
import { sameMove } from '@gah/engine';
import { transpositionKey } from './transpositionKey.js';

/** The plan cache: a turn is searched once, and its line is followed while positions are as expected. */

/**
 * What a player remembers from one decision to the next of its turn: the rest of its plan. It is
 * followed as long as everything goes as foreseen. Without it each decision is thought through anew.
 */
export interface Memory {
  plan: readonly PlannedMove[];
}

/** A move and the position, as the seat sees it, for which it is planned. */
export interface PlannedMove {
  readonly key: number;
  readonly move: Move;
}

export const createMemory = (): Memory => ({ plan: [] });

/** The next move of a plan, if the position is the one it was made for. */
export function cachedMove(
  memory: Memory | undefined,
  view: GameState | GameView,
  seat: number,
  legal: readonly Move[],
): Move | null {
  const [next, ...rest] = memory?.plan ?? [];
  if (!memory || !next) return null;
  const fits = next.key === transpositionKey(view, seat);
  const move = fits ? legal.find((candidate) => sameMove(candidate, next.move)) : undefined;
  memory.plan = move ? rest : [];
  return move ?? null;
}
