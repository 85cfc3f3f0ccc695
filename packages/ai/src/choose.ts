import type { Content, GameState, GameView, Move } from '@gah/engine';
import { contentFor, sampleHidden } from '@gah/engine';
import { doubt, pick, weigh } from './concierge.js';
import { appraise } from './judging/appraisal.js';
import type { Level } from './levels.js';
import { startBudget } from './searching/budget.js';
import { endOfTurn } from './searching/ends.js';
import { explore } from './searching/explore.js';
import type { Judge } from './searching/explore.js';
import type { Thinking } from './thinking.js';

const byRulesOfThumb =
  (content: Content): Judge =>
  (state, seat) =>
    appraise(content, state, seat);

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
  const world = sampleHidden(view, thinking.rng);
  const judge = byRulesOfThumb(contentFor(view.setup.edition, view.setup.dataPack));
  if (level === 'director' || level === 'emperor') {
    const seat = first.seat;
    const [line] = explore(
      {
        root: world,
        seat,
        legal: moves.filter((m) => m.kind !== 'pass'),
        judge,
        score: judge,
        isEnd: endOfTurn(world, seat),
        width: level === 'director' ? 8 : 30,
        budget: startBudget(thinking, 20000),
      },
      1,
    );
    return line?.moves[0] ?? first;
  }
  return oneAction(level, world, first.seat, moves, judge, thinking);
}

function oneAction(
  level: Level,
  world: GameState,
  seat: number,
  legal: readonly Move[],
  judge: Judge,
  thinking: Thinking,
): Move {
  const budget = startBudget(thinking, 2000);
  const options = weigh(world, seat, legal, judge, budget);
  const seen = level === 'pageboy' ? doubt(options, thinking.rng) : options;
  return pick(world, seat, seen, judge);
}
