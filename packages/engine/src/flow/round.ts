import { DICE_BY_SEATS } from '../content/boards.js';
import { randomInt } from '../rng.js';
import type { Table } from '../table.js';
import { emit, pushTask, seatAfter, seatCount, seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import { ROUNDS, SETUP_ROOMS, SPACES } from '../vocabulary.js';
import type { Phase } from '../state.js';
import { applyTile, emperorScoringOf, scoreTrack } from './emperor.js';
import { scoreFinally } from './finalScoring.js';

/** What comes next when no task is open: one step of the current phase. */
const STEPS: { readonly [P in Exclude<Phase, 'over'>]: (table: Table) => void } = {
  draft: (table) => {
    enter(table, 'firstGuests');
  },
  firstGuests: (table) => {
    const { step, startSeat } = table.state;
    if (step === seatCount(table)) {
      enter(table, 'rooms');
      return;
    }
    table.state.step++;
    pushTask(table, { kind: 'firstGuest', seat: seatAfter(table, startSeat, -1 - step) });
  },
  rooms: (table) => {
    const { step, startSeat } = table.state;
    if (step === seatCount(table)) {
      startRound(table, startSeat);
      return;
    }
    table.state.step++;
    pushTask(table, {
      kind: 'setupRooms',
      seat: seatAfter(table, startSeat, step),
      left: SETUP_ROOMS,
    });
  },
  turns: nextTurn,
  emperor: (table) => {
    const { step, startSeat } = table.state;
    table.state.step++;
    if (step === 0) scoreTrack(table);
    else if (step <= seatCount(table)) applyTile(table, seatAfter(table, startSeat, step - 1));
    else finishRound(table);
  },
};

export function nextStep(table: Table): void {
  const { phase } = table.state;
  if (phase !== 'over') STEPS[phase](table);
}

function enter(table: Table, phase: Phase): void {
  table.state.phase = phase;
  table.state.step = 0;
}

function roll(table: Table, seat: SeatIndex, dice: number): void {
  const { state } = table;
  state.dice = SPACES.map(() => 0);
  for (let die = 0; die < dice; die++) {
    const space = randomInt(state.rng, SPACES.length);
    state.dice[space] = (state.dice[space] ?? 0) + 1;
  }
  table.revealed = true;
  emit(table, { type: 'diceRolled', seat, dice: state.dice.slice() });
}

function startRound(table: Table, startSeat: SeatIndex): void {
  const { state } = table;
  state.round++;
  state.startSeat = startSeat;
  for (const seat of state.seats) {
    seat.diceTaken = [];
    seat.used = [];
    seat.passed = false;
  }
  enter(table, 'turns');
  emit(table, { type: 'roundStarted', round: state.round, startSeat });
  roll(table, startSeat, DICE_BY_SEATS[seatCount(table)] ?? 0);
}

const diceLeft = (table: Table): number => table.state.dice.reduce((sum, dice) => sum + dice, 0);

/**
 * The lowest number still visible on a seat's turn order tile: seats count up clockwise, then down
 * again; Infinity when both numbers are covered.
 */
function visibleNumber(table: Table, seat: SeatIndex): number {
  const seats = seatCount(table);
  const position = seatAfter(table, seat, -table.state.startSeat);
  const taken = seatOf(table, seat).diceTaken.length;
  return [position + 1, 2 * seats - position][taken] ?? Infinity;
}

/** The seat with the lowest visible number among those that fit; -1 when there is none. */
function lowestNumber(table: Table, fits: (seat: SeatIndex) => boolean): SeatIndex {
  let lowest = -1;
  for (const seat of table.state.seats.keys()) {
    if (visibleNumber(table, seat) === Infinity || !fits(seat)) continue;
    if (lowest < 0 || visibleNumber(table, seat) < visibleNumber(table, lowest)) lowest = seat;
  }
  return lowest;
}

function nextTurn(table: Table): void {
  const seat = lowestNumber(table, (index) => !seatOf(table, index).passed);
  if (diceLeft(table) === 0) {
    endRound(table);
  } else if (seat >= 0) {
    startTurn(table, seat, false, 0);
  } else {
    const roller = lowestNumber(table, () => true);
    if (roller >= 0) reroll(table, roller);
    else endRound(table);
  }
}

export function startTurn(table: Table, seat: SeatIndex, extra: boolean, extraTurns: number): void {
  emit(table, { type: 'turnStarted', seat, extra });
  pushTask(table, {
    kind: 'turn',
    seat,
    extra,
    acted: false,
    guestTaken: false,
    mainDone: false,
    extraTurns,
  });
}

/** One die goes to the dustbin, the others are rolled; those who passed are back. */
function reroll(table: Table, roller: SeatIndex): void {
  const left = diceLeft(table) - 1;
  emit(table, { type: 'dieDiscarded', seat: roller, left });
  for (const seat of table.state.seats) seat.passed = false;
  roll(table, roller, left);
}

function endRound(table: Table): void {
  const { round } = table.state;
  emit(table, { type: 'roundEnded', round });
  if (emperorScoringOf(round) >= 0) enter(table, 'emperor');
  else finishRound(table);
}

function finishRound(table: Table): void {
  const { round, startSeat } = table.state;
  if (round === ROUNDS) {
    scoreFinally(table);
    enter(table, 'over');
  } else {
    startRound(table, seatAfter(table, startSeat, 1));
  }
}
