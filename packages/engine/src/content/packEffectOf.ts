import type { Effect } from '../model/effect.js';
import type { ByGood } from '../model/vocabulary.js';
import { FREE, goodIndex, GOODS } from '../model/vocabulary.js';
import type { PackEffect } from './packChecks.js';

const sharedDiscount = (discount: number): number | 'free' =>
  discount >= FREE ? 'free' : discount;

/** An effect of the tables as a data pack says it; null for one that packs do not know. */
export function packEffectOf(effect: Effect): PackEffect | null {
  switch (effect.do) {
    case 'vp':
      return { vp: effect.amount };
    case 'krones':
      return { krones: effect.amount };
    case 'emperor':
      return { emperor: effect.amount };
    case 'chooseGoods':
      return { anyGoods: effect.amount };
    case 'drawStaff':
      return { drawStaff: effect.amount };
    case 'occupyRoom':
      return { occupyRoom: 1 };
    case 'goods': {
      const goods = GOODS.flatMap((good) => {
        const amount = effect.goods[goodIndex(good)];
        return amount > 0 ? [[good, amount]] : [];
      });
      return { goods: Object.fromEntries(goods) as Partial<ByGood<number>> };
    }
    case 'playStaff':
      return { playStaff: sharedDiscount(effect.discount) };
    case 'prepareRoom':
      return { prepareRoom: sharedDiscount(effect.discount) };
    default:
      return null;
  }
}
