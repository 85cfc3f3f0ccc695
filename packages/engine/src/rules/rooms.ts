import { happens } from './moments.js';
import type { Ability, Cause, Effect } from '../model/effect.js';
import type { Hotel, RoomMask } from '../model/hotel.js';
import { COLUMNS, floorMask, floorOf, GROUND_FLOOR, hasRoom, openSpaces } from '../model/hotel.js';
import { hasBells, reactions, ringBells } from './reactions.js';
import { afterDiscount, gainVp, pay } from './resources.js';
import type { SeatPosition } from '../model/position.js';
import type { BenefitItem } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { abilitiesWith, hasPower } from './abilities.js';
import { hotelOf, seatOf } from './seats.js';
import type { ByRoomColor, RoomColor, RoomIndex, SeatIndex } from '../model/vocabulary.js';
import { POWER } from '../model/effect.js';
import { at, numberAt } from '../util/lists.js';
import { printedGroupBonus } from '../content/boards.js';

/** Preparing, occupying and removing rooms. */

/** Rooms that cost nothing, whatever the floor, for whoever owns this. */
const roomsFreeBy = ({ freeRooms: which }: Ability, { colorMasks }: Hotel): RoomMask =>
  which === undefined ? 0 : which === 'any' ? -1 : colorMasks[which];

/** Rooms that cost this seat nothing, whatever the floor. */
function roomsWithoutPrice(context: QueryContext, seat: SeatIndex): RoomMask {
  const free = abilitiesWith(context, seat, POWER.freeRooms);
  if (free.length === 0) return 0;
  const hotel = hotelOf(context, seatOf(context, seat));
  let rooms = 0;
  for (const { ability } of free) rooms |= roomsFreeBy(ability, hotel);
  return rooms;
}

/** Why a room costs this seat nothing; null when it costs what its floor does. */
export function freeRoomCause(
  context: QueryContext,
  seat: SeatIndex,
  room: RoomIndex,
): Cause | null {
  for (const { ability, cause } of abilitiesWith(context, seat, POWER.freeRooms)) {
    if (hasRoom(roomsFreeBy(ability, hotelOf(context, seatOf(context, seat))), room)) return cause;
  }
  return null;
}

export const floorPrice = ({ content: { board } }: QueryContext, room: RoomIndex): number =>
  board.floorCost[floorOf(room)];

export const roomPrice = (
  context: QueryContext,
  seat: SeatIndex,
  room: RoomIndex,
  discount: number,
): number =>
  freeRoomCause(context, seat, room) ? 0 : afterDiscount(floorPrice(context, room), discount);

/** Rooms that can be prepared and paid for now. */
export function preparableRooms(
  context: QueryContext,
  seatIndex: SeatIndex,
  discount: number,
  floors: number,
): RoomMask {
  const { tiles, krones } = seatOf(context, seatIndex);
  const { floorCost } = context.content.board;
  let payable = roomsWithoutPrice(context, seatIndex);
  for (let floor = GROUND_FLOOR; floor < floors; floor++)
    if (afterDiscount(floorCost[floor], discount) <= krones) payable |= floorMask(floor);
  return openSpaces(tiles) & payable & lowestFloors(floors);
}

const lowestFloors = (floors: number): RoomMask => (1 << (floors * COLUMNS)) - 1;

export const freeRooms = (seat: SeatPosition): RoomMask => seat.tiles & ~seat.occupied;

/** Free rooms on the lowest floors. */
export const freeRoomsUpTo = (seat: SeatPosition, floors: number): RoomMask =>
  freeRooms(seat) & lowestFloors(floors);

export function prepareRoom(
  context: RuleContext,
  seatIndex: SeatIndex,
  room: RoomIndex,
  discount: number,
): void {
  const seat = seatOf(context, seatIndex);
  pay(context, seatIndex, roomPrice(context, seatIndex, room, discount), 'room');
  seat.tiles |= 1 << room;
  context.events?.push({ type: 'roomPrepared', seat: seatIndex, room });
  gainVp(context, seatIndex, numberAt(hotelOf(context, seat).coverVp, room), {
    source: 'cover',
    id: room,
  });
}

