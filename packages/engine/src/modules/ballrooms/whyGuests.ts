import { guestCard } from '../../content/content.js';
import { notInPlay } from '../../decisions/why/common.js';
import { notServed } from '../../decisions/why/guests.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { NEVER } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { whyNoDancer, whyNotRow } from './whyDancers.js';
import { guestAt } from '../../rules/cafe.js';

/** Why a guest cannot go dancing. Rows are asked for last: first whether the guest dances at all. */
export function whyNotSendGuest(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  move: MoveOf<'sendGuest'>,
): Reason {
  if (!context.state.modules.ballrooms) return notInPlay('ballrooms');
  const waiting = notServed(context, seat, move.table);
  if (waiting) return waiting;
  const { card: guest } = guestAt(context, seat, move.table);
  const { lodging } = guestCard(context.content, guest);
  if (lodging !== 'any' && lodging !== 'dance')
    return { code: 'guest-not-dancing', guest, remedy: NEVER };
  return whyNotRow(context, seat, move, 0);
}

/** A served guest who would dance does not find a place, or the champagne is missing. */
export function whyGuestStays(
  context: QueryContext,
  seat: SeatIndex,
  tableIndex: number,
): Reason | null {
  const { card: guest } = guestAt(context, seat, tableIndex);
  const { lodging } = guestCard(context.content, guest);
  return lodging === 'any' || lodging === 'dance' ? whyNoDancer(context, seat, 0) : null;
}
