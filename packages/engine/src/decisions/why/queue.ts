import { freeTable, guestPrice } from '../../rules/cafe.js';
import { NO_GUEST, NO_TABLE } from '../../effects/why.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason, Reasons } from '../../model/reasons.js';
import { noSuchPlace } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { seatOf } from '../../rules/seats.js';
import { nextTurn } from './common.js';
import { tooExpensive } from '../../rules/shortages.js';

/** Why guests cannot be taken from the queue. */

/** No guest waits in this place of the queue. */
function notInQueue({ state: { queue } }: QueryContext, place: number): Reason | null {
  if (!(place in queue)) return noSuchPlace('guest');
  return queue[place] === 0 ? NO_GUEST : null;
}

export const whyNotFirstGuest = (
  context: QueryContext,
  _task: TaskOf<'firstGuest'>,
  { place }: MoveOf<'takeGuest'>,
): Reason => notInQueue(context, place) ?? NO_GUEST;

export const whyNotGuest = (
  context: QueryContext,
  { seat, price }: TaskOf<'takeGuest'>,
  { place }: MoveOf<'takeGuest'>,
): Reason =>
  notInQueue(context, place) ??
  tooExpensive(context, seat, guestPrice(context, seat, place, price));

export function whyNotGuestOfTurn(
  context: QueryContext,
  { seat, mainDone, guestTaken }: TaskOf<'turn'>,
  { place }: MoveOf<'takeGuest'>,
): Reasons {
  if (mainDone) return { code: 'main-action-done', remedy: nextTurn(context, seat, 'before-die') };
  if (guestTaken) return { code: 'already-taken-guest', remedy: nextTurn(context, seat) };
  const gone = notInQueue(context, place);
  if (gone) return gone;
  const price = guestPrice(context, seat, place, 'queue');
  const dear = price > seatOf(context, seat).krones ? tooExpensive(context, seat, price) : null;
  if (dear && freeTable(seatOf(context, seat)) >= 0) return dear;
  return dear ? [NO_TABLE, dear] : NO_TABLE;
}
