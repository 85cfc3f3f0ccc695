import { missing } from '../util/missing.js';
import { fillOrder, freeTable } from '../rules/cafe.js';
import { staffCard } from '../content/content.js';
import { hasOpenOrder } from '../rules/orders.js';
import type { Reason } from '../model/reasons.js';
import { freeRoomsUpTo, preparableRooms, roomEffects } from '../rules/rooms.js';
import { advanceEmperor, gainGoods, gainKrones, gainVp } from '../rules/resources.js';
import { drawStaff } from '../rules/staff.js';
import type { AnyEffectRule, QueryContext, RuleContext } from '../model/context.js';
import { changeTurn, pushTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { NO_GOODS } from '../model/vocabulary.js';
import { actionSpace, ANY_ACTION } from '../rules/actionSpaces.js';
import { usableSpaces } from '../rules/spaces.js';
import { count } from './countables.js';
import type { ModuleEffect } from '../modules/types.js';
import type { Cause, Effect, EffectKind, EffectOf } from '../model/effect.js';
import type { EffectRules } from '../model/effectRule.js';
import { canSpend } from './spending.js';
import {
  whyNoCard,
  whyNoDraw,
  whyNoFreeRoom,
  whyNoGuest,
  whyNoOrder,
  whyNoRoomToPrepare,
  whyNoSpace,
  whyNothingToSpend,
} from './why.js';

const always = (): boolean => true;

export const CORE_EFFECTS: EffectRules<Exclude<EffectKind, ModuleEffect['do']>> = {
  vp: {
    can: always,
    run: (context, seat, { amount }, cause) => {
      gainVp(context, seat, amount, cause);
    },
  },
  vpPer: {
    can: always,
    run: (context, seat, { amount, per }, cause) => {
      gainVp(context, seat, amount * count(context, seat, per), cause);
    },
  },
  krones: {
    can: always,
    run: (context, seat, { amount }, cause) => {
      gainKrones(context, seat, amount, cause);
    },
  },
  emperor: {
    can: always,
    run: (context, seat, { amount }, cause) => {
      advanceEmperor(context, seat, amount, cause);
    },
  },
  goods: {
    can: always,
    run: (context, seat, { goods }, cause) => {
      gainGoods(context, seat, goods, cause);
    },
  },
  chooseGoods: {
    can: always,
    run: (context, seat, { amount, except = [] }, cause) => {
      pushTask(context, {
        kind: 'chooseGoods',
        seat,
        left: amount,
        chosen: NO_GOODS,
        except,
        cause,
      });
    },
  },
  drawStaff: {
    can: (context) => context.state.staffDeck.length > 0,
    why: whyNoDraw,
    run: (context, seat, { amount }) => {
      drawStaff(context, seat, amount, false);
    },
  },
  playStaff: {
    // Whether a card can be paid for is for its owner to know: any hand will do.
    can: (context, seat) => seatOf(context, seat).hand.length > 0,
    why: whyNoCard,
    run: (context, seat, { discount }) => {
      pushTask(context, { kind: 'playStaff', seat, discount });
    },
  },
  drawThree: {
    can: (context) => context.state.staffDeck.length > 0,
    why: whyNoDraw,
    run: (context, seat, { discount }) => {
      drawStaff(context, seat, 3, true);
      pushTask(context, { kind: 'playDrawn', seat, discount });
    },
  },
  prepareRoom: {
    brings: (context, seat, { occupy }) => (occupy ? roomEffects(context, seat) : []),
    can: (context, seat, { discount, floors }) =>
      preparableRooms(context, seat, discount, floors) !== 0,
    why: whyNoRoomToPrepare,
    run: (context, seat, { discount, floors, occupy }) => {
      pushTask(context, { kind: 'prepareRoom', seat, left: 1, discount, floors, occupy });
    },
  },
  occupyRoom: {
    brings: roomEffects,
    can: (context, seat, { floors }) => freeRoomsUpTo(seatOf(context, seat), floors) !== 0,
    why: whyNoFreeRoom,
    run: (context, seat, { floors }) => {
      pushTask(context, { kind: 'occupyRoom', seat, floors });
    },
  },
  takeGuest: {
    can: (context, seat) =>
      freeTable(seatOf(context, seat)) >= 0 && context.state.queue.some((guest) => guest !== 0),
    why: whyNoGuest,
    run: (context, seat, { fill }) => {
      pushTask(context, { kind: 'takeGuest', seat, price: 'free', fill });
    },
  },
  fillOrder: {
    can: (context, seat) => hasOpenOrder(context, seat),
    why: whyNoOrder,
    run: (context, seat) => {
      pushTask(context, { kind: 'fillOrder', seat });
    },
  },
  fillGood: {
    can: (context, seat) => hasOpenOrder(context, seat),
    why: whyNoOrder,
    run: (context, seat, { good }) => {
      for (const [tableIndex, guest] of seatOf(context, seat).cafe.entries()) {
        if (guest) fillOrder(context, seat, tableIndex, good);
      }
    },
  },
  bell: {
    can: always,
    run: (context, seat, { card }) => {
      pushTask(context, { kind: 'bell', seat, card });
    },
    brings: (context, _seat, { card }) => staffCard(context.content, card).effects,
  },
  useSpace: {
    brings: () => ANY_ACTION,
    can: (context, seat) =>
      usableSpaces(context, seat).length > 0 ||
      context.hooks.spaceMoves.some((spaceMoves) => spaceMoves(context, seat).length > 0),
    why: whyNoSpace,
    run: (context, seat) => {
      pushTask(context, { kind: 'useSpace', seat });
    },
  },
  extraTurn: {
    can: always,
    run: (context, seat) => {
      for (const task of context.state.tasks) {
        if (task.kind === 'turn' && task.seat === seat) {
          changeTurn(context, task, { extraTurns: task.extraTurns + 1 });
        }
      }
    },
  },
  mainAction: {
    can: always,
    run: runMainAction,
    brings: (_context, _seat, { space }) => actionSpace(space).brings,
  },
  anyAction: {
    can: always,
    brings: () => ANY_ACTION,
    run: (context, seat, { strength }) => {
      pushTask(context, { kind: 'copy', seat, strength, optional: true });
    },
  },
  spendGoods: {
    can: (context, seat, { spend }) => canSpend(context, seat, spend),
    why: whyNothingToSpend,
    brings: (_context, _seat, { effects }) => effects,
    run: (context, seat, { spend, effects }, cause) => {
      pushTask(context, {
        kind: 'spendGoods',
        seat,
        spent: NO_GOODS,
        spend,
        effects,
        cause,
      });
    },
  },
};

function runMainAction(
  context: RuleContext,
  seat: SeatIndex,
  effect: EffectOf<'mainAction'>,
  cause: Cause,
): void {
  actionSpace(effect.space).act(context, seat, effect, cause);
}

function ruleFor(context: QueryContext, effect: Effect): AnyEffectRule {
  const rule = context.effects.get(effect.do);
  if (!rule) throw missing('effect', effect.do);
  return rule;
}

// Main actions are by far the most frequent effects: they need no look into the map.
export const canUse = (context: QueryContext, seat: SeatIndex, effect: Effect): boolean =>
  effect.do === 'mainAction' || ruleFor(context, effect).can(context, seat, effect);

/** Why an effect that cannot be used now cannot. */
export const whyNotEffect = (context: QueryContext, seat: SeatIndex, effect: Effect): Reason =>
  ruleFor(context, effect).why(context, seat, effect);

export function runEffect(
  context: RuleContext,
  seat: SeatIndex,
  effect: Effect,
  cause: Cause,
): void {
  if (effect.do === 'mainAction') runMainAction(context, seat, effect, cause);
  else ruleFor(context, effect).run(context, seat, effect, cause);
}

/** What may follow from using an effect, apart from reactions to what it gives. */
export const broughtBy = (
  context: QueryContext,
  seat: SeatIndex,
  effect: Effect,
): readonly Effect[] => ruleFor(context, effect).brings(context, seat, effect);
