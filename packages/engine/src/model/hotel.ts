import { lowestBit } from '../util/bits.js';
import type { ByRoomColor, GuestColor, RoomColor, RoomIndex } from './vocabulary.js';

/**
 * The geometry of a hotel. Rooms are numbered floor by floor from the bottom left (room = floor × 5
 * + column); sets of rooms are bit masks.
 */
export type RoomMask = number;

export const FLOORS = 4;
export const COLUMNS = 5;
export const ROOMS = FLOORS * COLUMNS;
const FIRST_ROOM: RoomMask = 1;

const COLOR_BY_LETTER: Readonly<Record<string, RoomColor>> = { b: 'blue', r: 'red', y: 'yellow' };

/** A hotel as it is drawn. */
export interface HotelPlan {
  readonly key: string;
  /** Four floors, top floor first; b, r, y for the colour of each room. */
  readonly floors: readonly string[];
}

export interface RoomGroup {
  readonly mask: RoomMask;
  readonly color: RoomColor;
  readonly size: number;
}

export interface Hotel {
  readonly key: string;
  readonly colors: readonly RoomColor[];
  readonly colorMasks: ByRoomColor<RoomMask>;
  readonly groups: readonly RoomGroup[];
  readonly groupOf: readonly number[];
  readonly coverVp: readonly number[];
}

/** Counted from the ground. */
export type Floor = 0 | 1 | 2 | 3;
/** Something for each floor, ground floor first. */
export type ByFloor<T> = readonly [ground: T, first: T, second: T, third: T];
export const byFloor = <T>(of: (floor: Floor) => T): ByFloor<T> => [of(0), of(1), of(2), of(3)];
/** Where a loop over the floors begins: its variable is known to be a floor. */
export const GROUND_FLOOR = 0 as Floor;
export const TOP_FLOOR: Floor = 3;

export const floorOf = (room: RoomIndex): Floor => Math.floor(room / COLUMNS) as Floor;
export const columnOf = (room: RoomIndex): number => room % COLUMNS;
export const hasRoom = (mask: RoomMask, room: RoomIndex): boolean => (mask & (1 << room)) !== 0;
const roomIndices: readonly RoomIndex[] = Array.from({ length: ROOMS }, (_, room) => room);

function maskOf(rooms: readonly RoomIndex[]): RoomMask {
  return rooms.reduce((mask, room) => mask | (1 << room), 0);
}

const ALL_ROOMS: RoomMask = maskOf(roomIndices);
const FIRST_FLOOR: RoomMask = maskOf(roomIndices.filter((room) => floorOf(room) === 0));
const FIRST_COLUMN: RoomMask = maskOf(roomIndices.filter((room) => columnOf(room) === 0));

/** The rooms of a floor, those of a column. */
export const floorMask = (floor: number): RoomMask => FIRST_FLOOR << (floor * COLUMNS);
export const columnMask = (column: number): RoomMask => FIRST_COLUMN << column;

export const FLOOR_MASKS: readonly RoomMask[] = Array.from({ length: FLOORS }, (_, floor) =>
  floorMask(floor),
);
export const COLUMN_MASKS: readonly RoomMask[] = Array.from({ length: COLUMNS }, (_, column) =>
  columnMask(column),
);
const LAST_COLUMN: RoomMask = columnMask(COLUMNS - 1);

/** The rooms beside, above and below those of a mask: each direction is a shift of the whole mask. */
const neighboursOf = (mask: RoomMask): RoomMask =>
  ((mask << COLUMNS) |
    (mask >>> COLUMNS) |
    ((mask & ~LAST_COLUMN) << 1) |
    ((mask & ~FIRST_COLUMN) >>> 1)) &
  ALL_ROOMS;

/** The rooms of a mask, lowest number first. */
export function roomsOf(mask: RoomMask): RoomIndex[] {
  const rooms: RoomIndex[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) rooms.push(lowestBit(rest));
  return rooms;
}

