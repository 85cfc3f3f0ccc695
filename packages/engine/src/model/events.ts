import type { ModuleEvent } from '../modules/types.js';
import type { Cause } from './effect.js';
import type { TileId } from '../content/cards.js';
import type {
  Die,
  Good,
  GoodsVector,
  GuestNumber,
  PoliticsNumber,
  RoomColor,
  RoomIndex,
  SeatIndex,
  StaffNumber,
} from './vocabulary.js';

/**
 * What happened, in order: for logs, animation and screen readers. Every change of krones, goods,
 * points and emperor steps has its event.
 */
export type GameEvent =
  | { readonly type: 'gameStarted'; readonly startSeat: SeatIndex }
  | { readonly type: 'staffDealt'; readonly seat: SeatIndex; readonly cards: HiddenCards }
  | { readonly type: 'cardPicked'; readonly seat: SeatIndex; readonly cards: HiddenCards }
  | { readonly type: 'packsPassed' }
  | { readonly type: 'roundStarted'; readonly round: number; readonly startSeat: SeatIndex }
  | {
      readonly type: 'diceRolled';
      readonly seat: SeatIndex;
      readonly dice: readonly number[];
      readonly coloredDice: readonly number[];
    }
  | {
      readonly type: 'dieDiscarded';
      readonly seat: SeatIndex;
      readonly die: Die;
      readonly left: number;
    }
  | { readonly type: 'turnStarted'; readonly seat: SeatIndex; readonly extra: boolean }
  | { readonly type: 'turnEnded'; readonly seat: SeatIndex }
  | { readonly type: 'passed'; readonly seat: SeatIndex }
  | {
      readonly type: 'guestTaken';
      readonly seat: SeatIndex;
      readonly guest: GuestNumber;
      readonly place: number;
      readonly table: number;
    }
  | { readonly type: 'guestArrived'; readonly guest: GuestNumber }
  | { readonly type: 'guestsShuffled' }
  | {
      readonly type: 'dieTaken';
      readonly seat: SeatIndex;
      readonly die: Die;
      readonly space: number;
      readonly strength: number;
      readonly boosted: boolean;
    }
  | {
      readonly type: 'spaceUsed';
      readonly seat: SeatIndex;
      readonly space: number;
      readonly strength: number;
      readonly boosted: boolean;
    }
  | { readonly type: 'dieWithoutEffect'; readonly seat: SeatIndex; readonly space: number }
  | { readonly type: 'actionCopied'; readonly seat: SeatIndex; readonly space: number }
  | {
      readonly type: 'kronesGained';
      readonly seat: SeatIndex;
      readonly amount: number;
      readonly lost: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'kronesPaid';
      readonly seat: SeatIndex;
      readonly amount: number;
      readonly reason: PaymentReason;
    }
  | {
      readonly type: 'emperorAdvanced';
      readonly seat: SeatIndex;
      readonly steps: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'vpGained';
      readonly seat: SeatIndex;
      readonly amount: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'goodsGained';
      readonly seat: SeatIndex;
      readonly goods: GoodsVector;
      readonly cause: Cause;
    }
  | {
      readonly type: 'goodPlaced';
      readonly seat: SeatIndex;
      readonly good: Good;
      readonly guest: GuestNumber;
      readonly fromKitchen: boolean;
    }
  | { readonly type: 'goodsStored'; readonly seat: SeatIndex; readonly goods: GoodsVector }
  | {
      readonly type: 'orderFilled';
      readonly seat: SeatIndex;
      readonly guest: GuestNumber;
      readonly goods: GoodsVector;
    }
  | { readonly type: 'roomPrepared'; readonly seat: SeatIndex; readonly room: RoomIndex }
  | { readonly type: 'roomOccupied'; readonly seat: SeatIndex; readonly room: RoomIndex }
  | { readonly type: 'roomRemoved'; readonly seat: SeatIndex; readonly room: RoomIndex }
  | {
      readonly type: 'groupCompleted';
      readonly seat: SeatIndex;
      readonly color: RoomColor;
      readonly size: number;
    }
  | {
      readonly type: 'guestMovedIn';
      readonly seat: SeatIndex;
      readonly guest: GuestNumber;
      readonly room: RoomIndex;
      readonly goods: GoodsVector;
    }
  | { readonly type: 'staffPlayed'; readonly seat: SeatIndex; readonly card: StaffNumber }
  | { readonly type: 'staffUsed'; readonly seat: SeatIndex; readonly card: StaffNumber }
  | {
      readonly type: 'staffDrawn';
      readonly seat: SeatIndex;
      readonly cards: HiddenCards;
      readonly toChoose: boolean;
    }
  | { readonly type: 'staffReturned'; readonly seat: SeatIndex; readonly cards: HiddenCards }
  | { readonly type: 'staffDismissed'; readonly seat: SeatIndex; readonly card: StaffNumber }
  | { readonly type: 'politicsClaimed'; readonly seat: SeatIndex; readonly card: PoliticsNumber }
  | { readonly type: 'emperorScoring'; readonly round: number; readonly tile: TileId }
  | {
      readonly type: 'emperorStepBack';
      readonly seat: SeatIndex;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'tileBonus'; readonly seat: SeatIndex; readonly tile: TileId }
  | { readonly type: 'tilePenalty'; readonly seat: SeatIndex; readonly tile: TileId }
  | { readonly type: 'penaltyWarded'; readonly seat: SeatIndex; readonly tile: TileId }
  | { readonly type: 'kronesLost'; readonly seat: SeatIndex; readonly amount: number }
  | { readonly type: 'goodsLost'; readonly seat: SeatIndex; readonly goods: GoodsVector }
  | {
      readonly type: 'tableCleared';
      readonly seat: SeatIndex;
      readonly guest: GuestNumber;
      readonly goods: GoodsVector;
    }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'goodsPaid'; readonly seat: SeatIndex; readonly goods: GoodsVector }
  | { readonly type: 'bellRung'; readonly seat: SeatIndex; readonly card: StaffNumber }
  | { readonly type: 'guestUsed'; readonly seat: SeatIndex; readonly guest: GuestNumber }
  | ModuleEvent
  | { readonly type: 'gameEnded'; readonly winners: readonly SeatIndex[] };

export type GameEventType = GameEvent['type'];

/** Cards by number, or only how many when the viewer may not see them. */
export type HiddenCards = readonly StaffNumber[] | number;

export const PAYMENT_REASONS = [
  'guest',
  'boost',
  'space',
  'serving',
  'room',
  'staff',
  'ward',
  'use',
  'bid',
  'toll',
] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

export type Viewer = SeatIndex | 'spectator';

const conceal = (cards: HiddenCards): number => (typeof cards === 'number' ? cards : cards.length);

/** The events as a viewer may see them. Hidden cards always stand in a field `cards`; others only count them. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) =>
    'cards' in event && event.seat !== viewer ? { ...event, cards: conceal(event.cards) } : event,
  );
}
