import type { ModuleTurnAnswer, Plays, Whys } from '../decisions/decision.js';
import { markMainDone, popTask } from '../rules/openTasks.js';
import {
  joinDancer,
  pickDancer,
  rehearsal,
  removeDancers,
  sendDancer,
  sendGuest,
} from './ballrooms/decisions.js';
import { whyNotSendGuest } from './ballrooms/whyGuests.js';
import { useCelebrity } from './celebrities/module.js';
import { whyNotCelebrity } from './celebrities/why.js';
import { auction, bid } from './entrances/auction.js';
import { fulfil, shiftDie, shifted, token, useTile } from './entrances/decisions.js';
import { whyNotFulfil, whyNotShift, whyNotShiftOfTurn, whyNotTile } from './entrances/why.js';
import { giveItem, pickEntrance } from './solo/decisions.js';
import { takeKey, whyNotKey } from './startPlayer/module.js';

/** Decisions of their own that modules bring. */
export const MODULE_DECISIONS = {
  rehearsal,
  sendDancer,
  pickDancer,
  joinDancer,
  removeDancers,
  auction,
  bid,
  token,
  shifted,
  pickEntrance,
  giveItem,
};

/** What modules add to a turn. */
export const MODULE_TURN_PLAY: Plays<'turn', ModuleTurnAnswer> = {
  sendGuest: (context, task, { table: tableIndex, hall, row }) => {
    sendGuest(context, task, tableIndex, hall, row);
  },
  useCelebrity: (context, task, { celebrity }) => {
    useCelebrity(context, task, celebrity);
  },
  fulfil: (context, task, { card }) => {
    fulfil(context, task, card);
  },
  useTile: (context, task, { tile }) => {
    useTile(context, task, tile);
  },
  shiftDie: (context, task, { from, to, die }) => {
    markMainDone(context, task);
    shiftDie(context, task.seat, { from, to, die }, { withDie: !task.extra, mayBoost: true });
  },
  takeKey,
};

export const MODULE_TURN_WHY: Whys<'turn', ModuleTurnAnswer> = {
  sendGuest: whyNotSendGuest,
  useCelebrity: whyNotCelebrity,
  fulfil: whyNotFulfil,
  useTile: whyNotTile,
  shiftDie: whyNotShiftOfTurn,
  takeKey: whyNotKey,
};

/** What modules add to using a space without taking a die. */
export const MODULE_SPACE_PLAY: Plays<'useSpace', 'shiftDie'> = {
  shiftDie: (context, { seat }, { from, to, die }) => {
    popTask(context);
    shiftDie(context, seat, { from, to, die }, { withDie: false, mayBoost: false });
  },
};

export const MODULE_SPACE_WHY: Whys<'useSpace', 'shiftDie'> = { shiftDie: whyNotShift };
