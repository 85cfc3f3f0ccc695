import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { seatOf } from '../../rules/seats.js';
import type { Good } from '../../model/vocabulary.js';
import { goodIndex } from '../../model/vocabulary.js';
import { badSplit } from './dice.js';
import { goodNotThere } from './guests.js';

/** Why goods cannot be chosen, spent or lost. */

const excluded = (good: Good): Reason => ({
  code: 'good-excluded',
  good,
  remedy: another('good'),
});

/** What can be chosen always can. */
export const whyNotChoose = (
  _context: QueryContext,
  _task: TaskOf<'chooseGoods'>,
  { good }: MoveOf<'chooseGood'>,
): Reason => excluded(good);

export function whyNotSpend(
  context: QueryContext,
  { seat, spent, spend }: TaskOf<'spendGoods'>,
  { good }: MoveOf<'spendGood'>,
): Reason {
  if (good === 'champagne' && !spend.champagne) return excluded(good);
  const index = goodIndex(good);
  if (seatOf(context, seat).kitchen[index] <= spent[index]) return goodNotThere(good);
  return { code: 'kind-needed-back', good, remedy: another('good') };
}

export const whyNotLose = (
  _context: QueryContext,
  _task: TaskOf<'loseGood'>,
  { good }: MoveOf<'loseGood'>,
): Reason =>
  good === 'champagne' ? excluded(good) : { ...goodNotThere(good), remedy: another('good') };

export const whyNotSplit = (
  context: QueryContext,
  task: TaskOf<'splitGoods'>,
  { third }: MoveOf<'splitGoods'>,
): Reason =>
  third > 0 && context.hooks.spaceGood.length === 0
    ? excluded('champagne')
    : badSplit(context, task);
