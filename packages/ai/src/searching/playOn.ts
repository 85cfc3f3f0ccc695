import type { GameState, Move } from '@gah/engine';
import { moves, sameMove } from '@gah/engine';
import { clone, decidingSeat, playInPlace } from '@gah/engine/fast';
import type { PlannedMove } from '../thinking.js';
import { habits } from '../habits.js';
import { beforePlay } from '../mind.js';
import type { Budget } from './budget.js';
import type { Judge, Line } from './explore.js';
import { planTurn } from './turnPlan.js';

/** Playing on from a plan, everybody choosing quickly, to see what comes of it. */

/** One position at each stage is followed: a quick player. */
const QUICK = { width: 1, detail: 4, consider: habits };
/** More decisions than there are between two turns of a seat. */
const MOST_DECISIONS = 400;

/** Plays a line as far as it is possible in this world; hidden cards may have fallen differently. */
function follow(state: GameState, line: readonly PlannedMove[]): void {
  for (const { move } of line) {
    if (decidingSeat(state) !== move.seat) return;
    if (!moves(state, move.seat).some((legal) => sameMove(legal, move))) return;
    playInPlace(state, move);
  }
}

/** All seats play quickly until the seat has finished so many more turns, or the game is over. */
function playQuickly(
  state: GameState,
  seat: number,
  turns: number,
  judge: Judge,
  budget: Budget,
): void {
  let left = turns;
  for (let count = 0; count < MOST_DECISIONS && left > 0; count++) {
    if (budget.isSpent()) return;
    const deciding = decidingSeat(state);
    if (deciding < 0) return;
    const legal = moves(state, deciding);
    const line = quickLine(state, deciding, legal, judge, budget);
    let last: Move | undefined;
    for (const move of line) {
      playInPlace(state, move);
      last = move;
    }
    if (deciding === seat && (last?.kind === 'endTurn' || last?.kind === 'pass')) left--;
  }
}

function quickLine(
  state: GameState,
  seat: number,
  legal: readonly Move[],
  judge: Judge,
  budget: Budget,
): Move[] {
  const [only] = legal;
  if (only && legal.length === 1) return [only];
  const early = beforePlay(state, legal, judge);
  if (early) return [early];
  const [line] = planTurn(state, seat, legal, judge, { ...QUICK, budget, most: 1 });
  return line?.moves.map(({ move }) => move) ?? [];
}

/** What the position is worth after the line and some turns more, in this world. */
export function trial(
  world: GameState,
  seat: number,
  line: Line,
  turns: number,
  judge: Judge,
  score: Judge,
  budget: Budget,
): number {
  const state = clone(world);
  follow(state, line.moves);
  // Where the line could not be followed to its end, the turn is finished first.
  const last = line.moves.at(-1)?.move.kind;
  const finished = last === 'endTurn' || last === 'pass' || decidingSeat(state) !== seat;
  playQuickly(state, seat, finished ? turns : turns + 1, judge, budget);
  return score(state, seat);
}
