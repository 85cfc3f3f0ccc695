import { missing } from '../missing.js';
import { discardGuest } from '../cafe.js';
import { isOptional, mayBeDeclined } from '../effects/declining.js';
import { canUse, runEffect, whyNotEffect } from '../effects/interpreter.js';
import { orderCannotMatter } from '../effects/order.js';
import { isEqual, withoutIndex } from '../lists.js';
import type { Move, MoveOf } from '../moves.js';
import type { Reason } from '../questions/reasons.js';
import { noSuchPlace } from '../questions/reasons.js';
import { isExhausted } from '../reactions.js';
import type { BenefitItem, BenefitPart, TaskOf } from '../tasks.js';
import type { QueryContext, Table } from '../table.js';
import { popTask, pushTask } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { skipMove } from '../sharedMoves.js';
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
  table: QueryContext,
  seat: SeatIndex,
  { effect, cause, part }: BenefitItem,
  items: readonly BenefitItem[],
): boolean =>
  !isExhausted(table, seat, cause) &&
  canUse(table, seat, effect) &&
  !(part === 'main' && mustWait(table, seat, items));

/** Something that can be used comes before the main action. */
function mustWait(table: QueryContext, seat: SeatIndex, items: readonly BenefitItem[]): boolean {
  for (const { part, effect } of items)
    if (part === 'first' && canUse(table, seat, effect)) return true;
  return false;
}

/** Indices of the items that can be used now; equal ones are offered once. */
function usableItems(table: QueryContext, task: BenefitsTask): number[] {
  const usable: number[] = [];
  const { items } = task;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (!item || !isUsable(table, task.seat, item, items)) continue;
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
function take(table: Table, task: BenefitsTask, index: number, begins: boolean): void {
  const item = task.items[index];
  if (!item) throw missing('benefit', index);
  if (task.items.length === 1) {
    popTask(table);
    runEffect(table, task.seat, item.effect, item.cause);
    return;
  }
  const others = withoutIndex(task.items, index);
  const over = endedBy(item, task.rewardBegun);
  const items = over === null ? others : others.filter(({ part }) => part !== over);
  leave(table, task, items, task.rewardBegun || begins);
  runEffect(table, task.seat, item.effect, item.cause);
}

/** The occupancy bonus ends a reward that has begun; the main action ends what comes before it. */
function endedBy({ part }: BenefitItem, rewardBegun: boolean): BenefitPart | null {
  if (part === 'main') return 'first';
  return part === 'bonus' && rewardBegun ? 'reward' : null;
}

/** These items are left. */
function leave(
  table: Table,
  { seat, leaving }: BenefitsTask,
  items: readonly BenefitItem[],
  rewardBegun: boolean,
): void {
  popTask(table);
  if (items.length > 0) pushTask(table, { kind: 'benefits', seat, items, rewardBegun, leaving });
}

function takeChosen(table: Table, task: BenefitsTask, index: number): void {
  const item = task.items[index];
  // A gain whose order cannot matter might as well come later: the reward is still whole.
  const begins = item?.part === 'reward' && !orderCannotMatter(table, task.seat, item, task.items);
  take(table, task, index, begins);
}

/** The place of a benefit that can be taken at once, because its order cannot matter; -1 if none. */
function takenUnasked(table: Table, { seat, items, rewardBegun }: BenefitsTask): number {
  const rewardOpen = rewardBegun && items.some(({ part }) => part === 'reward');
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (!item || (item.part === 'bonus' && rewardOpen)) continue;
    if (mayBeDeclined(table, seat, item)) continue;
    if (orderCannotMatter(table, seat, item, items)) return index;
  }
  return -1;
}

function firstUsable(table: QueryContext, { seat, items }: BenefitsTask): BenefitItem | null {
  for (const item of items) if (isUsable(table, seat, item, items)) return item;
  return null;
}

const isBell = ({ effect }: BenefitItem): boolean => effect.do === 'bell';

/** Bells that have outlasted their list wait for the list below, or for the end of the action. */
function passBellsOn({ state }: Table, { seat, items }: BenefitsTask): void {
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
function takeForced(table: Table, task: BenefitsTask): boolean {
  const several = task.items.length > 1;
  const free = several ? takenUnasked(table, task) : -1;
  if (free >= 0) {
    // Taking it by itself does not begin the reward: its order is still open.
    take(table, task, free, false);
    return true;
  }
  const item = firstUsable(table, task);
  if (!item) {
    popTask(table);
    if (task.leaving !== 0) discardGuest(table, task.leaving);
    return true;
  }
  const declinable = mayBeDeclined(table, task.seat, item);
  if (declinable || (several && usableItems(table, task).length > 1)) return false;
  takeChosen(table, task, task.items.indexOf(item));
  return true;
}

export const benefits: Decision<'benefits'> = {
  // What needs no choice has been settled.
  alwaysAsked: true,
  settle: (table, task) => {
    const alone = task.items[0];
    if (
      alone?.part === 'main' &&
      task.items.length === 1 &&
      canUse(table, task.seat, alone.effect)
    ) {
      popTask(table);
      runEffect(table, task.seat, alone.effect, alone.cause);
      return true;
    }
    if (alone?.effect.do === 'bell' && task.items.every(isBell)) {
      popTask(table);
      passBellsOn(table, task);
      return true;
    }
    return takeForced(table, task);
  },
  moves: (table, task) => {
    const { seat } = task;
    const moves: Move[] = [];
    for (const item of usableItems(table, task)) moves.push({ seat, kind: 'benefit', item });
    if (!mustTake(task) && task.items.some(isOptional)) moves.push(skipMove(seat));
    return moves;
  },
  play: {
    benefit: (table, task, { item }) => {
      takeChosen(table, task, item);
    },
    skip: (table, task) => {
      const items = task.items.filter((item) => !isOptional(item));
      leave(table, task, items, task.rewardBegun);
    },
  },
  why: { benefit: whyNotBenefit, skip: cannotSkip },
};
