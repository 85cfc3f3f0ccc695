import { fillOrder as fillGuestOrder, placeGood, serveGood } from '../cafe.js';
import { pushBenefits } from '../effects/benefits.js';
import type { Effect } from '../effects/effect.js';
import { raised } from '../lists.js';
import { lowestBit } from '../bits.js';
import type { Move } from '../moves.js';
import { stillOrdered, wantedGoods } from '../orders.js';
import { gainGoods, isEmpty, payGoods, storeGoods } from '../resources.js';
import type { TaskOf } from '../tasks.js';
import type { QueryContext, Table } from '../table.js';
import { changeTask, popTask, seatOf } from '../table.js';
import type { Good, GoodsVector, SeatIndex } from '../vocabulary.js';
import { DISHES_AND_DRINKS, goodIndex, GOODS } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { chooseGoodMove, placeMove, skipMove } from '../sharedMoves.js';
import { alwaysLegal, cannotSkip } from './why/common.js';
import { whyNotChoose, whyNotSpend } from './why/goods.js';
import { whyNotFillOrder, whyNotPlace } from './why/guests.js';

/** Where each of these goods could go: matching open places of the seat's guests. */
function placeMoves(table: QueryContext, seat: SeatIndex, goods: GoodsVector): Move[] {
  const moves: Move[] = [];
  for (
    let rest = wantedGoods(table, seat, seatOf(table, seat), goods);
    rest !== 0;
    rest &= rest - 1
  )
    moves.push(placeMove(seat, lowestBit(rest)));
  moves.push(skipMove(seat));
  return moves;
}

export const placeGoods: Decision<'placeGoods'> = {
  hasChoice: (table, { seat, goods }) => wantedGoods(table, seat, seatOf(table, seat), goods) !== 0,
  moves: (table, { seat, goods }) => placeMoves(table, seat, goods),
  play: {
    place: (table, task, { good, table: tableIndex }) => {
      const goods = raised(task.goods, goodIndex(good), -1);
      changeTask(table, task, { kind: 'placeGoods', seat: task.seat, goods });
      placeGood(table, task.seat, good, tableIndex, false);
    },
    skip: (table, { seat, goods }) => {
      popTask(table);
      storeGoods(table, seat, goods);
    },
  },
  why: { place: whyNotPlace, skip: alwaysLegal },
};

export const serving: Decision<'serving'> = {
  settle: doneWhenNoneLeft,
  hasChoice: (table, { seat }) => {
    const player = seatOf(table, seat);
    return wantedGoods(table, seat, player, player.kitchen) !== 0;
  },
  moves: (table, { seat }) => placeMoves(table, seat, seatOf(table, seat).kitchen),
  play: {
    place: (table, task, { good, table: tableIndex }) => {
      changeTask(table, task, { kind: 'serving', seat: task.seat, left: task.left - 1 });
      serveGood(table, task.seat, good, tableIndex);
    },
    skip: popTask,
  },
  why: { place: whyNotPlace, skip: alwaysLegal },
};

export const chooseGoods: Decision<'chooseGoods'> = {
  settle: (table, { seat, left, chosen, cause }) => {
    if (left > 0) return false;
    popTask(table);
    gainGoods(table, seat, chosen, cause);
    return true;
  },
  moves: (_table, { seat, except }) => {
    const moves: Move[] = [];
    for (let good = 0; good < DISHES_AND_DRINKS.length; good++) {
      const name = DISHES_AND_DRINKS[good];
      if (name !== undefined && !except.includes(name)) moves.push(chooseGoodMove(seat, good));
    }
    return moves;
  },
  play: {
    chooseGood: (table, task, { good }) => {
      const { seat, left, chosen, except, cause } = task;
      changeTask(table, task, {
        kind: 'chooseGoods',
        seat,
        left: left - 1,
        chosen: raised(chosen, goodIndex(good), 1),
        except,
        cause,
      });
    },
  },
  why: { chooseGood: whyNotChoose },
};

export const fillOrder: Decision<'fillOrder'> = {
  moves: (table, { seat }) => [
    ...seatOf(table, seat).cafe.flatMap((guest, tableIndex): Move[] =>
      guest && GOODS.some((_, good) => stillOrdered(table, guest, good) > 0)
        ? [{ seat, kind: 'fillOrder', table: tableIndex }]
        : [],
    ),
    skipMove(seat),
  ],
  play: {
    fillOrder: (table, { seat }, { table: tableIndex }) => {
      popTask(table);
      fillGuestOrder(table, seat, tableIndex);
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
  settle: (table, task) => {
    if (sum(task.spent) < task.spend.amount) return false;
    finishSpending(table, task);
    return true;
  },
  moves: (table, { seat, spent, spend }) => {
    const { kitchen } = seatOf(table, seat);
    const kinds: readonly Good[] = spend.champagne ? GOODS : DISHES_AND_DRINKS;
    const given = kinds.filter((good) => (spent[goodIndex(good)] ?? 0) > 0);
    // In an exchange one kind must be left to get back.
    const closed = spend.exchange && given.length === kinds.length - 1;
    const moves = (closed ? given : kinds)
      .filter((good) => (kitchen[goodIndex(good)] ?? 0) > (spent[goodIndex(good)] ?? 0))
      .map((good): Move => ({ seat, kind: 'spendGood', good }));
    if (spend.upTo && !isEmpty(spent)) moves.push(skipMove(seat));
    return moves;
  },
  play: {
    spendGood: (table, task, { good }) => {
      const { seat, spent, spend, effects, cause } = task;
      changeTask(table, task, {
        kind: 'spendGoods',
        seat,
        spent: raised(spent, goodIndex(good), 1),
        spend,
        effects,
        cause,
      });
    },
    skip: (table, task) => {
      finishSpending(table, task);
    },
  },
  why: { spendGood: whyNotSpend, skip: cannotSkip },
};

function finishSpending(
  table: Table,
  { seat, spent, spend, effects, cause }: TaskOf<'spendGoods'>,
): void {
  const except = GOODS.filter((_, good) => (spent[good] ?? 0) > 0);
  const exchange: Effect[] = spend.exchange
    ? [{ do: 'chooseGoods', amount: sum(spent), except }]
    : [];
  popTask(table);
  pushBenefits(table, seat, [...effects, ...exchange], cause);
  payGoods(table, seat, spent);
}
