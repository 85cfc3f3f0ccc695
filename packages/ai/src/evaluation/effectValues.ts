import type { Effect } from '@gah/engine';
import { GOODS } from '@gah/engine';

/** Rough value of things in points, as an experienced player would put it in the middle of a game. */
const KRONE_WORTH = 1.2;
const STEP_WORTH = 1.2;
/** In the order of GOODS. */
export const GOOD_VALUES: readonly number[] = [1.5, 2.2, 1.6, 2.2, 2.4];
const STAFF_DRAWN = 0.8;
const STAFF_PLAYED = 1.5;
const ROOM_PREPARED = 1.5;
const ROOM_OCCUPIED = 4.5;
const GUEST_TAKEN = 2;
const SPACE_USED = 4;
const DANCER_SENT = 3;
/** No discount is worth more than what there is to pay. */
const MOST_STAFF_DISCOUNT = 4;
const MOST_ROOM_DISCOUNT = 2;

/** The value of an effect, not looking at who has it and when. */
function valueOfEffect(effect: Effect): number {
  switch (effect.do) {
    case 'vp':
      return effect.amount;
    case 'vpPer':
      return 3 * effect.amount;
    case 'krones':
      return effect.amount * KRONE_WORTH;
    case 'emperor':
      return effect.amount * STEP_WORTH;
    case 'goods':
      return GOODS.reduce(
        (sum, _, good) => sum + (effect.goods[good] ?? 0) * (GOOD_VALUES[good] ?? 0),
        0,
      );
    case 'chooseGoods':
      return effect.amount * 2;
    case 'drawStaff':
      return effect.amount * STAFF_DRAWN;
    case 'playStaff':
      return STAFF_PLAYED + Math.min(effect.discount, MOST_STAFF_DISCOUNT) * KRONE_WORTH;
    case 'drawThree':
      return 2 * STAFF_PLAYED + Math.min(effect.discount, MOST_STAFF_DISCOUNT) * KRONE_WORTH;
    case 'prepareRoom':
      return (
        (effect.occupy ? ROOM_OCCUPIED : ROOM_PREPARED) +
        Math.min(effect.discount, MOST_ROOM_DISCOUNT) * KRONE_WORTH
      );
    case 'occupyRoom':
      return ROOM_OCCUPIED;
    case 'takeGuest':
      return GUEST_TAKEN + (effect.fill ? 5 : 0);
    case 'fillOrder':
      return 5;
    case 'fillGood':
      return 3;
    case 'useSpace':
    case 'anyAction':
    case 'mainAction':
    case 'extraTurn':
      return SPACE_USED;
    case 'spendGoods':
      return Math.max(0, valueOfEffects(effect.effects) - effect.spend.amount);
    case 'sendDancer':
      return DANCER_SENT + Math.min(effect.discount, 2) + valueOfEffects(effect.then);
    case 'joinDancer':
      return DANCER_SENT + 3 * effect.vpPerDancer;
    case 'scoreBallroom':
      return 6;
    case 'takeToken':
    case 'bell':
      return 5;
  }
}

export const valueOfEffects = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + valueOfEffect(effect), 0);
