import type { SoloHotelKey } from './content/instructions.js';
import type {
  Good,
  GoodsVector,
  GuestNumber,
  PoliticsNumber,
  RoomIndex,
  SeatIndex,
  StaffNumber,
} from '../../model/vocabulary.js';

/** The automatic opponent; what it has on the table stands in its seat. */
interface SoloState {
  /** Instruction cards, next one last: hidden. */
  deck: readonly number[];
  discard: readonly number[];
  /** Final-scoring staff lying face down, next one last: hidden. */
  faceDown: readonly StaffNumber[];
  /** Steps made on each politics card; with the last one it is claimed. */
  progress: readonly number[];
  hotel: SoloHotelKey | null;
  /** Toll Bridge: tokens on the action spaces 1 to 6. */
  tolls: readonly number[];
  /** Nine Stars Inn: tokens on the stars track. */
  stars: number;
  /** Sushi Resort: rooms that still hold a token, and guests that carry one. */
  tokenRooms: readonly RoomIndex[];
  tokenGuests: readonly GuestNumber[];
  /** Hautel Couture: guests waiting for their orders, the goods left in the pool, the one on each space. */
  waiting: readonly WaitingGuest[];
  pool: GoodsVector;
  /** Index of the good on each action space; -1 for none. */
  items: readonly number[];
}

export interface WaitingGuest {
  readonly card: GuestNumber;
  readonly room: RoomIndex;
  readonly goods: GoodsVector;
}

type SoloEvent =
  | { readonly type: 'instructionTurned'; readonly seat: SeatIndex; readonly card: number }
  | {
      readonly type: 'politicsAdvanced';
      readonly seat: SeatIndex;
      readonly card: PoliticsNumber;
      readonly steps: number;
    }
  | {
      readonly type: 'itemGiven';
      readonly seat: SeatIndex;
      readonly guest: GuestNumber;
      readonly good: Good;
    };

export interface SoloTypes {
  state: SoloState;
  hidden: 'deck' | 'faceDown';
  shown: { readonly deckSize: number; readonly faceDownSize: number };
  task: { readonly kind: 'giveItem'; readonly seat: SeatIndex; readonly good: Good };
  move: never;
  event: SoloEvent;
  effect: never;
  reason: never;
  /** A guest of the automatic opponent who waits for an order. */
  thing: { readonly thing: 'waitingGuest'; readonly index: number };
  answers: { giveItem: 'place' };
  turnAnswer: never;
  spaceAnswer: never;
}
