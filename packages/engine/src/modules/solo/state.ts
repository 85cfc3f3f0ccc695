import type { SoloHotelKey } from '../../content/solo.js';
import type { GuestNumber, RoomIndex, StaffNumber } from '../../vocabulary.js';

/** The automatic opponent; what it has on the table stands in its seat. */
export interface SoloState {
  /** Instruction cards, next one last: hidden. */
  deck: number[];
  discard: number[];
  /** Final-scoring staff lying face down, next one last: hidden. */
  faceDown: StaffNumber[];
  /** Steps made on each politics card; with the last one it is claimed. */
  progress: number[];
  hotel: SoloHotelKey | null;
  /** Toll Bridge: tokens on the action spaces 1 to 6. */
  tolls: number[];
  /** Nine Stars Inn: tokens on the stars track. */
  stars: number;
  /** Sushi Resort: rooms that still hold a token, and guests that carry one. */
  tokenRooms: RoomIndex[];
  tokenGuests: GuestNumber[];
  /** Hautel Couture: guests waiting for their orders, the goods left in the pool, the one on each space. */
  waiting: WaitingGuest[];
  pool: number[];
  /** Index of the good on each action space; -1 for none. */
  items: number[];
}

export interface WaitingGuest {
  readonly card: GuestNumber;
  readonly room: RoomIndex;
  goods: number[];
}

export const copySolo = (state: SoloState): SoloState => ({
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  faceDown: state.faceDown.slice(),
  progress: state.progress.slice(),
  hotel: state.hotel,
  tolls: state.tolls.slice(),
  stars: state.stars,
  tokenRooms: state.tokenRooms.slice(),
  tokenGuests: state.tokenGuests.slice(),
  waiting: state.waiting.map(({ card, room, goods }) => ({ card, room, goods: goods.slice() })),
  pool: state.pool.slice(),
  items: state.items.slice(),
});
