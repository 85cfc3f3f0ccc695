import type { Content, RoomColor, RoomIndex } from '@gah/engine';
import { columnOf, floorOf } from '@gah/engine';

/** How a room is called: floors and columns are counted from 1, from the bottom left. */
export const roomValues = (
  content: Content,
  hotel: number | undefined,
  room: RoomIndex,
): { color: RoomColor | 'any'; floor: number; column: number } => ({
  color: (hotel === undefined ? undefined : content.hotels[hotel]?.colors[room]) ?? 'any',
  floor: floorOf(room) + 1,
  column: columnOf(room) + 1,
});
