import { politicsCard, staffCard } from '../../content/content.js';
import { conditionsOf } from '../../effects/countables.js';
import { canUse, whyNotEffect } from '../../effects/interpreter.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason, ReasonOf } from '../../model/reasons.js';
import { another, NEVER, noSuchPlace } from '../../model/reasons.js';
import { staffPrice } from '../../rules/staff.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { seatOf } from '../../rules/seats.js';
import type { PoliticsNumber, SeatIndex, StaffNumber } from '../../model/vocabulary.js';
import { goodIndex, GOODS } from '../../model/vocabulary.js';
import { nextRound } from './common.js';
import { stepsMissing, tooExpensive } from '../../rules/shortages.js';
import type { UseCost } from '../../model/effect.js';

/** Why cards cannot be played, used, given away or claimed. */

type Cards = ReasonOf<'not-in-hand'>['from'];

const notInHand = (card: StaffNumber, from: Cards): Reason => ({
  code: 'not-in-hand',
  card,
  from,
  remedy: another('card'),
});

/** For a choice among cards that are all legal: it is none of them. */
export function whyNotFrom(from: Cards) {
  return (_context: QueryContext, _task: unknown, { card }: { card: StaffNumber }): Reason =>
    notInHand(card, from);
}

export function whyNotPlay(
  context: QueryContext,
  { kind, seat, discount }: TaskOf<'playStaff' | 'playDrawn'>,
  { card }: MoveOf<'playStaff'>,
): Reason {
  const { hand, drawn } = seatOf(context, seat);
  const from = kind === 'playStaff' ? 'hand' : 'drawn';
  if (!(from === 'hand' ? hand : drawn).includes(card)) return notInHand(card, from);
  return tooExpensive(context, seat, staffPrice(context, card, discount));
}

const toBePlayed = (context: QueryContext, seat: SeatIndex, card: StaffNumber): Reason => ({
  code: 'staff-not-in-play',
  card,
  remedy: seatOf(context, seat).hand.includes(card)
    ? { help: 'moment', kind: 'playStaff', moments: ['playStaff'] }
    : NEVER,
});

/** Only cards that are used once per round, and only for their price. */
export function whyNotUseStaff(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { card }: MoveOf<'useStaff'>,
): Reason {
  const { played, used } = seatOf(context, seat);
  if (!played.includes(card)) return toBePlayed(context, seat, card);
  const { timing, effects, useCost } = staffCard(context.content, card);
  if (timing !== 'round' || effects.length === 0)
    return { code: 'works-by-itself', cause: { source: 'staff', id: card }, remedy: NEVER };
  if (used.includes(card)) return { code: 'staff-not-ready', card, remedy: nextRound(context) };
  const unpaid = useCost && whyNotPay(context, seat, useCost);
  if (unpaid) return unpaid;
  const useless = effects.find((effect) => !canUse(context, seat, effect)) ?? effects[0];
  return useless ? whyNotEffect(context, seat, useless) : toBePlayed(context, seat, card);
}

function whyNotPay(context: QueryContext, seat: SeatIndex, cost: UseCost): Reason | null {
  const { krones, emperor, kitchen } = seatOf(context, seat);
  if (krones < cost.krones) return tooExpensive(context, seat, cost.krones);
  if (emperor < cost.emperor) return stepsMissing(context, seat, cost.emperor);
  for (const good of GOODS) {
    const missing = cost.goods[goodIndex(good)] - kitchen[goodIndex(good)];
    if (missing > 0)
      return { code: 'good-not-there', good, remedy: { help: 'good', good, amount: missing } };
  }
  return null;
}

export const whyNotDismiss = (
  context: QueryContext,
  { seat }: TaskOf<'dismissStaff'>,
  { card }: MoveOf<'dismissStaff'>,
): Reason =>
  seatOf(context, seat).played.includes(card)
    ? { code: 'staff-not-final', card, remedy: another('card') }
    : { code: 'staff-not-in-play', card, remedy: another('card') };

export function conditionNotMet(
  context: QueryContext,
  seat: SeatIndex,
  card: PoliticsNumber,
): Reason {
  const conditions = conditionsOf(context, seat, card).filter(({ missing }) => missing > 0);
  return { code: 'condition-not-met', card, conditions, remedy: { help: 'progress', conditions } };
}

export function whyNotClaim(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { slot }: MoveOf<'claim'>,
): Reason {
  const { claims, politics } = context.state;
  const claimed = claims[slot];
  const card = politics[slot];
  if (!claimed || card === undefined) return noSuchPlace('objective');
  if (claimed.includes(seat)) return { code: 'already-claimed', card, remedy: NEVER };
  if (claimed.length >= politicsCard(context.content, card).vp.length)
    return { code: 'no-claim-left', card, remedy: NEVER };
  return conditionNotMet(context, seat, card);
}
