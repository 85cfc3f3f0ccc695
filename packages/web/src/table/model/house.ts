import type { Good, RoomColor, RoomIndex, SeatIndex, Timing } from '@gah/engine';
import {
  CELEBRITIES,
  columnOf,
  ENTRANCES,
  floorOf,
  GOODS,
  guestCard,
  hotelPlan,
  ROOMS,
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
  readonly floors: readonly { readonly price: number; readonly vp: number }[];
  /** By size of the group, 1 to 4. */
  readonly bonus: Readonly<Record<RoomColor, readonly number[]>>;
}

const has = (mask: number, room: RoomIndex): boolean => (mask & (1 << room)) !== 0;

export function houseOf(scene: Scene, seat: SeatIndex): House {
  const { content, view } = scene;
  const player = seatAt(scene, seat);
  const hotel = hotelPlan(content, player.hotel);
  const entrance = ENTRANCES.find(({ key }) => view.modules.entrances?.owned[seat] === key);
  const rooms = Array.from({ length: ROOMS }, (_, room): Room => {
    const state = has(player.occupied, room)
      ? 'occupied'
      : has(player.tiles, room)
        ? 'free'
        : 'unbuilt';
    return {
      room,
      floor: floorOf(room),
      column: columnOf(room),
      color: hotel.colors[room] ?? 'blue',
      state,
      coverVp: state === 'unbuilt' ? (hotel.coverVp[room] ?? 0) : 0,
    };
  });
  return {
    rooms,
    floors: content.board.floorCost.map((price, floor) => ({
      price,
      vp: content.board.occupiedRoomVp[floor] ?? 0,
    })),
    bonus: entrance?.ability?.groupBonus ?? content.board.groupBonus,
  };
}

/** The group of a room is fully occupied once this room is: its size, else 0. */
export function completedGroup(scene: Scene, seat: SeatIndex, rooms: readonly RoomIndex[]): number {
  const player = seatAt(scene, seat);
  const hotel = hotelPlan(scene.content, player.hotel);
  const first = rooms[0];
  if (first === undefined) return 0;
  const index = hotel.groupOf[first] ?? -1;
  const group = hotel.groups[index];
  if (!group || (player.groupsPaid & (1 << index)) !== 0) return 0;
  const after = rooms.reduce((mask, room) => mask | (1 << room), player.occupied);
  return (after & group.mask) === group.mask ? group.size : 0;
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

/** Goods that may be missing from an order, thanks to a guest of honour. */
const slackOf = ({ view }: Scene, seat: SeatIndex): number =>
  Math.max(
    0,
    ...CELEBRITIES.filter(({ key }) => view.modules.celebrities?.owned[seat]?.includes(key)).map(
      ({ ability }) => ability?.orderSlack ?? 0,
    ),
  );

export const orderItems = (order: readonly number[], given: readonly number[]): OrderItem[] =>
  GOODS.flatMap((good, index) =>
    Array.from({ length: order[index] ?? 0 }, (_, item) => ({
      good,
      isServed: item < (given[index] ?? 0),
    })),
  );

/** An order as it will be with these goods on it too. */
export function laidOut(order: readonly OrderItem[], goods: readonly Good[]): OrderItem[] {
  const left = [...goods];
  return order.map((item) => {
    const at = item.isServed ? -1 : left.indexOf(item.good);
    if (at < 0) return item;
    left.splice(at, 1);
    return { ...item, isServed: true };
  });
}

export const cafeTables = (scene: Scene, seat: SeatIndex): CafeTable[] =>
  seatAt(scene, seat).cafe.map((guest, table) => {
    if (!guest) return { table, guest: 0, order: [], isServed: false };
    const { order: ordered, size, lodging } = guestCard(scene.content, guest.card);
    const order = orderItems(ordered, guest.goods);
    const missing = order.filter((item) => !item.isServed).length;
    const allowed = size > 1 ? slackOf(scene, seat) : 0;
    return {
      table,
      guest: guest.card,
      order,
      isServed: missing <= allowed && lodging !== 'table',
    };
  });

export interface Stock {
  readonly good: Good;
  readonly amount: number;
}

export const kitchenOf = (scene: Scene, seat: SeatIndex): Stock[] => {
  const goods = GOODS.filter((good) => good !== 'champagne' || scene.view.modules.ballrooms);
  return goods.map((good) => ({
    good,
    amount: seatAt(scene, seat).kitchen[GOODS.indexOf(good)] ?? 0,
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

/** Whose turn it is and which number it has; null between turns. */
export function currentTurn(scene: Scene): { seat: SeatIndex; number: number } | null {
  const task = scene.view.tasks.find((each) => each.kind === 'turn');
  if (!task) return null;
  const { numbers, taken } = turnsOf(scene, task.seat);
  // After the main action the die already lies on the turn order tile.
  const index = Math.max(0, task.mainDone ? taken - 1 : taken);
  return { seat: task.seat, number: numbers[Math.min(index, numbers.length - 1)] ?? 1 };
}

/** The numbers of a seat's turns in a round, and how many of them are over. */
export function turnsOf({ view }: Scene, seat: SeatIndex): { numbers: number[]; taken: number } {
  const seats = view.seats.length;
  const position = (seat - view.startSeat + seats) % seats;
  const second = view.modules.startPlayer ? seats + position + 1 : 2 * seats - position;
  return { numbers: [position + 1, second], taken: view.seats[seat]?.diceTaken.length ?? 0 };
}
