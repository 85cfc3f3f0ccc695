import type { Level, Reason, ReasonKind } from '@gah/ai';
import type { RoomColor } from '@gah/engine';
import type { Covering, Plain } from './values.js';

interface Amount {
  amount: number;
}
interface Rooms extends Amount {
  color: RoomColor;
}
interface Group {
  color: RoomColor;
  size: number;
}

/** Why a move is good, as a sentence of its own. */
type ReasonMessages = Covering<
  ReasonKind,
  {
    points: Amount;
    krones: Amount;
    saves: null;
    /** One good with its number, or what most of several are. */
    goods: Amount & { goods: string };
    serves: Amount;
    completesOrder: { guest: string };
    housesGuest: { guest: string };
    invitesGuest: { guest: string; missing: number };
    expectsGuest: { guest: string; points: number };
    preparesRoom: Rooms;
    occupiesRoom: Rooms;
    completesGroup: Group;
    nearsGroup: Group;
    claimsPolitics: { card: string };
    nearsPolitics: { card: string };
    emperorSteps: Amount;
    earnsTileBonus: { tile: string };
    avoidsTilePenalty: { tile: string };
    hiresStaff: { card: string };
    drawsStaff: Amount;
    sendsDancer: Amount;
    waitsForDice: null;
    turnIsDone: null;
    leastBad: null;
  }
>;

/** Topics about computer players. */
export interface ComputerTopics {
  readonly levels: Plain<Level>;
  /** How a level plays, in one line. */
  readonly levelTexts: Plain<Level>;
  readonly reasons: ReasonMessages;
}

export type ReasonOf<K extends ReasonKind> = Extract<Reason, { kind: K }>;
