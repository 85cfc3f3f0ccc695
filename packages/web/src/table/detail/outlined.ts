import type { RoomMask, SeatIndex } from '@gah/engine';
import { FLOOR_MASKS, hasRoom, hotelPlan } from '@gah/engine';
import type { Scene } from '../model/scene.js';
import { seatAt } from '../model/scene.js';
import type { Subject } from './subject.js';

const NONE: RoomMask = 0;

/** The rooms of a hotel that a closer look is about: the group of a room, a floor, all of a colour. */
export function outlinedRooms(
  subject: Subject | undefined,
  scene: Scene,
  seat: SeatIndex,
): RoomMask {
  if (!subject || !('seat' in subject) || subject.seat !== seat) return NONE;
  const { groups } = hotelPlan(scene.content, seatAt(scene, seat).hotel);
  switch (subject.is) {
    case 'room':
      return groups.find(({ mask }) => hasRoom(mask, subject.room))?.mask ?? NONE;
    case 'floor':
      return FLOOR_MASKS[subject.floor] ?? NONE;
    case 'bonuses':
      return groups
        .filter(({ color }) => color === subject.color)
        .reduce((rooms, { mask }) => rooms | mask, NONE);
    default:
      return NONE;
  }
}
