import { columnOf, floorOf, FLOORS, hasRoom, openSpaces, ROOMS } from '../../model/hotel.js';
import type { MoveOf } from '../../model/moves.js';
import type { SeatPosition } from '../../model/position.js';
import type { Reason } from '../../model/reasons.js';
import { another, noSuchPlace } from '../../model/reasons.js';
import { freeRooms, roomPrice } from '../../rules/rooms.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { seatOf } from '../../rules/seats.js';
import type { RoomIndex } from '../../model/vocabulary.js';
import { tooExpensive } from '../../rules/shortages.js';

/** Why rooms cannot be prepared, occupied or given up. */

export const noSuchRoom = (room: RoomIndex): Reason | null =>
  room >= 0 && room < ROOMS ? null : noSuchPlace('room');

/** Nothing has been prepared there, or somebody lives there. */
export function notFree(seat: SeatPosition, room: RoomIndex): Reason | null {
  if (hasRoom(freeRooms(seat), room)) return null;
  return hasRoom(seat.tiles, room)
    ? { code: 'room-not-free', room, is: 'occupied', remedy: another('room') }
    : { code: 'room-not-free', room, is: 'empty', remedy: { help: 'prepared-room', room } };
}

const tooHigh = (room: RoomIndex, floors: number): Reason => ({
  code: 'room-too-high',
  room,
  floors,
  remedy: another('room'),
});

export function whyNotPrepare(
  context: QueryContext,
  task: TaskOf<'prepareRoom' | 'setupRooms'>,
  { room }: MoveOf<'prepareRoom'>,
): Reason {
  const unknown = noSuchRoom(room);
  if (unknown) return unknown;
  const { tiles } = seatOf(context, task.seat);
  const { floors, discount } = task.kind === 'prepareRoom' ? task : { floors: FLOORS, discount: 0 };
  if (hasRoom(tiles, room)) return { code: 'room-already-there', room, remedy: another('room') };
  if (floorOf(room) >= floors) return tooHigh(room, floors);
  if (!hasRoom(openSpaces(tiles), room))
    return { code: 'room-not-adjacent', room, remedy: { help: 'room-beside', room } };
  return tooExpensive(context, task.seat, roomPrice(context, task.seat, room, discount));
}

export const whyNotOccupy = (
  context: QueryContext,
  { seat, floors }: TaskOf<'occupyRoom'>,
  { room }: MoveOf<'occupyRoom'>,
): Reason => noSuchRoom(room) ?? notFree(seatOf(context, seat), room) ?? tooHigh(room, floors);

const notHighest = (room: RoomIndex): Reason => ({
  code: 'room-not-highest',
  room,
  remedy: another('room'),
});

export const whyNotRemoveFree = (
  context: QueryContext,
  { seat }: TaskOf<'removeFreeRooms'>,
  { room }: MoveOf<'removeRoom'>,
): Reason => {
  const free = notFree(seatOf(context, seat), room);
  // Nobody gains by preparing a room to lose it.
  return noSuchRoom(room) ?? (free && { ...free, remedy: another('room') }) ?? notHighest(room);
};

export function whyNotRemoveOccupied(
  context: QueryContext,
  { seat, first, sameColumn }: TaskOf<'removeOccupiedRooms'>,
  { room }: MoveOf<'removeRoom'>,
): Reason {
  const unknown = noSuchRoom(room);
  if (unknown) return unknown;
  if (!hasRoom(seatOf(context, seat).occupied, room))
    return { code: 'room-not-occupied', room, remedy: another('room') };
  if (first >= 0 && sameColumn && columnOf(room) !== columnOf(first))
    return { code: 'room-other-column', room, remedy: another('room') };
  return notHighest(room);
}