export function removeRoom(context: RuleContext, seatIndex: SeatIndex, room: RoomIndex): void {
  const seat = seatOf(context, seatIndex);
  seat.tiles &= ~(1 << room);
  seat.occupied &= ~(1 << room);
  context.events?.push({ type: 'roomRemoved', seat: seatIndex, room });
}

/** Points for blue, krones for red, emperor steps for yellow groups, by size from 1 on. */
export const groupBonuses = (
  context: QueryContext,
  seat: SeatIndex,
): ByRoomColor<readonly number[]> =>
  abilitiesWith(context, seat, POWER.groupBonus)[0]?.ability.groupBonus ??
  context.content.board.groupBonus;

export function groupBonus(
  context: QueryContext,
  seat: SeatIndex,
  color: RoomColor,
  size: number,
): Effect {
  const amount = printedGroupBonus({ groupBonus: groupBonuses(context, seat) }, color, size);
  switch (color) {
    case 'blue':
      return { do: 'vp', amount };
    case 'red':
      return { do: 'krones', amount };
    case 'yellow':
      return { do: 'emperor', amount };
  }
}

function ringForGroup(context: RuleContext, seat: SeatIndex, rooms: number): void {
  ringBells(context, seat, (bell) => bell.when === 'group' && rooms >= bell.minRooms);
}

const GROUP_EFFECTS: readonly Effect[] = [
  { do: 'vp', amount: 1 },
  { do: 'krones', amount: 1 },
  { do: 'emperor', amount: 1 },
];

/** What occupying a room may bring. */
export const roomEffects = (context: QueryContext, seat: SeatIndex): Effect[] => [
  ...GROUP_EFFECTS,
  ...roomReactions(context, seat, true).map(({ effect }) => effect),
  ...context.hooks.roomBonuses.flatMap(({ effects }) => effects(context, seat)),
];

const roomReactions = (context: QueryContext, seat: SeatIndex, byGuest: boolean): BenefitItem[] =>
  reactions(context, seat, 'onRoomOccupied', ({ byGuestOnly, gain }) =>
    byGuest || !byGuestOnly ? gain : undefined,
  );

/** Turns a room to its occupied side; returned is what that sets off. */
export function occupyRoom(
  context: RuleContext,
  seatIndex: SeatIndex,
  room: RoomIndex,
  byGuest: boolean,
): BenefitItem[] {
  const seat = seatOf(context, seatIndex);
  const hotel = hotelOf(context, seat);
  const items: BenefitItem[] = [];
  seat.occupied |= 1 << room;
  context.events?.push({ type: 'roomOccupied', seat: seatIndex, room });
  const groupIndex = numberAt(hotel.groupOf, room);
  const group = at(hotel.groups, groupIndex);
  const complete = (group.mask & seat.occupied) === group.mask;
  if (complete && hasBells(context, seatIndex)) ringForGroup(context, seatIndex, group.size);
  if (complete && !hasRoom(seat.groupsPaid, groupIndex)) {
    seat.groupsPaid |= 1 << groupIndex;
    context.events?.push({
      type: 'groupCompleted',
      seat: seatIndex,
      color: group.color,
      size: group.size,
    });
    items.push({
      effect: groupBonus(context, seatIndex, group.color, group.size),
      cause: { source: 'group', id: room },
      part: 'bonus',
    });
  }
  if (hasPower(context, seatIndex, POWER.onRoomOccupied))
    items.push(...roomReactions(context, seatIndex, byGuest));
  happens(context, context.hooks.on.roomOccupied, seatIndex, room);
  for (const bonuses of context.hooks.roomBonuses)
    items.push(...bonuses.of(context, seatIndex, room));
  return items;
}
