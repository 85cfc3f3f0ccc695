import { isExhausted } from '../reactions.js';
import { mayBeDeclined } from '../effects/declining.js';
import { canUse, orderCannotMatter, runEffect } from '../effects/interpreter.js';
import type { Move } from '../moves.js';
import type { TaskOf } from '../state.js';
import type { Table } from '../table.js';
import { popTask } from '../table.js';
import type { Decision } from './decision.js';

/**
 * Several benefits wait; the player takes them in any order. What cannot matter is taken at once,
 * and a benefit that waits alone starts by itself (it can still be declined in its own decision).
 */
type BenefitsTask = TaskOf<'benefits'>;

/** Indices of the items that can be used now; equal ones are offered once. */
function usableItems(table: Table, task: BenefitsTask): number[] {
  const usable: number[] = [];
  for (const [index, item] of task.items.entries()) {
    if (isExhausted(table, task.seat, item.cause) || !canUse(table, task.seat, item.effect))
      continue;
    const twin = usable.some((other) => {
      const offered = task.items[other];
      return (
        offered?.part === item.part &&
        JSON.stringify(offered.effect) === JSON.stringify(item.effect)
      );
    });
    if (!twin) usable.push(index);
  }
  return usable;
}

function take(table: Table, task: BenefitsTask, index: number): void {
  const item = task.items[index];
  if (!item) throw new RangeError(`no benefit ${index}`);
  task.items.splice(index, 1);
  if (item.part === 'reward') task.rewardBegun = true;
  // The occupancy bonus after part of the reward: the rest of the reward is declined.
  if (item.part === 'bonus' && task.rewardBegun) {
    task.items = task.items.filter(({ part }) => part !== 'reward');
  }
  if (task.items.length === 0) popTask(table);
  runEffect(table, task.seat, item.effect, item.cause);
}

const mustTake = (task: BenefitsTask): boolean => task.items.some(({ part }) => part === 'main');

export const benefits: Decision<'benefits'> = {
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
        const begun = task.rewardBegun;
        take(table, task, free);
        task.rewardBegun = begun;
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
    if (usable.length > 1 || (only && mayBeDeclined(table, task.seat, only.effect))) return false;
    take(table, task, first);
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
      take(table, task, item);
    },
    skip: popTask,
  },
};
