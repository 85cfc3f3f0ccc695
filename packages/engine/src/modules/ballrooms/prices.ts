import { addDiscount, addPart } from '../../rules/priceParts.js';
import type { PricePart } from '../../rules/priceParts.js';
import type { QueryContext } from '../../model/context.js';
import type { TaskOf } from '../../model/tasks.js';
import { openTaskOf } from '../../rules/openTasks.js';
import type { Prices } from '../module.js';
import { nextSpace } from './dancing.js';

function addDanceParts(
  context: QueryContext,
  { hall, row }: { readonly hall: number; readonly row: number },
  task: TaskOf<'sendDancer'> | null,
  parts: PricePart[],
): void {
  const next = nextSpace(context, hall, row);
  if (!next) return;
  addPart(parts, next.isBalcony ? 'balcony' : 'row', 'champagne', next.champagne, null);
  if (task) addDiscount(parts, 'champagne', next.champagne, task.discount, task.cause);
}

export const prices: Prices = {
  sendGuest: (context, move, parts) => {
    addDanceParts(context, move, null, parts);
  },
  sendDancer: (context, move, parts) => {
    addDanceParts(context, move, openTaskOf(context, move.seat, 'sendDancer'), parts);
  },
};
