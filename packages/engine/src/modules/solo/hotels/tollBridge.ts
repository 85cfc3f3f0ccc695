import type { Toll } from '../../../model/context.js';
import { gainVp } from '../../../rules/resources.js';
import { at, raised } from '../../../util/lists.js';
import { OPPONENT, soloOf } from '../access.js';
import type { SoloHotel } from './hotel.js';
import { causeOf } from './hotel.js';

const TOLL: Toll = { krones: 1, orVp: 5, cause: causeOf('tollBridge') };

/** The opponent leaves a token on every space it uses; who comes there pays a toll. */
export const tollBridge: SoloHotel = {
  takesDie: (context, space) => {
    const solo = soloOf(context);
    solo.tolls = raised(solo.tolls, space - 1, 1);
  },
  spaceToll: (context, space) => (at(soloOf(context).tolls, space - 1) > 0 ? TOLL : null),
  on: {
    /** After the toll the opponent scores the tokens, then one of them goes. */
    spaceUsed: (context, _seat, space) => {
      const solo = soloOf(context);
      const tokens = at(solo.tolls, space - 1);
      if (tokens === 0) return;
      gainVp(context, OPPONENT, tokens, TOLL.cause);
      solo.tolls = raised(solo.tolls, space - 1, -1);
    },
  },
};
