import type { EntranceKey } from '../../content/entrances.js';
import type { GuestNumber, PoliticsNumber, SeatIndex, TileId } from '../../vocabulary.js';

/** Everything here lies open. */
export interface EntrancesState {
  /** Entrances not yet sold. */
  offered: EntranceKey[];
  owned: (EntranceKey | null)[];
  /** The seat that starts the next auction. */
  starter: SeatIndex;
  auction: Auction | null;
  /** Indices of the tokens still there. */
  tokens: number[];
  personalPolitics: PoliticsNumber[];
  /** Personal politics cards already fulfilled. */
  fulfilled: PoliticsNumber[];
  emperorTiles: TileId[];
  /** One of these tiles has been used in this turn. */
  tileUsed: boolean;
  /** Guests of this round in the personal pile. */
  pile: GuestNumber[];
}

interface Auction {
  entrance: EntranceKey;
  bid: number;
  bidder: SeatIndex;
  /** Seats that can still raise, in order; the first one is next. */
  waiting: SeatIndex[];
}

export const copyEntrances = (state: EntrancesState): EntrancesState => ({
  offered: state.offered.slice(),
  owned: state.owned.slice(),
  starter: state.starter,
  auction: state.auction && { ...state.auction, waiting: state.auction.waiting.slice() },
  tokens: state.tokens.slice(),
  personalPolitics: state.personalPolitics.slice(),
  fulfilled: state.fulfilled.slice(),
  emperorTiles: state.emperorTiles.slice(),
  tileUsed: state.tileUsed,
  pile: state.pile.slice(),
});
