import type { Effect, GoodsVector } from '@gah/engine';
import { goodIndex, GOODS } from '@gah/engine';
import type { EffectValues, ValueOfEffects } from '../model/module.js';
import { MODULE_EFFECT_VALUES } from '../modules/index.js';

/** Rough value of things in points, as an experienced player would put it in the middle of a game. */
const KRONE_WORTH = 1.2;
const STEP_WORTH = 1.2;
/** In the order of GOODS. */
export const GOOD_VALUES: GoodsVector = [1.5, 2.2, 1.6, 2.2, 2.4];
const STAFF_DRAWN = 0.8;
const STAFF_PLAYED = 1.5;
const ROOM_PREPARED = 1.5;
const ROOM_OCCUPIED = 4.5;
const GUEST_TAKEN = 2;
const SPACE_USED = 4;
/** No discount is worth more than what there is to pay. */
const MOST_STAFF_DISCOUNT = 4;
const MOST_ROOM_DISCOUNT = 2;

const VALUES: EffectValues = {
  vp: ({ amount }) => amount,
  vpPer: ({ amount }) => 3 * amount,
  krones: ({ amount }) => amount * KRONE_WORTH,
  emperor: ({ amount }) => amount * STEP_WORTH,
  goods: ({ goods }) =>
    GOODS.reduce((sum, name) => sum + goods[goodIndex(name)] * GOOD_VALUES[goodIndex(name)], 0),
  chooseGoods: ({ amount }) => amount * 2,
  drawStaff: ({ amount }) => amount * STAFF_DRAWN,
  playStaff: ({ discount }) => STAFF_PLAYED + Math.min(discount, MOST_STAFF_DISCOUNT) * KRONE_WORTH,
  drawThree: ({ discount }) =>
    2 * STAFF_PLAYED + Math.min(discount, MOST_STAFF_DISCOUNT) * KRONE_WORTH,
  prepareRoom: ({ occupy, discount }) =>
    (occupy ? ROOM_OCCUPIED : ROOM_PREPARED) + Math.min(discount, MOST_ROOM_DISCOUNT) * KRONE_WORTH,
  occupyRoom: () => ROOM_OCCUPIED,
  takeGuest: ({ fill }) => GUEST_TAKEN + (fill ? 5 : 0),
  fillOrder: () => 5,
  fillGood: () => 3,
  useSpace: () => SPACE_USED,
  anyAction: () => SPACE_USED,
  mainAction: () => SPACE_USED,
  extraTurn: () => SPACE_USED,
  spendGoods: ({ effects, spend }, valueOf) => Math.max(0, valueOf(effects) - spend.amount),
  bell: () => 5,
  ...MODULE_EFFECT_VALUES,
};

function valueOfEffect(effect: Effect): number {
  // The kind of an effect selects its entry; TypeScript cannot see that the two belong together.
  const value = VALUES[effect.do] as (effect: Effect, valueOf: ValueOfEffects) => number;
  return value(effect, valueOfEffects);
}

export const valueOfEffects: ValueOfEffects = (effects) =>
  effects.reduce((sum, effect) => sum + valueOfEffect(effect), 0);
