import type { Good, GoodsVector } from '@gah/engine';
import { goodIndex, GOODS } from '@gah/engine';
import type { Language } from '../language.js';
import { goodName } from '../names/words.js';
import { allOf } from '../sentences.js';

/** The goods of which there are any, with their amounts. */
export const amountsOf = (goods: GoodsVector): { good: Good; amount: number }[] =>
  GOODS.map((good) => ({ good, amount: goods[goodIndex(good)] })).filter(
    ({ amount }) => amount > 0,
  );

/** "2 cakes" */
export const amountText = (language: Language, good: Good, amount: number): string =>
  `${amount} ${goodName(language, good, amount)}`;

/** "2 cakes and 1 coffee" */
export const goodsText = (language: Language, goods: GoodsVector): string =>
  allOf(
    language,
    amountsOf(goods).map(({ good, amount }) => amountText(language, good, amount)),
  );
