import type { Die, GameEventType, RoomColor } from '@gah/engine';
import type { RoomValues } from './moves.js';
import type { Covering, YesNo } from './values.js';

/** Events without a line of their own: others tell the same. */
type SilentEvent = 'turnEnded' | 'goodsStored';

/** Cards by name where the viewer sees them, else only how many. */
interface CardsValues {
  player: string;
  count: number;
  shown: YesNo;
  cards: string;
}

/** One line of the log for each event; `vpLost` is a `vpGained` of less than nothing. */
export type EventMessages = Covering<
  Exclude<GameEventType, SilentEvent>,
  {
    gameStarted: { player: string };
    staffDealt: CardsValues;
    cardPicked: CardsValues;
    packsPassed: null;
    roundStarted: { round: number; player: string };
    diceRolled: { player: string; dice: string };
    dieDiscarded: { player: string; die: Die; left: number };
    turnStarted: { player: string; extra: YesNo };
    passed: { player: string };
    guestTaken: { player: string; guest: string };
    guestArrived: { guest: string };
    guestsShuffled: null;
    dieTaken: { player: string; die: Die; space: number; strength: number; boosted: YesNo };
    spaceUsed: { player: string; space: number; strength: number; boosted: YesNo };
    dieWithoutEffect: { player: string; space: number };
    actionCopied: { player: string; space: number; action: string };
    kronesGained: { player: string; amount: number; lost: number; cause: string };
    kronesPaid: { player: string; amount: number; reason: string };
    emperorAdvanced: { player: string; steps: number; cause: string };
    vpGained: { player: string; amount: number; cause: string };
    vpLost: { player: string; amount: number; cause: string };
    goodsGained: { player: string; goods: string; cause: string };
    goodPlaced: { player: string; goods: string; guest: string; kitchen: YesNo };
    orderFilled: { player: string; guest: string; goods: string };
    roomPrepared: RoomValues & { player: string };
    roomOccupied: RoomValues & { player: string };
    roomRemoved: RoomValues & { player: string };
    groupCompleted: { player: string; color: RoomColor; size: number };
    guestMovedIn: RoomValues & { player: string; guest: string };
    staffPlayed: { player: string; card: string };
    staffUsed: { player: string; card: string };
    staffDrawn: CardsValues & { choice: YesNo };
    staffReturned: CardsValues;
    staffDismissed: { player: string; card: string };
    politicsClaimed: { player: string; card: string };
    emperorScoring: { round: number; tile: string };
    emperorStepBack: { player: string; from: number; to: number };
    tileBonus: { player: string; tile: string };
    tilePenalty: { player: string; tile: string };
    penaltyWarded: { player: string; tile: string };
    kronesLost: { player: string; amount: number };
    goodsLost: { player: string; goods: string };
    tableCleared: { player: string; goods: string; guest: string };
    roundEnded: { round: number };
    goodsPaid: { player: string; goods: string };
    bellRung: { player: string; card: string };
    guestUsed: { player: string; guest: string };
    rehearsalChosen: { player: string; room: string };
    guestSentDancing: { player: string; guest: string };
    /** A place is a ballroom with a row: "Zum Sperl, top row". */
    dancerSent: { player: string; place: string };
    sectionCleared: { player: string; number: number };
    dancerRemoved: { player: string; place: string };
    ballroomScored: { ballroom: string };
    celebrityTaken: { player: string; celebrity: string };
    celebrityUsed: { player: string; celebrity: string };
    celebrityArrived: { celebrity: string; die: string };
    celebrityLeft: { celebrity: string };
    auctionOpened: { player: string; entrance: string; bid: number };
    bidRaised: { player: string; entrance: string; bid: number };
    bidDropped: { player: string; entrance: string };
    entranceGained: { player: string; entrance: string; bid: number };
    tokenTaken: { player: string; effect: string };
    politicsFulfilled: { player: string; card: string };
    tileUsed: { player: string; tile: string };
    pileCounted: { player: string; guests: number };
    dieShifted: { player: string; die: Die; from: number; to: number };
    keyTaken: { player: string };
    instructionTurned: { player: string; card: number };
    politicsAdvanced: { player: string; card: string; steps: number };
    itemGiven: { player: string; goods: string; guest: string };
    gameEnded: { players: string; count: number };
  }
>;
