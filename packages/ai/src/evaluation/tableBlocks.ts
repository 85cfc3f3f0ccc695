import { GUEST_COLORS, ROOM_COLORS } from '@gah/engine';
import type { Inputs } from '../model/module.js';

/** Places of the queue. */
export const PLACES = 5;
/** Free rooms of a colour less the guests who want them, from -2 to 3. */
export const BALANCES = 6;

/** What the table holds for a seat: the queue, the dice, the others, the race for objectives. */
export const TABLE_BLOCKS = {
  /** By place, for a seat with a free table: value of the guest, the same with a room for it, goods missing. */
  queueValue: PLACES,
  queueSuited: PLACES,
  queueShort: PLACES,
  /** The two best bargains; the best for a seat without a free table. */
  queueBest: 3,
  /** By colour, one of each: how many rooms are free beyond the guests in the café. */
  roomBalance: ROOM_COLORS.length * BALANCES,
  /** Dice that would bring what is missing: sweets, drinks; dice for rooms, staff that could be used. */
  usefulDice: 4,
  /** Staff in hand that can be paid, krones missing for the cheapest, cost of all beyond the krones. */
  staffToPay: 3,
  kitchen: 1,
  /** Prize by progress of the best rival, by both, by the rival's lead, by own lead, that a rival can claim. */
  race: 5,
  /** Mean of the rivals: krones, guests, served guests, free rooms, emperor's lead, hand, staff, turns this round. */
  rivals: 8,
  /** Turns of others before the next own one, and dice for each of these. */
  waiting: 2,
  /** By colour: its share among guests still to come, for a seat with rooms left for them. */
  unseenGuests: GUEST_COLORS.length,
} as const satisfies Readonly<Record<string, Inputs>>;
