import { fillOrder as fillGuestOrder, placeGood, serveGood } from '../rules/cafe.js';
import { pushBenefits } from '../rules/benefits.js';
import type { Effect } from '../model/effect.js';
import { lowestBit } from '../util/bits.js';
import type { Move } from '../model/moves.js';
import { goodOf, stillOrdered, tableOf, wantedGoods } from '../rules/orders.js';
import { changedGoods, gainGoods, isEmpty, payGoods, storeGoods } from '../rules/resources.js';
import type { TaskOf } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { changeTask, popTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { Good, GoodsVector, SeatIndex } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS, goodIndex, GOODS } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { alwaysLegal, cannotSkip } from './why/common.js';
import { whyNotChoose, whyNotSpend } from './why/goods.js';
import { whyNotFillOrder, whyNotPlace } from './why/guests.js';

/** Where each of these goods could go: matching open places of the seat's guests. */
function placeMoves(context: QueryContext, seat: SeatIndex, goods: GoodsVector): Move[] {
  const moves: Move[] = [];
  for (
    let rest = wantedGoods(context, seat, seatOf(context, seat), goods);
    rest !== 0;
    rest &= rest - 1
  )
    moves.push(context.make.place(seat, goodOf(lowestBit(rest)), tableOf(lowestBit(rest))));
  moves.push(context.make.skip(seat));
  return moves;
}

export const placeGoods: Decision<'placeGoods'> = {
  hasChoice: (context, { seat, goods }) =>
    wantedGoods(context, seat, seatOf(context, seat), goods) !== 0,
  moves: (context, { seat, goods }) => placeMoves(context, seat, goods),
  play: {
    place: (context, task, { good, table: tableIndex }) => {
      const goods = changedGoods(task.goods, goodIndex(good), -1);
      changeTask(context, task, { kind: 'placeGoods', seat: task.seat, goods });
      placeGood(context, task.seat, good, tableIndex, false);
    },
    skip: (context, { seat, goods }) => {
      popTask(context);
      storeGoods(context, seat, goods);
    },
  },
  why: { place: whyNotPlace, skip: alwaysLegal },
};

export const serving: Decision<'serving'> = {
  settle: doneWhenNoneLeft,
  hasChoice: (context, { seat }) => {
    const player = seatOf(context, seat);
    return wantedGoods(context, seat, player, player.kitchen) !== 0;
  },
  moves: (context, { seat }) => placeMoves(context, seat, seatOf(context, seat).kitchen),
  play: {
    place: (context, task, { good, table: tableIndex }) => {
      changeTask(context, task, { kind: 'serving', seat: task.seat, left: task.left - 1 });
      serveGood(context, task.seat, good, tableIndex);
    },
    skip: popTask,
  },
  why: { place: whyNotPlace, skip: alwaysLegal },
};

export const chooseGoods: Decision<'chooseGoods'> = {
  settle: (context, { seat, left, chosen, cause }) => {
    if (left > 0) return false;
    popTask(context);
    gainGoods(context, seat, chosen, cause);
    return true;
  },
  moves: (context, { seat, except }) => {
    const moves: Move[] = [];
    for (let good = 0; good < DISHES_AND_DRINKS.length; good++) {
      const name = DISHES_AND_DRINKS[good];
      if (name !== undefined && !except.includes(name))
        moves.push(context.make.chooseGood(seat, good));
    }
    return moves;
  },
  play: {
    chooseGood: (context, task, { good }) => {
      const { seat, left, chosen, except, cause } = task;
      changeTask(context, task, {
        kind: 'chooseGoods',
        seat,
        left: left - 1,
        chosen: changedGoods(chosen, goodIndex(good), 1),
        except,
        cause,
      });
    },
  },
  why: { chooseGood: whyNotChoose },
};

export const fillOrder: Decision<'fillOrder'> = {
  moves: (context, { seat }) => [
    ...seatOf(context, seat).cafe.flatMap((guest, tableIndex): Move[] =>
      guest && GOODS.some((good) => stillOrdered(context, guest, goodIndex(good)) > 0)
        ? [{ seat, kind: 'fillOrder', table: tableIndex }]
        : [],
    ),
    context.make.skip(seat),
  ],
  play: {
    fillOrder: (context, { seat }, { table: tableIndex }) => {
      popTask(context);
      fillGuestOrder(context, seat, tableIndex);
    },
    skip: popTask,
  },
  why: { fillOrder: whyNotFillOrder, skip: alwaysLegal },
};

function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Goods of choice leave the kitchen; then come the effects and, in an exchange, as many other goods. */
export const spendGoods: Decision<'spendGoods'> = {
  settle: (context, task) => {
    if (sum(task.spent) < task.spend.amount) return false;
    finishSpending(context, task);
    return true;
  },
  moves: (context, { seat, spent, spend }) => {
    const { kitchen } = seatOf(context, seat);
    const kinds: readonly Good[] = spend.champagne ? GOODS : DISHES_AND_DRINKS;
    const given = kinds.filter((good) => spent[goodIndex(good)] > 0);
    // In an exchange one kind must be left to get back.
    const closed = spend.exchange && given.length === kinds.length - 1;
    const moves = (closed ? given : kinds)
      .filter((good) => kitchen[goodIndex(good)] > spent[goodIndex(good)])
      .map((good): Move => ({ seat, kind: 'spendGood', good }));
    if (spend.upTo && !isEmpty(spent)) moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    spendGood: (context, task, { good }) => {
      const { seat, spent, spend, effects, cause } = task;
      changeTask(context, task, {
        kind: 'spendGoods',
        seat,
        spent: changedGoods(spent, goodIndex(good), 1),
        spend,
        effects,
        cause,
      });
    },
    skip: (context, task) => {
      finishSpending(context, task);
    },
  },
  why: { spendGood: whyNotSpend, skip: cannotSkip },
};

function finishSpending(
  context: RuleContext,
  { seat, spent, spend, effects, cause }: TaskOf<'spendGoods'>,
): void {
  const except = GOODS.filter((good) => spent[goodIndex(good)] > 0);
  const exchange: Effect[] = spend.exchange
    ? [{ do: 'chooseGoods', amount: sum(spent), except }]
    : [];
  popTask(context);
  pushBenefits(context, seat, [...effects, ...exchange], cause);
  payGoods(context, seat, spent);
}
