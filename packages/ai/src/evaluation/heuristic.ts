import type { Content, GameState, SeatState, Verdict } from '@gah/engine';
import {
  at,
  claimVp,
  count,
  countRooms,
  EMPEROR_ROUNDS,
  FIRST_GOOD,
  freeRooms,
  GOODS,
  hasRoom,
  hotelPlan,
  LOSS_PER_GUEST,
  politicsCard,
  printedGroupBonus,
  scoringAhead,
  staffCard,
  turnsLeft,
  verdictAt,
} from '@gah/engine';
import { spaceAfter, staysForEver } from '@gah/engine/fast';
import { AI_MODULES } from '../modules/index.js';
import { GOOD_VALUES, valueOfEffects } from './effectValues.js';
import { needsOf } from './needs.js';
import { valueAt } from './vectors.js';

/**
 * The hand-written heuristic: what a position promises by rules of thumb. Its estimates are features among
 * others, and in the prior weights the only ones that count.
 */

/** Beyond its point at the end of the game. */
const KRONE_EXTRA = 0.35;
const READY_ROOM = 1.6;
const SPARE_ROOM = 0.6;
/** How much of a guest's value is felt when it sits down, and when its order is complete. */
const JUST_TAKEN = 0.15;
const PER_ORDER = 0.5;
/** Goods in the kitchen still have to be served. */
const NOT_SERVED_YET = 0.4;
const NO_ROOM_SHARE = 0.4;
const NO_ROOM_LATE = 0.1;
/** A guest occupies a room, which has points of its own. */
const ROOM_TAKEN = 3;
/** A guest at a table, and room for the next one. */
const TABLE_TAKEN = 4.5;
const SPARE_GOOD = 0.3;
const FREE_TABLE = 2.5;
const HAND_SHARE = 0.02;
const LASTING_PER_TURN = 0.25;
/** What an emperor tile promises. */
const BONUS = 3;
const PENALTY = -4;
const tileValue = (verdict: Verdict): number =>
  verdict === 'bonus' ? BONUS : verdict === 'penalty' ? PENALTY : 0;

const guestValues = new WeakMap<Content, Float64Array>();
/** Points and reward of each guest. */
function guestValuesOf(content: Content): Float64Array {
  let values = guestValues.get(content);
  if (!values) {
    values = Float64Array.from(content.guests, (card) =>
      card ? card.vp + ROOM_TAKEN + valueOfEffects(card.reward) : 0,
    );
    guestValues.set(content, values);
  }
  return values;
}

/** Guests and kitchen together: goods that a guest waits for are as good as served. */
export function cafeValue(content: Content, seat: SeatState, left: number): number {
  const values = guestValuesOf(content);
  const { spare, open, short, suited } = needsOf(content, seat);
  const time = Math.min(1, left / 4);
  let value = 0;
  for (let table = 0; table < seat.cafe.length; table++) {
    const guest = seat.cafe[table];
    if (!guest) {
      value += FREE_TABLE * time;
      continue;
    }
    const card = content.guests[guest.card];
    if (!card || staysForEver(content, guest)) continue;
    const missing = valueAt(short, table);
    const atHand = valueAt(open, table) - missing;
    // A turn brings about two goods to the guests.
    const certain = Math.min(1, (2 * left + 0.5) / (missing + 0.5));
    const lodged = valueAt(suited, table) !== 0 ? 1 : left > 2 ? NO_ROOM_SHARE : NO_ROOM_LATE;
    const served = card.size > 0 ? 1 - (missing + NOT_SERVED_YET * atHand) / card.size : 1;
    const share = JUST_TAKEN + PER_ORDER * served;
    // Goods that will go to the guest are no longer points at the end.
    value +=
      certain *
        (LOSS_PER_GUEST + TABLE_TAKEN * time + valueAt(values, guest.card) * share * lodged) -
      atHand;
  }
  for (let good = FIRST_GOOD; good < GOODS.length; good++)
    value += Math.min(valueAt(spare, good), 3) * (GOOD_VALUES[good] - 1) * SPARE_GOOD * time;
  return value;
}

/** Free rooms of one colour. */
function readyValue(free: number): number {
  const rooms = countRooms(free);
  return Math.min(rooms, 2) * READY_ROOM + Math.max(0, rooms - 2) * SPARE_ROOM;
}

