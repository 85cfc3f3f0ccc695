import { MOST_TABLES } from '../content/boards.js';
import { ROOMS } from '../model/hotel.js';
import { Maker } from '../model/maker.js';
import type { Move } from '../model/moves.js';
import type { BenefitItem, Task, TurnTask } from '../model/tasks.js';
import type { Die, RoomIndex, SeatIndex, StaffNumber } from '../model/vocabulary.js';
import { DICE, GOODS, MAX_SEATS, QUEUE_PLACES, SPACES } from '../model/vocabulary.js';
import { at } from '../util/lists.js';

/**
 * The frequent moves and tasks are all made beforehand and shared: a list of moves costs hardly more than
 * the list itself. In the place of a value, what a closed list bounds counts last and what might grow
 * counts first, so that what lies beyond a table is found nowhere, and made.
 */

const PLAIN = new Maker();

/** A value for each of so many choices of each seat. */
const forSeats = <T>(choices: number, make: (seat: SeatIndex, choice: number) => T): readonly T[] =>
  Array.from({ length: choices * MAX_SEATS }, (_, at) =>
    make(at % MAX_SEATS, Math.floor(at / MAX_SEATS)),
  );

const SPACE_NUMBERS = SPACES.length + 1;
const STAFF_NUMBERS = 128;
const STRENGTHS = 12;
const EXTRA_TURNS = 3;
const WAYS = 4;

const SKIPS = forSeats(1, (seat) => PLAIN.skip(seat));
const PASSES = forSeats(1, (seat) => PLAIN.pass(seat));
const ENDS = forSeats(1, (seat) => PLAIN.endTurn(seat));
const GUESTS = forSeats(QUEUE_PLACES, (seat, place) => PLAIN.takeGuest(seat, place));
const DICE_TAKEN = forSeats(SPACE_NUMBERS * DICE.length * WAYS, (seat, choice) => {
  const kind = Math.floor(choice / WAYS);
  const space = Math.floor(kind / DICE.length);
  const die = at(DICE, kind % DICE.length);
  return PLAIN.takeDie(seat, space, die, (choice & 2) !== 0, (choice & 1) !== 0);
});
const PLACINGS = forSeats(GOODS.length * MOST_TABLES, (seat, choice) =>
  PLAIN.place(seat, Math.floor(choice / MOST_TABLES), choice % MOST_TABLES),
);
const SERVINGS = forSeats(GOODS.length * MOST_TABLES, (seat, choice) =>
  PLAIN.serve(seat, Math.floor(choice / MOST_TABLES), choice % MOST_TABLES),
);
const ARRIVALS = forSeats(MOST_TABLES * ROOMS, (seat, choice) =>
  PLAIN.moveIn(seat, Math.floor(choice / ROOMS), choice % ROOMS),
);
const PREPARATIONS = forSeats(ROOMS, (seat, room) => PLAIN.prepareRoom(seat, room));
const OCCUPATIONS = forSeats(ROOMS, (seat, room) => PLAIN.occupyRoom(seat, room));
const CHOICES = forSeats(GOODS.length, (seat, good) => PLAIN.chooseGood(seat, good));
const COPIES = forSeats(SPACE_NUMBERS, (seat, space) => PLAIN.copy(seat, space));
const SPLITS = forSeats(STRENGTHS * STRENGTHS, (seat, choice) =>
  PLAIN.splitGoods(seat, Math.floor(choice / STRENGTHS), choice % STRENGTHS),
);
const SHARES = forSeats(STRENGTHS, (seat, krones) => PLAIN.splitKrones(seat, krones));
const PLAYS = forSeats(STAFF_NUMBERS, (seat, card) => PLAIN.playStaff(seat, card));
const USES = forSeats(STAFF_NUMBERS, (seat, card) => PLAIN.useStaff(seat, card));

const FLAGS = 16;
const TURNS = forSeats(EXTRA_TURNS * FLAGS, (seat, choice) =>
  PLAIN.turn(
    seat,
    (choice & 8) !== 0,
    (choice & 4) !== 0,
    (choice & 2) !== 0,
    (choice & 1) !== 0,
    Math.floor(choice / FLAGS),
  ),
);

const mainIndex = (space: number, strength: number, both: boolean): number =>
  (strength * SPACE_NUMBERS + space) * 2 + (both ? 1 : 0);
const MAIN_ACTIONS = STRENGTHS * SPACE_NUMBERS * 2;
const spaceOf = (choice: number): number => (choice >> 1) % SPACE_NUMBERS;
const strengthOf = (choice: number): number => Math.floor((choice >> 1) / SPACE_NUMBERS);
const MAIN_ITEMS = Array.from({ length: MAIN_ACTIONS }, (_, choice) =>
  PLAIN.mainAction(spaceOf(choice), strengthOf(choice), choice % 2 === 1),
) as readonly BenefitItem[];
const MAIN_TASKS = forSeats(MAIN_ACTIONS, (seat, choice) =>
  PLAIN.mainTask(seat, spaceOf(choice), strengthOf(choice), choice % 2 === 1),
);

