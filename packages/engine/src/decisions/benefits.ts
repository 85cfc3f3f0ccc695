import { mayBeDeclined } from '../effects/declining.js';
import { canUse, orderCannotMatter, runEffect } from '../effects/interpreter.js';
import type { Move } from '../moves.js';
import { isExhausted } from '../reactions.js';
import type { BenefitItem, TaskOf } from '../state.js';
import type { Table } from '../table.js';
import { changeTask, popTask } from '../table.js';
import type { Decision } from './decision.js';

/**
 * Several benefits wait; the player takes them in any order. What cannot matter is taken at once,
 * and a benefit that waits alone starts by itself (it can still be declined in its own decision).
 */
type BenefitsTask = TaskOf<'benefits'>;

/** Equal effects in the same part: it makes no difference which is taken. */
function isTwin(a: BenefitItem | undefined, b: BenefitItem): boolean {
  return (
    a?.part === b.part &&
    a.effect.do === b.effect.do &&
    JSON.stringify(a.effect) === JSON.stringify(b.effect)
  );
}

/** Indices of the items that can be used now; equal ones are offered once. */
function usableItems(table: Table, task: BenefitsTask): number[] {
  const usable: number[] = [];
  for (const [index, item] of task.items.entries()) {
    if (isExhausted(table, task.seat, item.cause) || !canUse(table, task.seat, item.effect))
      continue;
    const twin = usable.some((other) => isTwin(task.items[other], item));
    if (!twin) usable.push(index);
  }
  return usable;
}

/** Takes an item; `begins` says whether that begins the reward. */
function take(table: Table, task: BenefitsTask, index: number, begins: boolean): void {
  const item = task.items[index];
  if (!item) throw new RangeError(`no benefit ${index}`);
  const others = task.items.filter((_, other) => other !== index);
  // The occupancy bonus after part of the reward: the rest of the reward is declined.
  const dropReward = item.part === 'bonus' && task.rewardBegun;
  const items = dropReward ? others.filter(({ part }) => part !== 'reward') : others;
  if (items.length === 0) popTask(table);
  else changeTask(table, task, { items, rewardBegun: task.rewardBegun || begins });
  runEffect(table, task.seat, item.effect, item.cause);
}

const takeChosen = (table: Table, task: BenefitsTask, index: number): void => {
  take(table, task, index, task.items[index]?.part === 'reward');
};

const mustTake = (task: BenefitsTask): boolean => task.items.some(({ part }) => part === 'main');

export const benefits: Decision<'benefits'> = {
  // What needs no choice has been settled.
  alwaysAsked: true,
  settle: (table, task) => {
    if (task.items.length > 1) {
      const rewardOpen = task.rewardBegun && task.items.some(({ part }) => part === 'reward');
      const free = task.items.findIndex(
        ({ effect, part }) =>
          !(part === 'bonus' && rewardOpen) &&
          !mayBeDeclined(table, task.seat, effect) &&
          orderCannotMatter(table, task.seat, effect, task.items),
      );
      if (free >= 0) {
        // Taking it by itself does not begin the reward: its order is still open.
        take(table, task, free, false);
        return true;
      }
    }
    const usable = usableItems(table, task);
    const [first] = usable;
    if (first === undefined) {
      popTask(table);
      return true;
    }
    const only = task.items[first];
    const declinable =
      only !== undefined && only.part !== 'main' && mayBeDeclined(table, task.seat, only.effect);
    if (usable.length > 1 || declinable) return false;
    takeChosen(table, task, first);
    return true;
  },
  moves: (table, task) => {
    const { seat } = task;
    const moves = usableItems(table, task).map((item): Move => ({ seat, kind: 'benefit', item }));
    if (!mustTake(task)) moves.push({ seat, kind: 'skip' });
    return moves;
  },
  play: {
    benefit: (table, task, { item }) => {
      takeChosen(table, task, item);
    },
    skip: popTask,
  },
};
