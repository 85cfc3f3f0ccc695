import { ROOMS } from '../model/hotel.js';
import type { Move } from '../model/moves.js';
import { MOST_TABLES } from '../content/boards.js';
import type { Die, Good, RoomIndex, SeatIndex, StaffNumber } from '../model/vocabulary.js';
import { DICE, GOODS, MAX_SEATS, QUEUE_PLACES, SPACES } from '../model/vocabulary.js';

/**
 * Moves are values, and the same ones are offered again and again. Those of the frequent kinds are
 * made once, when they are first needed, and shared from then on: a list of moves costs hardly more
 * than the list itself.
 *
 * In the place of a move, what a closed list bounds counts last and what might grow counts first.
 */

/** Places for the moves of all seats; all are there from the start, so that V8 sees no holes. */
const places = (count: number): (Move | undefined)[] =>
  Array.from({ length: count * MAX_SEATS }, () => undefined);

const SPACE_NUMBERS = SPACES.length + 1;
const STAFF_NUMBERS = 200;
const CHOICES_OF_STRENGTH = 20;

const skips = places(1);
const passes = places(1);
const ends = places(1);
const guests = places(QUEUE_PLACES);
const dice = places(SPACE_NUMBERS * DICE.length * 4);
const placings = places(MOST_TABLES * GOODS.length);
const servings = places(MOST_TABLES * GOODS.length);
const arrivals = places(MOST_TABLES * ROOMS);
const preparations = places(ROOMS);
const occupations = places(ROOMS);
const choices = places(GOODS.length);
const keys = places(1);
const copies = places(SPACE_NUMBERS);
const splits = places(CHOICES_OF_STRENGTH * CHOICES_OF_STRENGTH);
const shares = places(CHOICES_OF_STRENGTH);
const plays = places(STAFF_NUMBERS);
const uses = places(STAFF_NUMBERS);

export const skipMove = (seat: SeatIndex): Move => (skips[seat] ??= { seat, kind: 'skip' });
export const passMove = (seat: SeatIndex): Move => (passes[seat] ??= { seat, kind: 'pass' });
export const endTurnMove = (seat: SeatIndex): Move => (ends[seat] ??= { seat, kind: 'endTurn' });

export const takeGuestMove = (seat: SeatIndex, place: number): Move =>
  (guests[place * MAX_SEATS + seat] ??= { seat, kind: 'takeGuest', place });

export function takeDieMove(
  seat: SeatIndex,
  space: number,
  die: Die,
  boost: boolean,
  bonus: boolean,
): Move {
  const choice = (boost ? 2 : 0) + (bonus ? 1 : 0);
  let kind = 0;
  while (kind < DICE.length && DICE[kind] !== die) kind++;
  const index = ((space * DICE.length + kind) * 4 + choice) * MAX_SEATS + seat;
  return (dice[index] ??= { seat, kind: 'takeDie', space, die, boost, bonus });
}

const goodIn = (goodAtTable: number): Good =>
  GOODS[Math.floor(goodAtTable / MOST_TABLES)] ?? 'strudel';

/** A good at a table is numbered as in the orders of a café. */
export const placeMove = (seat: SeatIndex, goodAtTable: number): Move =>
  (placings[goodAtTable * MAX_SEATS + seat] ??= {
    seat,
    kind: 'place',
    good: goodIn(goodAtTable),
    table: goodAtTable % MOST_TABLES,
  });

export const serveMove = (seat: SeatIndex, goodAtTable: number): Move =>
  (servings[goodAtTable * MAX_SEATS + seat] ??= {
    seat,
    kind: 'serve',
    good: goodIn(goodAtTable),
    table: goodAtTable % MOST_TABLES,
  });

export const moveInMove = (seat: SeatIndex, table: number, room: RoomIndex): Move =>
  (arrivals[(table * ROOMS + room) * MAX_SEATS + seat] ??= { seat, kind: 'moveIn', table, room });

export const prepareRoomMove = (seat: SeatIndex, room: RoomIndex): Move =>
  (preparations[room * MAX_SEATS + seat] ??= { seat, kind: 'prepareRoom', room });

export const occupyRoomMove = (seat: SeatIndex, room: RoomIndex): Move =>
  (occupations[room * MAX_SEATS + seat] ??= { seat, kind: 'occupyRoom', room });

/** `good` is a place in GOODS. */
export const chooseGoodMove = (seat: SeatIndex, good: number): Move =>
  (choices[good * MAX_SEATS + seat] ??= {
    seat,
    kind: 'chooseGood',
    good: GOODS[good] ?? 'strudel',
  });

export const takeKeyMove = (seat: SeatIndex): Move => (keys[seat] ??= { seat, kind: 'takeKey' });

export const copyMove = (seat: SeatIndex, space: number): Move =>
  (copies[space * MAX_SEATS + seat] ??= { seat, kind: 'copy', space });

export function splitGoodsMove(seat: SeatIndex, second: number, third: number): Move {
  // Two numbers that might grow share one place: beyond the bound the second would be another move.
  if (third >= CHOICES_OF_STRENGTH) return { seat, kind: 'splitGoods', second, third };
  return (splits[(second * CHOICES_OF_STRENGTH + third) * MAX_SEATS + seat] ??= {
    seat,
    kind: 'splitGoods',
    second,
    third,
  });
}

export const splitKronesMove = (seat: SeatIndex, krones: number): Move =>
  (shares[krones * MAX_SEATS + seat] ??= { seat, kind: 'splitKrones', krones });

export const playStaffMove = (seat: SeatIndex, card: StaffNumber): Move =>
  (plays[card * MAX_SEATS + seat] ??= { seat, kind: 'playStaff', card });

export const useStaffMove = (seat: SeatIndex, card: StaffNumber): Move =>
  (uses[card * MAX_SEATS + seat] ??= { seat, kind: 'useStaff', card });