export function hotelValue(content: Content, seat: SeatState, left: number): number {
  const hotel = hotelPlan(content, seat.hotel);
  const free = freeRooms(seat);
  const time = Math.min(1, left / 5);
  const { blue, red, yellow } = hotel.colorMasks;
  let value = readyValue(free & blue) + readyValue(free & red) + readyValue(free & yellow);
  for (let index = 0; index < hotel.groups.length; index++) {
    const group = hotel.groups[index];
    if (!group || hasRoom(seat.groupsPaid, index)) continue;
    const { mask, color, size } = group;
    const bonus = printedGroupBonus(content.board, color, size);
    const progress = (countRooms(mask & seat.occupied) + 0.3 * countRooms(mask & free)) / size;
    value += bonus * progress * progress * 0.7;
  }
  return value * time;
}

export function emperorValue(
  content: Content,
  state: GameState,
  seat: SeatState,
  left: number,
): number {
  const next = scoringAhead(state);
  if (next < 0) return 0;
  const pressing = EMPEROR_ROUNDS[next] === state.round ? 1 : 0.6;
  const tile = tileValue(verdictAt(spaceAfter(content, seat.emperor, next)));
  const points = at(content.board.emperorVp, seat.emperor);
  return points * 0.8 + tile * pressing + Math.min(left, 6) * 0.05;
}

export function politicsValue(
  content: Content,
  state: GameState,
  index: number,
  left: number,
): number {
  let value = 0;
  for (let slot = 0; slot < state.politics.length; slot++) {
    const prize = claimVp(state, slot);
    if (prize === 0 || at(state.claims, slot).includes(index)) continue;
    let progress = 1;
    for (const { per, atLeast } of politicsCard(content, at(state.politics, slot)).conditions) {
      progress *= Math.min(1, count(state, index, per) / atLeast);
    }
    value +=
      prize *
      progress *
      progress *
      Math.sqrt(progress) *
      (progress === 1 ? 1 : 0.6 * Math.min(1, left / 5));
  }
  return value;
}

function cardsValue(content: Content, seat: SeatState, left: number): number {
  let value = 0;
  for (const number of seat.played) {
    const card = content.staff[number];
    if (!card) continue;
    if (card.timing === 'permanent') value += LASTING_PER_TURN * left;
    if (card.timing === 'final') value += 0.35 * left;
    if (card.timing === 'bell' && !seat.rung.includes(number)) value += Math.min(4, left);
    if (card.timing === 'round') {
      const uses = Math.floor(left / 2) + (seat.used.includes(number) ? 0 : 0.5);
      value += uses * Math.max(1, valueOfEffects(card.effects) - 0.7);
    }
  }
  for (const number of seat.hand) {
    const { cost } = staffCard(content, number);
    value += HAND_SHARE * (cost + 3) * Math.min(left, 8);
  }
  return value;
}

export const kronesValue = ({ krones }: SeatState, left: number): number =>
  Math.min(krones, 10) * KRONE_EXTRA * Math.min(1, left / 4);

/** What modules add; it counts with the staff. */
export function promiseOfModules(state: GameState, index: number): number {
  let value = 0;
  for (const { heuristic } of AI_MODULES) if (heuristic) value += heuristic(state, index);
  return value;
}

export const staffValue = (
  content: Content,
  seat: SeatState,
  left: number,
  promised: number,
): number => cardsValue(content, seat, left) + promised;

/** The estimates: what each part of the position promises beyond the points on the table, in points. */
export const ESTIMATES = ['krones', 'cafe', 'hotel', 'emperor', 'politics', 'staff'] as const;

/** Points and all that is promised beyond them. */
export function withPromises(
  points: number,
  content: Content,
  state: GameState,
  index: number,
): number {
  const seat = state.seats[index];
  if (!seat) return points;
  const left = turnsLeft(state, index);
  return (
    points +
    kronesValue(seat, left) +
    cafeValue(content, seat, left) +
    hotelValue(content, seat, left) +
    emperorValue(content, state, seat, left) +
    politicsValue(content, state, index, left) +
    staffValue(content, seat, left, promiseOfModules(state, index))
  );
}
