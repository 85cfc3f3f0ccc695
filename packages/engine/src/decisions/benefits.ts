import { missing } from '../util/missing.js';
import { discardGuest } from '../rules/cafe.js';
import { isOptional, mayBeDeclined } from '../effects/declining.js';
import { canUse, runEffect, whyNotEffect } from '../effects/interpreter.js';
import { orderCannotMatter } from '../effects/order.js';
import { isEqual, withoutIndex } from '../util/lists.js';
import type { Move, MoveOf } from '../model/moves.js';
import type { Reason } from '../model/reasons.js';
import { noSuchPlace } from '../model/reasons.js';
import { isExhausted } from '../rules/reactions.js';
import type { BenefitItem, BenefitPart, TaskOf } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { popTask, pushTask } from '../rules/openTasks.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { cannotSkip } from './why/common.js';

/**
 * Several benefits wait; the player takes them in any order. What cannot matter is taken at once,
 * and a benefit that waits alone starts by itself (it can still be declined in its own decision).
 */
type BenefitsTask = TaskOf<'benefits'>;

/** Equal effects in the same part: it makes no difference which is taken. */
function isTwin(a: BenefitItem | undefined, b: BenefitItem): boolean {
  return (
    a?.part === b.part &&
    (a.effect === b.effect || (a.effect.do === b.effect.do && isEqual(a.effect, b.effect)))
  );
}

const isUsable = (
  context: QueryContext,
  seat: SeatIndex,
  { effect, cause, part }: BenefitItem,
  items: readonly BenefitItem[],
): boolean =>
  !isExhausted(context, seat, cause) &&
  canUse(context, seat, effect) &&
  !(part === 'main' && mustWait(context, seat, items));

/** Something that can be used comes before the main action. */
function mustWait(context: QueryContext, seat: SeatIndex, items: readonly BenefitItem[]): boolean {
  for (const { part, effect } of items)
    if (part === 'first' && canUse(context, seat, effect)) return true;
  return false;
}

/** Indices of the items that can be used now; equal ones are offered once. */
function usableItems(context: QueryContext, task: BenefitsTask): number[] {
  const usable: number[] = [];
  const { items } = task;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (!item || !isUsable(context, task.seat, item, items)) continue;
    if (!hasTwin(items, usable, item)) usable.push(index);
  }
  return usable;
}

function hasTwin(
  items: readonly BenefitItem[],
  indices: readonly number[],
  item: BenefitItem,
): boolean {
  for (const index of indices) if (isTwin(items[index], item)) return true;
  return false;
}

/** Takes an item; `begins` says whether that begins the reward. */
function take(context: RuleContext, task: BenefitsTask, index: number, begins: boolean): void {
  const item = task.items[index];
  if (!item) throw missing('benefit', index);
  if (task.items.length === 1) {
    popTask(context);
    runEffect(context, task.seat, item.effect, item.cause);
    return;
  }
  const others = withoutIndex(task.items, index);
  const over = endedBy(item, task.rewardBegun);
  const items = over === null ? others : others.filter(({ part }) => part !== over);
  leave(context, task, items, task.rewardBegun || begins);
  runEffect(context, task.seat, item.effect, item.cause);
}

/** The occupancy bonus ends a reward that has begun; the main action ends what comes before it. */
function endedBy({ part }: BenefitItem, rewardBegun: boolean): BenefitPart | null {
  if (part === 'main') return 'first';
  return part === 'bonus' && rewardBegun ? 'reward' : null;
}

/** These items are left. */
function leave(
  context: RuleContext,
  { seat, leaving }: BenefitsTask,
  items: readonly BenefitItem[],
  rewardBegun: boolean,
): void {
  popTask(context);
  if (items.length > 0) pushTask(context, { kind: 'benefits', seat, items, rewardBegun, leaving });
}

function takeChosen(context: RuleContext, task: BenefitsTask, index: number): void {
  const item = task.items[index];
  // A gain whose order cannot matter might as well come later: the reward is still whole.
  const begins =
    item?.part === 'reward' && !orderCannotMatter(context, task.seat, item, task.items);
  take(context, task, index, begins);
}

