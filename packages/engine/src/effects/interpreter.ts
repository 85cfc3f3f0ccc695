import { missing } from '../missing.js';
import { fillOrder, freeTable } from '../cafe.js';
import { staffCard } from '../content/content.js';
import { FLOORS } from '../hotel.js';
import { MODULE_EFFECTS } from '../modules/effects.js';
import { hasOpenOrder } from '../orders.js';
import type { Reason } from '../questions/reasons.js';
import { freeRoomsUpTo, preparableRooms, roomEffects } from '../rooms.js';
import { advanceEmperor, gainGoods, gainKrones, gainVp } from '../resources.js';
import { drawStaff } from '../staff.js';
import type { QueryContext, Table } from '../table.js';
import { changeTurn, pushTask, seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import { COPY_SPACE, GOODS } from '../vocabulary.js';
import { usableSpaces } from '../spaces.js';
import { count } from './countables.js';
import type { Cause, Effect, EffectKind, EffectOf } from './effect.js';
import type { EffectRule } from './rule.js';
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

/** From here on an action space may bring staff into play. */
const STAFF_SPACE = 5;
const ANY_ACTION: readonly Effect[] = [
  { do: 'playStaff', discount: 0 },
  { do: 'prepareRoom', discount: 0, floors: FLOORS, occupy: false },
];

const RULES: { readonly [K in EffectKind]: EffectRule<EffectOf<K>> } = {
  vp: {
    can: always,
    run: (table, seat, { amount }, cause) => {
      gainVp(table, seat, amount, cause);
    },
  },
  vpPer: {
    can: always,
    run: (table, seat, { amount, per }, cause) => {
      gainVp(table, seat, amount * count(table, seat, per), cause);
    },
  },
  krones: {
    can: always,
    run: (table, seat, { amount }, cause) => {
      gainKrones(table, seat, amount, cause);
    },
  },
  emperor: {
    can: always,
    run: (table, seat, { amount }, cause) => {
      advanceEmperor(table, seat, amount, cause);
    },
  },
  goods: {
    can: always,
    run: (table, seat, { goods }, cause) => {
      gainGoods(table, seat, goods, cause);
    },
  },
  chooseGoods: {
    can: always,
    run: (table, seat, { amount, except = [] }, cause) => {
      const chosen = GOODS.map(() => 0);
      pushTask(table, { kind: 'chooseGoods', seat, left: amount, chosen, except, cause });
    },
  },
  drawStaff: {
    can: (table) => table.state.staffDeck.length > 0,
    why: whyNoDraw,
    run: (table, seat, { amount }) => {
      drawStaff(table, seat, amount, false);
    },
  },
  playStaff: {
    // Whether a card can be paid for is for its owner to know: any hand will do.
    can: (table, seat) => seatOf(table, seat).hand.length > 0,
    why: whyNoCard,
    run: (table, seat, { discount }) => {
      pushTask(table, { kind: 'playStaff', seat, discount });
    },
  },
  drawThree: {
    can: (table) => table.state.staffDeck.length > 0,
    why: whyNoDraw,
    run: (table, seat, { discount }) => {
      drawStaff(table, seat, 3, true);
      pushTask(table, { kind: 'playDrawn', seat, discount });
    },
  },
  prepareRoom: {
    brings: (table, seat, { occupy }) => (occupy ? roomEffects(table, seat) : []),
    can: (table, seat, { discount, floors }) =>
      preparableRooms(table, seat, discount, floors) !== 0,
    why: whyNoRoomToPrepare,
    run: (table, seat, { discount, floors, occupy }) => {
      pushTask(table, { kind: 'prepareRoom', seat, left: 1, discount, floors, occupy });
    },
  },
  occupyRoom: {
    brings: roomEffects,
    can: (table, seat, { floors }) => freeRoomsUpTo(seatOf(table, seat), floors) !== 0,
    why: whyNoFreeRoom,
    run: (table, seat, { floors }) => {
      pushTask(table, { kind: 'occupyRoom', seat, floors });
    },
  },
  takeGuest: {
    can: (table, seat) =>
      freeTable(seatOf(table, seat)) >= 0 && table.state.queue.some((guest) => guest !== 0),
    why: whyNoGuest,
    run: (table, seat, { fill }) => {
      pushTask(table, { kind: 'takeGuest', seat, price: 'free', fill });
    },
  },
  fillOrder: {
    can: (table, seat) => hasOpenOrder(table, seat),
    why: whyNoOrder,
    run: (table, seat) => {
      pushTask(table, { kind: 'fillOrder', seat });
    },
  },
  fillGood: {
    can: (table, seat) => hasOpenOrder(table, seat),
    why: whyNoOrder,
    run: (table, seat, { good }) => {
      for (const [tableIndex, guest] of seatOf(table, seat).cafe.entries()) {
        if (guest) fillOrder(table, seat, tableIndex, good);
      }
    },
  },
  bell: {
    can: always,
    run: (table, seat, { card }) => {
      pushTask(table, { kind: 'bell', seat, card });
    },
    brings: (table, _seat, { card }) => staffCard(table.content, card).effects,
  },
  useSpace: {
    brings: () => ANY_ACTION,
    can: (table, seat) =>
      usableSpaces(table, seat).length > 0 ||
      table.hooks.spaceMoves.some((spaceMoves) => spaceMoves(table, seat).length > 0),
    why: whyNoSpace,
    run: (table, seat) => {
      pushTask(table, { kind: 'useSpace', seat });
    },
  },
  extraTurn: {
    can: always,
    run: (table, seat) => {
      for (const task of table.state.tasks) {
        if (task.kind === 'turn' && task.seat === seat) {
          changeTurn(table, task, { extraTurns: task.extraTurns + 1 });
        }
      }
    },
  },
  mainAction: {
    can: always,
    run: runMainAction,
    brings: (_table, _seat, { space }) => (space >= STAFF_SPACE ? ANY_ACTION : []),
  },
  anyAction: {
    can: always,
    brings: () => ANY_ACTION,
    run: (table, seat, { strength }) => {
      pushTask(table, { kind: 'copy', seat, strength, optional: true });
    },
  },
  spendGoods: {
    can: (table, seat, { spend }) => canSpend(table, seat, spend),
    why: whyNothingToSpend,
    brings: (_table, _seat, { effects }) => effects,
    run: (table, seat, { spend, effects }, cause) => {
      pushTask(table, {
        kind: 'spendGoods',
        seat,
        spent: GOODS.map(() => 0),
        spend,
        effects,
        cause,
      });
    },
  },
  ...MODULE_EFFECTS,
};

function runMainAction(
  table: Table,
  seat: SeatIndex,
  { space, strength, both }: EffectOf<'mainAction'>,
  cause: Cause,
): void {
  switch (space) {
    case 1:
    case 2:
      pushTask(table, { kind: 'splitGoods', seat, space, strength });
      return;
    case 3:
      pushTask(table, {
        kind: 'prepareRoom',
        seat,
        left: strength,
        discount: 0,
        floors: 4,
        occupy: false,
      });
      return;
    case 4:
      if (both) {
        gainKrones(table, seat, strength, cause);
        advanceEmperor(table, seat, strength, cause);
      } else {
        pushTask(table, { kind: 'splitKrones', seat, strength });
      }
      return;
    case 5:
      pushTask(table, { kind: 'playStaff', seat, discount: strength });
      return;
    case COPY_SPACE:
      pushTask(table, { kind: 'copy', seat, strength, optional: false });
      return;
    default:
      throw new RangeError(`no action space ${space}`);
  }
}

const NOTHING: readonly Effect[] = [];

/** Said of every effect, so that all rules have the same fields: V8 finds them faster. */
const PLAIN = {
  brings: (): readonly Effect[] => NOTHING,
  why: (_table: QueryContext, _seat: SeatIndex, effect: Effect): never => {
    throw new Error(`${effect.do} can always be used`);
  },
};

type AnyRule = Required<EffectRule<Effect>>;

const BY_KIND = new Map(
  Object.entries(RULES).map(([kind, rule]) => [kind, { ...PLAIN, ...rule }]),
) as ReadonlyMap<string, unknown> as ReadonlyMap<EffectKind, AnyRule>;

function ruleFor(effect: Effect): AnyRule {
  const rule = BY_KIND.get(effect.do);
  if (!rule) throw missing('effect', effect.do);
  return rule;
}

// Main actions are by far the most frequent effects: they need no look into the map.
export const canUse = (table: QueryContext, seat: SeatIndex, effect: Effect): boolean =>
  effect.do === 'mainAction' || ruleFor(effect).can(table, seat, effect);

/** Why an effect that cannot be used now cannot. */
export const whyNotEffect = (table: QueryContext, seat: SeatIndex, effect: Effect): Reason =>
  ruleFor(effect).why(table, seat, effect);

export function runEffect(table: Table, seat: SeatIndex, effect: Effect, cause: Cause): void {
  if (effect.do === 'mainAction') runMainAction(table, seat, effect, cause);
  else ruleFor(effect).run(table, seat, effect, cause);
}

/** What may follow from using an effect, apart from reactions to what it gives. */
export const broughtBy = (
  table: QueryContext,
  seat: SeatIndex,
  effect: Effect,
): readonly Effect[] => ruleFor(effect).brings(table, seat, effect);
