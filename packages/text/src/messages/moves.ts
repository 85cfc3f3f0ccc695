import type { MoveKind, RoomColor, TaskKind } from '@gah/engine';
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
    takeDie: { value: number; details: string };
    useSpace: { space: number; action: string; details: string };
    copy: { space: number; action: string; strength: number };
    place: { goods: string; guest: string };
    serve: { goods: string; guest: string; details: string };
    prepareRoom: RoomValues & { occupy: YesNo; details: string };
    occupyRoom: RoomValues;
    removeRoom: RoomValues;
    moveIn: RoomValues & { guest: string };
    fillOrder: { guest: string };
    playStaff: { card: string; details: string };
    useStaff: { card: string; effects: string };
    putUnder: { card: string };
    dismissStaff: { card: string };
    claim: { card: string; vp: number };
    benefit: { effect: string; cause: string };
    ward: { price: number };
    sufferLoss: { loss: string };
    sufferPoints: { vp: number };
    pass: null;
    endTurn: null;
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
}

/** Tasks that never offer to skip: a new task needs either a text or a place here. */
type NeverSkipped =
  | 'draft'
  | 'firstGuest'
  | 'turn'
  | 'copy'
  | 'splitGoods'
  | 'splitKrones'
  | 'chooseGoods'
  | 'putUnder'
  | 'suffer'
  | 'returnStaff'
  | 'removeFreeRooms'
  | 'removeOccupiedRooms'
  | 'dismissStaff';

export type SkipMessages = Plain<Exclude<TaskKind, NeverSkipped> | 'other'>;
