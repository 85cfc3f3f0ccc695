import type { PoliticsCard } from '@gah/engine';
import { goodsVector } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { allOf, sentence } from '../sentences.js';
import { atLeastText, inKitchenText } from './countables.js';

export interface PoliticsText {
  readonly condition: string;
  readonly vp: string;
}

/** Goods in the kitchen are named together. */
function conditionTexts(language: Language, { conditions }: PoliticsCard): string[] {
  const goods = goodsVector((good) =>
    conditions.reduce(
      (sum, { per, atLeast }) =>
        per.count === 'kitchen' && per.good === good ? sum + atLeast : sum,
      0,
    ),
  );
  const others = conditions.filter(({ per }) => per.count !== 'kitchen');
  return [
    ...(others.length < conditions.length ? [inKitchenText(language, goods)] : []),
    ...others.map(({ per, atLeast }) => atLeastText(language, per, atLeast)),
  ];
}

export const politicsText = (language: Language, card: PoliticsCard): PoliticsText => ({
  condition: sentence(allOf(language, conditionTexts(language, card))),
  vp: say(language, 'cards', 'politicsVp', { vp: card.vp.join(' / ') }),
});
