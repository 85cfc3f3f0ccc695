import type { Content, Countable, GameState, RoomColor, SeatState } from '@gah/engine';
import { ALL_POLITICS_VP, COLUMNS, FLOORS, guestCard, GOODS, ROOM_COLORS } from '@gah/engine';
import { countBits } from './bits.js';

/** Counting what a seat has, without building anything: asked for every position of a search. */

const FLOOR = (1 << COLUMNS) - 1;
export const FLOOR_MASKS: readonly number[] = Array.from(
  { length: FLOORS },
  (_, floor) => FLOOR << (floor * COLUMNS),
);
const COLUMN = Array.from({ length: FLOORS }, (_, floor) => 1 << (floor * COLUMNS)).reduce(
  (mask, bit) => mask | bit,
  0,
);
export const COLUMN_MASKS: readonly number[] = Array.from(
  { length: COLUMNS },
  (_, column) => COLUMN << column,
);
const UNHOUSED_VP = -5;

function fullMasks(masks: readonly number[], occupied: number): number {
  let count = 0;
  for (const mask of masks) if ((mask & occupied) === mask) count++;
  return count;
}

const colorMask = (content: Content, seat: SeatState, color: RoomColor): number =>
  content.hotels[seat.hotel]?.colorMasks[color] ?? 0;

function fullGroups(content: Content, seat: SeatState): number {
  let count = 0;
  for (const { mask } of content.hotels[seat.hotel]?.groups ?? []) {
    if ((mask & seat.occupied) === mask) count++;
  }
  return count;
}

function markersOf(state: GameState, seat: number): number {
  let markers = 0;
  for (const claimed of state.claims) if (claimed.includes(seat)) markers++;
  return markers;
}

export function dancersOf(state: GameState, seat: number): number {
  const { ballrooms } = state.modules;
  if (!ballrooms) return 0;
  let count = 0;
  for (const rows of ballrooms.floor) {
    for (const row of rows) count += dancersIn(row, seat);
  }
  return count;
}

/** A space holds the seat + 1, and 8 more when two dancers of that seat share it. */
const TWO_DANCERS = 8;
export function dancersIn(row: readonly number[], seat: number): number {
  let count = 0;
  for (const space of row) {
    if (space === seat + 1) count++;
    else if (space === seat + 1 + TWO_DANCERS) count += 2;
  }
  return count;
}

const NO_GUESTS: readonly number[] = [];

function servedAmong(
  content: Content,
  guests: readonly number[],
  what: Extract<Countable, { count: 'served' }>,
): number {
  let count = 0;
  for (const guest of guests) {
    const { color, size } = guestCard(content, guest);
    if ((what.color ?? color) === color && size >= (what.minGoods ?? 0)) count++;
  }
  return count;
}

/** How much a seat has of something that cards and tiles count. */
export function countOf(
  content: Content,
  state: GameState,
  index: number,
  what: Countable,
): number {
  const seat = state.seats[index];
  if (!seat) return 0;
  switch (what.count) {
    case 'occupied':
      return countBits(seat.occupied & (what.color ? colorMask(content, seat, what.color) : -1));
    case 'topFloor':
      return countBits(seat.occupied & (FLOOR_MASKS[FLOORS - 1] ?? 0));
    case 'tiles':
      return countBits(seat.tiles);
    case 'groups':
      return fullGroups(content, seat);
    case 'floors':
      return fullMasks(FLOOR_MASKS, seat.occupied);
    case 'columns':
      return fullMasks(COLUMN_MASKS, seat.occupied);
    case 'sets':
      return Math.min(
        countBits(seat.occupied & colorMask(content, seat, 'blue')),
        countBits(seat.occupied & colorMask(content, seat, 'red')),
        countBits(seat.occupied & colorMask(content, seat, 'yellow')),
      );
    case 'fullColors': {
      let count = 0;
      for (const color of ROOM_COLORS) {
        const mask = colorMask(content, seat, color);
        if ((mask & seat.occupied) === mask) count++;
      }
      return count;
    }
    case 'staff':
      return seat.played.length;
    case 'markers':
      return markersOf(state, index);
    case 'emperor':
      return seat.emperor;
    case 'krones':
      return seat.krones;
    case 'kitchen':
      return seat.kitchen[GOODS.indexOf(what.good)] ?? 0;
    case 'served': {
      const { entrances } = state.modules;
      const pile = entrances?.owned[index] === 'kaufman' ? entrances.pile : NO_GUESTS;
      return servedAmong(content, seat.kept, what) + servedAmong(content, pile, what);
    }
    case 'dancers':
      return dancersOf(state, index);
  }
}

function finalStaffVp(content: Content, state: GameState, index: number): number {
  let vp = 0;
  for (const card of state.seats[index]?.played ?? []) {
    const final = content.staff[card]?.final;
    if (!final) continue;
    if (final !== 'copyOpponent') {
      vp += Math.min(
        final.amount * countOf(content, state, index, final.per),
        final.max ?? Infinity,
      );
      continue;
    }
    let best = 0;
    for (let other = 0; other < state.seats.length; other++) {
      if (other === index) continue;
      for (const copied of state.seats[other]?.played ?? []) {
        const scoring = content.staff[copied]?.final;
        if (!scoring || scoring === 'copyOpponent') continue;
        const points = scoring.amount * countOf(content, state, index, scoring.per);
        best = Math.max(best, Math.min(points, scoring.max ?? Infinity));
      }
    }
    vp += best;
  }
  return vp;
}

/** Points now, with everything the end of the game would bring if it came at once. */
export function pointsNow(content: Content, state: GameState, index: number): number {
  const seat = state.seats[index];
  if (!seat) return 0;
  if (state.phase === 'over') return seat.vp;
  let points = seat.vp + seat.krones;
  for (const amount of seat.kitchen) points += amount;
  for (let floor = 0; floor < FLOORS; floor++) {
    const rooms = countBits(seat.occupied & (FLOOR_MASKS[floor] ?? 0));
    points += rooms * (content.board.occupiedRoomVp[floor] ?? 0);
  }
  for (const guest of seat.cafe) {
    if (guest && content.guests[guest.card]?.lodging !== 'table') points += UNHOUSED_VP;
  }
  const { entrances } = state.modules;
  if (entrances?.owned[index] === 'ninas') {
    points += ALL_POLITICS_VP[entrances.fulfilled.length + markersOf(state, index)] ?? 0;
  }
  return points + finalStaffVp(content, state, index);
}

const ROUNDS = 7;
const DICE_PER_ROUND = 2;

/** Dice the seat can still take in this round. */
export function turnsThisRound(state: GameState, index: number): number {
  if (state.phase !== 'turns') return 0;
  return DICE_PER_ROUND - (state.seats[index]?.diceTaken.length ?? 0);
}

/** Dice the seat can still take in the whole game. */
export const turnsLeft = (state: GameState, index: number): number =>
  state.phase === 'over'
    ? 0
    : (ROUNDS - state.round) * DICE_PER_ROUND + turnsThisRound(state, index);
