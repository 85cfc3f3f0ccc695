import type { TaskKind } from '@gah/engine';
import type { Covering, YesNo } from './values.js';

/** How far a turn has come, as far as it changes what the player is asked. */
export type TurnState = 'fresh' | 'open' | 'guestTaken' | 'done' | 'extra' | 'extraGuestTaken';

/** What the deciding player is asked; a turn is asked by its state. */
export type PromptMessages = Covering<
  Exclude<TaskKind, 'turn'>,
  {
    draft: null;
    firstGuest: null;
    setupRooms: { left: number; optional: YesNo };
    benefits: { mandatory: YesNo };
    copy: { strength: number };
    splitGoods: { space: number; strength: number };
    splitKrones: { strength: number };
    chooseGoods: { left: number; cause: string };
    placeGoods: { goods: string };
    serving: { left: number; limited: YesNo };
    prepareRoom: { left: number; price: string; floors: number; occupy: YesNo };
    occupyRoom: null;
    playStaff: { price: string };
    playDrawn: { price: string };
    putUnder: null;
    takeGuest: null;
    fillOrder: null;
    useSpace: null;
    ward: { tile: string; penalty: string; price: number };
    suffer: { tile: string };
    returnStaff: { left: number };
    removeFreeRooms: { left: number };
    removeOccupiedRooms: { second: YesNo };
    dismissStaff: null;
  }
>;
