import type { BenefitItem, BenefitPart } from '../model/tasks.js';
import type { RuleContext } from '../model/context.js';
import { pushTask } from './openTasks.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { goodsVector } from '../model/vocabulary.js';
import type { Cause, Effect } from '../model/effect.js';

export const benefits = (
  effects: readonly Effect[],
  cause: Cause,
  part: BenefitPart = 'reward',
): BenefitItem[] => effects.map((effect) => ({ effect, cause, part }));

/** Several times as much from one source; what has no amount comes several times. */
export function multiplied(effect: Effect, times: number): Effect[] {
  switch (effect.do) {
    case 'vp':
    case 'krones':
    case 'emperor':
      return [{ ...effect, amount: effect.amount * times }];
    case 'goods':
      return [{ ...effect, goods: goodsVector((_, good) => effect.goods[good] * times) }];
    default:
      return Array.from({ length: times }, () => effect);
  }
}

export function pushItems(
  context: RuleContext,
  seat: SeatIndex,
  items: readonly BenefitItem[],
): void {
  if (items.length === 0) return;
  pushTask(context, { kind: 'benefits', seat, items, rewardBegun: false, leaving: 0 });
}

export function pushBenefits(
  context: RuleContext,
  seat: SeatIndex,
  effects: readonly Effect[],
  cause: Cause,
): void {
  pushItems(context, seat, benefits(effects, cause));
}
