import type { Countable, GameState } from '@gah/engine';
import { count, freeRooms, MAX_SEATS, MOST_TABLES, politicsCard, ROOMS } from '@gah/engine';
import type { CardTables } from './cardTables.js';
import { tileAhead } from './encodeSeat.js';
import { deckOf } from './encodeTable.js';
import { promiseOfModules } from './heuristic.js';
import { ListNumbers } from './listNumbers.js';
import { ABOUT_ROOMS } from './objectives.js';
import type { Sight } from './sight.js';

/**
 * All that the inputs about a seat depend on, each trait as one exact number: where traits are equal, so is
 * what they stand for. A trait that cannot be told exactly is NaN, which is equal to nothing.
 */
const SIZES = {
  /** How far the game is; never 0. */
  clock: 1,
  /** Which seat it is, whether it starts and whether it has passed. */
  place: 1,
  dice: 1,
  krones: 1,
  emperor: 1,
  tile: 1,
  kitchen: 1,
  cafe: MOST_TABLES,
  /** Free rooms, rooms prepared, occupied ones; first and last with the hotel they are in. */
  free: 1,
  prepared: 1,
  rooms: 1,
  groupsPaid: 1,
  hand: 1,
  played: 1,
  used: 1,
  rung: 1,
  promised: 1,
  queue: 1,
  deck: 1,
  objectives: 1,
  claims: 1,
  /** What objectives count besides occupied rooms. */
  counts: 1,
  /** Rooms and counts of each rival. */
  rivals: 2 * MAX_SEATS,
} as const;

export type Trait = keyof typeof SIZES;

let size = 0;
const starts = Object.entries<number>(SIZES).map(([trait, length]) => {
  const start = size;
  size += length;
  return [trait, start];
});
const AT = Object.fromEntries(starts) as Readonly<Record<Trait, number>>;

/** Where the numbers of these traits stand. */
export const placesOf = (traits: readonly Trait[]): Int32Array =>
  Int32Array.from(
    traits.flatMap((trait) =>
      Array.from({ length: SIZES[trait] }, (_, number) => AT[trait] + number),
    ),
  );

/** Larger than any amount of one good, any number of dice, any number of a card. */
const AMOUNTS = 256;
const GOODS_ON_CARD = 16;
const CARDS = 1024;
const HOTELS = 1 << ROOMS;

/** Several numbers as one, as long as each is below the base; NaN where that is not exact. */
function packed(numbers: readonly number[], base: number): number {
  let sum = 1;
  for (const number of numbers) {
    if (number < 0 || number >= base) return NaN;
    sum = sum * base + number;
  }
  return sum <= Number.MAX_SAFE_INTEGER ? sum : NaN;
}

const packedClaims = (claims: GameState['claims']): number =>
  packed(
    claims.map((seats) => seats.reduce((mask, seat) => mask | (1 << seat), 0)),
    1 << (MAX_SEATS + 1),
  );

/** Reads the traits of one sight after the other. */
export class TraitReader {
  readonly values = new Float64Array(size);
  private readonly lists = new ListNumbers();
  private politics: GameState['politics'] | null = null;
  private claims: GameState['claims'] | null = null;
  private claimed = NaN;
  /** What the objectives on the table count besides rooms. */
  private counted: readonly Countable[] = [];

  read(sight: Sight): void {
    const { values } = this;
    values[AT.clock] =
      ((sight.left * 4 + sight.now) * 16 + sight.state.round) * 8 + sight.scoring + 2;
    this.readSeat(sight);
    this.readTable(sight);
    this.readStandings(sight);
  }

  private readSeat(sight: Sight): void {
    const { values, lists } = this;
    const { state, index, seat } = sight;
    const { hotel, occupied, cafe } = seat;
    values[AT.place] = index * 4 + (state.startSeat === index ? 2 : 0) + (seat.passed ? 1 : 0);
    values[AT.krones] = seat.krones;
    values[AT.emperor] = seat.emperor;
    values[AT.tile] = tileAhead(sight);
    values[AT.kitchen] = packed(seat.kitchen, AMOUNTS);
    for (let table = 0; table < MOST_TABLES; table++) {
      const guest = cafe[table];
      values[AT.cafe + table] =
        guest === undefined
          ? 0
          : guest === null
            ? 1
            : packed(guest.goods, GOODS_ON_CARD) * CARDS + guest.card;
    }
    values[AT.free] = hotel * HOTELS + freeRooms(seat);
    values[AT.prepared] = seat.tiles;
    values[AT.rooms] = hotel * HOTELS + occupied;
    values[AT.groupsPaid] = seat.groupsPaid;
    values[AT.hand] = lists.of(seat.hand);
    values[AT.played] = lists.of(seat.played);
    values[AT.used] = lists.of(seat.used);
    values[AT.rung] = lists.of(seat.rung);
    values[AT.promised] = promiseOfModules(state, index);
  }

  private readTable({ cards, state }: Sight): void {
    const { values } = this;
    values[AT.dice] = packed(state.dice, AMOUNTS);
    values[AT.queue] = packed(state.queue, CARDS);
    values[AT.deck] = deckOf(cards, state.guestDeck).composition;
    values[AT.objectives] = packed(state.politics, CARDS);
    if (this.claims !== state.claims) {
      this.claims = state.claims;
      this.claimed = packedClaims(state.claims);
    }
    values[AT.claims] = this.claimed;
  }

  private readStandings({ cards, state, index }: Sight): void {
    const { values } = this;
    if (this.politics !== state.politics) {
      this.politics = state.politics;
      this.counted = countedBesideRooms(cards, state.politics);
    }
    values[AT.counts] = this.countsOf(state, index);
    let at = AT.rivals;
    for (let other = 0; other < state.setup.seats; other++) {
      const rival = state.seats[other];
      if (other === index || !rival) continue;
      values[at++] = rival.hotel * HOTELS + rival.occupied;
      values[at++] = this.countsOf(state, other);
    }
  }

  private countsOf(state: GameState, index: number): number {
    let sum = 1;
    for (const countable of this.counted) {
      const counted = count(state, index, countable);
      if (counted < 0 || counted >= AMOUNTS) return NaN;
      sum = sum * AMOUNTS + counted;
    }
    return sum <= Number.MAX_SAFE_INTEGER ? sum : NaN;
  }
}

const countedBesideRooms = ({ content }: CardTables, politics: readonly number[]): Countable[] =>
  politics.flatMap((number) =>
    politicsCard(content, number)
      .conditions.map(({ per }) => per)
      .filter(({ count: counted }) => !ABOUT_ROOMS.includes(counted)),
  );
