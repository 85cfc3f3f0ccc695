import type { GameState, GameView, Move } from '@gah/engine';
import { sampleHidden } from '@gah/engine';
import { doubt, pick, weigh } from './concierge.js';
import type { Trials } from './emperor.js';
import { tryPlans } from './emperor.js';
import { judgeWith } from './judging/judge.js';
import { learntNetwork } from './judging/learnt.js';
import { firstNetwork } from './judging/network.js';
import { habits } from './habits.js';
import type { Level } from './levels.js';
import { beforePlay, recall } from './mind.js';
import { startBudget } from './searching/budget.js';
import type { Judge } from './searching/explore.js';
import { planTurn } from './searching/turnPlan.js';
import type { Thinking } from './thinking.js';

/** Positions each level looks at in one decision when it is told no limit. */
const USUAL_NODES: Readonly<Record<Level, number>> = {
  pageboy: 1500,
  concierge: 1500,
  director: 4000,
  emperor: 150_000,
};

const DIRECTOR = { width: 2, detail: 6, consider: habits };
const EMPEROR: Trials = { width: 6, detail: 8, plans: 12, worlds: 3, halvings: 2, turns: 1 };

/** Before anything was learnt: all that the beginner goes by. */
const rulesOfThumb = firstNetwork(0);

/** One of the legal moves, as a player of that level would choose from what the seat may see. */
export function choose(
  level: Level,
  view: GameView,
  moves: readonly Move[],
  thinking: Thinking,
): Move {
  const [first] = moves;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (moves.length === 1) return first;
  const { seat } = first;
  const planned = recall(thinking.memory, view, seat, moves);
  if (planned) return planned;
  const judge = judgeWith(level === 'pageboy' ? rulesOfThumb : learntNetwork(), view.setup);
  const world = sampleHidden(view, thinking.rng);
  return (
    beforePlay(world, moves, judge) ??
    (level === 'pageboy' || level === 'concierge'
      ? chooseAction(level, world, seat, moves, judge, thinking)
      : choosePlan(level, view, world, seat, moves, judge, thinking)) ??
    first
  );
}

function chooseAction(
  level: 'pageboy' | 'concierge',
  world: GameState,
  seat: number,
  legal: readonly Move[],
  judge: Judge,
  thinking: Thinking,
): Move {
  const budget = startBudget(thinking, USUAL_NODES[level]);
  const options = weigh(world, seat, legal, judge, budget);
  return pick(world, seat, level === 'pageboy' ? doubt(options, thinking.rng) : options, judge);
}

function choosePlan(
  level: 'director' | 'emperor',
  view: GameView,
  world: GameState,
  seat: number,
  legal: readonly Move[],
  judge: Judge,
  thinking: Thinking,
): Move | undefined {
  const budget = startBudget(thinking, USUAL_NODES[level]);
  const line =
    level === 'emperor'
      ? tryPlans(view, world, seat, legal, judge, EMPEROR, thinking, budget)
      : planTurn(world, seat, legal, judge, { ...DIRECTOR, budget, most: 1 })[0];
  const [next, ...rest] = line?.moves ?? [];
  if (thinking.memory) thinking.memory.plan = rest;
  return next?.move;
}
