import type { Content, RoomIndex } from '@gah/engine';
import { columnOf, floorOf } from '@gah/engine';
import type { RoomValues } from '../messages/moves.js';

/** How a room is called: floors and columns are counted from 1, from the bottom left. */
export const roomValues = (
  content: Content,
  hotel: number | undefined,
  room: RoomIndex,
): RoomValues => ({
  color: (hotel === undefined ? undefined : content.hotels[hotel]?.colors[room]) ?? 'any',
  floor: floorOf(room) + 1,
  column: columnOf(room) + 1,
});
