import { isInPlay } from '../content/content.js';
import { bellsInPlay, looksAtGain, reactsToGain } from '../reactions.js';
import type { BenefitItem } from '../tasks.js';
import type { Table } from '../table.js';
import { seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import type { Effect, EffectKind } from './effect.js';
import { broughtBy } from './interpreter.js';

/** Which gains can be taken at once, because their order among the waiting benefits cannot matter. */

type Search = (table: Table, effect: Effect) => boolean;

/** Effects bring effects: so far they are followed. */
const LONGEST_CHAIN = 4;

/** Could this effect come to one of a kind, by itself or by what follows from it? */
function mayLeadTo(
  table: Table,
  seat: SeatIndex,
  effect: Effect,
  isWanted: Search,
  steps = LONGEST_CHAIN,
): boolean {
  if (isWanted(table, effect)) return true;
  if (steps === 0) return false;
  return broughtBy(table, seat, effect).some((next) =>
    mayLeadTo(table, seat, next, isWanted, steps - 1),
  );
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

const playsStaff: Search = (_table, effect) =>
  effect.do === 'playStaff' || effect.do === 'drawThree';

/** Bell cards that look at steps take part in this game; who holds them must not be told. */
const isBellForSteps = ({ content, state }: Table): boolean =>
  content.bells.some(
    (card) => card !== undefined && looksAtGain(card, 'emperor') && isInPlay(state.setup, card),
  );

/** Would some of the waiting krones be lost, if nothing is spent before? */
function overflows(table: Table, seat: SeatIndex, items: readonly BenefitItem[]): boolean {
  let krones = seatOf(table, seat).krones;
  for (const { effect } of items) if (effect.do === 'krones') krones += effect.amount;
  return krones > table.content.board.maxKrones;
}

/**
 * Points and emperor steps come at once, unless something reacts to them or a bell card waits for
 * the steps or could before they come; krones do unless some would be lost while others could be
 * spent first.
 */
export function orderCannotMatter(
  table: Table,
  seat: SeatIndex,
  item: BenefitItem,
  items: readonly BenefitItem[],
): boolean {
  /** Can something that is wanted come before this item? */
  const mayComeFirst = (isWanted: Search): boolean =>
    items.some(
      (other) =>
        other !== item &&
        !(item.part === 'first' && other.part === 'main') &&
        mayLeadTo(table, seat, other.effect, isWanted),
    );
  switch (item.effect.do) {
    case 'extraTurn':
      return true;
    case 'vp':
      return !reactsToGain(table, seat, 'vp');
    case 'emperor':
      if (reactsToGain(table, seat, 'emperor')) return false;
      if (bellsInPlay(table, seat).some((card) => looksAtGain(card, 'emperor'))) return false;
      return !isBellForSteps(table) || !mayComeFirst(playsStaff);
    case 'krones':
      if (reactsToGain(table, seat, 'krones')) return false;
      return !overflows(table, seat, items) || !mayComeFirst(spendsKrones);
    default:
      return false;
  }
}
