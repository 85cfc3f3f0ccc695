import { ROWS } from './content/halls.js';
import { champagneMissing } from '../../rules/shortages.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another, NEVER, noSuchPlace } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { ballroomsOf, currentHall, danceFee, dancersLeft, dancersOn } from './dancing.js';

/** Why dancers cannot be sent, picked or removed. */

const NO_DANCER: Reason = { code: 'no-dancer-left', remedy: NEVER };

const rowFull = (hall: number, row: number): Reason => ({
  code: 'row-full',
  hall,
  row,
  remedy: another('row'),
});

const isRow = (context: QueryContext, hall: number, row: number): boolean =>
  hall in ballroomsOf(context).halls && row in ROWS;

/** The row is full, or its next space too dear; or nobody is left to go there. */
export function whyNotRow(
  context: QueryContext,
  seat: SeatIndex,
  { hall, row }: { readonly hall: number; readonly row: number },
  discount: number,
): Reason {
  if (!isRow(context, hall, row)) return noSuchPlace('row');
  if (dancersLeft(context, seat) === 0) return NO_DANCER;
  const fee = danceFee(context, hall, row, discount);
  return fee === null ? rowFull(hall, row) : champagneMissing(context, seat, fee);
}

/** No row can be paid for: the cheapest tells. The balcony is never full. */
export function whyNoDancer(context: QueryContext, seat: SeatIndex, discount: number): Reason {
  if (dancersLeft(context, seat) === 0) return NO_DANCER;
  const fees = ballroomsOf(context).halls.flatMap((_, hall) =>
    ROWS.flatMap((_row, row) => danceFee(context, hall, row, discount) ?? []),
  );
  return champagneMissing(context, seat, Math.min(...fees));
}

export const whyNotSendDancer = (
  context: QueryContext,
  { seat, discount }: TaskOf<'sendDancer'>,
  move: MoveOf<'sendDancer'>,
): Reason => whyNotRow(context, seat, move, discount);

/** A section of the rehearsal room without dancers. */
export function whyNotSection(
  context: QueryContext,
  { seat }: { readonly seat: SeatIndex },
  { section }: { readonly section: number },
): Reason {
  const sections = ballroomsOf(context).sections[seat] ?? [];
  if (!(section in sections)) return noSuchPlace('section');
  return { code: 'section-empty', section, remedy: another('section') };
}

export const whyNotJoin = (
  context: QueryContext,
  task: TaskOf<'joinDancer'>,
  move: MoveOf<'joinDancer'>,
): Reason =>
  task.hall < 0 ? { code: 'cannot-join', remedy: NEVER } : whyNotSection(context, task, move);

export function whyNotRemoveDancer(
  context: QueryContext,
  { seat }: TaskOf<'removeDancers'>,
  { row }: MoveOf<'removeDancer'>,
): Reason {
  const hall = currentHall(context);
  const spaces = ballroomsOf(context).floor[hall]?.[row];
  if (!spaces || dancersOn(spaces, seat) > 0) return noSuchPlace('row');
  return { code: 'no-dancer-there', hall, row, remedy: another('row') };
}

export const whyNotRehearsalRoom = (
  context: QueryContext,
  _task: TaskOf<'rehearsal'>,
  { room }: MoveOf<'chooseRehearsal'>,
): Reason =>
  room in context.content.rehearsalRooms
    ? { code: 'rehearsal-room-taken', room, remedy: another('rehearsalRoom') }
    : noSuchPlace('rehearsalRoom');
