import type {
  ByFloor,
  Good,
  GoodsVector,
  RoomColor,
  RoomIndex,
  SeatIndex,
  Timing,
} from '@gah/engine';
import {
  at,
  byFloor,
  columnOf,
  floorOf,
  goodIndex,
  GOODS,
  groupBonusesOf,
  hasChampagne,
  hasRoom,
  hotelPlan,
  ordersOf,
} from '@gah/engine';
import type { RoomState } from '../../art/rooms.js';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

export interface Room {
  readonly room: RoomIndex;
  readonly floor: number;
  readonly column: number;
  readonly color: RoomColor;
  readonly state: RoomState;
  /** Points for covering the space; 0 for none, and once it is covered. */
  readonly coverVp: number;
}

export interface House {
  readonly rooms: readonly Room[];
  /** Ground floor first. */
  readonly floors: ByFloor<{ readonly price: number; readonly vp: number }>;
  /** By size of the group, 1 to 4. */
  readonly bonus: Readonly<Record<RoomColor, readonly number[]>>;
}

export function houseOf(scene: Scene, seat: SeatIndex): House {
  const { content, view } = scene;
  const player = seatAt(scene, seat);
  const hotel = hotelPlan(content, player.hotel);
  const rooms = hotel.colors.map((color, room): Room => {
    const state = hasRoom(player.occupied, room)
      ? 'occupied'
      : hasRoom(player.tiles, room)
        ? 'free'
        : 'unbuilt';
    return {
      room,
      floor: floorOf(room),
      column: columnOf(room),
      color,
      state,
      coverVp: state === 'unbuilt' ? at(hotel.coverVp, room) : 0,
    };
  });
  return {
    rooms,
    floors: byFloor((floor) => ({
      price: content.board.floorCost[floor],
      vp: content.board.occupiedRoomVp[floor],
    })),
    bonus: groupBonusesOf(view, seat),
  };
}

export interface OrderItem {
  readonly good: Good;
  readonly isServed: boolean;
}

export interface CafeTable {
  readonly table: number;
  /** 0 is a free table. */
  readonly guest: number;
  readonly order: readonly OrderItem[];
  readonly isServed: boolean;
}

export const orderItems = (order: GoodsVector, given: GoodsVector): OrderItem[] =>
  GOODS.flatMap((good) =>
    Array.from({ length: order[goodIndex(good)] }, (_, item) => ({
      good,
      isServed: item < given[goodIndex(good)],
    })),
  );

/** An order as it will be with these goods on it too. */
export function laidOut(order: readonly OrderItem[], goods: readonly Good[]): OrderItem[] {
  const left = [...goods];
  return order.map((item) => {
    const found = item.isServed ? -1 : left.indexOf(item.good);
    if (found < 0) return item;
    left.splice(found, 1);
    return { ...item, isServed: true };
  });
}

export function cafeTables(scene: Scene, seat: SeatIndex): CafeTable[] {
  const orders = ordersOf(scene.view, seat);
  return seatAt(scene, seat).cafe.map((_, table) => {
    const order = orders.find((each) => each.table === table);
    if (!order) return { table, guest: 0, order: [], isServed: false };
    return {
      table,
      guest: order.guest,
      order: orderItems(order.ordered, order.given),
      isServed: order.isServed && !order.isStaying,
    };
  });
}

export interface Stock {
  readonly good: Good;
  readonly amount: number;
}

export const kitchenOf = (scene: Scene, seat: SeatIndex): Stock[] => {
  const goods = GOODS.filter((good) => good !== 'champagne' || hasChampagne(scene.view));
  return goods.map((good) => ({
    good,
    amount: seatAt(scene, seat).kitchen[goodIndex(good)],
  }));
};

export interface StaffPlate {
  readonly card: number;
  readonly timing: Timing;
  /** Used up in this round, or a bell card that has been rung. */
  readonly isSpent: boolean;
}

const TIMING_ORDER: Readonly<Record<Timing, number>> = {
  round: 0,
  bell: 1,
  permanent: 2,
  final: 3,
  once: 4,
};

/** Staff at work, what can be used first. */
export const staffPlates = (scene: Scene, seat: SeatIndex): StaffPlate[] => {
  const { played, used, rung } = seatAt(scene, seat);
  const plates = played.map((card): StaffPlate => ({
    card,
    timing: scene.content.staff[card]?.timing ?? 'once',
    isSpent: used.includes(card) || rung.includes(card),
  }));
  return plates.sort((a, b) => TIMING_ORDER[a.timing] - TIMING_ORDER[b.timing]);
};
