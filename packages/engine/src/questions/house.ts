import type { Effect } from '../model/effect.js';
import type { RoomMask } from '../model/hotel.js';
import { COLUMN_MASKS, FLOOR_MASKS, hasRoom } from '../model/hotel.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { groupBonus, groupBonuses } from '../rules/rooms.js';
import { hotelOf, seatOf } from '../rules/seats.js';
import type { ByRoomColor, RoomColor, RoomIndex, SeatIndex } from '../model/vocabulary.js';

/** The groups, floors and columns of a hotel. */

/** Rooms that count together. */
export interface RoomLine {
  readonly rooms: RoomMask;
  readonly prepared: RoomMask;
  readonly occupied: RoomMask;
  readonly isFull: boolean;
}

export interface GroupProgress extends RoomLine {
  readonly color: RoomColor;
  readonly size: number;
  /** The bonus has been paid; it comes once in a game. */
  readonly isPaid: boolean;
  /** What the group pays when its last room is occupied. */
  readonly bonus: Effect;
}

function lineOf(position: Position, seat: SeatIndex, rooms: RoomMask): RoomLine {
  const { tiles, occupied } = seatOf({ state: position }, seat);
  return {
    rooms,
    prepared: rooms & tiles,
    occupied: rooms & occupied,
    isFull: (rooms & occupied) === rooms,
  };
}

/** What groups of each colour and size pay a seat, by size from 1 on. */
export const groupBonusesOf = (
  position: Position,
  seat: SeatIndex,
): ByRoomColor<readonly number[]> => groupBonuses(contextFor(position), seat);

/** The groups of a seat's hotel, in the order of the hotel's plan. */
export function groupsOf(position: Position, seat: SeatIndex): GroupProgress[] {
  const context = contextFor(position);
  const player = seatOf(context, seat);
  return hotelOf(context, player).groups.map(({ mask, color, size }, index) => ({
    ...lineOf(position, seat, mask),
    color,
    size,
    isPaid: hasRoom(player.groupsPaid, index),
    bonus: groupBonus(context, seat, color, size),
  }));
}

/** The groups that pay their bonus as soon as these rooms are occupied too. */
export function groupsCompletedBy(
  position: Position,
  seat: SeatIndex,
  rooms: readonly RoomIndex[],
): GroupProgress[] {
  const added = rooms.reduce((mask, room) => mask | (1 << room), 0);
  return groupsOf(position, seat).filter(
    (group) =>
      !group.isPaid &&
      (group.rooms & added) !== 0 &&
      (group.rooms & (group.occupied | added)) === group.rooms,
  );
}

/** Ground floor first. */
export const floorsOf = (position: Position, seat: SeatIndex): RoomLine[] =>
  FLOOR_MASKS.map((rooms) => lineOf(position, seat, rooms));

/** Left to right. */
export const columnsOf = (position: Position, seat: SeatIndex): RoomLine[] =>
  COLUMN_MASKS.map((rooms) => lineOf(position, seat, rooms));
