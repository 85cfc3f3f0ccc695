import type { QueryContext } from '../../../model/context.js';
import { soloOf } from '../access.js';
import type { SoloHotelKey } from '../content/instructions.js';
import { hautelCouture } from './hautelCouture.js';
import type { SoloHotel } from './hotel.js';
import { nineStarsInn } from './nineStarsInn.js';
import { sushiResort } from './sushiResort.js';
import { tollBridge } from './tollBridge.js';

const HOTELS: Readonly<Record<SoloHotelKey, SoloHotel>> = {
  hautelCouture,
  nineStarsInn,
  sushiResort,
  tollBridge,
};
const NONE: SoloHotel = {};

/** The hotel of the opponent, where it has one. */
export function hotelInPlay(context: QueryContext): SoloHotel {
  const { hotel } = soloOf(context);
  return hotel ? HOTELS[hotel] : NONE;
}
