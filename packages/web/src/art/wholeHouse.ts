import type { Hotel, HotelSide, RoomIndex } from '@gah/engine';
import { facadeFigure, roomBox } from './hotel.js';
import type { RoomState } from './rooms.js';
import { roomFigure } from './rooms.js';
import type { Markup } from './svg.js';
import { place, show } from './svg.js';

const SIZE = { roomWidth: 56, roomHeight: 50, gap: 5 };

/** A hotel from roof to steps with all its rooms, as a picture. */
export function wholeHouse(
  hotel: Pick<Hotel, 'colors' | 'groupOf'>,
  side: HotelSide,
  stateOf: (room: RoomIndex) => RoomState,
): Markup {
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
  return show({ box, body: body + rooms }, { width: box[2], height: box[3] });
}
