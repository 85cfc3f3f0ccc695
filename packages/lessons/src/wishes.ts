import type { Good, GoodIndex, GuestNumber, Move, MoveOf, Order, RoomIndex } from '@gah/engine';
import {
  at as entry,
  contentOf,
  floorOf,
  freeRooms,
  goodIndex,
  goodsOfSpace,
  groupsCompletedBy,
  guestCard,
  hotelPlan,
  ordersOf,
  priceOf,
  strengthOf,
} from '@gah/engine';
import { movesOf, ownSeat } from './conditions.js';
import { vacantLike } from './facts.js';
import type { Moment } from './moment.js';

/**
 * Moves a friendly guide would suggest: plain, safe, easy to give a reason for. Not the best ones; whoever
 * wants these asks for advice.
 */

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** The highest by a measure; the first of equals. */
export function best<T>(items: readonly T[], measure: (item: T) => number): T | null {
  let found: T | null = null;
  let most = -Infinity;
  for (const item of items) {
    const value = measure(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

/** Krones that are better kept: for serving and for a room. */
const RESERVE = 3;

const openOrders = (at: Moment): Order[] =>
  ordersOf(at.view, at.pupil).filter(({ isServed }) => !isServed);
export const servedOrders = (at: Moment): Order[] =>
  ordersOf(at.view, at.pupil).filter(({ isServed }) => isServed);

/** Prepared rooms without a guest that suit one. */
export function roomsFor(at: Moment, guest: GuestNumber): number {
  const seat = ownSeat(at);
  const suiting = entry(guestCard(contentOf(at.view.setup), guest).rooms, seat.hotel);
  return suiting & freeRooms(seat);
}

/** A guest with a short order, who costs little; one with a room waiting rather than others. */
export function guestWish(at: Moment): MoveOf<'takeGuest'> | null {
  const content = contentOf(at.view.setup);
  const { krones } = ownSeat(at);
  const affordable = movesOf(at, 'takeGuest').filter((move) => {
    const price = priceOf(at.view, move).krones;
    return price === 0 || krones - price >= RESERVE;
  });
  return best(affordable, (move) => {
    const card = entry(at.view.queue, move.place);
    const { size, vp } = guestCard(content, card);
    const hasRoomReady = roomsFor(at, card) !== 0 ? 2 : 0;
    return vp - 2.5 * size - 2 * priceOf(at.view, move).krones + hasRoomReady;
  });
}

/** What is in the kitchen already counts for less: serving it costs a krone. */
const STORED = 0.6;

/** Items of one action that would find a guest waiting for them. */
function wanted(at: Moment, goods: readonly Good[]): number {
  const { kitchen } = ownSeat(at);
  const missing = (good: GoodIndex): number =>
    sum(openOrders(at).map((order) => order.missing[good]));
  return sum(
    goods.map(goodIndex).map((good) => Math.max(0, missing(good) - STORED * kitchen[good])),
  );
}

/** A guest in the café whose colour has no room ready. */
const guestWithoutRoom = (at: Moment): Order | null =>
  ordersOf(at.view, at.pupil).find(({ guest }) => roomsFor(at, guest) === 0) ?? null;

function worthOf(at: Moment, move: MoveOf<'takeDie'>): number {
  const { strength } = strengthOf(at.view, move);
  const { krones } = ownSeat(at);
  const price = priceOf(at.view, move).krones;
  const cost = price * 1.3;
  switch (move.space) {
    case 1:
    case 2:
      return 2 * Math.min(strength, wanted(at, goodsOfSpace(move.space))) + 0.6 * strength - cost;
    case 3:
      return (guestWithoutRoom(at) && krones > 0 ? 3 : 0.5) + Math.min(strength, krones, 2) - cost;
    case 4:
      return 1.1 * strength - cost;
    case 5:
      return 0.8 * strength - cost;
    default:
      return 0.5 - cost;
  }
}

export const dieWish = (at: Moment): MoveOf<'takeDie'> | null =>
  best(
    movesOf(at, 'takeDie').filter(({ boost, bonus }) => !boost && !bonus),
    (move) => worthOf(at, move),
  ) ??
  movesOf(at, 'takeDie')[0] ??
  null;

/** The die of one space, without paying for more. */
export const dieOn = (at: Moment, space: number): MoveOf<'takeDie'> | null =>
  movesOf(at, 'takeDie').find((move) => move.space === space && !move.boost && !move.bonus) ?? null;

/** A guest in the café who has no room yet and could have this one. */
export function needing(at: Moment, room: RoomIndex): GuestNumber | null {
  const content = contentOf(at.view.setup);
  const color = hotelPlan(content, ownSeat(at).hotel).colors[room];
  const order = ordersOf(at.view, at.pupil).find(
    ({ guest }) => guestCard(content, guest).color === color && roomsFor(at, guest) === 0,
  );
  return order?.guest ?? null;
}

/** For a guest who waits, else in a colour that is not there yet; low and cheap rather than not. */
const roomWish = (at: Moment): MoveOf<'prepareRoom'> | null =>
  best(movesOf(at, 'prepareRoom'), (move) => {
    const suits = needing(at, move.room) === null ? 0 : 5;
    const isNew = vacantLike(at, move.room).value === 0 ? 3 : 0;
    return suits + isNew - 2 * floorOf(move.room) - priceOf(at.view, move).krones;
  });

export const moveInWish = (at: Moment): MoveOf<'moveIn'> | null => {
  const vpAt = new Map(ordersOf(at.view, at.pupil).map(({ table, vp }) => [table, vp]));
  return best(movesOf(at, 'moveIn'), ({ table, room }) => {
    const groups = groupsCompletedBy(at.view, at.pupil, [room]);
    const vp = vpAt.get(table);
    if (vp === undefined) throw new RangeError(`nobody sits at table ${table}`);
    return vp + 3 * groups.length - 0.5 * floorOf(room);
  });
};

/** Puts an item where the fewest are missing. */
const placeWish = (at: Moment): MoveOf<'place'> | null => {
  const orders = ordersOf(at.view, at.pupil);
  return best(
    movesOf(at, 'place'),
    ({ table }) => -sum(orders.find((order) => order.table === table)?.missing ?? []),
  );
};

/** Shares the goods out as the guests have ordered. */
const splitWish = (at: Moment): MoveOf<'splitGoods'> | null => {
  const task = at.view.tasks.at(-1);
  if (task?.kind !== 'splitGoods') return null;
  const [first, second] = goodsOfSpace(task.space);
  const wants = (good: Good): number => wanted(at, [good]);
  return best(
    movesOf(at, 'splitGoods'),
    (move) =>
      Math.min(move.second, wants(second)) +
      Math.min(task.strength - move.second - move.third, wants(first)) +
      0.1 * move.second,
  );
};

/** Serving from the kitchen, where it completes an order. */
export function serveWish(at: Moment): MoveOf<'serve'> | null {
  const ready = openOrders(at).filter(
    ({ missing, inKitchen }) => sum(missing) <= 3 && sum(missing) === sum(inKitchen),
  );
  const order = best(ready, ({ vp }) => vp);
  return movesOf(at, 'serve').find(({ table }) => table === order?.table) ?? null;
}

function chooseGoodWish(at: Moment): Move | null {
  return best(movesOf(at, 'chooseGood'), ({ good }) => wanted(at, [good]));
}

/** The plain next move, whatever is asked. */
export function usualMove(at: Moment): Move | null {
  const task = at.view.tasks.at(-1);
  switch (task?.kind) {
    case 'turn':
      return (
        moveInWish(at) ??
        movesOf(at, 'claim')[0] ??
        guestWish(at) ??
        dieWish(at) ??
        serveWish(at) ??
        movesOf(at, 'endTurn')[0] ??
        null
      );
    case 'firstGuest':
    case 'takeGuest':
      return guestWish(at) ?? movesOf(at, 'takeGuest')[0] ?? at.moves[0] ?? null;
    case 'setupRooms':
    case 'prepareRoom':
      return roomWish(at) ?? at.moves[0] ?? null;
    case 'splitGoods':
      return splitWish(at);
    case 'placeGoods':
    case 'serving':
      return placeWish(at) ?? at.moves[0] ?? null;
    case 'chooseGoods':
      return chooseGoodWish(at);
    case 'splitKrones':
      return best(
        movesOf(at, 'splitKrones'),
        ({ krones }) => -Math.abs(task.strength - 2 * krones),
      );
    case 'playStaff':
      return movesOf(at, 'skip')[0] ?? at.moves[0] ?? null;
    default:
      return at.moves[0] ?? null;
  }
}
