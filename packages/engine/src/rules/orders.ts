import { MOST_TABLES } from '../content/boards.js';
import type { Content } from '../content/content.js';
import { guestCard } from '../content/content.js';
import { POWER } from '../model/effect.js';
import { missing } from '../util/missing.js';
import type { SeatPosition } from '../model/position.js';
import type { CafeGuest, SeatState } from '../model/state.js';
import type { QueryContext } from '../model/context.js';
import { abilitiesWith } from './abilities.js';
import { seatOf } from './seats.js';
import type { GoodsVector, SeatIndex } from '../model/vocabulary.js';
import { GOODS, MAX_SEATS } from '../model/vocabulary.js';

/** What the guests in a café have ordered and still wait for. */

/** No ability forgives more goods that are missing from an order of several. */
const SLACK = 1;

/** How many of a good the guest still waits for, by the cards in play. */
export const waitsFor = ({ orders }: Content, { card, goods }: CafeGuest, good: number): number =>
  (orders[card * GOODS.length + good] ?? 0) - (goods[good] ?? 0);

/** The same by the content of a context. */
export const stillOrdered = ({ content }: QueryContext, guest: CafeGuest, good: number): number =>
  waitsFor(content, guest, good);

/** A guest who never leaves the café. */
export const staysForEver = ({ stays }: Content, { card }: CafeGuest): boolean => stays[card] === 1;

/**
 * A café at a glance is one number with a bit for each answer at each table, MOST_TABLES bits to the
 * answer: first, for each good, whether it is still waited for; then these.
 */
const COMPLETE = GOODS.length * MOST_TABLES;
/** Enough for a player who is forgiven what is missing. */
const NEARLY_COMPLETE = COMPLETE + MOST_TABLES;
/** The guest never leaves. */
const STAYING = NEARLY_COMPLETE + MOST_TABLES;

const ALL_TABLES = (1 << MOST_TABLES) - 1;
const ALL_GOODS = (1 << COMPLETE) - 1;

/** The answers for a guest, as if it sat at the first table. */
function readGuest(content: Content, guest: CafeGuest): number {
  let answers = staysForEver(content, guest) ? 1 << STAYING : 0;
  let lacking = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const waiting = waitsFor(content, guest, good);
    lacking += waiting;
    if (waiting > 0) answers |= 1 << (good * MOST_TABLES);
  }
  if (lacking === 0) return answers | (1 << COMPLETE);
  return lacking <= SLACK && guestCard(content, guest.card).size > 1
    ? answers | (1 << NEARLY_COMPLETE)
    : answers;
}

/**
 * Guests and cafés are values, and seldom change between two questions: what was read for each table
 * of each seat, and for the seat as a whole, holds as long as they are the same.
 */
interface Glance {
  content: Content | null;
  cafe: SeatState['cafe'] | null;
  answers: number;
  readonly guests: (CafeGuest | null)[];
  readonly byGuest: number[];
}

const latest: readonly Glance[] = Array.from({ length: MAX_SEATS }, () => ({
  content: null,
  cafe: null,
  answers: 0,
  guests: Array.from({ length: MOST_TABLES }, () => null),
  byGuest: Array.from({ length: MOST_TABLES }, () => 0),
}));

function readCafe(glance: Glance, content: Content, cafe: SeatState['cafe']): number {
  const known = glance.content === content;
  const { guests, byGuest } = glance;
  let answers = 0;
  for (let tableIndex = 0; tableIndex < cafe.length; tableIndex++) {
    const guest = cafe[tableIndex] ?? null;
    if (!known || guests[tableIndex] !== guest) {
      guests[tableIndex] = guest;
      byGuest[tableIndex] = guest === null ? 0 : readGuest(content, guest);
    }
    answers |= (byGuest[tableIndex] ?? 0) << tableIndex;
  }
  glance.content = content;
  glance.cafe = cafe;
  glance.answers = answers;
  return answers;
}

function cafeOf(context: QueryContext, seat: SeatIndex, { cafe }: SeatPosition): number {
  const glance = latest[seat];
  if (glance === undefined) throw missing('seat', seat);
  return glance.cafe === cafe && glance.content === context.content
    ? glance.answers
    : readCafe(glance, context.content, cafe);
}

/** Which of these goods could go onto which guests: a bit for each at good × MOST_TABLES + table. */
export function wantedGoods(
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
  goods: GoodsVector,
): number {
  const wanted = cafeOf(context, seat, player) & ALL_GOODS;
  if (wanted === 0) return 0;
  let there = 0;
  for (let good = 0; good < GOODS.length; good++)
    if ((goods[good] ?? 0) > 0) there |= ALL_TABLES << (good * MOST_TABLES);
  return wanted & there;
}

/** Tables, as bits, whose guests have all they want, or enough for this player. */
export function servedTables(context: QueryContext, seat: SeatIndex, player: SeatPosition): number {
  const answers = cafeOf(context, seat, player);
  const complete = (answers >> COMPLETE) & ALL_TABLES;
  const nearly = (answers >> NEARLY_COMPLETE) & ALL_TABLES;
  if (nearly === 0) return complete;
  return forgives(context, seat) ? complete | nearly : complete;
}

/** Something that the seat owns forgives what is missing from an order. */
function forgives(context: QueryContext, seat: SeatIndex): boolean {
  for (const { ability } of abilitiesWith(context, seat, POWER.orderSlack))
    if ((ability.orderSlack ?? 0) >= SLACK) return true;
  return false;
}

/** How many goods may be missing from an order of this seat's guests. */
export function forgivenGoods(context: QueryContext, seat: SeatIndex, guest: CafeGuest): number {
  return guestCard(context.content, guest.card).size > 1 && forgives(context, seat) ? SLACK : 0;
}

/** Tables, as bits, whose guests never leave. */
export const stayingTables = (
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
): number => (cafeOf(context, seat, player) >> STAYING) & ALL_TABLES;

/** Does this table wait for nothing more? */
export const isComplete = (context: QueryContext, seat: SeatIndex, tableIndex: number): boolean =>
  (cafeOf(context, seat, seatOf(context, seat)) & (1 << (COMPLETE + tableIndex))) !== 0;

export const hasOpenOrder = (context: QueryContext, seat: SeatIndex): boolean =>
  (cafeOf(context, seat, seatOf(context, seat)) & ALL_GOODS) !== 0;
