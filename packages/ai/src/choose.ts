import type { GameView, Move } from '@gah/engine';
import { sampleHidden } from '@gah/engine';
import type { Question, Trials } from './emperor.js';
import { tryPlans } from './emperor.js';
import { judgeByThumb, judgeWith } from './judging/judge.js';
import { learntWeights } from './judging/learnt.js';
import { neverWait } from './habits.js';
import type { Level } from './levels.js';
import { beforePlay, recall } from './mind.js';
import { startBudget } from './searching/budget.js';
import type { Line } from './searching/explore.js';
import { planTurn } from './searching/turnPlan.js';
import { chooseInDoubt } from './pageboy.js';
import type { Thinking } from './thinking.js';

/** Positions each level looks at in one decision when it is told no limit. */
const USUAL_NODES: Readonly<Record<Level, number>> = {
  pageboy: 1500,
  concierge: 1500,
  director: 10_000,
  emperor: 60_000,
};

const CONCIERGE = { width: 2, detail: 5, most: 1, consider: neverWait };
const DIRECTOR = { width: 4, detail: 8, most: 1 };
const EMPEROR: Trials = { width: 6, detail: 8, plans: 12, worlds: 4, halvings: 2, turns: 2 };

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
  const planned = recall(thinking.memory, view, first.seat, moves);
  if (planned) return planned;
  const hasLearnt = level === 'director' || level === 'emperor';
  const judge = hasLearnt ? judgeWith(learntWeights(), view.setup) : judgeByThumb(view.setup);
  const world = sampleHidden(view, thinking.rng);
  const early = beforePlay(world, moves, judge);
  if (early) return early;
  const budget = startBudget(thinking, USUAL_NODES[level]);
  if (level === 'pageboy') return chooseInDoubt(world, moves, judge, thinking.rng, budget);
  const line = bestLine(level, { view, world, legal: moves, judge, thinking, budget });
  const [next, ...rest] = line?.moves ?? [];
  if (thinking.memory) thinking.memory.plan = rest;
  return next?.move ?? first;
}

function bestLine(level: Exclude<Level, 'pageboy'>, question: Question): Line | undefined {
  const { world, legal, judge, budget } = question;
  const seat = legal[0]?.seat ?? 0;
  switch (level) {
    case 'concierge':
      return planTurn(world, seat, legal, judge, { ...CONCIERGE, budget })[0];
    case 'director':
      return planTurn(world, seat, legal, judge, { ...DIRECTOR, budget })[0];
    case 'emperor':
      return tryPlans(question, seat, EMPEROR);
  }
}
