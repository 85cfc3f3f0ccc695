import type { Content, SeatState } from '@gah/engine';
import { FIRST_GOOD, freeRooms, GOODS, hotelPlan, MOST_TABLES, roomsForColor } from '@gah/engine';
import { staysForEver, waitsFor } from '@gah/engine/fast';
import { addAt, valueAt } from './vectors.js';

const GOOD_KINDS = GOODS.length;

/** What the guests of a café lack when each takes what is there, first come first served. */
export interface Needs {
  /** Goods that nobody waits for, goods somebody takes from the kitchen, goods that are not there. */
  readonly spare: Float64Array;
  readonly atHand: Float64Array;
  readonly missing: Float64Array;
  /** Rooms that no guest will take. */
  readonly rooms: number;
  /** By table: goods the guest still waits for, and how many of them are not there. */
  readonly open: Float64Array;
  readonly short: Float64Array;
  /** By table: the rooms that would suit the guest, 0 for none. */
  readonly suited: Float64Array;
}

const spare = new Float64Array(GOOD_KINDS);
const atHand = new Float64Array(GOOD_KINDS);
const missing = new Float64Array(GOOD_KINDS);
const open = new Float64Array(MOST_TABLES);
const short = new Float64Array(MOST_TABLES);
const suited = new Float64Array(MOST_TABLES);
const needs = { spare, atHand, missing, rooms: 0, open, short, suited };

/** Whose needs these are: lists are values, so they hold as long as these are the same. */
const asked: {
  content: Content | null;
  cafe: SeatState['cafe'] | null;
  kitchen: SeatState['kitchen'] | null;
  free: number;
  hotel: number;
} = { content: null, cafe: null, kitchen: null, free: 0, hotel: 0 };

/** The needs of a seat, until those of another one are asked for. */
export function needsOf(content: Content, seat: SeatState): Needs {
  const { cafe, kitchen, hotel } = seat;
  const free = freeRooms(seat);
  const isSame =
    asked.cafe === cafe &&
    asked.kitchen === kitchen &&
    asked.free === free &&
    asked.hotel === hotel &&
    asked.content === content;
  if (isSame) return needs;
  asked.content = content;
  asked.cafe = cafe;
  asked.kitchen = kitchen;
  asked.free = free;
  asked.hotel = hotel;
  work(content, seat, free);
  return needs;
}

function work(content: Content, { cafe, kitchen, hotel }: SeatState, free: number): void {
  const plan = hotelPlan(content, hotel);
  for (let good = FIRST_GOOD; good < GOOD_KINDS; good++) spare[good] = kitchen[good];
  atHand.fill(0);
  missing.fill(0);
  let rooms = free;
  for (let table = 0; table < cafe.length; table++) {
    const guest = cafe[table];
    const card = guest ? content.guests[guest.card] : undefined;
    if (!guest || !card || staysForEver(content, guest)) continue;
    let waiting = 0;
    let lacking = 0;
    for (let good = FIRST_GOOD; good < GOOD_KINDS; good++) {
      const wanted = waitsFor(content, guest, good);
      if (wanted <= 0) continue;
      const taken = Math.min(wanted, valueAt(spare, good));
      addAt(spare, good, -taken);
      addAt(atHand, good, taken);
      addAt(missing, good, wanted - taken);
      waiting += wanted;
      lacking += wanted - taken;
    }
    const suiting = rooms & roomsForColor(plan, card.color);
    rooms &= ~(suiting & -suiting);
    open[table] = waiting;
    short[table] = lacking;
    suited[table] = suiting;
  }
  needs.rooms = rooms;
}
