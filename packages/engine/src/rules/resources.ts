import { LAST_EMPEROR_SPACE } from '../content/boards.js';
import type { Cause } from '../model/effect.js';
import type { PaymentReason } from '../model/events.js';
import { raised } from '../util/lists.js';
import { pushReactions, reactToGain, tally } from './reactions.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { pushTask } from './openTasks.js';
import { seatOf } from './seats.js';
import type { CauseSource, GoodsVector, SeatIndex } from '../model/vocabulary.js';
import { GOODS, VP_SOURCES } from '../model/vocabulary.js';

/** Krones, points, emperor steps and goods: the only places where they change. */

const STRUDEL = GOODS.indexOf('strudel');
const CAKE = GOODS.indexOf('cake');
const WINE = GOODS.indexOf('wine');
const COFFEE = GOODS.indexOf('coffee');
const CHAMPAGNE = GOODS.indexOf('champagne');

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
  const index = VP_SOURCES.findIndex((each) => each === source);
  if (index < 0) throw new Error(`no points come from ${source}`);
  return index;
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
  for (let good = 0; good < goods.length; good++) if (goods[good] !== 0) return false;
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
  tally(context, seatIndex, 'dishes', (goods[STRUDEL] ?? 0) + (goods[CAKE] ?? 0));
  tally(context, seatIndex, 'drinks', (goods[WINE] ?? 0) + (goods[COFFEE] ?? 0));
  if ((goods[CHAMPAGNE] ?? 0) > 0) reactToGain(context, seatIndex, 'champagne', cause);
  pushTask(context, { kind: 'placeGoods', seat: seatIndex, goods });
}

export function storeGoods(context: RuleContext, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const seat = seatOf(context, seatIndex);
  seat.kitchen = sumGoods(seat.kitchen, goods);
  context.events?.push({ type: 'goodsStored', seat: seatIndex, goods: goods.slice() });
}

/** Pays goods from the kitchen. */
export function payGoods(context: RuleContext, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const seat = seatOf(context, seatIndex);
  seat.kitchen = lessGoods(seat.kitchen, goods);
  context.events?.push({ type: 'goodsPaid', seat: seatIndex, goods: goods.slice() });
  const { state } = context;
  if ((goods[CHAMPAGNE] ?? 0) === 0 || state.action.champagnePaid) return;
  state.action = { ...state.action, champagnePaid: true };
  pushReactions(context, seatIndex, 'onChampagnePaid', ({ gain }) => gain);
}

/** Goods from the kitchen that go back to the supply without being paid. */
export function loseGoods(context: RuleContext, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const seat = seatOf(context, seatIndex);
  seat.kitchen = lessGoods(seat.kitchen, goods);
  context.events?.push({ type: 'goodsLost', seat: seatIndex, goods: goods.slice() });
}

export const champagneOf = (context: QueryContext, seat: SeatIndex): number =>
  seatOf(context, seat).kitchen[CHAMPAGNE] ?? 0;
export const champagneVector = (amount: number): number[] =>
  GOODS.map((_, good) => (good === CHAMPAGNE ? amount : 0));

export function sumGoods(a: GoodsVector, b: GoodsVector): number[] {
  const sum = a.slice();
  for (let good = 0; good < sum.length; good++) sum[good] = (sum[good] ?? 0) + (b[good] ?? 0);
  return sum;
}

/** What is left after some goods have gone. */
export function lessGoods(a: GoodsVector, b: GoodsVector): number[] {
  const rest = a.slice();
  for (let good = 0; good < rest.length; good++) rest[good] = (rest[good] ?? 0) - (b[good] ?? 0);
  return rest;
}

export function holds(kitchen: GoodsVector, goods: GoodsVector): boolean {
  for (let good = 0; good < goods.length; good++) {
    if ((kitchen[good] ?? 0) < (goods[good] ?? 0)) return false;
  }
  return true;
}
