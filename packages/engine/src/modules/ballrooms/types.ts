import type { Cause, Effect } from '../../model/effect.js';
import type { BenefitItem } from '../../model/tasks.js';
import type { GoodsVector, GuestNumber, SeatIndex } from '../../model/vocabulary.js';

/** Everything here lies open. */
interface BallroomsState {
  /** The three ballrooms on the table, left to right: indices into the content. */
  halls: readonly number[];
  /**
   * Dancers by hall, row (bottom first) and space: 0 for nobody, else the seat + 1, and TWO_DANCERS more when
   * two dancers of that seat share the space. Spaces beyond the printed ones are the balcony.
   */
  floor: readonly (readonly (readonly number[])[])[];
  /** Rehearsal rooms still to be chosen: indices into the content. */
  offered: readonly number[];
  /** The rehearsal room of each seat; -1 before it is chosen. */
  rehearsal: readonly number[];
  /** Dancers left in each section, by seat. */
  sections: readonly (readonly number[])[];
  /** Dancers out of the game, by seat. */
  out: readonly number[];
}

type BallroomsTask =
  | { readonly kind: 'rehearsal'; readonly seat: SeatIndex }
  | {
      readonly kind: 'sendDancer';
      readonly seat: SeatIndex;
      readonly discount: number;
      readonly shared: boolean;
      readonly then: readonly Effect[];
      readonly cause: Cause;
    }
  | {
      readonly kind: 'pickDancer';
      readonly seat: SeatIndex;
      readonly hall: number;
      readonly row: number;
      /** What else this brings: of the guest who dances. */
      readonly items: readonly BenefitItem[];
    }
  | {
      readonly kind: 'joinDancer';
      readonly seat: SeatIndex;
      readonly vpPerDancer: number;
      /** Where the first dancer stands; hall -1 when nobody can join. */
      readonly hall: number;
      readonly row: number;
      readonly space: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'removeDancers'; readonly seat: SeatIndex; readonly left: number };

type BallroomsMove =
  | { readonly kind: 'chooseRehearsal'; readonly room: number }
  | {
      readonly kind: 'sendGuest';
      readonly table: number;
      readonly hall: number;
      readonly row: number;
    }
  | { readonly kind: 'sendDancer'; readonly hall: number; readonly row: number }
  | { readonly kind: 'pickDancer'; readonly section: number }
  | { readonly kind: 'joinDancer'; readonly section: number }
  | { readonly kind: 'removeDancer'; readonly row: number };

type BallroomsEvent =
  | { readonly type: 'rehearsalChosen'; readonly seat: SeatIndex; readonly room: number }
  | {
      readonly type: 'guestSentDancing';
      readonly seat: SeatIndex;
      readonly guest: GuestNumber;
      readonly goods: GoodsVector;
    }
  | {
      readonly type: 'dancerSent';
      readonly seat: SeatIndex;
      /** Index of the ballroom in the content. */
      readonly ballroom: number;
      readonly row: number;
    }
  | {
      readonly type: 'sectionCleared';
      readonly seat: SeatIndex;
      readonly room: number;
      readonly section: number;
    }
  | {
      readonly type: 'dancerRemoved';
      readonly seat: SeatIndex;
      readonly ballroom: number;
      readonly row: number;
    }
  | { readonly type: 'ballroomScored'; readonly ballroom: number };

type BallroomsEffect =
  | {
      readonly do: 'sendDancer';
      /** Champagne less to pay. */
      readonly discount: number;
      /** Another champagne less for each opponent; if used, each of them gains a good of choice. */
      readonly shared: boolean;
      /** May be done after this dancer has been sent. */
      readonly then: readonly Effect[];
    }
  /** A second dancer onto the space just taken, then points for all own dancers. */
  | {
      readonly do: 'joinDancer';
      readonly vpPerDancer: number;
      /** Where the first dancer stands; -1 on the card. */
      readonly hall: number;
      readonly row: number;
      readonly space: number;
    }
  | { readonly do: 'scoreBallroom' };

type BallroomsReason =
  | { readonly code: 'rehearsal-room-taken'; readonly room: number }
  | { readonly code: 'row-full'; readonly hall: number; readonly row: number }
  | { readonly code: 'no-dancer-left' }
  | { readonly code: 'no-dancer-there'; readonly hall: number; readonly row: number }
  | { readonly code: 'section-empty'; readonly section: number }
  | { readonly code: 'cannot-join' }
  | { readonly code: 'guest-not-dancing'; readonly guest: GuestNumber };

type BallroomsThing =
  /** A row of dancers. */
  | { readonly thing: 'row'; readonly hall: number; readonly row: number }
  /** Of the seat's own rehearsal room. */
  | { readonly thing: 'section'; readonly section: number }
  | { readonly thing: 'rehearsalRoom'; readonly room: number };

export interface BallroomsTypes {
  state: BallroomsState;
  hidden: never;
  shown: unknown;
  task: BallroomsTask;
  move: BallroomsMove;
  event: BallroomsEvent;
  effect: BallroomsEffect;
  reason: BallroomsReason;
  thing: BallroomsThing;
  answers: {
    rehearsal: 'chooseRehearsal';
    sendDancer: 'sendDancer' | 'skip';
    pickDancer: 'pickDancer';
    joinDancer: 'joinDancer' | 'skip';
    removeDancers: 'removeDancer';
  };
  turnAnswer: 'sendGuest';
  spaceAnswer: never;
  count: 'dancers';
  /** Own dancers out of the ballroom that is scored next. */
  loss: 'dancers';
}
