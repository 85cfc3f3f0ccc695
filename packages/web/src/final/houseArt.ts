import type { GameView, SeatIndex } from '@gah/engine';
import { hotelPlan } from '@gah/engine';
import type { Markup } from '../art/svg.js';
import { wholeHouse } from '../art/wholeHouse.js';
import { houseOf } from '../table/model/house.js';
import { sceneOf, seatAt } from '../table/model/scene.js';

/** A hotel as it stands at the end. */
export function houseArt(view: GameView, seat: SeatIndex): Markup {
  const scene = sceneOf(view, seat);
  const { rooms } = houseOf(scene, seat);
  return wholeHouse(
    hotelPlan(scene.content, seatAt(scene, seat).hotel),
    view.setup.hotel,
    (room) => rooms[room]?.state ?? 'unbuilt',
  );
}

export const occupiedRooms = (view: GameView, seat: SeatIndex): number =>
  houseOf(sceneOf(view, seat), seat).rooms.filter(({ state }) => state === 'occupied').length;
