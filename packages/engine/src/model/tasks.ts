import type { ModuleTask } from '../modules/types.js';
import type { Cause, Effect, GoodsToSpend } from './effect.js';
import type { TileId } from '../content/cards.js';
import type { Good, GoodsVector, GuestNumber, SeatIndex, StaffNumber } from './vocabulary.js';

/** One of several benefits that wait to be taken in the order the player likes. */
export interface BenefitItem {
  readonly effect: Effect;
  readonly cause: Cause;
  readonly part: BenefitPart;
}

/**
 * `main` must be taken, and what comes `first` before it. The occupancy `bonus` comes before or after
 * the printed `reward` as a whole.
 */
export type BenefitPart = 'main' | 'first' | 'reward' | 'bonus' | 'trigger';

/** Open work. Tasks hold nothing hidden: cards that only one seat may see stay in that seat's zones. */
export type Task =
  | { readonly kind: 'draft' }
  | { readonly kind: 'firstGuest'; readonly seat: SeatIndex }
  | { readonly kind: 'setupRooms'; readonly seat: SeatIndex; readonly left: number }
  | TurnTask
  | {
      readonly kind: 'benefits';
      readonly seat: SeatIndex;
      readonly items: readonly BenefitItem[];
      readonly rewardBegun: boolean;
      /** Discarded when the list is done, 0 for none: a guest whose reward lies above this list. */
      readonly leaving: GuestNumber;
    }
  | {
      readonly kind: 'copy';
      readonly seat: SeatIndex;
      readonly strength: number;
      readonly optional: boolean;
    }
  | {
      readonly kind: 'splitGoods';
      readonly seat: SeatIndex;
      readonly space: number;
      readonly strength: number;
    }
  | { readonly kind: 'splitKrones'; readonly seat: SeatIndex; readonly strength: number }
  | {
      readonly kind: 'chooseGoods';
      readonly seat: SeatIndex;
      readonly left: number;
      readonly chosen: GoodsVector;
      readonly except: readonly Good[];
      readonly cause: Cause;
    }
  | { readonly kind: 'placeGoods'; readonly seat: SeatIndex; readonly goods: GoodsVector }
  | { readonly kind: 'serving'; readonly seat: SeatIndex; readonly left: number }
  | {
      readonly kind: 'prepareRoom';
      readonly seat: SeatIndex;
      readonly left: number;
      readonly discount: number;
      readonly floors: number;
      readonly occupy: boolean;
    }
  | { readonly kind: 'occupyRoom'; readonly seat: SeatIndex; readonly floors: number }
  | { readonly kind: 'playStaff'; readonly seat: SeatIndex; readonly discount: number }
  | { readonly kind: 'playDrawn'; readonly seat: SeatIndex; readonly discount: number }
  | { readonly kind: 'putUnder'; readonly seat: SeatIndex }
  | {
      readonly kind: 'takeGuest';
      readonly seat: SeatIndex;
      readonly price: 'free' | 'queue';
      readonly fill: boolean;
    }
  | { readonly kind: 'fillOrder'; readonly seat: SeatIndex }
  | { readonly kind: 'useSpace'; readonly seat: SeatIndex }
  | {
      readonly kind: 'ward';
      readonly seat: SeatIndex;
      readonly tile: TileId;
      readonly price: number;
    }
  | { readonly kind: 'suffer'; readonly seat: SeatIndex; readonly tile: TileId }
  | { readonly kind: 'returnStaff'; readonly seat: SeatIndex; readonly left: number }
  | { readonly kind: 'removeFreeRooms'; readonly seat: SeatIndex; readonly left: number }
  | {
      readonly kind: 'removeOccupiedRooms';
      readonly seat: SeatIndex;
      /** The room removed first; -1 before that. */
      readonly first: number;
      readonly sameColumn: boolean;
    }
  | { readonly kind: 'dismissStaff'; readonly seat: SeatIndex }
  | { readonly kind: 'loseGood'; readonly seat: SeatIndex }
  | { readonly kind: 'bell'; readonly seat: SeatIndex; readonly card: StaffNumber }
  | { readonly kind: 'discardDie'; readonly seat: SeatIndex }
  | {
      readonly kind: 'spendGoods';
      readonly seat: SeatIndex;
      readonly spent: GoodsVector;
      readonly spend: GoodsToSpend;
      readonly effects: readonly Effect[];
      readonly cause: Cause;
    }
  | ModuleTask;

export interface TurnTask {
  readonly kind: 'turn';
  readonly seat: SeatIndex;
  /** A turn without taking a die (edition 2015). */
  readonly extra: boolean;
  readonly acted: boolean;
  readonly guestTaken: boolean;
  readonly mainDone: boolean;
  /** Extra turns that follow this one. */
  readonly extraTurns: number;
}

export type TaskKind = Task['kind'];
export type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;

/** Nobody in particular decides: the game is over, or all seats draft. */
export const NOBODY = -1;

/** Who decides: every task but the draft has a seat. */
export const seatOfTask = (task: {
  readonly kind: TaskKind;
  readonly seat?: SeatIndex;
}): SeatIndex => task.seat ?? NOBODY;

/** Guests who have left the café and whose cards are yet to reach the discard pile. */
export const guestsOnTheirWay = (tasks: readonly Task[]): GuestNumber[] =>
  tasks.flatMap((task) => (task.kind === 'benefits' && task.leaving !== 0 ? [task.leaving] : []));
