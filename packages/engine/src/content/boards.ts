import type { ByFloor, HotelPlan } from '../model/hotel.js';
import type { ByGood, ByRoomColor, RoomColor } from '../model/vocabulary.js';

/** The values printed on the common boards and on every hotel. */
export interface BoardValues {
  /** Krones per room, ground floor first. */
  readonly floorCost: ByFloor<number>;
  /** Points per occupied room at the end, ground floor first. */
  readonly occupiedRoomVp: ByFloor<number>;
  readonly startKrones: number;
  readonly maxKrones: number;
  readonly emperorVp: readonly number[];
  readonly emperorBack: readonly number[];
  /** By size of the group, 1 to 4: points for blue, krones for red, emperor steps for yellow. */
  readonly groupBonus: ByRoomColor<readonly number[]>;
  /** Left to right. */
  readonly queueCost: readonly number[];
  readonly politicsVp: readonly number[];
  readonly startKitchen: ByGood<number>;
}

export const BOARD: BoardValues = {
  floorCost: [0, 1, 2, 3],
  occupiedRoomVp: [1, 2, 3, 4],
  startKrones: 10,
  maxKrones: 20,
  emperorVp: [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9],
  emperorBack: [3, 5, 7],
  groupBonus: { blue: [2, 5, 9, 15], red: [1, 3, 6, 10], yellow: [1, 3, 6, 10] },
  queueCost: [3, 2, 1, 0, 0],
  politicsVp: [15, 10, 5],
  startKitchen: { strudel: 1, cake: 1, wine: 1, coffee: 1, champagne: 0 },
};

/** What is printed for a group of this size; a larger one, which only a data pack can draw, pays nothing. */
export const printedGroupBonus = (
  { groupBonus }: Pick<BoardValues, 'groupBonus'>,
  color: RoomColor,
  size: number,
): number => groupBonus[color][size - 1] ?? 0;

/** Emperor scorings take place after these rounds. */
export const EMPEROR_ROUNDS: readonly number[] = [3, 5, 7];
export const LAST_EMPEROR_SPACE = 13;
/** From this space on the tile gives its bonus, at 0 its penalty. */
export const EMPEROR_BONUS_FROM = 3;
export const CAFE_TABLES = 3;
/** Something a player owns may bring one more. */
export const MOST_TABLES = CAFE_TABLES + 1;
export const DICE_BY_SEATS: readonly number[] = [0, 0, 10, 12, 14];

export const NIGHT_HOTEL: HotelPlan = {
  key: 'night',
  floors: ['brbrb', 'brbyy', 'yyrry', 'byrrb'],
};

export const DAY_HOTELS: readonly HotelPlan[] = [
  { key: 'A', floors: ['bybbr', 'byrry', 'bybbb', 'ryrry'] },
  { key: 'B', floors: ['ybbrb', 'brbry', 'byrby', 'byrrr'] },
  { key: 'C', floors: ['byrby', 'ryrbb', 'rbyyy', 'rbryr'] },
  { key: 'D', floors: ['rrryb', 'ybbrb', 'ybyyy', 'rbrrb'] },
];

/** Points for covering a space, top floor first; the same on every board. */
export const COVER_VP: readonly (readonly number[])[] = [
  [0, 0, 2, 2, 2],
  [0, 0, 0, 1, 1],
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
];
