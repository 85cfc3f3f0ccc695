import { bellsInPlay, looksAtGain, reactsToGain } from '../rules/reactions.js';
import type { BenefitItem } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { abilitiesWith, powersAmong } from '../rules/abilities.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { Effect, EffectKind } from '../model/effect.js';
import { POWER } from '../model/effect.js';
import { broughtBy } from './interpreter.js';

/** Which gains can be taken at once, because their order among the waiting benefits cannot matter. */

type Search = (context: RuleContext, effect: Effect) => boolean;

/** Effects bring effects: so far they are followed. */
const LONGEST_CHAIN = 4;

/** Could one of these effects come to one that is wanted, by itself or by what follows from it? */
function mayLeadTo(
  context: RuleContext,
  seat: SeatIndex,
  effects: readonly Effect[],
  isWanted: Search,
  steps = LONGEST_CHAIN,
): boolean {
  for (const effect of effects) {
    if (isWanted(context, effect)) return true;
    const next = broughtBy(context, seat, effect);
    if (steps > 0 && next.length > 0 && mayLeadTo(context, seat, next, isWanted, steps - 1))
      return true;
  }
  return false;
}

const SPENDING: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'playStaff',
  'drawThree',
  'prepareRoom',
  'mainAction',
  'useSpace',
  'anyAction',
]);

const spendsKrones: Search = ({ hooks }, effect) =>
  SPENDING.has(effect.do) || (effect.do === 'takeGuest' && hooks.guestSurcharge.length > 0);

const playsStaff: Search = (_context, effect) =>
  effect.do === 'playStaff' || effect.do === 'drawThree';

/** Bell cards that look at steps take part in this game; who holds them must not be told. */
const isBellForSteps = ({ bellCards }: RuleContext): boolean =>
  bellCards.some((card) => looksAtGain(card, 'emperor'));

/** Would some of the waiting krones be lost, if nothing is spent before? */
function overflows(context: QueryContext, seat: SeatIndex, items: readonly BenefitItem[]): boolean {
  let krones = seatOf(context, seat).krones;
  for (const { effect } of items) if (effect.do === 'krones') krones += effect.amount;
  return krones > context.content.board.maxKrones;
}

const REACTING = POWER.onGain | POWER.bell;

/** What the seat's bells and what reacts to gains may bring, whatever is taken first. */
const reactingEffects = (context: QueryContext, seat: SeatIndex): Effect[] => [
  ...abilitiesWith(context, seat, POWER.onGain).flatMap(
    ({ ability }) => ability.onGain?.gain ?? [],
  ),
  ...bellsInPlay(context, seat).flatMap(({ effects }) => effects),
];

/** Can something that is wanted come before this item? */
function mayComeFirst(
  context: RuleContext,
  seat: SeatIndex,
  item: BenefitItem,
  items: readonly BenefitItem[],
  isWanted: Search,
): boolean {
  const others: Effect[] = [];
  for (const other of items) {
    const isLater = item.part === 'first' && other.part === 'main';
    if (other !== item && !isLater) others.push(other.effect);
  }
  if (others.length === 0) return false;
  if (mayLeadTo(context, seat, others, isWanted)) return true;
  return (
    powersAmong(context, seat, REACTING) !== 0 &&
    mayLeadTo(context, seat, reactingEffects(context, seat), isWanted)
  );
}

/** No bell card looks at the steps of this item, in play or played before they come. */
function isFreeOfBells(
  context: RuleContext,
  seat: SeatIndex,
  item: BenefitItem,
  items: readonly BenefitItem[],
): boolean {
  if (!isBellForSteps(context)) return true;
  if (bellsInPlay(context, seat).some((card) => looksAtGain(card, 'emperor'))) return false;
  return !mayComeFirst(context, seat, item, items, playsStaff);
}

/**
 * Points and emperor steps come at once, unless something reacts to them or a bell card waits for
 * the steps or could before they come; krones do unless some would be lost while others could be
 * spent first.
 */
export function orderCannotMatter(
  context: RuleContext,
  seat: SeatIndex,
  item: BenefitItem,
  items: readonly BenefitItem[],
): boolean {
  switch (item.effect.do) {
    case 'extraTurn':
      return true;
    case 'vp':
      return !reactsToGain(context, seat, 'vp');
    case 'emperor':
      return !reactsToGain(context, seat, 'emperor') && isFreeOfBells(context, seat, item, items);
    case 'krones':
      if (reactsToGain(context, seat, 'krones')) return false;
      return (
        !overflows(context, seat, items) || !mayComeFirst(context, seat, item, items, spendsKrones)
      );
    default:
      return false;
  }
}
