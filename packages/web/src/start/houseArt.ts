import type { Hotel, HotelSide, RoomIndex } from '@gah/engine';
import { columnOf, floorOf } from '@gah/engine';
import type { RoomState } from '../art/rooms.js';
import type { Markup } from '../art/svg.js';
import { wholeHouse } from '../art/wholeHouse.js';

/** A house in the middle of its best evening: full below, being furnished above. */
function stateOf(room: RoomIndex): RoomState {
  const storey = floorOf(room) * 2 + columnOf(room);
  if (storey < 4) return 'occupied';
  return storey < 6 ? 'free' : 'unbuilt';
}

export const houseArt = (hotel: Hotel, side: HotelSide): Markup => wholeHouse(hotel, side, stateOf);
