import { countsAsServed } from '../cafe.js';
import {
  colorSets,
  countRooms,
  FLOOR_MASKS,
  FLOORS,
  fullColors,
  fullColumns,
  fullFloors,
  fullGroups,
} from '../hotel.js';
import type { Table } from '../table.js';
import { hotelOf, seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import { GOODS } from '../vocabulary.js';
import type { Countable, FinalScoring } from './effect.js';

const markersOf = (table: Table, seat: SeatIndex): number =>
  table.state.claims.filter((seats) => seats.includes(seat)).length;

export function count(table: Table, seatIndex: SeatIndex, what: Countable): number {
  const seat = seatOf(table, seatIndex);
  switch (what.count) {
    case 'occupied': {
      const mask = what.color ? hotelOf(table, seat).colorMasks[what.color] : -1;
      return countRooms(seat.occupied & mask);
    }
    case 'topFloor':
      return countRooms(seat.occupied & (FLOOR_MASKS[FLOORS - 1] ?? 0));
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
      return markersOf(table, seatIndex);
    case 'emperor':
      return seat.emperor;
    case 'krones':
      return seat.krones;
    case 'kitchen':
      return seat.kitchen[GOODS.indexOf(what.good)] ?? 0;
    case 'served':
      return servedGuests(table, seatIndex).filter((guest) => countsAsServed(table, guest, what))
        .length;
    case 'dancers':
      return table.modules.reduce(
        (sum, module) => sum + (module.dancers?.(table, seatIndex) ?? 0),
        0,
      );
  }
}

const servedGuests = (table: Table, seat: SeatIndex): number[] => [
  ...seatOf(table, seat).kept,
  ...table.modules.flatMap((module) => module.keptGuests?.(table, seat) ?? []),
];

export function finalPoints(table: Table, seat: SeatIndex, scoring: FinalScoring): number {
  return Math.min(scoring.amount * count(table, seat, scoring.per), scoring.max ?? Infinity);
}
