import { staffCard } from '../../content/content.js';
import { WITH_SOLO_HOTEL } from '../lists.js';
import { instructionDeck, SOLO_HOTELS } from './content/instructions.js';
import type { Moments, Response, RuleContext } from '../../model/context.js';
import type { Reason } from '../../model/reasons.js';
import { because, doing } from '../../model/things.js';
import { NO_GOODS, SPACES } from '../../model/vocabulary.js';
import { randomInt, shuffle } from '../../random/rng.js';
import { seatOf } from '../../rules/seats.js';
import type { ModuleOf } from '../module.js';
import { OPPONENT } from './access.js';
import { hidden } from './hidden.js';
import { giveItem } from './hotels/hautelCouture.js';
import { hotelInPlay } from './hotels/hotels.js';
import { takeOpponentTurn } from './turn.js';

/** One person against Leopold or Elisabeth. */

const PRIVATE_STAFF = 5;
const DRAWN_STAFF = 10;
const KEPT_STAFF = 6;
const NIGHT = 0;

/** Final-scoring staff for the opponent, face down. */
function dealPrivateStaff(context: RuleContext): number[] {
  const { state } = context;
  const finals = state.staffDeck.filter(
    (card) => staffCard(context.content, card).timing === 'final',
  );
  const chosen = shuffle(state.rng, finals).slice(0, PRIVATE_STAFF);
  state.staffDeck = state.staffDeck.filter((card) => !chosen.includes(card));
  state.staffDeckSeen = state.staffDeck.map(() => 0);
  return chosen;
}

function setUp(context: RuleContext): void {
  const { state } = context;
  const opponent = seatOf(context, OPPONENT);
  opponent.hotel = NIGHT;
  opponent.krones = 0;
  opponent.kitchen = NO_GOODS;
  const hasHotel = WITH_SOLO_HOTEL.every((module) => state.setup.modules.includes(module));
  const hotel = hasHotel ? (SOLO_HOTELS[randomInt(state.rng, SOLO_HOTELS.length)] ?? null) : null;
  state.modules.solo = {
    deck: shuffle(state.rng, instructionDeck(state.setup.modules)),
    discard: [],
    faceDown: dealPrivateStaff(context),
    progress: state.politics.map(() => 0),
    hotel,
    tolls: SPACES.map(() => 0),
    stars: 0,
    tokenRooms: [],
    tokenGuests: [],
    waiting: [],
    pool: NO_GOODS,
    items: SPACES.map(() => -1),
  };
  hotelInPlay(context).setUp?.(context);
}

/** What the hotel of the opponent does about something. */
const ofHotel =
  (moment: keyof Moments<Response>): Response =>
  (context, seat, what) => {
    hotelInPlay(context).on?.[moment]?.(context, seat, what);
  };

const GIVING = ['giveItem'] as const;
const WHEN_GIVING: Reason = {
  code: 'other-moment',
  kind: 'place',
  moments: GIVING,
  remedy: { help: 'moment', kind: 'place', moments: GIVING },
};

export const solo: ModuleOf<'solo'> = {
  name: 'solo',
  setUp,
  automaticSeat: {
    seat: OPPONENT,
    turn: takeOpponentTurn,
    setupHand: { draw: DRAWN_STAFF, keep: KEPT_STAFF },
  },
  guestSurcharge: (context, place) => hotelInPlay(context).guestSurcharge?.(context, place) ?? null,
  spaceToll: (context, space) => hotelInPlay(context).spaceToll?.(context, space) ?? null,
  on: {
    spaceUsed: ofHotel('spaceUsed'),
    dieLeft: ofHotel('dieLeft'),
    guestSeated: ofHotel('guestSeated'),
    queueMoved: ofHotel('queueMoved'),
    roomOccupied: ofHotel('roomOccupied'),
    roundStart: ofHotel('roundStart'),
    trackScored: ofHotel('trackScored'),
  },
  decisions: { giveItem },
  guests: ({ waiting }) => waiting.map(({ card }) => card),
  hidden,
  hidesStaff: true,
  things: {
    waitingGuest: {
      all: ({ state }) =>
        (state.modules.solo?.waiting ?? []).map(
          (_, index) => ({ thing: 'waitingGuest', index }) as const,
        ),
      concerns: (context, move, { index }) =>
        move.kind === 'place' &&
        move.table === index &&
        context.state.tasks.at(-1)?.kind === 'giveItem',
      pointing: (_context, task, seat, { index }) =>
        task.kind === 'giveItem'
          ? doing({ seat, kind: 'place', good: task.good, table: index })
          : because(WHEN_GIVING),
    },
  },
};
