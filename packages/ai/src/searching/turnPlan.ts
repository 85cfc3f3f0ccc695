import type { GameState, Move } from '@gah/engine';
import type { Budget } from './budget.js';
import { endOfTurn } from './ends.js';
import type { Habits, Judge, Line } from './explore.js';
import { explore } from './explore.js';

/** How much of what the opponents expect counts against a position. */
const RIVALRY = 0.3;

/** Own prospects, less a part of those of the strongest opponent. */
export const rivalScore =
  (judge: Judge): Judge =>
  (state, seat) => {
    const own = judge(state, seat);
    if (state.modules.solo) return own;
    let strongest = -Infinity;
    for (let other = 0; other < state.seats.length; other++) {
      if (other !== seat) strongest = Math.max(strongest, judge(state, other));
    }
    return own - RIVALRY * strongest;
  };

export interface Breadth {
  readonly width: number;
  readonly detail: number;
  readonly budget: Budget;
  /** How many lines are wanted. */
  readonly most: number;
  readonly consider?: Habits | undefined;
}

/** The best ways to play the whole turn, best first. */
export function planTurn(
  root: GameState,
  seat: number,
  legal: readonly Move[],
  judge: Judge,
  { width, detail, budget, most, consider }: Breadth,
): Line[] {
  return explore(
    {
      root,
      seat,
      legal,
      judge,
      score: rivalScore(judge),
      isEnd: endOfTurn(root, seat),
      width,
      detail,
      budget,
      consider,
    },
    most,
  );
}
