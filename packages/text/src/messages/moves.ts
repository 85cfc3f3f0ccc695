import type { Die, MoveKind, RoomColor, TaskKind } from '@gah/engine';
import type { Covering, Plain, YesNo } from './values.js';

export interface RoomValues {
  color: RoomColor | 'any';
  floor: number;
  column: number;
}

/** Moves that are labelled by what they bring or by the task they decline. */
type LabelledOtherwise = 'splitGoods' | 'splitKrones' | 'chooseGood' | 'suffer' | 'skip';

/** `details` stands for strength, price and the like, in brackets behind the label. */
export type MoveMessages = Covering<
  Exclude<MoveKind, LabelledOtherwise>,
  {
    draft: { card: string };
    takeGuest: { guest: string; details: string };
    takeDie: { die: Die; value: number; details: string };
    useSpace: { space: number; action: string; details: string };
    copy: { space: number; action: string; strength: number; key: YesNo };
    place: { goods: string; guest: string };
    serve: { goods: string; guest: string; details: string };
    prepareRoom: RoomValues & { occupy: YesNo; details: string };
    occupyRoom: RoomValues;
    removeRoom: RoomValues;
    moveIn: RoomValues & { guest: string };
    fillOrder: { guest: string };
    playStaff: { card: string; details: string };
    useStaff: { card: string; effects: string; details: string };
    putUnder: { card: string };
    dismissStaff: { card: string };
    claim: { card: string; vp: number };
    benefit: { effect: string; cause: string };
    ward: { price: number };
    sufferLoss: { loss: string };
    sufferPoints: { vp: number };
    pass: null;
    endTurn: null;
    ring: { effects: string };
    spendGood: { goods: string };
    loseGood: { goods: string };
    discardDie: { die: Die };
    moveInPair: { guest: string; floor: number; column: number; second: number };
    useGuest: { guest: string; effects: string };
    chooseRehearsal: { room: string; sections: string };
    /** A place is a ballroom with a row: "Zum Sperl, top row". */
    sendGuest: { guest: string; place: string; details: string };
    sendDancer: { place: string; details: string };
    /** `left` counts the dancers of the section, the one to be picked included. */
    pickDancer: { number: number; left: number; bonus: string };
    joinDancer: { number: number; left: number; bonus: string };
    removeDancer: { place: string };
    useCelebrity: { celebrity: string; effects: string };
    auction: { entrance: string; bid: number };
    bid: { amount: number };
    takeToken: { number: number; effect: string };
    fulfil: { card: string; vp: number };
    useTile: { tile: string; effects: string; steps: number };
    shiftDie: { die: Die; from: number; to: number };
    takeKey: { effects: string };
    /** Moves of solo play that mean something else elsewhere. */
    pickEntrance: { entrance: string };
    giveItem: { goods: string; guest: string };
    /** A move without the decision it belongs to, in notation. */
    unexplained: { notation: string };
  }
>;

export interface MoveDetails {
  price: { krones: number };
  strength: { strength: number };
  boosted: null;
  withBonus: null;
  withoutBonus: null;
  noEffect: null;
  coverVp: { vp: number };
  champagne: { champagne: number };
  rowBonus: { effects: string };
  celebrity: { name: string; vp: number };
  /** The toll cannot be paid in krones. */
  tollInVp: null;
}

/** Tasks that never offer to skip: a new task needs either a text or a place here. */
type NeverSkipped =
  | 'draft'
  | 'firstGuest'
  | 'turn'
  | 'splitGoods'
  | 'splitKrones'
  | 'chooseGoods'
  | 'putUnder'
  | 'suffer'
  | 'returnStaff'
  | 'removeFreeRooms'
  | 'removeOccupiedRooms'
  | 'dismissStaff'
  | 'loseGood'
  | 'discardDie'
  | 'rehearsal'
  | 'pickDancer'
  | 'removeDancers'
  | 'auction'
  | 'shifted'
  | 'pickEntrance'
  | 'giveItem';

export type SkipMessages = Plain<Exclude<TaskKind, NeverSkipped> | 'other'>;
