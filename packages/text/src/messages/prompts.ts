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
    copy: { strength: number; optional: YesNo };
    splitGoods: { space: number; strength: number; champagne: YesNo };
    splitKrones: { strength: number };
    /** `goods` may not be chosen, where that is `limited`. */
    chooseGoods: { left: number; cause: string; limited: YesNo; goods: string };
    placeGoods: { goods: string };
    serving: { left: number; limited: YesNo };
    prepareRoom: { left: number; price: string; floors: number; occupy: YesNo };
    occupyRoom: { floors: number };
    playStaff: { price: string };
    playDrawn: { price: string };
    putUnder: null;
    takeGuest: { price: string; fill: YesNo };
    fillOrder: null;
    useSpace: null;
    ward: { tile: string; penalty: string; price: number };
    suffer: { tile: string };
    returnStaff: { left: number };
    removeFreeRooms: { left: number };
    removeOccupiedRooms: { second: YesNo };
    dismissStaff: null;
    loseGood: null;
    bell: { card: string; effects: string };
    discardDie: null;
    spendGoods: { goods: string; exchange: YesNo };
    rehearsal: null;
    /** `effects` may follow, where there are `more`. */
    sendDancer: { price: string; shared: YesNo; more: YesNo; effects: string };
    /** The place is `known` where the context tells the ballrooms in play. */
    pickDancer: { known: YesNo; place: string };
    joinDancer: { vp: number };
    removeDancers: { left: number };
    auction: null;
    bid: { known: YesNo; entrance: string; bid: number };
    token: { half: 'top' | 'bottom' };
    shifted: { space: number; die: YesNo };
    pickEntrance: null;
    giveItem: { goods: string };
  }
>;
