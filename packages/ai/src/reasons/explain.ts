import type { Content, GameState, GameView, Move } from '@gah/engine';
import { contentOf, sampleHidden, seedRng } from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import { AI_MODULES } from '../modules/index.js';
import { beamSearch, endOfAction } from '../search/beamSearch.js';
import { startBudget } from '../search/budget.js';
import { changesFor } from './changes.js';
import type { MoveReason } from './reason.js';

const MOST_REASONS = 3;
const NODES = 1500;
const BEAM_WIDTH = 2;
const ACTION_BEAM_WIDTH = 8;

/**
 * One to three reasons for a legal move of the viewer, most important first: what it brings when the
 * action it begins is played out well.
 */
export function explain(view: GameView, move: Move): MoveReason[] {
  const content = contentOf(view.setup);
  const plain = plainReason(view, content, move);
  if (plain) return [plain];
  const world = sampleHidden(view, seedRng(`explain ${view.ply}`));
  const after = outcome(view, world, move);
  const reasons = after ? changesFor(content, move.seat, world, after) : [];
  const sorted = reasons.sort((a, b) => b.weight - a.weight).slice(0, MOST_REASONS);
  if (sorted.length > 0) return sorted.map(({ reason }) => reason);
  return [{ kind: move.kind === 'skip' ? 'saves' : 'leastBad' }];
}

/** The position when the action is done. */
function outcome(view: GameView, root: GameState, move: Move): GameState | undefined {
  const { seat } = move;
  const evaluator = learntEvaluator(learntWeights(), view.setup);
  const budget = startBudget({ rng: seedRng('explain') }, NODES);
  const isEnd = endOfAction(seat);
  const [line] = beamSearch(
    {
      root,
      seat,
      legal: [move],
      evaluator,
      score: evaluator,
      isEnd,
      beamWidth: BEAM_WIDTH,
      actionBeamWidth: ACTION_BEAM_WIDTH,
      budget,
    },
    1,
  );
  return line?.end;
}

/** Reasons that do not show in the position after the move. */
function plainReason(view: GameView, content: Content, move: Move): MoveReason | null {
  switch (move.kind) {
    case 'pass':
      return { kind: 'waitsForDice' };
    case 'endTurn':
      return { kind: 'turnIsDone' };
    case 'draft':
      return { kind: 'hiresStaff', card: move.card };
    case 'ward': {
      const task = view.tasks.at(-1);
      return task?.kind === 'ward' ? { kind: 'avoidsTilePenalty', tile: task.tile } : null;
    }
    default:
      for (const module of AI_MODULES) {
        const reason = module.plainReason?.(view, content, move);
        if (reason) return reason;
      }
      return null;
  }
}
