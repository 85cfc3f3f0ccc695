import type { Content, EntranceKey, GameState, GameView, Move } from '@gah/engine';
import { contentFor, ENTRANCES, GOODS, sampleHidden, seedRng } from '@gah/engine';
import { learntWeights } from '../evaluation/weights.js';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { startBudget } from '../search/budget.js';
import { endOfAction } from '../search/turnPlan.js';
import { beamSearch } from '../search/beamSearch.js';
import { changesFor } from './changes.js';
import type { Reason } from './reason.js';

const MOST_REASONS = 3;
const NODES = 1500;
const BEAM_WIDTH = 2;
const ACTION_BEAM_WIDTH = 8;

/**
 * One to three reasons for a legal move of the viewer, most important first: what it brings when the
 * action it begins is played out well.
 */
export function explain(view: GameView, move: Move): Reason[] {
  const { edition, dataPack, modules } = view.setup;
  const content = contentFor(edition, dataPack, modules);
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
function plainReason(view: GameView, content: Content, move: Move): Reason | null {
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
    case 'auction':
      return startGoods(move.entrance);
    case 'bid':
      return startGoods(view.modules.entrances?.auction?.entrance ?? null);
    case 'chooseRehearsal': {
      const sections = content.rehearsalRooms[move.room]?.sections ?? [];
      const amount = sections.reduce((sum, { dancers }) => sum + dancers, 0);
      return { kind: 'sendsDancer', amount };
    }
    default:
      return null;
  }
}

function startGoods(key: EntranceKey | null): Reason | null {
  const goods = ENTRANCES.find((entrance) => entrance.key === key)?.startGoods;
  const most = goods?.reduce((best, amount, at) => (amount > (goods[best] ?? 0) ? at : best), 0);
  const good = GOODS[most ?? -1];
  if (!goods || good === undefined) return null;
  return { kind: 'goods', amount: goods.reduce((sum, amount) => sum + amount, 0), good };
}
