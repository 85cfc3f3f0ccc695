import { MODULE_CHOICES } from '../modules/lists.js';
import type { ModuleReason } from '../modules/types.js';
import type { Cause, ConditionProgress } from './effect.js';
import type { MoveKind } from './moves.js';
import type { TaskKind } from './tasks.js';
import type { ReasonCode, RefusalCode } from './reasonCodes.js';
import type {
  Die,
  DieColor,
  Good,
  GoodsVector,
  GuestNumber,
  ModuleName,
  PoliticsNumber,
  RoomColor,
  RoomIndex,
  SeatIndex,
  StaffNumber,
} from './vocabulary.js';

/** Why something cannot be done, and what would help. Nothing here depends on what the asker cannot see. */

/** What somebody meant that is not there, or of which another one can be chosen. */
export const CHOICES = [
  'guest',
  'table',
  'room',
  'die',
  'space',
  'card',
  'objective',
  'good',
  'benefit',
  'split',
  ...MODULE_CHOICES,
] as const;
export type Choice = (typeof CHOICES)[number];

export const HELPS = [
  'krones',
  'champagne',
  'steps',
  'good',
  'goods',
  'any-goods',
  'free-room',
  'room-pair',
  'room-beside',
  'prepared-room',
  'free-table',
  'hand-card',
  'progress',
  'bid',
  'benefit',
  'space',
  'take-die',
  'colored-die',
  'other',
  'decide',
  'after-die',
  'before-die',
  'turn',
  'others',
  'moment',
  'next-round',
  'never',
] as const;
export type Help = (typeof HELPS)[number];

/** What would make it possible. */
export type Remedy =
  | { readonly help: 'krones'; readonly amount: number }
  | { readonly help: 'champagne'; readonly amount: number }
  /** On the emperor track. */
  | { readonly help: 'steps'; readonly amount: number }
  | { readonly help: 'good'; readonly good: Good; readonly amount: number }
  | { readonly help: 'goods'; readonly goods: GoodsVector }
  /** Goods of choice in the kitchen. */
  | { readonly help: 'any-goods'; readonly amount: number }
  /** A prepared room without a guest, on one of the lowest floors. */
  | { readonly help: 'free-room'; readonly color: RoomColor | 'any'; readonly floors: number }
  | { readonly help: 'room-pair' }
  /** A room beside this one, to begin with. */
  | { readonly help: 'room-beside'; readonly room: RoomIndex }
  | { readonly help: 'prepared-room'; readonly room: RoomIndex }
  | { readonly help: 'free-table' }
  | { readonly help: 'hand-card' }
  | { readonly help: 'progress'; readonly conditions: readonly ConditionProgress[] }
  | { readonly help: 'bid'; readonly amount: number }
  /** Another benefit of the same list. */
  | { readonly help: 'benefit'; readonly item: number }
  | { readonly help: 'space'; readonly space: number }
  | { readonly help: 'take-die'; readonly space: number }
  | { readonly help: 'colored-die'; readonly die: DieColor }
  /** Another one of those on offer. */
  | { readonly help: 'other'; readonly what: Choice }
  /** After the decision that is open. */
  | { readonly help: 'decide'; readonly task: TaskKind }
  | { readonly help: 'after-die' }
  /** On one's next turn, before the die. */
  | { readonly help: 'before-die' }
  | { readonly help: 'turn' }
  | { readonly help: 'others'; readonly seats: readonly SeatIndex[] }
  /** When one of these decisions comes up. */
  | { readonly help: 'moment'; readonly kind: MoveKind; readonly moments: readonly TaskKind[] }
  | { readonly help: 'next-round' }
  /** Not any more in this game, or never with this thing. */
  | { readonly help: 'never' };

