import type { Countable, GameState } from '@gah/engine';
import { count, MAX_SEATS, politicsCard } from '@gah/engine';
import type { CardTables } from './cardTables.js';
import { tileAhead } from './encodeSeat.js';
import { deckOf } from './encodeTable.js';
import { packed } from './exactNumbers.js';
import { promiseOfModules } from './heuristic.js';
import { ListNumbers } from './listNumbers.js';
import { ABOUT_ROOMS } from './objectives.js';
import { HouseNumbers, inHotel, SeatNumbers } from './seatNumbers.js';
import type { Sight } from './sight.js';
import { TRAIT, TRAIT_NUMBERS } from './traits.js';

/** Larger than any number of dice, any number of a card, any amount that is counted. */
const DICE_ON_A_SPACE = 256;
const CARDS = 1024;
const AMOUNTS = 256;
/** All seats, the automatic one too. */
const SEATS = MAX_SEATS + 1;

const packedClaims = (claims: GameState['claims']): number =>
  packed(
    claims.map((seats) => seats.reduce((mask, seat) => mask | (1 << seat), 0)),
    1 << SEATS,
  );

/** What these objectives count besides rooms. */
const countedBesideRooms = (
  { content }: CardTables,
  objectives: GameState['politics'],
): Countable[] =>
  objectives.flatMap((number) =>
    politicsCard(content, number)
      .conditions.map(({ per }) => per)
      .filter(({ count: counted }) => !ABOUT_ROOMS.includes(counted)),
  );

/** Reads the traits of one sight after the other. Lists are values: what was read last is known again. */
export class TraitReader {
  readonly numbers = new Float64Array(TRAIT_NUMBERS);
  private readonly seats: readonly SeatNumbers[];
  private claims: GameState['claims'] = [];
  private claimNumber = NaN;
  private queue: GameState['queue'] = [];
  private queueNumber = NaN;
  private dice: GameState['dice'] = [];
  private diceNumber = NaN;
  private deck: GameState['guestDeck'] = [];
  private deckNumber = NaN;
  private objectives: GameState['politics'] = [];
  private objectivesNumber = NaN;
  private counted: readonly Countable[] = [];

  constructor() {
    const [lists, houses] = [new ListNumbers(), new HouseNumbers()];
    this.seats = Array.from({ length: SEATS }, () => new SeatNumbers(lists, houses));
  }

  read(sight: Sight): void {
    const { numbers } = this;
    const { left, now, scoring, state } = sight;
    numbers[TRAIT.clock] = ((left * 4 + now) * 16 + state.round) * 8 + scoring + 2;
    this.readSeat(sight);
    this.readTable(sight);
    this.readStandings(sight);
  }

  private readSeat(sight: Sight): void {
    const { numbers } = this;
    const { state, index, seat } = sight;
    const known = this.seats[index];
    if (!known) throw new RangeError(`no seat ${index}`);
    known.look(seat);
    numbers[TRAIT.place] = index * 4 + (state.startSeat === index ? 2 : 0) + (seat.passed ? 1 : 0);
    numbers[TRAIT.krones] = seat.krones;
    numbers[TRAIT.emperor] = seat.emperor;
    numbers[TRAIT.tile] = tileAhead(sight);
    numbers[TRAIT.house] = known.house;
    numbers[TRAIT.prepared] = seat.tiles;
    numbers[TRAIT.rooms] = inHotel(seat, seat.occupied);
    numbers[TRAIT.groupsPaid] = seat.groupsPaid;
    numbers[TRAIT.hand] = known.hand;
    numbers[TRAIT.played] = known.played;
    numbers[TRAIT.used] = known.used;
    numbers[TRAIT.rung] = known.rung;
    numbers[TRAIT.promised] = promiseOfModules(state, index);
  }

  private readTable({ cards, state }: Sight): void {
    const { numbers } = this;
    const { dice, queue, guestDeck, politics, claims } = state;
    if (this.dice !== dice) this.diceNumber = packed((this.dice = dice), DICE_ON_A_SPACE);
    if (this.queue !== queue) this.queueNumber = packed((this.queue = queue), CARDS);
    if (this.deck !== guestDeck)
      this.deckNumber = deckOf(cards, (this.deck = guestDeck)).composition;
    if (this.claims !== claims) this.claimNumber = packedClaims((this.claims = claims));
    if (this.objectives !== politics) {
      this.objectives = politics;
      this.objectivesNumber = packed(politics, CARDS);
      this.counted = countedBesideRooms(cards, politics);
    }
    numbers[TRAIT.dice] = this.diceNumber;
    numbers[TRAIT.queue] = this.queueNumber;
    numbers[TRAIT.deck] = this.deckNumber;
    numbers[TRAIT.claims] = this.claimNumber;
    numbers[TRAIT.objectives] = this.objectivesNumber;
  }

  private readStandings({ state, index }: Sight): void {
    const { numbers } = this;
    numbers[TRAIT.counts] = this.countsOf(state, index);
    let at = TRAIT.rivals;
    for (let other = 0; other < state.setup.seats; other++) {
      const rival = state.seats[other];
      if (other === index || !rival) continue;
      numbers[at++] = inHotel(rival, rival.occupied);
      numbers[at++] = this.countsOf(state, other);
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
