/**
 * The players. Every level is one configuration of the same parts: pageboy evaluates single actions with
 * noise, concierge and director beam-search their turn (heuristic or learnt value function), the emperor
 * compares the best plans by rollouts with sequential halving on determinized worlds.
 */
import type { GameView, Move } from '@gah/engine';
import { at, sampleHidden } from '@gah/engine';
import { heuristicEvaluator, learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Evaluator } from '../model/module.js';
import type { Line } from '../search/beamSearch.js';
import { planTurn } from '../search/beamSearch.js';
import type { Thinking } from '../search/budget.js';
import { startBudget } from '../search/budget.js';
import { draftAndAuction } from '../search/draftAndAuction.js';
import { cachedMove } from '../search/planCache.js';
import { neverPass } from '../search/pruneMoves.js';
import type { HalvingSpec, SearchQuestion } from '../search/sequentialHalving.js';
import { sequentialHalving } from '../search/sequentialHalving.js';
import { DIRECTOR, DIRECTOR_NODES } from './director.js';
import type { Level } from './levels.js';
import { noisyChoice } from './noisyChoice.js';

/** Positions each level looks at in one decision when it is told no limit. */
const USUAL_NODES: Readonly<Record<Level, number>> = {
  pageboy: 1500,
  concierge: 1500,
  director: DIRECTOR_NODES,
  emperor: 60_000,
};

const CONCIERGE = { beamWidth: 2, actionBeamWidth: 5, most: 1, prune: neverPass };
const EMPEROR: HalvingSpec = {
  beamWidth: 6,
  actionBeamWidth: 8,
  plans: 12,
  determinizations: 4,
  rounds: 2,
  turns: 2,
};

/** One of the legal moves, as a player of that level would choose from what the seat may see. */
export function choose(
  level: Level,
  view: GameView,
  moves: readonly Move[],
  thinking: Thinking,
): Move {
  return chooseBy(level, evaluatorOf, view, moves, thinking);
}

function evaluatorOf(level: Level, setup: GameView['setup']): Evaluator {
  const hasLearnt = level === 'director' || level === 'emperor';
  return hasLearnt ? learntEvaluator(learntWeights(), setup) : heuristicEvaluator(setup);
}

/** The same with a value function of the caller's choice. */
export function chooseBy(
  level: Level,
  evaluatorFor: (level: Level, setup: GameView['setup']) => Evaluator,
  view: GameView,
  moves: readonly Move[],
  thinking: Thinking,
): Move {
  const [first] = moves;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (moves.length === 1) return first;
  const planned = cachedMove(thinking.memory, view, first.seat, moves);
  if (planned) return planned;
  const evaluator = evaluatorFor(level, view.setup);
  const world = sampleHidden(view, thinking.rng);
  const early = draftAndAuction(world, moves, evaluator);
  if (early) return early;
  const budget = startBudget(thinking, USUAL_NODES[level]);
  if (level === 'pageboy') return noisyChoice(world, moves, evaluator, thinking.rng, budget);
  const line = bestLine(level, { view, world, legal: moves, evaluator, thinking, budget });
  const [next, ...rest] = line?.moves ?? [];
  if (thinking.memory) thinking.memory.plan = rest;
  return next?.move ?? first;
}

function bestLine(level: Exclude<Level, 'pageboy'>, question: SearchQuestion): Line | undefined {
  const { world, legal, evaluator, budget } = question;
  const { seat } = at(legal, 0);
  switch (level) {
    case 'concierge':
      return planTurn(world, seat, legal, evaluator, { ...CONCIERGE, budget })[0];
    case 'director':
      return planTurn(world, seat, legal, evaluator, { ...DIRECTOR, most: 1, budget })[0];
    case 'emperor':
      return sequentialHalving(question, seat, EMPEROR);
  }
}