export type Reason = { readonly remedy: Remedy } & (
  | { readonly code: 'game-over' }
  | {
      readonly code: 'not-your-decision';
      readonly task: TaskKind;
      readonly seats: readonly SeatIndex[];
    }
  | { readonly code: 'decide-first'; readonly task: TaskKind }
  /** `moments` are the decisions that know this kind of move and can still come. */
  | {
      readonly code: 'other-moment';
      readonly kind: MoveKind;
      readonly moments: readonly TaskKind[];
    }
  | { readonly code: 'set-up-over'; readonly kind: MoveKind }
  | { readonly code: 'not-in-play'; readonly module: ModuleName }
  | { readonly code: 'no-such-place'; readonly what: Choice }
  | { readonly code: 'cannot-skip'; readonly task: TaskKind }
  | { readonly code: 'already-taken-guest' }
  | { readonly code: 'main-action-done' }
  | { readonly code: 'main-action-open' }
  | { readonly code: 'already-acted' }
  /** A turn without a die: it can be ended, not passed. */
  | { readonly code: 'extra-turn' }
  | { readonly code: 'too-expensive'; readonly price: number; readonly missing: number }
  | { readonly code: 'champagne-missing'; readonly price: number; readonly missing: number }
  | { readonly code: 'steps-missing'; readonly price: number; readonly missing: number }
  /** Goods of choice. */
  | { readonly code: 'goods-missing'; readonly amount: number; readonly missing: number }
  | { readonly code: 'no-free-table' }
  | { readonly code: 'no-guest-there' }
  | { readonly code: 'order-open'; readonly guest: GuestNumber; readonly missing: GoodsVector }
  | { readonly code: 'no-order-open' }
  | { readonly code: 'good-not-ordered'; readonly good: Good; readonly guest: GuestNumber }
  | { readonly code: 'good-not-there'; readonly good: Good }
  | { readonly code: 'good-excluded'; readonly good: Good }
  | { readonly code: 'kind-needed-back'; readonly good: Good }
  | { readonly code: 'guest-stays'; readonly guest: GuestNumber }
  | { readonly code: 'guest-leaves'; readonly guest: GuestNumber }
  | { readonly code: 'guest-used'; readonly guest: GuestNumber }
  | { readonly code: 'guest-dances'; readonly guest: GuestNumber }
  | { readonly code: 'guest-takes-pair'; readonly guest: GuestNumber }
  | { readonly code: 'guest-takes-one-room'; readonly guest: GuestNumber }
  | {
      readonly code: 'no-room-for-guest';
      readonly guest: GuestNumber;
      readonly color: RoomColor | 'any';
    }
  | { readonly code: 'no-die-there'; readonly die: Die | 'any' }
  | { readonly code: 'needs-die'; readonly space: number }
  | { readonly code: 'no-bonus'; readonly space: number }
  | { readonly code: 'no-boost' }
  | { readonly code: 'other-space'; readonly space: number }
  | { readonly code: 'copy-itself' }
  | { readonly code: 'white-dice-first' }
  | { readonly code: 'bad-split'; readonly amount: number }
  | { readonly code: 'room-not-adjacent'; readonly room: RoomIndex }
  | { readonly code: 'room-already-there'; readonly room: RoomIndex }
  | { readonly code: 'room-too-high'; readonly room: RoomIndex; readonly floors: number }
  | {
      readonly code: 'room-not-free';
      readonly room: RoomIndex;
      readonly is: 'empty' | 'occupied';
    }
  | { readonly code: 'room-not-occupied'; readonly room: RoomIndex }
  | {
      readonly code: 'room-wrong-color';
      readonly room: RoomIndex;
      readonly guest: GuestNumber;
      readonly color: RoomColor;
    }
  | { readonly code: 'room-without-neighbour'; readonly room: RoomIndex }
  | { readonly code: 'room-not-highest'; readonly room: RoomIndex }
  | { readonly code: 'room-other-column'; readonly room: RoomIndex }
  | { readonly code: 'no-space-for-room'; readonly floors: number }
  | { readonly code: 'no-free-room' }
  | {
      readonly code: 'not-in-hand';
      readonly card: StaffNumber;
      readonly from: 'hand' | 'drawn' | 'pack';
    }
  | { readonly code: 'hand-empty' }
  | { readonly code: 'deck-empty' }
  | { readonly code: 'staff-not-in-play'; readonly card: StaffNumber }
  /** Used once per round, and used already in this one. */
  | { readonly code: 'staff-not-ready'; readonly card: StaffNumber }
  | { readonly code: 'staff-not-final'; readonly card: StaffNumber }
  /** Nothing is done with it: it helps when its moment comes. */
  | { readonly code: 'works-by-itself'; readonly cause: Cause }
  | {
      readonly code: 'condition-not-met';
      readonly card: PoliticsNumber;
      readonly conditions: readonly ConditionProgress[];
    }
  | { readonly code: 'already-claimed'; readonly card: PoliticsNumber }
  | { readonly code: 'no-claim-left'; readonly card: PoliticsNumber }
  /** Another benefit of the list has to be taken before. */
  | { readonly code: 'comes-first'; readonly item: number }
  | { readonly code: 'same-benefit'; readonly item: number }
  | { readonly code: 'reaction-used'; readonly cause: Cause }
  | ModuleReason
);

export type ReasonOf<C extends ReasonCode> = Extract<Reason, { code: C }>;
export type RemedyOf<H extends Help> = Extract<Remedy, { help: H }>;

/** One reason, or several with the most helpful first; never none. */
export type Reasons = Reason | readonly [Reason, ...Reason[]];

export const NEVER: Remedy = { help: 'never' };

export const another = (what: Choice): Remedy => ({ help: 'other', what });

export const noSuchPlace = (what: Choice): Reason => ({
  code: 'no-such-place',
  what,
  remedy: another(what),
});

export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
}
