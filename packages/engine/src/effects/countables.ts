import {
  colorSets,
  countRooms,
  fullColors,
  fullColumns,
  fullFloors,
  fullGroups,
} from '../hotel.js';
import type { SeatState } from '../state.js';
import type { Table } from '../table.js';
import { hotelOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import type { Countable, FinalScoring } from './effect.js';

const markersOf = (table: Table, seat: SeatState): number => {
  const index: SeatIndex = table.state.seats.indexOf(seat);
  return table.state.claims.filter((seats) => seats.includes(index)).length;
};

export function count(table: Table, seat: SeatState, what: Countable): number {
  switch (what.count) {
    case 'occupied': {
      const mask = what.color ? hotelOf(table, seat).colorMasks[what.color] : -1;
      return countRooms(seat.occupied & mask);
    }
    case 'tiles':
      return countRooms(seat.tiles);
    case 'groups':
      return fullGroups(hotelOf(table, seat), seat.occupied);
    case 'floors':
      return fullFloors(seat.occupied);
    case 'columns':
      return fullColumns(seat.occupied);
    case 'sets':
      return colorSets(hotelOf(table, seat), seat.occupied);
    case 'fullColors':
      return fullColors(hotelOf(table, seat), seat.occupied);
    case 'staff':
      return seat.played.length;
    case 'markers':
      return markersOf(table, seat);
    case 'emperor':
      return seat.emperor;
    case 'krones':
      return seat.krones;
  }
}

export function finalPoints(table: Table, seat: SeatState, scoring: FinalScoring): number {
  return Math.min(scoring.amount * count(table, seat, scoring.per), scoring.max ?? Infinity);
}