/** The place of a benefit that can be taken at once, because its order cannot matter; -1 if none. */
function takenUnasked(context: RuleContext, { seat, items, rewardBegun }: BenefitsTask): number {
  const rewardOpen = rewardBegun && items.some(({ part }) => part === 'reward');
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (!item || (item.part === 'bonus' && rewardOpen)) continue;
    if (mayBeDeclined(context, seat, item)) continue;
    if (orderCannotMatter(context, seat, item, items)) return index;
  }
  return -1;
}

function firstUsable(context: QueryContext, { seat, items }: BenefitsTask): BenefitItem | null {
  for (const item of items) if (isUsable(context, seat, item, items)) return item;
  return null;
}

const isBell = ({ effect }: BenefitItem): boolean => effect.do === 'bell';

/** Bells that have outlasted their list wait for the list below, or for the end of the action. */
function passBellsOn({ state }: RuleContext, { seat, items }: BenefitsTask): void {
  const bells = items.flatMap(({ effect }) =>
    effect.do === 'bell' ? [{ seat, card: effect.card }] : [],
  );
  state.bells = [...bells, ...state.bells];
}

/** Used up, useless now, not yet its turn, or the same as another one that is offered. */
function whyNotBenefit(
  context: QueryContext,
  task: BenefitsTask,
  { item: index }: MoveOf<'benefit'>,
): Reason {
  const { seat, items } = task;
  const item = items[index];
  if (!item) return noSuchPlace('benefit');
  const { cause, effect } = item;
  if (isExhausted(context, seat, cause))
    return { code: 'reaction-used', cause, remedy: { help: 'never' } };
  if (!canUse(context, seat, effect)) return whyNotEffect(context, seat, effect);
  const first = items.findIndex(
    (other) => other.part === 'first' && canUse(context, seat, other.effect),
  );
  if (item.part === 'main' && first >= 0)
    return { code: 'comes-first', item: first, remedy: { help: 'benefit', item: first } };
  const twin = items.findIndex((other) => isTwin(other, item));
  return { code: 'same-benefit', item: twin, remedy: { help: 'benefit', item: twin } };
}

const mustTake = (task: BenefitsTask): boolean => task.items.some(({ part }) => part === 'main');

/** Takes what needs no choice; false when the player is asked. */
function takeForced(context: RuleContext, task: BenefitsTask): boolean {
  const several = task.items.length > 1;
  const free = several ? takenUnasked(context, task) : -1;
  if (free >= 0) {
    // Taking it by itself does not begin the reward: its order is still open.
    take(context, task, free, false);
    return true;
  }
  const item = firstUsable(context, task);
  if (!item) {
    popTask(context);
    if (task.leaving !== 0) discardGuest(context, task.leaving);
    return true;
  }
  const declinable = mayBeDeclined(context, task.seat, item);
  if (declinable || (several && usableItems(context, task).length > 1)) return false;
  takeChosen(context, task, task.items.indexOf(item));
  return true;
}

export const benefits: Decision<'benefits'> = {
  // What needs no choice has been settled.
  alwaysAsked: true,
  settle: (context, task) => {
    const alone = task.items[0];
    if (
      alone?.part === 'main' &&
      task.items.length === 1 &&
      canUse(context, task.seat, alone.effect)
    ) {
      popTask(context);
      runEffect(context, task.seat, alone.effect, alone.cause);
      return true;
    }
    if (alone?.effect.do === 'bell' && task.items.every(isBell)) {
      popTask(context);
      passBellsOn(context, task);
      return true;
    }
    return takeForced(context, task);
  },
  moves: (context, task) => {
    const { seat } = task;
    const moves: Move[] = [];
    for (const item of usableItems(context, task)) moves.push({ seat, kind: 'benefit', item });
    if (!mustTake(task) && task.items.some(isOptional)) moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    benefit: (context, task, { item }) => {
      takeChosen(context, task, item);
    },
    skip: (context, task) => {
      const items = task.items.filter((item) => !isOptional(item));
      leave(context, task, items, task.rewardBegun);
    },
  },
  why: { benefit: whyNotBenefit, skip: cannotSkip },
};
