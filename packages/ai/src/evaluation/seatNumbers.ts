import type { SeatState } from '@gah/engine';
import { freeRooms, MOST_TABLES, ROOMS } from '@gah/engine';
import { packed } from './exactNumbers.js';
import type { ListNumbers } from './listNumbers.js';
import { Memory } from './memory.js';

/** More than any kitchen holds of one good, than lie on any guest, than there are guests. */
const GOODS_IN_KITCHEN = 256;
const GOODS_ON_CARD = 16;
const GUESTS = 1024;

const HOTEL = 2 ** ROOMS;

/** A hotel and rooms in it as one number. */
export const inHotel = ({ hotel }: SeatState, rooms: number): number => hotel * HOTEL + rooms;

/** No such table, a free one, or a guest. */
function tableNumber(guest: SeatState['cafe'][number] | undefined): number {
  if (guest === undefined) return 0;
  if (guest === null) return 1;
  const goods = packed(guest.goods, GOODS_ON_CARD);
  return guest.card < GUESTS ? goods * GUESTS + guest.card : NaN;
}

/** Free rooms, the kitchen, the tables. */
const HOUSE = 2 + MOST_TABLES;

/** Houses by number: two of them have the same number only if all is the same in them. */
export class HouseNumbers {
  private readonly house = new Float64Array(HOUSE);
  private readonly known = new Memory(Int32Array.from({ length: HOUSE }, (_, at) => at));
  private given = 0;

  of({ cafe, kitchen }: SeatState, free: number): number {
    const { house, known } = this;
    house[0] = 1 + free;
    house[1] = packed(kitchen, GOODS_IN_KITCHEN);
    for (let table = 0; table < MOST_TABLES; table++) house[2 + table] = tableNumber(cafe[table]);
    const number = known.recall(house);
    if (!Number.isNaN(number)) return number;
    known.keep(house, ++this.given);
    return this.given;
  }
}

type List = readonly number[];

/**
 * What a seat has, in numbers. From one position of a search to the next most of it stays the same, and
 * as lists are values it is enough to see that they are.
 */
export class SeatNumbers {
  hand = 0;
  played = 0;
  used = 0;
  rung = 0;
  house = 0;
  private readonly numbers: ListNumbers;
  private readonly houses: HouseNumbers;
  private seenHand: List = [];
  private seenPlayed: List = [];
  private seenUsed: List = [];
  private seenRung: List = [];
  private cafe: SeatState['cafe'] = [];
  private kitchen: SeatState['kitchen'] | null = null;
  private free = 0;

  constructor(numbers: ListNumbers, houses: HouseNumbers) {
    this.numbers = numbers;
    this.houses = houses;
  }

  look(seat: SeatState): void {
    const { numbers } = this;
    if (this.seenHand !== seat.hand) this.hand = numbers.of((this.seenHand = seat.hand));
    if (this.seenPlayed !== seat.played) this.played = numbers.of((this.seenPlayed = seat.played));
    if (this.seenUsed !== seat.used) this.used = numbers.of((this.seenUsed = seat.used));
    if (this.seenRung !== seat.rung) this.rung = numbers.of((this.seenRung = seat.rung));
    this.lookAtHouse(seat);
  }

  private lookAtHouse(seat: SeatState): void {
    const { cafe, kitchen } = seat;
    const free = inHotel(seat, freeRooms(seat));
    if (this.cafe === cafe && this.kitchen === kitchen && this.free === free) return;
    this.cafe = cafe;
    this.kitchen = kitchen;
    this.free = free;
    this.house = this.houses.of(seat, free);
  }
}
