import type { ModuleTurnAnswer, Plays, Whys } from '../decisions/decision.js';
import { markMainDone, popTask } from '../table.js';
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
  sendGuest: (table, task, { table: tableIndex, hall, row }) => {
    sendGuest(table, task, tableIndex, hall, row);
  },
  useCelebrity: (table, task, { celebrity }) => {
    useCelebrity(table, task, celebrity);
  },
  fulfil: (table, task, { card }) => {
    fulfil(table, task, card);
  },
  useTile: (table, task, { tile }) => {
    useTile(table, task, tile);
  },
  shiftDie: (table, task, { from, to, die }) => {
    markMainDone(table, task);
    shiftDie(table, task.seat, { from, to, die }, { withDie: !task.extra, mayBoost: true });
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
  shiftDie: (table, { seat }, { from, to, die }) => {
    popTask(table);
    shiftDie(table, seat, { from, to, die }, { withDie: false, mayBoost: false });
  },
};

export const MODULE_SPACE_WHY: Whys<'useSpace', 'shiftDie'> = { shiftDie: whyNotShift };
