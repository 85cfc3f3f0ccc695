import type { RuleContext, Surcharge } from '../../../model/context.js';
import type { GuestNumber, RoomIndex } from '../../../model/vocabulary.js';
import { gainVp } from '../../../rules/resources.js';
import { at, last, without } from '../../../util/lists.js';
import { OPPONENT, soloOf } from '../access.js';
import type { SoloHotel } from './hotel.js';
import { causeOf } from './hotel.js';

/** The last two rooms of the ground floor, the first three above, the first one of the third floor. */
const TOKEN_ROOMS: readonly RoomIndex[] = [3, 4, 5, 6, 7, 10];
const TOKEN_VP = 8;
const TOKEN_SURCHARGE: Surcharge = { krones: 1, cause: causeOf('sushiResort') };

function dropToken(context: RuleContext, guest: GuestNumber): boolean {
  const solo = soloOf(context);
  if (!solo.tokenGuests.includes(guest)) return false;
  solo.tokenGuests = without(solo.tokenGuests, guest);
  return true;
}

/** The opponent takes a guest with a token, or one reaches the last place. */
function scoreTokens(context: RuleContext, guest: GuestNumber): void {
  while (dropToken(context, guest)) gainVp(context, OPPONENT, TOKEN_VP, causeOf('sushiResort'));
}

/** Tokens on rooms that move to guests. */
export const sushiResort: SoloHotel = {
  setUp: (context) => {
    soloOf(context).tokenRooms = [...TOKEN_ROOMS];
  },
  guestSurcharge: (context, place) =>
    soloOf(context).tokenGuests.includes(at(context.state.queue, place)) ? TOKEN_SURCHARGE : null,
  takesGuest: scoreTokens,
  /** A room on a token: the token goes to the leftmost guest of the refilled queue. */
  occupies: (context, room) => {
    const solo = soloOf(context);
    if (!solo.tokenRooms.includes(room)) return;
    solo.tokenRooms = solo.tokenRooms.filter((other) => other !== room);
    const [leftmost] = context.state.queue.filter((guest) => guest !== 0);
    if (leftmost !== undefined) solo.tokenGuests = [...solo.tokenGuests, leftmost];
  },
  on: {
    guestSeated: (context, _seat, guest) => {
      while (dropToken(context, guest));
    },
    queueMoved: (context) => {
      scoreTokens(context, last(context.state.queue));
    },
  },
};
