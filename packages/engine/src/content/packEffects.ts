import type { Effect } from '../model/effect.js';
import { FREE } from '../model/vocabulary.js';
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
