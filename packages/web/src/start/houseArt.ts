import type { Hotel, HotelSide, RoomIndex } from '@gah/engine';
import { columnOf, floorOf } from '@gah/engine';
import { facadeFigure, roomBox } from '../art/hotel.js';
import type { RoomState } from '../art/rooms.js';
import { roomFigure } from '../art/rooms.js';
import type { Markup } from '../art/svg.js';
import { place, show } from '../art/svg.js';

const SIZE = { roomWidth: 56, roomHeight: 50, gap: 5 };

/** A house in the middle of its best evening: full below, being furnished above. */
function stateOf(room: RoomIndex): RoomState {
  const storey = floorOf(room) * 2 + columnOf(room);
  if (storey < 4) return 'occupied';
  return storey < 6 ? 'free' : 'unbuilt';
}

export function houseArt(hotel: Hotel, side: HotelSide): Markup {
  const { box, body } = facadeFigure(SIZE, side, hotel);
  const rooms = hotel.colors
    .map((color, room) => {
      const [x, y, width, height] = roomBox(SIZE, room);
      return place(
        roomFigure(color, stateOf(room), { width, height, lodger: room }),
        x,
        y,
        width,
        height,
      );
    })
    .join('');
  return show({ box, body: body + rooms });
}
