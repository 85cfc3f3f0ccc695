import { BALLROOMS_IN_PLAY, DANCERS, ROWS, START_CHAMPAGNE } from './content/halls.js';
import { emperorScoringOf } from '../../flow/emperor.js';
import { enterNextPhase, nextSeat } from '../../flow/round.js';
import { champagneVector, sumGoods } from '../../rules/resources.js';
import { shuffle } from '../../random/rng.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { pushTask } from '../../rules/openTasks.js';
import { hasAutomaticSeat, isAutomatic } from '../../rules/seats.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import type { ModuleOf } from '../module.js';
import { ballroomsOf, currentHall, dancersIn, sendAutomaticDancer } from './dancing.js';
import { dealRehearsalRooms } from './deal.js';
import {
  addSendGuestMoves,
  giveRehearsalRoom,
  joinDancer,
  pickDancer,
  rehearsal,
  removeDancers,
  sendDancer,
  sendGuest,
} from './decisions.js';
import { DANCER_EFFECTS } from './effects.js';
import { hidden } from './hidden.js';
import { prices } from './prices.js';
import { scoreBallroom } from './scoring.js';
import { things } from './things.js';
import { whyGuestStays, whyNotSendGuest } from './whyGuests.js';
import { at } from '../../util/lists.js';

/** Guests may dance in one of three ballrooms instead of taking a room. */

function setUp(context: RuleContext): void {
  const { rng, seats, modules } = context.state;
  const halls = shuffle(rng, [...context.content.ballrooms.keys()]).slice(0, BALLROOMS_IN_PLAY);
  modules.ballrooms = {
    halls,
    floor: halls.map(() => ROWS.map(() => [])),
    offered: dealRehearsalRooms(context.content, seats.length, rng),
    rehearsal: seats.map(() => -1),
    // An automatic seat rehearses nowhere: its dancers wait together.
    sections: seats.map((_, seat) => (isAutomatic(context, seat) ? [DANCERS] : [])),
    out: seats.map(() => 0),
  };
  for (const seat of seats) seat.kitchen = sumGoods(seat.kitchen, champagneVector(START_CHAMPAGNE));
}

function rehearse(context: RuleContext): void {
  // At the beginning of the phase the rooms are laid out.
  if (context.state.step === 0) context.revealed = true;
  if (hasAutomaticSeat(context)) {
    takeOnlyRoom(context);
    return;
  }
  const seat = nextSeat(context, -1, -1);
  if (seat !== null) pushTask(context, { kind: 'rehearsal', seat });
}

/** A player alone gets the first of those that would be laid out. */
function takeOnlyRoom(context: RuleContext): void {
  const state = ballroomsOf(context);
  const seat = context.state.seats.findIndex((_, index) => !isAutomatic(context, index));
  giveRehearsalRoom(context, seat, at(state.offered, 0));
  state.offered = [];
  enterNextPhase(context);
}

function dancersOf(context: QueryContext, seat: SeatIndex): number {
  let dancers = 0;
  for (let hall = 0; hall < BALLROOMS_IN_PLAY; hall++) dancers += dancersIn(context, hall, seat);
  return dancers;
}

export const ballrooms: ModuleOf<'ballrooms'> = {
  name: 'ballrooms',
  spaceGood: 'champagne',
  setUp,
  phases: { rehearsal: rehearse },
  decidedIn: { rehearsal: 'rehearsal' },
  turnMoves: addSendGuestMoves,
  counts: { dancers: dancersOf },
  losses: {
    dancers: {
      have: (context, seat) => dancersIn(context, currentHall(context), seat),
      take: (context, seat, amount) => {
        pushTask(context, { kind: 'removeDancers', seat, left: amount });
      },
    },
  },
  on: {
    emperorDone: (context) => {
      scoreBallroom(context, emperorScoringOf(context.state.round));
    },
  },
  sendAutomaticDancer,
  whyGuestStays,
  decisions: { rehearsal, sendDancer, pickDancer, joinDancer, removeDancers },
  turn: {
    play: {
      sendGuest: (context, task, { table: tableIndex, hall, row }) => {
        sendGuest(context, task, tableIndex, hall, row);
      },
    },
    why: { sendGuest: whyNotSendGuest },
  },
  effects: DANCER_EFFECTS,
  hidden,
  things,
  prices,
};
