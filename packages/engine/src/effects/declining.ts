import { EMPEROR_ROUNDS } from '../content/boards.js';
import { emperorTile, isInPlay } from '../content/content.js';
import { MODULE_DOUBTFUL_GAINS, MODULE_GAINS } from '../modules/lists.js';
import type { BenefitItem } from '../model/tasks.js';
import type { QueryContext } from '../model/context.js';
import { abilitiesWith } from '../rules/abilities.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS, GOOD, goodIndex } from '../model/vocabulary.js';
import type { Effect, EffectKind, Penalty } from '../model/effect.js';
import { POWER } from '../model/effect.js';
import { numberAt } from '../util/lists.js';

/** What may be declined, and when the player is asked whether to. */

/** What these give is taken; what other effects allow may be declined. */
const GIVING: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'vp',
  'vpPer',
  'krones',
  'emperor',
  'goods',
  'chooseGoods',
  'drawStaff',
  'extraTurn',
  'fillGood',
  'bell',
  ...MODULE_GAINS,
]);

/** Gains that some penalty looks at. */
const LOOKED_AT: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'krones',
  'goods',
  'chooseGoods',
  'drawStaff',
]);

const isOfGuest = ({ part, cause }: BenefitItem): boolean =>
  part === 'reward' && cause.source === 'guest';

/** Every effect of a guest's reward is optional; elsewhere gains are mandatory. */
export const isOptional = (item: BenefitItem): boolean =>
  item.part !== 'main' && (isOfGuest(item) || !GIVING.has(item.effect.do));

/**
 * Gains are taken without asking where declining them cannot help. It can where a gain
 * may help others more; where an order that is filled now is not filled later for staff that looks at
 * that; and where a penalty of the 2021 edition takes what is there before it takes points, so that a
 * krone or a card more may be worse. Such a penalty of this game counts until it has been dealt out.
 */
export function mayBeDeclined(context: QueryContext, seat: SeatIndex, item: BenefitItem): boolean {
  if (!isOfGuest(item)) return false;
  const { effect } = item;
  if (MODULE_DOUBTFUL_GAINS.includes(effect.do)) return true;
  if (effect.do === 'fillGood') return isOrderLookedAt(context);
  const { state, content } = context;
  if (!LOOKED_AT.has(effect.do) || content.options.penaltyChoice) return false;
  for (let scoring = 0; scoring < state.tiles.length; scoring++) {
    const tile = state.tiles[scoring];
    if (tile === undefined || !mayFall(context, seat, scoring)) continue;
    if (isLookedAt(context, seat, effect, emperorTile(content, tile).penalty)) return true;
  }
  return false;
}

/** Staff of this game looks at the moment at which an order is completed. */
const isOrderLookedAt = ({ content, state }: QueryContext): boolean =>
  content.staff.some(
    (card) =>
      card !== undefined &&
      (card.bell?.when === 'served' || card.ability?.onOrderComplete !== undefined) &&
      isInPlay(state.setup, card),
  );

/** Can this scoring still find the seat on space 0? In its own round the track tells. */
function mayFall(context: QueryContext, seat: SeatIndex, scoring: number): boolean {
  const { round } = context.state;
  const lastRound = numberAt(EMPEROR_ROUNDS, scoring);
  if (round !== lastRound) return round < lastRound;
  const back = numberAt(context.content.board.emperorBack, scoring);
  return seatOf(context, seat).emperor <= back || mayPayWithSteps(context, seat);
}

/** Judged by the cards that take part in the game: who holds them must not be told. */
const mayPayWithSteps = (context: QueryContext, seat: SeatIndex): boolean =>
  context.hooks.paysWithSteps.some((pays) => pays(context, seat)) ||
  context.content.staff.some(
    (card) => card?.useCost && card.useCost.emperor > 0 && isInPlay(context.state.setup, card),
  );

function isLookedAt(
  context: QueryContext,
  seat: SeatIndex,
  effect: Effect,
  penalty: Penalty,
): boolean {
  const champagne = effect.do === 'goods' && effect.goods[GOOD.champagne] > 0;
  switch (penalty.lose) {
    case 'krones':
      return effect.do === 'krones';
    case 'kronesAndGood':
      return (
        effect.do === 'krones' || givesGood(effect) || (champagne && bringsGood(context, seat))
      );
    case 'champagne':
      return champagne;
    case 'handCards':
      return effect.do === 'drawStaff';
    default:
      return false;
  }
}

/** Any dish or drink. */
const givesGood = (effect: Effect): boolean =>
  effect.do === 'chooseGoods' ||
  (effect.do === 'goods' && DISHES_AND_DRINKS.some((good) => effect.goods[goodIndex(good)] > 0));

/** Something of the seat reacts to champagne with a dish or drink. */
const bringsGood = (context: QueryContext, seat: SeatIndex): boolean =>
  abilitiesWith(context, seat, POWER.onGain).some(
    ({ ability: { onGain } }) => onGain?.what === 'champagne' && onGain.gain.some(givesGood),
  );
