import type { Countable, GoodsVector, GuestColor } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { goodName } from '../names/words.js';
import { amountText, goodsText } from './goods.js';

/** What a message about something countable may need to know. */
interface CountableValues {
  color: GuestColor | 'any';
  goods: string;
  minGoods: number;
}

const valuesOf = (what: Countable, goods: string): CountableValues => ({
  color: ('color' in what ? what.color : undefined) ?? 'any',
  goods,
  minGoods: 'minGoods' in what ? what.minGoods : 0,
});

/** "per occupied red room" */
export const perText = (language: Language, what: Countable): string =>
  say(
    language,
    'per',
    what.count,
    valuesOf(what, 'good' in what ? goodName(language, what.good, 1) : ''),
  );

/** "at least 4 occupied red rooms" */
export const atLeastText = (language: Language, what: Countable, amount: number): string =>
  say(language, 'atLeast', what.count, {
    amount,
    ...valuesOf(what, 'good' in what ? amountText(language, what.good, amount) : ''),
  });

/** "at least 3 cakes and 3 wines in your kitchen" */
export const inKitchenText = (language: Language, goods: GoodsVector): string =>
  say(language, 'atLeast', 'kitchen', { goods: goodsText(language, goods) });
