import type { Effect } from '../model/effect.js';
import type { ByGood } from '../model/vocabulary.js';
import { FREE, GOODS } from '../model/vocabulary.js';
import {
  anyGoods,
  drawStaff,
  emperor,
  gain,
  krones,
  occupyRoom,
  playStaff,
  prepareRoom,
  vp,
} from './notation.js';
import type { PackEffect } from './packChecks.js';

const discountOf = (amount: number | 'free'): number => (amount === 'free' ? FREE : amount);

/** An effect of a data pack as the tables have it. */
export function packEffects(effect: PackEffect): Effect[] {
  if ('vp' in effect) return [vp(effect.vp)];
  if ('krones' in effect) return [krones(effect.krones)];
  if ('emperor' in effect) return [emperor(effect.emperor)];
  if ('anyGoods' in effect) return [anyGoods(effect.anyGoods)];
  if ('drawStaff' in effect) return [drawStaff(effect.drawStaff)];
  if ('goods' in effect) return [gain(effect.goods)];
  if ('playStaff' in effect) return [playStaff(discountOf(effect.playStaff))];
  if ('prepareRoom' in effect) return [prepareRoom(discountOf(effect.prepareRoom))];
  return Array.from({ length: effect.occupyRoom }, () => occupyRoom);
}

const sharedDiscount = (discount: number): number | 'free' =>
  discount >= FREE ? 'free' : discount;

/** The other way round: an effect of the tables as a data pack says it; null for one that packs do not know. */
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
      const goods = GOODS.flatMap((good, index) => {
        const amount = effect.goods[index] ?? 0;
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
