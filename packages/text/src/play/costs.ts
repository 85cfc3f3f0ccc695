import type {
  Content,
  Currency,
  GameView,
  Move,
  PricePart,
  PricePartName,
  SpaceTerms,
  StrengthPart,
} from '@gah/engine';
import { NO_GOODS, priceOf, strengthOf } from '@gah/engine';
import { amountText } from '../cards/goods.js';
import { useCostText } from '../cards/staff.js';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { causeText } from './causes.js';

/** Why something costs what it costs, and is as strong as it is. */

function currencyText(language: Language, currency: Currency, amount: number): string {
  switch (currency) {
    case 'krones':
      return say(language, 'moveDetails', 'price', { krones: amount });
    case 'steps':
      return useCostText(language, { krones: 0, emperor: amount, goods: NO_GOODS });
    case 'vp':
      return say(language, 'cards', 'vp', { vp: amount });
    default:
      return amountText(language, currency, amount);
  }
}

const partText = (
  language: Language,
  { part, currency, amount, cause }: PricePart,
  content: Content,
): string =>
  say(language, 'priceParts', part, {
    amount: currencyText(language, currency, Math.abs(amount)),
    cause: cause ? causeText(language, cause, content) : '',
    hasCause: yesNo(cause !== null),
  });

const strengthText = (
  language: Language,
  { part, amount, cause }: StrengthPart,
  content: Content,
): string =>
  say(language, 'strengthParts', part, {
    amount,
    cause: cause ? causeText(language, cause, content) : '',
  });

/** Whoever reads the price alone wonders about these. */
const SURPRISING: readonly PricePartName[] = ['token', 'otherDice', 'toll', 'balcony'];

/**
 * The parts of the strength and of the price of a move: "1 die, +1 Cook; 1 krone for the
 * action space, 1 krone for the boost". Empty where the label says it all.
 */
export function costText(language: Language, move: Move, view: GameView, content: Content): string {
  const { parts } = priceOf(view, move);
  const { parts: strength } = strengthOf(view, move);
  const isPlain = parts.length < 2 && !parts.some(({ part }) => SURPRISING.includes(part));
  const isHelped = strength.some(({ cause }) => cause !== null);
  return [
    isHelped ? strength.map((part) => strengthText(language, part, content)) : [],
    isPlain ? [] : parts.map((part) => partText(language, part, content)),
  ]
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.join(', '))
    .join('; ');
}

/** Every part of the price of a move, also where there is nothing to wonder about; empty for a gift. */
export const billText = (
  language: Language,
  move: Move,
  view: GameView,
  content: Content,
): string =>
  priceOf(view, move)
    .parts.map((part) => partText(language, part, content))
    .join(', ');

/** The parts of a strength and of a price: "2 dice, +1 boost; 1 krone for the boost". */
export const termsText = (
  language: Language,
  { strength, price }: Pick<SpaceTerms, 'strength' | 'price'>,
  content: Content,
): string =>
  [
    strength.parts.map((part) => strengthText(language, part, content)),
    price.parts.map((part) => partText(language, part, content)),
  ]
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.join(', '))
    .join('; ');
