import { staffCard } from '../../content/content.js';
import { DANCERS } from '../ballrooms/content/halls.js';
import { instructionDeck, SOLO_HOTELS } from './content/instructions.js';
import { enterNextPhase } from '../../flow/round.js';
import { replaced } from '../../util/lists.js';
import { randomInt, shuffle } from '../../random/rng.js';
import type { GameModule, RuleContext } from '../../model/context.js';
import { pushTask } from '../../rules/openTasks.js';
import { seatOf } from '../../rules/seats.js';
import { GOODS, SPACES } from '../../model/vocabulary.js';
import { giveRehearsalRoom } from '../ballrooms/decisions.js';
import { OPPONENT, PLAYER } from './access.js';
import {
  inviteCoutureGuests,
  layItems,
  scoreTolls,
  removeStars,
  scoreStars,
  scoreTokenGuest,
  dropToken,
  SUSHI_ROOMS,
  takeItem,
  tokenSurcharge,
  tollOn,
} from './hotels.js';
import { takeOpponentTurn } from './turn.js';

/** One person against Leopold or Elisabeth. */

const PRIVATE_STAFF = 5;
const DRAWN_STAFF = 10;
const KEPT_STAFF = 6;
const ENTRANCE_KRONES = 7;
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

function layOut(context: RuleContext): void {
  const { state } = context;
  const { entrances, ballrooms } = state.modules;
  const opponent = seatOf(context, OPPONENT);
  opponent.hotel = NIGHT;
  opponent.krones = 0;
  opponent.kitchen = GOODS.map(() => 0);
  const hotel = entrances ? (SOLO_HOTELS[randomInt(state.rng, SOLO_HOTELS.length)] ?? null) : null;
  state.modules.solo = {
    deck: shuffle(state.rng, instructionDeck(state.setup.modules)),
    discard: [],
    faceDown: dealPrivateStaff(context),
    progress: state.politics.map(() => 0),
    hotel,
    tolls: SPACES.map(() => 0),
    stars: 0,
    tokenRooms: hotel === 'sushiResort' ? [...SUSHI_ROOMS] : [],
    tokenGuests: [],
    waiting: [],
    pool: GOODS.map(() => 0),
    items: SPACES.map(() => -1),
  };
  if (entrances) seatOf(context, PLAYER).krones = ENTRANCE_KRONES;
  if (hotel === 'hautelCouture') inviteCoutureGuests(context);
  if (ballrooms) {
    ballrooms.sections = replaced(ballrooms.sections, OPPONENT, [DANCERS]);
  }
}

/** The player chooses an entrance, once; the opponent has its hotel already. */
function chooseEntrance(context: RuleContext): void {
  if (context.state.modules.entrances && context.state.step++ === 0) {
    context.revealed = true;
    pushTask(context, { kind: 'pickEntrance', seat: PLAYER });
  } else {
    enterNextPhase(context);
  }
}

/** The player gets the first of those that would be laid out. */
function takeRehearsalRoom(context: RuleContext): void {
  const { ballrooms } = context.state.modules;
  if (ballrooms) {
    context.revealed = true;
    giveRehearsalRoom(context, PLAYER, ballrooms.offered[0] ?? 0);
    ballrooms.offered = [];
  }
  enterNextPhase(context);
}

export const solo: GameModule = {
  name: 'solo',
  layOut,
  phases: {
    auction: chooseEntrance,
    rehearsal: takeRehearsalRoom,
  },
  setupHand: { draw: DRAWN_STAFF, keep: KEPT_STAFF },
  isAutomatic: (_context, seat) => seat === OPPONENT,
  automaticTurn: takeOpponentTurn,
  guestSurcharge: tokenSurcharge,
  spaceToll: tollOn,
  onSpaceUsed: (context, _seat, space) => {
    scoreTolls(context, space);
  },
  onDieTakenFrom: (context, _seat, space) => {
    takeItem(context, space);
  },
  onGuestSeated: (context, guest) => {
    while (dropToken(context, guest));
  },
  onQueueMoved: (context) => {
    scoreTokenGuest(context, context.state.queue.at(-1) ?? 0);
  },
  onRoomOccupied: (context, _seat, room) => {
    removeStars(context, room);
    return [];
  },
  onRoundStart: layItems,
  onTrackScored: scoreStars,
};
