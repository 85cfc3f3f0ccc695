import type { Countable, GameState } from '@gah/engine';
import {
  COLUMN_MASKS,
  COLUMNS,
  count,
  countRooms,
  FLOOR_MASKS,
  FLOORS,
  hotelPlan,
  politicsCard,
  ROOM_COLORS,
} from '@gah/engine';
import type { CardTables } from './cardTables.js';

/** How far a seat is with an objective, 0 to 1. */
export function progressTowards(
  cards: CardTables,
  state: GameState,
  index: number,
  number: number,
): number {
  const { conditions } = politicsCard(cards.content, number);
  let needed = 0;
  let reached = 0;
  for (const { per, atLeast } of conditions) {
    needed += atLeast;
    reached += Math.min(atLeast, progressOf(cards, state, index, per));
  }
  return reached / needed;
}

/** What depends on nothing but a hotel and the rooms occupied in it. */
export const ABOUT_ROOMS: readonly Countable['count'][] = [
  'occupied',
  'topFloor',
  'groups',
  'floors',
  'columns',
  'sets',
  'fullColors',
];

/** Like a count, but parts of a floor, column, group or colour count as parts. */
function progressOf(cards: CardTables, state: GameState, index: number, per: Countable): number {
  const seat = state.seats[index];
  if (!seat) return 0;
  const hotel = hotelPlan(cards.content, seat.hotel);
  const { occupied } = seat;
  switch (per.count) {
    case 'floors':
      return bestTwo(FLOOR_MASKS, occupied, COLUMNS);
    case 'columns':
      return bestTwo(COLUMN_MASKS, occupied, FLOORS);
    case 'fullColors': {
      let best = 0;
      for (const color of ROOM_COLORS) {
        const mask = hotel.colorMasks[color];
        best = Math.max(best, countRooms(occupied & mask) / countRooms(mask));
      }
      return best;
    }
    case 'sets': {
      let sum = 0;
      for (const color of ROOM_COLORS) {
        sum += Math.min(3, countRooms(occupied & hotel.colorMasks[color]));
      }
      return sum / ROOM_COLORS.length;
    }
    default:
      return count(state, index, per);
  }
}

/** The two fullest of these, full ones counting 1 each. */
function bestTwo(masks: readonly number[], occupied: number, size: number): number {
  let first = 0;
  let second = 0;
  for (const mask of masks) {
    const rooms = countRooms(mask & occupied) / size;
    if (rooms > first) {
      second = first;
      first = rooms;
    } else if (rooms > second) second = rooms;
  }
  return first + second;
}
