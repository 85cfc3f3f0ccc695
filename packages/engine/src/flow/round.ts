import { DICE_BY_SEATS } from '../content/boards.js';
import type { Rng } from '../random/rng.js';
import { randomInt } from '../random/rng.js';
import type { Phase } from '../state.js';
import type { Task } from '../tasks.js';
import { PHASES } from '../state.js';
import type { QueryContext, Table } from '../table.js';
import { isAutomatic, pushTask, seatAfter, seatCount } from '../table.js';
import { diceLeft } from '../spaces.js';
import type { SeatIndex } from '../vocabulary.js';
import { ROUNDS, SETUP_ROOMS, SPACES } from '../vocabulary.js';
import { applyTile, emperorScoringOf, scoreTrack } from './emperor.js';
import { scoreFinally } from './finalScoring.js';
import { lowestNumber } from './turnOrder.js';
import { startTurn } from './turns.js';

type Step = (table: Table) => void;

/** What comes next when no task is open: one step of the current phase. */
const STEPS: { readonly [P in Phase]?: Step } = {
  draft: enterNextPhase,
  firstGuests: (table) => {
    const seat = nextSeat(table, -1, -1);
    if (seat === null || isAutomatic(table, seat)) return;
    for (const after of table.hooks.afterFirstGuest) pushAll(table, after(table, seat));
    pushTask(table, { kind: 'firstGuest', seat });
  },
  rooms: (table) => {
    const seat = nextSeat(table, 0, 1);
    if (seat === null || isAutomatic(table, seat)) return;
    for (const after of table.hooks.afterSetupRooms) pushAll(table, after(table, seat));
    pushTask(table, { kind: 'setupRooms', seat, left: SETUP_ROOMS });
  },
  turns: nextTurn,
  emperor: (table) => {
    const { step, startSeat } = table.state;
    table.state.step++;
    if (step === 0) scoreTrack(table);
    else if (step <= seatCount(table)) applyTile(table, seatAfter(table, startSeat, step - 1));
    else closeEmperorScoring(table);
  },
};

const pushAll = (table: Table, tasks: readonly Task[]): void => {
  for (const task of tasks) pushTask(table, task);
};

function stepOf(table: QueryContext, phase: Phase): Step | undefined {
  const { phases } = table.hooks;
  let step = STEPS[phase];
  for (let module = 0; module < phases.length; module++) step = phases[module]?.[phase] ?? step;
  return step;
}

export function nextStep(table: Table): void {
  const { phase } = table.state;
  // Almost always; and no module changes it.
  if (phase === 'turns') nextTurn(table);
  else stepOf(table, phase)?.(table);
}

/**
 * The next seat in a phase that goes round the table once, from a distance to the start player in a
 * direction; null when all have had their turn and the next phase has begun.
 */
export function nextSeat(table: Table, from: number, direction: 1 | -1): SeatIndex | null {
  const { step, startSeat } = table.state;
  if (step === seatCount(table)) {
    enterNextPhase(table);
    return null;
  }
  table.state.step++;
  // Not by multiplication: -1 × 0 is -0, a float for V8, and so would be the seat in every move.
  return seatAfter(table, startSeat, direction === 1 ? from + step : from - step);
}

function enter(table: Table, phase: Phase): void {
  table.state.phase = phase;
  table.state.step = 0;
}

/** The next phase that the core or a module in play knows. */
export function enterNextPhase(table: Table): void {
  const later = PHASES.slice(PHASES.indexOf(table.state.phase) + 1);
  const next = later.find((phase) => stepOf(table, phase)) ?? 'over';
  if (next === 'turns') startRound(table, table.state.startSeat);
  else enter(table, next);
}

/** Returned is the space onto which the die goes. */
function throwDie(rng: Rng, rolled: number[]): number {
  const index = randomInt(rng, SPACES.length);
  rolled[index] = (rolled[index] ?? 0) + 1;
  return index + 1;
}

/** Rolls all dice on the action spaces, or a new set at the start of a round. */
function roll(table: Table, seat: SeatIndex, dice: number, colored: readonly boolean[]): void {
  const { state } = table;
  const rolled = SPACES.map(() => 0);
  let white = dice;
  if (colored.length > 0) {
    white -= colored.filter(Boolean).length;
    state.coloredDice = colored.map((isRolled) => (isRolled ? throwDie(state.rng, rolled) : 0));
  }
  for (let die = 0; die < white; die++) throwDie(state.rng, rolled);
  state.dice = rolled;
  table.revealed = true;
  table.events?.push({
    type: 'diceRolled',
    seat,
    dice: state.dice,
    coloredDice: state.coloredDice,
  });
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
  table.events?.push({ type: 'roundStarted', round: state.round, startSeat });
  for (const onRoundStart of table.hooks.onRoundStart) onRoundStart(table);
  roll(
    table,
    startSeat,
    DICE_BY_SEATS[seatCount(table)] ?? 0,
    state.coloredDice.map(() => true),
  );
}

function nextTurn(table: Table): void {
  const seat = lowestNumber(table, false);
  if (diceLeft(table) === 0) endRound(table);
  else if (seat < 0) rerollOrEnd(table);
  else if (isAutomatic(table, seat)) playAutomatically(table);
  else startTurn(table, seat, false, 0);
}

function playAutomatically(table: Table): void {
  for (const automaticTurn of table.hooks.automaticTurn) automaticTurn(table);
}

/** Everybody has passed or taken all dice. */
function rerollOrEnd(table: Table): void {
  const roller = lowestNumber(table, true);
  if (roller >= 0) reroll(table, roller);
  else endRound(table);
}

/**
 * One die goes to the dustbin, the others are rolled; those who passed are back. First the die is
 * chosen, in a task; then, with that done, this comes by again and rolls.
 */
function reroll(table: Table, roller: SeatIndex): void {
  const { state } = table;
  if (state.step === 0) {
    state.step = 1;
    pushTask(table, { kind: 'discardDie', seat: roller });
    return;
  }
  state.step = 0;
  for (const seat of state.seats) seat.passed = false;
  roll(
    table,
    roller,
    diceLeft(table),
    state.coloredDice.map((space) => space > 0),
  );
}

function endRound(table: Table): void {
  const { round } = table.state;
  table.events?.push({ type: 'roundEnded', round });
  for (const onRoundEnd of table.hooks.onRoundEnd) onRoundEnd(table);
  if (emperorScoringOf(round) >= 0) enter(table, 'emperor');
  else finishRound(table);
}

function closeEmperorScoring(table: Table): void {
  for (const afterEmperor of table.hooks.afterEmperor) afterEmperor(table);
  finishRound(table);
}

function finishRound(table: Table): void {
  const { round, startSeat } = table.state;
  if (round === ROUNDS) {
    scoreFinally(table);
    enter(table, 'over');
  } else {
    const next = table.hooks.nextStartSeat[0]?.(table);
    startRound(table, next ?? seatAfter(table, startSeat, 1));
  }
}
