import type { EntranceKey } from './content/entrances.js';
import type { TileId } from '../../content/cards.js';
import type { GuestNumber, PoliticsNumber, SeatIndex } from '../../model/vocabulary.js';

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

interface Auction {
  readonly entrance: EntranceKey;
  readonly bid: number;
  readonly bidder: SeatIndex;
  /** Seats that can still raise, in order; the first one is next. */
  readonly waiting: readonly SeatIndex[];
}
