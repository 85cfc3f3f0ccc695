/**
 * Advice for a person: the best ways to go on that are really different, each with what it is expected to
 * bring and what would follow in the same turn. A search over the turn, asked for more than one answer.
 */
import type { GameView, Move } from '@gah/engine';
import { sameMove, sampleHidden } from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { PlanStep } from './plan.js';
import { planSteps } from './plan.js';
import type { Line } from '../search/beamSearch.js';
import { planTurn } from '../search/beamSearch.js';
import type { Thinking } from '../search/budget.js';
import { startBudget } from '../search/budget.js';
import { draftAndAuction } from '../search/draftAndAuction.js';
import { PLANNER, PLANNER_NODES } from '../players/planner.js';

/** One of the ways to go on. */
export interface Option {
  readonly move: Move;
  /** What would follow in the same turn. */
  readonly plan: readonly PlanStep[];
  /** So many points less than the best can be expected of it; 0 for the best. */
  readonly less: number;
}

/** The best and two others. */
const MOST = 3;

const firstOf = ({ moves }: Line): Move | undefined => moves[0]?.move;

const holds = ({ moves }: Line, wanted: Move): boolean =>
  moves.some(({ move }) => sameMove(move, wanted));

/** Each does later what the other begins with: the same plan in another order. */
function isSamePlan(one: Line, other: Line): boolean {
  const [first, second] = [firstOf(one), firstOf(other)];
  return !first || !second || (holds(one, second) && holds(other, first));
}

/** Lines that come to something else, best first. */
function different(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const first = firstOf(line);
    const isNew = found.every((known) => {
      const begins = firstOf(known);
      return !(begins && first && sameMove(begins, first)) && !isSamePlan(known, line);
    });
    if (isNew) found.push(line);
    if (found.length === MOST) break;
  }
  return found;
}

/** At least one way to go on, the best first. */
export function counsel(view: GameView, moves: readonly Move[], thinking: Thinking): Option[] {
  const [only] = moves;
  if (!only) throw new Error('a seat that must decide always has a move');
  const alone = (move: Move): Option[] => [{ move, plan: [], less: 0 }];
  if (moves.length === 1) return alone(only);
  const evaluator = learntEvaluator(learntWeights(), view.setup);
  const world = sampleHidden(view, thinking.rng);
  const early = draftAndAuction(world, moves, evaluator);
  if (early) return alone(early);

  // The second search looks where the first did not: at what else one could begin with.
  const budgetMs = thinking.budgetMs === undefined ? {} : { budgetMs: thinking.budgetMs / 2 };
  const search = (legal: readonly Move[]): Line[] =>
    planTurn(world, only.seat, legal, evaluator, {
      ...PLANNER,
      most: Infinity,
      budget: startBudget({ ...thinking, ...budgetMs }, PLANNER_NODES),
    });
  const lines = search(moves);
  const [best] = lines;
  const begins = best && firstOf(best);
  if (!best || !begins) return alone(only);
  const elsewhere = moves.filter((move) => !sameMove(move, begins));
  const others = [...lines, ...search(elsewhere)].sort((a, b) => b.value - a.value);
  return different([best, ...others]).flatMap((line): Option[] => {
    const move = firstOf(line);
    if (!move) return [];
    const plan = planSteps(
      world,
      line.moves.map((planned) => planned.move),
    );
    return [{ move, plan, less: Math.max(0, best.value - line.value) }];
  });
}