/** Counts in pairs, then in fours, eights and all, without a branch. */
export function countRooms(mask: RoomMask): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Spaces on which a new tile may be laid; an empty hotel starts bottom left. */
export function openSpaces(tiles: RoomMask): RoomMask {
  return tiles === 0 ? FIRST_ROOM : neighboursOf(tiles) & ~tiles;
}

/** The part of a mask on its highest floor, up to and including `fromFloor`. */
export function highestFloor(mask: RoomMask, fromFloor = FLOORS - 1): RoomMask {
  for (let floor = fromFloor; floor >= 0; floor--) {
    const onFloor = mask & floorMask(floor);
    if (onFloor !== 0) return onFloor;
  }
  return 0;
}

/** Adjoining rooms of one colour form a group. */
function findGroups(colors: readonly RoomColor[]): RoomGroup[] {
  const groups: RoomGroup[] = [];
  let seen = 0;
  for (const [room, color] of colors.entries()) {
    if (hasRoom(seen, room)) continue;
    const sameColor = maskOf(roomIndices.filter((other) => colors[other] === color));
    let mask: RoomMask = 1 << room;
    for (;;) {
      const grown = mask | (openSpaces(mask) & sameColor);
      if (grown === mask) break;
      mask = grown;
    }
    seen |= mask;
    groups.push({ mask, color, size: countRooms(mask) });
  }
  return groups;
}

export function buildHotel(plan: HotelPlan, coverVp: readonly (readonly number[])[]): Hotel {
  const letters = [...plan.floors].reverse().join('');
  const colors = roomIndices.map((room) => {
    const color = COLOR_BY_LETTER[letters.charAt(room)];
    if (!color) throw new Error(`hotel ${plan.key}: no colour for room ${room}`);
    return color;
  });
  const groups = findGroups(colors);
  const masksOf = (color: RoomColor): RoomMask =>
    maskOf(roomIndices.filter((room) => colors[room] === color));
  const colorMasks: ByRoomColor<RoomMask> = {
    blue: masksOf('blue'),
    red: masksOf('red'),
    yellow: masksOf('yellow'),
  };
  return {
    key: plan.key,
    colors,
    colorMasks,
    groups,
    groupOf: roomIndices.map((room) => groups.findIndex((group) => hasRoom(group.mask, room))),
    coverVp: [...coverVp].reverse().flat(),
  };
}

function countWithin(masks: readonly RoomMask[], occupied: RoomMask): number {
  let count = 0;
  for (const mask of masks) if ((mask & occupied) === mask) count++;
  return count;
}

export const fullFloors = (occupied: RoomMask): number => countWithin(FLOOR_MASKS, occupied);
export const fullColumns = (occupied: RoomMask): number => countWithin(COLUMN_MASKS, occupied);
export function fullGroups({ groups }: Hotel, occupied: RoomMask): number {
  let count = 0;
  for (const { mask } of groups) if ((mask & occupied) === mask) count++;
  return count;
}
export function fullColors({ colorMasks }: Hotel, occupied: RoomMask): number {
  const { blue, red, yellow } = colorMasks;
  return (
    ((blue & occupied) === blue ? 1 : 0) +
    ((red & occupied) === red ? 1 : 0) +
    ((yellow & occupied) === yellow ? 1 : 0)
  );
}

export function roomsOfColor({ colorMasks }: Hotel, color: RoomColor): RoomMask {
  switch (color) {
    case 'blue':
      return colorMasks.blue;
    case 'red':
      return colorMasks.red;
    case 'yellow':
      return colorMasks.yellow;
  }
}

/** Rooms of a guest's colour; a green guest likes them all. */
export const roomsForColor = (hotel: Hotel, color: GuestColor): RoomMask =>
  color === 'green' ? ALL_ROOMS : roomsOfColor(hotel, color);

/** Sets of one occupied room of each colour: as many as of the rarest colour. */
export function colorSets({ colorMasks }: Hotel, occupied: RoomMask): number {
  const { blue, red, yellow } = colorMasks;
  return Math.min(
    countRooms(blue & occupied),
    countRooms(red & occupied),
    countRooms(yellow & occupied),
  );
}
