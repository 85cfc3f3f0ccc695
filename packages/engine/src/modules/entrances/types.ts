import type { EntranceKey } from './content/entrances.js';
import type { TileId } from '../../content/cards.js';
import type { Die, GuestNumber, PoliticsNumber, SeatIndex } from '../../model/vocabulary.js';

/** Everything here lies open. */
export interface EntrancesState {
  /** Entrances not yet sold. */
  offered: readonly EntranceKey[];
  owned: readonly (EntranceKey | null)[];
  /** The seat that starts the next auction. */
  starter: SeatIndex;
  auction: Auction | null;
  /** Indices of the tokens still there. */
  tokens: readonly number[];
  personalPolitics: readonly PoliticsNumber[];
  /** Personal politics cards already fulfilled. */
  fulfilled: readonly PoliticsNumber[];
  emperorTiles: readonly TileId[];
  /** One of these tiles has been used in this turn. */
  tileUsed: boolean;
  /** Guests of this round in the personal pile. */
  pile: readonly GuestNumber[];
}

export interface Auction {
  readonly entrance: EntranceKey;
  readonly bid: number;
  readonly bidder: SeatIndex;
  /** Seats that can still raise, in order; the first one is next. */
  readonly waiting: readonly SeatIndex[];
}

type EntrancesTask =
  | { readonly kind: 'auction'; readonly seat: SeatIndex }
  /** Alone, an entrance is chosen, not bid for. */
  | { readonly kind: 'pickEntrance'; readonly seat: SeatIndex }
  | { readonly kind: 'bid'; readonly seat: SeatIndex }
  | { readonly kind: 'token'; readonly seat: SeatIndex; readonly half: 'top' | 'bottom' }
  | {
      readonly kind: 'shifted';
      readonly seat: SeatIndex;
      readonly space: number;
      readonly withDie: boolean;
      readonly mayBoost: boolean;
    };

type EntrancesMove =
  | { readonly kind: 'auction'; readonly entrance: EntranceKey; readonly bid: number }
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'takeToken'; readonly token: number }
  | { readonly kind: 'fulfil'; readonly card: PoliticsNumber }
  | { readonly kind: 'useTile'; readonly tile: TileId }
  | { readonly kind: 'shiftDie'; readonly from: number; readonly to: number; readonly die: Die };

type EntrancesEvent =
  | {
      readonly type: 'auctionOpened';
      readonly seat: SeatIndex;
      readonly entrance: EntranceKey;
      readonly bid: number;
    }
  | {
      readonly type: 'bidRaised';
      readonly seat: SeatIndex;
      readonly entrance: EntranceKey;
      readonly bid: number;
    }
  | { readonly type: 'bidDropped'; readonly seat: SeatIndex; readonly entrance: EntranceKey }
  | {
      readonly type: 'entranceGained';
      readonly seat: SeatIndex;
      readonly entrance: EntranceKey;
      readonly bid: number;
    }
  | {
      readonly type: 'tokenTaken';
      readonly seat: SeatIndex;
      readonly token: number;
      readonly half: 'top' | 'bottom';
    }
  | { readonly type: 'politicsFulfilled'; readonly seat: SeatIndex; readonly card: PoliticsNumber }
  | { readonly type: 'tileUsed'; readonly seat: SeatIndex; readonly tile: TileId }
  | { readonly type: 'pileCounted'; readonly seat: SeatIndex; readonly guests: number }
  | {
      readonly type: 'dieShifted';
      readonly seat: SeatIndex;
      readonly from: number;
      readonly to: number;
      readonly die: Die;
    };

type EntrancesReason =
  | { readonly code: 'not-your-entrance'; readonly entrance: EntranceKey }
  | { readonly code: 'not-neighbouring'; readonly from: number; readonly to: number }
  | { readonly code: 'already-fulfilled'; readonly card: PoliticsNumber }
  | { readonly code: 'entrance-sold'; readonly entrance: EntranceKey }
  | { readonly code: 'bid-too-low'; readonly least: number }
  | { readonly code: 'no-bidding' }
  | { readonly code: 'token-gone' }
  | { readonly code: 'tile-used' }
  | { readonly code: 'tile-gone'; readonly tile: TileId };

type EntrancesThing =
  | { readonly thing: 'personalObjective'; readonly card: PoliticsNumber }
  /** Of The Grand Wray Hotel. */
  | { readonly thing: 'emperorTile'; readonly tile: TileId }
  | { readonly thing: 'entrance'; readonly entrance: EntranceKey }
  /** Of Hotel Dove. */
  | { readonly thing: 'token'; readonly token: number };

export interface EntrancesTypes {
  state: EntrancesState;
  hidden: never;
  shown: unknown;
  task: EntrancesTask;
  move: EntrancesMove;
  event: EntrancesEvent;
  effect: { readonly do: 'takeToken'; readonly half: 'top' | 'bottom' };
  reason: EntrancesReason;
  thing: EntrancesThing;
  answers: {
    auction: 'auction';
    pickEntrance: 'auction';
    bid: 'bid' | 'skip';
    token: 'takeToken' | 'skip';
    shifted: 'takeDie' | 'useSpace';
  };
  turnAnswer: 'fulfil' | 'useTile' | 'shiftDie';
  spaceAnswer: 'shiftDie';
}
