import { columnMask, columnOf, floorMask, floorOf } from '../../../model/hotel.js';
import { gainVp } from '../../../rules/resources.js';
import { seatOf } from '../../../rules/seats.js';
import { OPPONENT, PLAYER, soloOf } from '../access.js';
import type { SoloHotel } from './hotel.js';
import { causeOf } from './hotel.js';
import { at } from '../../../util/lists.js';

const STARS = 9;
const STARS_PER_ROW = 3;
const STAR_ROW_VP: readonly number[] = [0, 5, 10, 15];

/** Nine places for stars in three rows. */
export const nineStarsInn: SoloHotel = {
  advancesPolitics: (context) => {
    const solo = soloOf(context);
    solo.stars = Math.min(STARS, solo.stars + 1);
  },
  on: {
    /** A floor or column of the player's hotel is complete. */
    roomOccupied: (context, _seat, room) => {
      const solo = soloOf(context);
      const { occupied } = seatOf(context, PLAYER);
      const lines = [columnMask(columnOf(room)), floorMask(floorOf(room))];
      const complete = lines.filter((mask) => (mask & occupied) === mask).length;
      solo.stars = Math.max(0, solo.stars - complete);
    },
    trackScored: (context) => {
      const points = at(STAR_ROW_VP, Math.ceil(soloOf(context).stars / STARS_PER_ROW));
      gainVp(context, OPPONENT, points, causeOf('nineStarsInn'));
    },
  },
};
