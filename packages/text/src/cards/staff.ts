import type { BellCondition, StaffCard, UseCost } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { allOf } from '../sentences.js';
import { abilityTexts } from './abilities.js';
import { perText } from './countables.js';
import { effectsText } from './effects.js';
import { amountsOf, goodsText } from './goods.js';

function finalText(language: Language, final: NonNullable<StaffCard['final']>): string {
  if (final === 'copyOpponent') return say(language, 'finals', 'copyOpponent');
  const { amount, max } = final;
  const per = perText(language, final.per);
  return max === undefined
    ? say(language, 'finals', 'scoring', { amount, per })
    : say(language, 'finals', 'scoringUpTo', { amount, per, max });
}

/** What one use of a card costs: "2 krones". */
export const useCostText = (language: Language, { krones, emperor, goods }: UseCost): string =>
  allOf(language, [
    ...(krones ? [say(language, 'useCosts', 'krones', { amount: krones })] : []),
    ...(emperor ? [say(language, 'useCosts', 'emperor', { amount: emperor })] : []),
    ...(amountsOf(goods).length > 0 ? [goodsText(language, goods)] : []),
  ]);

/** "when one action brings you at least 3 drinks" */
function bellText(language: Language, bell: BellCondition): string {
  switch (bell.when) {
    case 'gained':
      return say(language, 'bells', 'gained', { what: bell.what, amount: bell.atLeast });
    case 'served':
      return say(language, 'bells', 'served', { color: bell.color, minGoods: bell.minGoods });
    case 'group':
      return say(language, 'bells', 'group', { minRooms: bell.minRooms });
    case 'marker':
      return say(language, 'bells', 'marker');
  }
}

function effectsSentence(language: Language, card: StaffCard): string {
  const { timing, useCost, bell } = card;
  const effects = effectsText(language, card.effects);
  if (bell) {
    return say(language, 'staffEffects', 'bell', { condition: bellText(language, bell), effects });
  }
  if (useCost) {
    const price = useCostText(language, useCost);
    return say(language, 'staffEffects', 'roundFor', { price, effects });
  }
  // A bell card has its condition.
  return say(language, 'staffEffects', timing === 'bell' ? 'once' : timing, { effects });
}

/** What a staff card does, as one or more sentences. */
export function staffText(language: Language, card: StaffCard): string {
  const { effects, ability, final } = card;
  const sentences: string[] = [];
  if (effects.length > 0) sentences.push(effectsSentence(language, card));
  if (ability) sentences.push(...abilityTexts(language, ability));
  if (final) sentences.push(finalText(language, final));
  return sentences.join(' ');
}
