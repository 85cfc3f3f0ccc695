import { MODULE_DOUBTFUL_GAINS } from '../modules/lists.js';
import { emperorTile } from '../content/content.js';
import { EMPEROR_ROUNDS } from '../content/boards.js';
import type { Effect, EffectKind } from '../model/effect.js';
import { moves } from '../api/engine.js';
import type { Move, MoveOf } from '../model/moves.js';
import { openContext } from '../game/contexts.js';
import { reactsToGain } from '../rules/reactions.js';
import type { GameState } from '../model/state.js';
import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { BenefitItem, TaskOf } from '../model/tasks.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { GOOD } from '../model/vocabulary.js';
import { at } from '../util/lists.js';

/**
 * The first rules took more benefits without asking than those of today. This file says which; it
 * serves only to read old records and never changes again.
 */

type BenefitsTask = TaskOf<'benefits'>;

const SPENDING: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'playStaff',
  'drawThree',
  'prepareRoom',
  'mainAction',
  'useSpace',
]);

/** They asked whether a gain is wanted only in the round of a penalty that would take it away. */
function couldBeDeclined(
  { state, content }: QueryContext,
  seat: SeatIndex,
  effect: Effect,
): boolean {
  if (MODULE_DOUBTFUL_GAINS.includes(effect.do)) return true;
  const scoring = EMPEROR_ROUNDS.indexOf(state.round);
  const tile = state.tiles[scoring];
  if (!tile || state.phase !== 'turns' || content.options.penaltyChoice) return false;
  if (at(state.seats, seat).emperor > at(content.board.emperorBack, scoring)) return false;
  switch (emperorTile(content, tile).penalty.lose) {
    case 'krones':
      return effect.do === 'krones';
    case 'kronesAndGood':
      return effect.do === 'krones' || effect.do === 'goods' || effect.do === 'chooseGoods';
    case 'champagne':
      return effect.do === 'goods' && effect.goods[GOOD.champagne] > 0;
    case 'handCards':
      return effect.do === 'drawStaff';
    default:
      return false;
  }
}

/** A bell card that waits for emperor steps could have been played before they were taken. */
function bellCouldComeFirst(
  context: QueryContext,
  seat: SeatIndex,
  items: readonly BenefitItem[],
): boolean {
  const waits = (kind: EffectKind): boolean => items.some(({ effect }) => effect.do === kind);
  const couldPlay = waits('playStaff') && seatOf(context, seat).hand.length > 0;
  if (!couldPlay && !waits('drawThree')) return false;
  return context.bellCards.length > 0;
}

function wereLost(context: QueryContext, seat: SeatIndex, items: readonly BenefitItem[]): boolean {
  const waiting = items.reduce(
    (sum, { effect }) => sum + (effect.do === 'krones' ? effect.amount : 0),
    0,
  );
  return seatOf(context, seat).krones + waiting > context.content.board.maxKrones;
}

/** Was a benefit taken at once, before those that waited with it? */
function cameAtOnce(
  context: QueryContext,
  task: BenefitsTask,
  { effect, part }: BenefitItem,
): boolean {
  const { seat, items, rewardBegun } = task;
  if (part === 'bonus' && rewardBegun && items.some((item) => item.part === 'reward')) return false;
  if (couldBeDeclined(context, seat, effect)) return false;
  switch (effect.do) {
    case 'extraTurn':
      return true;
    case 'vp':
      return !reactsToGain(context, seat, 'vp');
    case 'emperor':
      return !reactsToGain(context, seat, 'emperor') && !bellCouldComeFirst(context, seat, items);
    case 'krones':
      return (
        !reactsToGain(context, seat, 'krones') &&
        !(wereLost(context, seat, items) && items.some((item) => SPENDING.has(item.effect.do)))
      );
    default:
      return false;
  }
}

/**
 * The benefit that the first rules took here unasked, as a move of today; null when they asked. Bells
 * came before the benefits that waited, and what precedes the main action was a list of its own.
 */
export function unaskedByRules1(state: GameState): MoveOf<'benefit'> | null {
  const task = state.tasks.at(-1);
  if (task?.kind !== 'benefits') return null;
  const context = openContext(state, null);
  const legal = moves(state, task.seat).filter((move) => move.kind === 'benefit');
  const itemOf = ({ item }: MoveOf<'benefit'>): BenefitItem | undefined => task.items[item];
  const bell = legal.find((move) => itemOf(move)?.effect.do === 'bell');
  if (bell) return bell;
  const early = legal.filter((move) => itemOf(move)?.part === 'first');
  const offered = early.length > 0 ? early : legal;
  const together =
    early.length > 0 ? { ...task, items: early.flatMap((move) => itemOf(move) ?? []) } : task;
  const atOnce = offered.filter((move) => {
    const item = itemOf(move);
    return together.items.length > 1 && item !== undefined && cameAtOnce(context, together, item);
  });
  // Steps of the reward taken by hand would begin it, so that the occupancy bonus comes first.
  const [taken] = [...atOnce.filter((move) => itemOf(move)?.part === 'bonus'), ...atOnce];
  if (taken) return taken;
  const [first, ...others] = offered;
  const item = first && itemOf(first);
  if (!item || others.length > 0) return null;
  return item.part !== 'main' && couldBeDeclined(context, task.seat, item.effect) ? null : first;
}

/**
 * The first rules asked about some gains of staff and the like that are mandatory today: such a gain
 * has come by itself, and the answer that took it finds nothing more to take.
 */
export function isMandatoryNow({ tasks }: GameState, move: Move): boolean {
  const task = tasks.at(-1);
  return move.kind === 'benefit' && !(task?.kind === 'benefits' && task.items[move.item]);
}
