import type { Choice, Help, RefusalCode, RoomColor } from '@gah/engine';
import type { Covering, Plain } from './values.js';

/** What can be said more precisely where the reason is known with its data. */
interface PreciseRefusals {
  'not-your-decision': { players: string };
  'not-in-play': { module: string };
  'not-your-entrance': { entrance: string };
  'key-taken': { player: string };
  'too-expensive': { price: number };
  'champagne-missing': { price: number };
  'steps-missing': { price: number };
  'goods-missing': { amount: number };
  'order-open': { guest: string; goods: string };
  'good-not-ordered': { guest: string; good: string };
  'good-not-there': { good: string };
  'good-excluded': { good: string };
  'no-room-for-guest': { guest: string; color: RoomColor | 'any' };
  'room-wrong-color': { guest: string; color: RoomColor };
  'room-too-high': { floors: number };
  'bad-split': { amount: number };
  'staff-not-ready': { card: string };
  'works-by-itself': { name: string };
  'condition-not-met': { card: string };
  'row-full': { place: string };
  'celebrity-elsewhere': { celebrity: string; player: string; where: 'player' | 'away' };
  'bid-too-low': { least: number };
}

/** What would help; at another moment, see there. */
type RemedyMessages = Covering<
  Exclude<Help, 'moment'>,
  {
    krones: { amount: number };
    champagne: { amount: number };
    steps: { amount: number };
    good: { goods: string };
    goods: { goods: string };
    'any-goods': { amount: number };
    /** `floors` is 0 when every floor will do. */
    'free-room': { color: RoomColor | 'any'; floors: number };
    'room-pair': null;
    'room-beside': null;
    'prepared-room': null;
    'free-table': null;
    'hand-card': null;
    progress: { conditions: string };
    /** One of the conditions still open. */
    condition: { condition: string; have: number };
    bid: { amount: number };
    benefit: null;
    space: { space: number };
    'take-die': { space: number };
    'colored-die': { die: string };
    other: { what: Choice };
    decide: null;
    'after-die': null;
    'before-die': null;
    turn: null;
    others: { players: string };
    'next-round': null;
    never: null;
  }
>;

/** When what is not asked now can be done. */
export type Moment =
  | 'draft'
  | 'turn'
  | 'copy'
  | 'shareOut'
  | 'chooseGood'
  | 'place'
  | 'prepareRoom'
  | 'occupyRoom'
  | 'penalty'
  | 'fillOrder'
  | 'playStaff'
  | 'putUnder'
  | 'benefit'
  | 'bell'
  | 'spendGood'
  | 'discardDie'
  | 'rehearsal'
  | 'dancers'
  | 'auction'
  | 'token';

export interface RefusalTopics {
  readonly refusals: Plain<RefusalCode>;
  readonly preciseRefusals: PreciseRefusals;
  readonly remedies: RemedyMessages;
  readonly moments: Plain<Moment>;
}
