import { LAST_EMPEROR_SPACE } from './content/boards.js';
import type { Cause } from './effects/effect.js';
import type { PaymentReason } from './events.js';
import type { Table } from './table.js';
import { emit, pushTask, seatOf } from './table.js';
import type { GoodsVector, SeatIndex, VpSource } from './vocabulary.js';
import { VP_SOURCES } from './vocabulary.js';

/** Krones, points, emperor steps and goods: the only places where they change. */

export function pay(
  table: Table,
  seatIndex: SeatIndex,
  amount: number,
  reason: PaymentReason,
): void {
  if (amount === 0) return;
  seatOf(table, seatIndex).krones -= amount;
  emit(table, { type: 'kronesPaid', seat: seatIndex, amount, reason });
}

export function gainKrones(table: Table, seatIndex: SeatIndex, amount: number, cause: Cause): void {
  const seat = seatOf(table, seatIndex);
  const kept = Math.min(amount, table.content.board.maxKrones - seat.krones);
  seat.krones += kept;
  emit(table, { type: 'kronesGained', seat: seatIndex, amount: kept, lost: amount - kept, cause });
}

export function loseKrones(table: Table, seatIndex: SeatIndex, amount: number): void {
  seatOf(table, seatIndex).krones -= amount;
  emit(table, { type: 'kronesLost', seat: seatIndex, amount });
}

/** Points may be negative: then they are lost. */
export function gainVp(table: Table, seatIndex: SeatIndex, amount: number, cause: Cause): void {
  if (amount === 0) return;
  const seat = seatOf(table, seatIndex);
  const source = VP_SOURCES.indexOf(cause.source as VpSource);
  if (source < 0) throw new Error(`no points come from ${cause.source}`);
  seat.vp += amount;
  seat.vpBySource[source] = (seat.vpBySource[source] ?? 0) + amount;
  emit(table, { type: 'vpGained', seat: seatIndex, amount, cause });
}

export function advanceEmperor(
  table: Table,
  seatIndex: SeatIndex,
  amount: number,
  cause: Cause,
): void {
  const seat = seatOf(table, seatIndex);
  const steps = Math.min(amount, LAST_EMPEROR_SPACE - seat.emperor);
  seat.emperor += steps;
  if (steps > 0) emit(table, { type: 'emperorAdvanced', seat: seatIndex, steps, cause });
  gainVp(table, seatIndex, amount - steps, { source: 'overflow', id: cause.id });
}

export const isEmpty = (goods: GoodsVector): boolean => goods.every((amount) => amount === 0);

/** Gained goods wait until they are placed on guests or stored in the kitchen. */
export function gainGoods(
  table: Table,
  seatIndex: SeatIndex,
  goods: GoodsVector,
  cause: Cause,
): void {
  if (isEmpty(goods)) return;
  emit(table, { type: 'goodsGained', seat: seatIndex, goods, cause });
  pushTask(table, { kind: 'placeGoods', seat: seatIndex, goods: goods.slice() });
}

export function storeGoods(table: Table, seatIndex: SeatIndex, goods: GoodsVector): void {
  if (isEmpty(goods)) return;
  const { kitchen } = seatOf(table, seatIndex);
  addGoods(kitchen, goods);
  emit(table, { type: 'goodsStored', seat: seatIndex, goods: goods.slice() });
}

export function addGoods(to: number[], goods: GoodsVector): void {
  for (const [index, amount] of goods.entries()) to[index] = (to[index] ?? 0) + amount;
}
