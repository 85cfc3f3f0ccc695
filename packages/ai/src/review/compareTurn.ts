import type { GameState, GameView, Move, RngState } from '@gah/engine';
import { moves, sampleHidden, seedRng, viewOf } from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Evaluator } from '../model/module.js';
import type { PlanStep } from '../reasons/plan.js';
import { planSteps } from '../reasons/plan.js';
import type { Line } from '../search/beamSearch.js';
import { planTurn, rivalScore } from '../search/beamSearch.js';
import { startBudget } from '../search/budget.js';
import { draftAndAuction } from '../search/draftAndAuction.js';
import { transpositionKey } from '../search/planCache.js';
import { various } from '../search/sequentialHalving.js';
import { achievedBeyond } from './achievements.js';
import type { DepthSpec } from './depths.js';
import { DEPTH_SPECS } from './depths.js';
import type { Comparison, ReviewDepth, ReviewedPlan } from './review.js';
import type { Trial } from './trials.js';
import { estimateOf, meanOf, planOf, tryPlan } from './trials.js';
import type { PlayedTurn } from './turns.js';

/**
 * The played plan against the best one that is found, from what the seat saw when the turn began. Which one is
 * best is settled in worlds of its own: in those where the two are compared in the end nothing has been chosen
 * any more, so that the difference is not made larger by having been picked.
 */

const movesOf = (plan: Line): Move[] => plan.moves.map(({ move }) => move);

/** So many plans are made for each that is compared. */
const VARIANTS_PLANNED = 8;
/** The value from the beam search counts like so many trials. */
const PRIOR_TRIALS = 2;

interface Question {
  readonly view: GameView;
  readonly seat: number;
  readonly evaluator: Evaluator;
  readonly spec: DepthSpec;
  readonly rng: RngState;
}

interface Candidate {
  readonly plan: Line;
  sum: number;
}

/** Plans that come to something else than the one played, the most promising first. */
function alternatives(
  { seat, evaluator, spec, rng }: Question,
  world: GameState,
  legal: readonly Move[],
  played: Line,
): Line[] {
  const planned = planTurn(world, seat, legal, evaluator, {
    beamWidth: spec.beamWidth,
    actionBeamWidth: spec.actionBeamWidth,
    budget: startBudget({ rng, nodeLimit: spec.nodes }, spec.nodes),
    most: spec.plans * VARIANTS_PLANNED,
  });
  const same = transpositionKey(played.end, seat);
  const other = planned.filter(({ end }) => transpositionKey(end, seat) !== same);
  return various(other).slice(0, spec.plans);
}

/** With the value that its end has, as plans from a search have. */
const valued = ({ seat, evaluator }: Question, plan: Line): Line => ({
  ...plan,
  value: rivalScore(evaluator)(plan.end, seat),
});

/** The best plan in trials, the better half of them tried again and again. */
function* bestOf(question: Question, plans: readonly Line[]): Generator<void, Line | undefined> {
  const { view, seat, evaluator, spec, rng } = question;
  let left: Candidate[] = plans.map((plan) => ({ plan, sum: plan.value * PRIOR_TRIALS }));
  for (let round = 0; round < spec.rounds && left.length > 1; round++) {
    for (let count = 0; count < spec.worldsPerRound; count++) {
      const world = sampleHidden(view, rng);
      for (const candidate of left) {
        candidate.sum += tryPlan(world, seat, candidate.plan, spec.turns, evaluator).value;
        yield;
      }
    }
    left.sort((a, b) => b.sum - a.sum);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.plan;
}

/** Null where there is nothing to compare. Yields often; every yield is a place to stop for good or for a while. */
export function* compareTurn(
  { seat, root, end, moves: playedMoves }: PlayedTurn,
  depth: ReviewDepth,
  known: Comparison | null,
): Generator<void, Comparison | null> {
  const view = viewOf(root, seat);
  const legal = moves(view, seat);
  if (legal.length < 2 && playedMoves.length === 1) return null;
  const spec = DEPTH_SPECS[depth];
  const rng = seedRng(`review ${depth} ${root.ply}`);
  const evaluator = learntEvaluator(learntWeights(), view.setup);
  const world = sampleHidden(view, rng);
  if (draftAndAuction(world, legal, evaluator)) return null;
  const question: Question = { view, seat, evaluator, spec, rng };
  const played = planOf(world, playedMoves);
  yield;
  const plans = alternatives(question, world, legal, played);
  yield;
  // What a quicker look has found is not lost.
  const before = known && valued(question, planOf(world, known.better.moves));
  const better = yield* bestOf(question, before ? [before, ...plans] : plans);
  if (!better) return null;
  const trials: [played: Trial, better: Trial][] = [];
  for (let count = 0; count < spec.worlds; count++) {
    const fresh = sampleHidden(view, rng);
    const one = tryPlan(fresh, seat, played, spec.turns, evaluator);
    yield;
    trials.push([one, tryPlan(fresh, seat, better, spec.turns, evaluator)]);
    yield;
  }
  const reviewed = (plan: Line, steps: readonly PlanStep[], which: 0 | 1): ReviewedPlan => ({
    moves: movesOf(plan),
    steps,
    score: meanOf(trials.map((pair) => pair[which].score)),
    winChance: meanOf(trials.map((pair) => pair[which].winChance)),
  });
  const done = { before: root, after: end };
  const could = { before: world, after: better.end };
  return {
    played: reviewed(played, planSteps(root, playedMoves, 0), 0),
    // In this world cards may have fallen otherwise than where an earlier plan was made.
    better: reviewed(
      better,
      known && better === before ? known.better.steps : planSteps(world, movesOf(better), 0),
      1,
    ),
    points: estimateOf(trials.map(([one, other]) => other.value - one.value)),
    chance: estimateOf(trials.map(([one, other]) => other.winChance - one.winChance)),
    worlds: trials.length,
    gains: achievedBeyond(could, done, seat),
    instead: achievedBeyond(done, could, seat),
  };
}
