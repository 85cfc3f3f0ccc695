import { LAST_EMPEROR_SPACE } from '../content/boards.js';
import type { Cause } from '../model/effect.js';
import type { PaymentReason } from '../model/events.js';
import { raised } from '../util/lists.js';
import { pushReactions, reactToGain, tally } from './reactions.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { pushTask } from './openTasks.js';
import { seatOf } from './seats.js';
import type {
  CauseSource,
  GoodIndex,
  GoodsAmounts,
  GoodsVector,
  SeatIndex,
} from '../model/vocabulary.js';
import { FIRST_GOOD, GOOD, VP_SOURCES } from '../model/vocabulary.js';
import { missing } from '../util/missing.js';

/** Krones, points, emperor steps and goods: the only places where they change. */

/** What is left of a price after a discount. */
export const afterDiscount = (price: number, discount: number): number =>
  price > discount ? price - discount : 0;

export function pay(
  context: RuleContext,
  seatIndex: SeatIndex,
  amount: number,
  reason: PaymentReason,
): void {
  if (amount === 0) return;
  seatOf(context, seatIndex).krones -= amount;
  context.events?.push({ type: 'kronesPaid', seat: seatIndex, amount, reason });
}

export function gainKrones(
  context: RuleContext,
  seatIndex: SeatIndex,
  amount: number,
  cause: Cause,
): void {
  const seat = seatOf(context, seatIndex);
  const kept = Math.min(amount, context.content.board.maxKrones - seat.krones);
  seat.krones += kept;
  context.events?.push({
    type: 'kronesGained',
    seat: seatIndex,
    amount: kept,
    lost: amount - kept,
    cause,
  });
  if (kept > 0) reactToGain(context, seatIndex, 'krones', cause);
}

export function loseKrones(context: RuleContext, seatIndex: SeatIndex, amount: number): void {
  if (amount === 0) return;
  seatOf(context, seatIndex).krones -= amount;
  context.events?.push({ type: 'kronesLost', seat: seatIndex, amount });
}

/** The place of a source in VP_SOURCES. */
function sourceIndex(source: CauseSource): number {
  for (let index = 0; index < VP_SOURCES.length; index++)
    if (VP_SOURCES[index] === source) return index;
  throw missing('source of points', source);
}

/** Points may be negative: then they are lost. */
export function gainVp(
  context: RuleContext,
  seatIndex: SeatIndex,
  amount: number,
  cause: Cause,
): void {
  if (amount === 0) return;
  const seat = seatOf(context, seatIndex);
  const source = sourceIndex(cause.source);
  seat.vp += amount;
  seat.vpBySource = raised(seat.vpBySource, source, amount);
  context.events?.push({ type: 'vpGained', seat: seatIndex, amount, cause });
  if (amount > 0) reactToGain(context, seatIndex, 'vp', cause);
}

export function loseVp(context: RuleContext, seat: SeatIndex, amount: number, cause: Cause): void {
  gainVp(context, seat, -amount, cause);
}

export function advanceEmperor(
  context: RuleContext,
  seatIndex: SeatIndex,
  amount: number,
  cause: Cause,
): void {
  const seat = seatOf(context, seatIndex);
  const steps = Math.min(amount, LAST_EMPEROR_SPACE - seat.emperor);
  seat.emperor += steps;
  if (steps > 0) {
    context.events?.push({ type: 'emperorAdvanced', seat: seatIndex, steps, cause });
    tally(context, seatIndex, 'emperor', steps);
    reactToGain(context, seatIndex, 'emperor', cause);
  }
  gainVp(context, seatIndex, amount - steps, { source: 'overflow', id: cause.id });
}

export function stepBack(context: RuleContext, seatIndex: SeatIndex, steps: number): void {
  const seat = seatOf(context, seatIndex);
  const from = seat.emperor;
  seat.emperor = Math.max(0, from - steps);
  if (seat.emperor === from) return;
  context.events?.push({ type: 'emperorStepBack', seat: seatIndex, from, to: seat.emperor });
}

export function isEmpty(goods: GoodsVector): boolean {
  for (let good = FIRST_GOOD; good < goods.length; good++) if (goods[good] !== 0) return false;
  return true;
}

/** Gained goods wait until they are placed on guests or stored in the kitchen. */
export function gainGoods(
  context: RuleContext,
  seatIndex: SeatIndex,
  goods: GoodsVector,
  cause: Cause,
): void {
  if (isEmpty(goods)) return;
  context.events?.push({ type: 'goodsGained', seat: seatIndex, goods, cause });
  tally(context, seatIndex, 'dishes', goods[GOOD.strudel] + goods[GOOD.cake]);
  tally(context, seatIndex, 'drinks', goods[GOOD.wine] + goods[GOOD.coffee]);
  if (goods[GOOD.champagne] > 0) reactToGain(context, seatIndex, 'champagne', cause);
  pushTask(context, { kind: 'placeGoods', seat: seatIndex, goods });
}

export function storeGoods(context: RuleContext, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const seat = seatOf(context, seatIndex);
  seat.kitchen = sumGoods(seat.kitchen, goods);
  context.events?.push({ type: 'goodsStored', seat: seatIndex, goods });
}

/** Pays goods from the kitchen. */
export function payGoods(context: RuleContext, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const seat = seatOf(context, seatIndex);
  seat.kitchen = lessGoods(seat.kitchen, goods);
  context.events?.push({ type: 'goodsPaid', seat: seatIndex, goods });
  const { state } = context;
  if (goods[GOOD.champagne] === 0 || state.action.champagnePaid) return;
  state.action = { ...state.action, champagnePaid: true };
  pushReactions(context, seatIndex, 'onChampagnePaid', ({ gain }) => gain);
}

/** Goods from the kitchen that go back to the supply without being paid. */
export function loseGoods(context: RuleContext, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const seat = seatOf(context, seatIndex);
  seat.kitchen = lessGoods(seat.kitchen, goods);
  context.events?.push({ type: 'goodsLost', seat: seatIndex, goods });
}

export const champagneOf = (context: QueryContext, seat: SeatIndex): number =>
  seatOf(context, seat).kitchen[GOOD.champagne];
export const champagneVector = (amount: number): GoodsVector => [0, 0, 0, 0, amount];

export const sumGoods = (a: GoodsVector, b: GoodsVector): GoodsVector => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
];

/** What is left after some goods have gone. */
export const lessGoods = (a: GoodsVector, b: GoodsVector): GoodsVector => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
  a[3] - b[3],
  a[4] - b[4],
];

/** With more or less of one good. */
export function changedGoods(goods: GoodsVector, good: GoodIndex, by: number): GoodsVector {
  const changed: GoodsAmounts = [...goods];
  changed[good] += by;
  return changed;
}

export function holds(kitchen: GoodsVector, goods: GoodsVector): boolean {
  for (let good = FIRST_GOOD; good < goods.length; good++)
    if (kitchen[good] < goods[good]) return false;
  return true;
}