export class SharingMaker extends Maker {
  override skip(seat: SeatIndex): Move {
    return SKIPS[seat] ?? super.skip(seat);
  }

  override pass(seat: SeatIndex): Move {
    return PASSES[seat] ?? super.pass(seat);
  }

  override endTurn(seat: SeatIndex): Move {
    return ENDS[seat] ?? super.endTurn(seat);
  }

  override takeGuest(seat: SeatIndex, place: number): Move {
    return GUESTS[place * MAX_SEATS + seat] ?? super.takeGuest(seat, place);
  }

  override takeDie(seat: SeatIndex, space: number, die: Die, boost: boolean, bonus: boolean): Move {
    let kind = 0;
    while (kind < DICE.length && DICE[kind] !== die) kind++;
    const choice = (space * DICE.length + kind) * WAYS + (boost ? 2 : 0) + (bonus ? 1 : 0);
    return DICE_TAKEN[choice * MAX_SEATS + seat] ?? super.takeDie(seat, space, die, boost, bonus);
  }

  override place(seat: SeatIndex, good: number, table: number): Move {
    const choice = good * MOST_TABLES + table;
    return PLACINGS[choice * MAX_SEATS + seat] ?? super.place(seat, good, table);
  }

  override serve(seat: SeatIndex, good: number, table: number): Move {
    const choice = good * MOST_TABLES + table;
    return SERVINGS[choice * MAX_SEATS + seat] ?? super.serve(seat, good, table);
  }

  override moveIn(seat: SeatIndex, table: number, room: RoomIndex): Move {
    const choice = table * ROOMS + room;
    return ARRIVALS[choice * MAX_SEATS + seat] ?? super.moveIn(seat, table, room);
  }

  override prepareRoom(seat: SeatIndex, room: RoomIndex): Move {
    return PREPARATIONS[room * MAX_SEATS + seat] ?? super.prepareRoom(seat, room);
  }

  override occupyRoom(seat: SeatIndex, room: RoomIndex): Move {
    return OCCUPATIONS[room * MAX_SEATS + seat] ?? super.occupyRoom(seat, room);
  }

  override chooseGood(seat: SeatIndex, good: number): Move {
    return CHOICES[good * MAX_SEATS + seat] ?? super.chooseGood(seat, good);
  }

  override copy(seat: SeatIndex, space: number): Move {
    return COPIES[space * MAX_SEATS + seat] ?? super.copy(seat, space);
  }

  override splitGoods(seat: SeatIndex, second: number, third: number): Move {
    // Two numbers that might grow share one place: beyond the bound the third would be another move.
    if (third >= STRENGTHS) return super.splitGoods(seat, second, third);
    const choice = second * STRENGTHS + third;
    return SPLITS[choice * MAX_SEATS + seat] ?? super.splitGoods(seat, second, third);
  }

  override splitKrones(seat: SeatIndex, krones: number): Move {
    return SHARES[krones * MAX_SEATS + seat] ?? super.splitKrones(seat, krones);
  }

  override playStaff(seat: SeatIndex, card: StaffNumber): Move {
    return PLAYS[card * MAX_SEATS + seat] ?? super.playStaff(seat, card);
  }

  override useStaff(seat: SeatIndex, card: StaffNumber): Move {
    return USES[card * MAX_SEATS + seat] ?? super.useStaff(seat, card);
  }

  override turn(
    seat: SeatIndex,
    extra: boolean,
    acted: boolean,
    guestTaken: boolean,
    mainDone: boolean,
    extraTurns: number,
  ): TurnTask {
    const flags = (extra ? 8 : 0) + (acted ? 4 : 0) + (guestTaken ? 2 : 0) + (mainDone ? 1 : 0);
    return (
      TURNS[(extraTurns * FLAGS + flags) * MAX_SEATS + seat] ??
      super.turn(seat, extra, acted, guestTaken, mainDone, extraTurns)
    );
  }

  override mainAction(space: number, strength: number, both: boolean): BenefitItem {
    return MAIN_ITEMS[mainIndex(space, strength, both)] ?? super.mainAction(space, strength, both);
  }

  override mainTask(seat: SeatIndex, space: number, strength: number, both: boolean): Task {
    const choice = mainIndex(space, strength, both);
    return MAIN_TASKS[choice * MAX_SEATS + seat] ?? super.mainTask(seat, space, strength, both);
  }
}
