/**
 * The players. Every level is one configuration of the same parts: pageboy evaluates single actions with
 * noise, the concierge beam-searches its turn, director and emperor compare the best plans of such a search by
 * rollouts with sequential halving on determinized worlds.
 */
import type { GameView, Move } from '@gah/engine';
import { at, sampleHidden } from '@gah/engine';
import type { Line } from '../search/beamSearch.js';
import { planTurn, rivalScore } from '../search/beamSearch.js';
import type { Thinking } from '../search/budget.js';
import { startBudget } from '../search/budget.js';
import { draftAndAuction } from '../search/draftAndAuction.js';
import { cachedMove } from '../search/planCache.js';
import type { SearchQuestion } from '../search/sequentialHalving.js';
import { sequentialHalving } from '../search/sequentialHalving.js';
import type { Level } from './levels.js';
import { noisyChoice } from './noisyChoice.js';
import type { Strategy } from './strategies.js';
import { STRATEGIES } from './strategies.js';

/** One of the legal moves, as a player of that level would choose from what the seat may see. */
export function choose(
  level: Level,
  view: GameView,
  moves: readonly Move[],
  thinking: Thinking,
): Move {
  return chooseBy(STRATEGIES[level], view, moves, thinking);
}

/** The same for a player of the caller's making. */
export function chooseBy(
  strategy: Strategy,
  view: GameView,
  moves: readonly Move[],
  thinking: Thinking,
): Move {
  const [first] = moves;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (moves.length === 1) return first;
  const planned = cachedMove(thinking.memory, view, first.seat, moves);
  if (planned) return planned;
  const { rivalry, nodes, search } = strategy;
  const evaluator = strategy.evaluatorFor(view.setup);
  const world = sampleHidden(view, thinking.rng);
  const early = draftAndAuction(world, moves, evaluator);
  if (early) return early;
  const budget = startBudget(thinking, nodes);
  if (search.kind === 'noisy') return noisyChoice(world, moves, evaluator, thinking.rng, budget);
  const goal = rivalScore(evaluator, rivalry);
  const line = bestLine(search, { view, world, legal: moves, evaluator, goal, thinking, budget });
  const [next, ...rest] = line?.moves ?? [];
  if (thinking.memory) thinking.memory.plan = rest;
  return next?.move ?? first;
}

function bestLine(
  search: Exclude<Strategy['search'], { kind: 'noisy' }>,
  question: SearchQuestion,
): Line | undefined {
  const { world, legal, evaluator, goal, budget } = question;
  const { seat } = at(legal, 0);
  if (search.kind === 'halving') return sequentialHalving(question, seat, search);
  const { beamWidth, actionBeamWidth, roomsInOrder, prune } = search;
  const breadth = { beamWidth, actionBeamWidth, roomsInOrder, prune, goal, budget, most: 1 };
  return planTurn(world, seat, legal, evaluator, breadth)[0];
}
