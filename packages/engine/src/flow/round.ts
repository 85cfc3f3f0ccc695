import { DICE_BY_SEATS } from '../content/boards.js';
import { randomInts } from '../random/rng.js';
import type { Phase } from '../model/state.js';
import { PHASES } from '../model/state.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { isAutomatic, seatAfter, seatCount } from '../rules/seats.js';
import { happens } from '../rules/moments.js';
import { pushTask } from '../rules/openTasks.js';
import { diceLeft } from '../rules/spaces.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { ROUNDS, SETUP_ROOMS, SPACES } from '../model/vocabulary.js';
import { applyTile, emperorScoringOf, scoreTrack } from './emperor.js';
import { scoreFinally } from './finalScoring.js';
import { lowestNumber } from './turnOrder.js';
import { startTurn } from './turns.js';
import { numberAt } from '../util/lists.js';

type Step = (context: RuleContext) => void;

/** What comes next when no task is open: one step of the current phase. */
const STEPS: { readonly [P in Phase]?: Step } = {
  draft: enterNextPhase,
  firstGuests: (context) => {
    const seat = nextSeat(context, -1, -1);
    if (seat === null || isAutomatic(context, seat)) return;
    pushSetupTasks(context, seat, 'firstGuest');
    pushTask(context, { kind: 'firstGuest', seat });
  },
  rooms: (context) => {
    const seat = nextSeat(context, 0, 1);
    if (seat === null || isAutomatic(context, seat)) return;
    pushSetupTasks(context, seat, 'rooms');
    pushTask(context, { kind: 'setupRooms', seat, left: SETUP_ROOMS });
  },
  turns: nextTurn,
  emperor: (context) => {
    const { step, startSeat } = context.state;
    context.state.step++;
    if (step === 0) scoreTrack(context);
    else if (step <= seatCount(context))
      applyTile(context, seatAfter(context, startSeat, step - 1));
    else closeEmperorScoring(context);
  },
};

function pushSetupTasks(
  context: RuleContext,
  seat: SeatIndex,
  after: 'firstGuest' | 'rooms',
): void {
  for (const setupTasks of context.hooks.setupTasks)
    for (const task of setupTasks(context, seat, after)) pushTask(context, task);
}

function stepOf(context: QueryContext, phase: Phase): Step | undefined {
  const { phases } = context.hooks;
  let step = STEPS[phase];
  for (let module = 0; module < phases.length; module++) step = phases[module]?.[phase] ?? step;
  return step;
}

export function nextStep(context: RuleContext): void {
  const { phase } = context.state;
  // Almost always; and no module changes it.
  if (phase === 'turns') nextTurn(context);
  else stepOf(context, phase)?.(context);
}

/**
 * The next seat in a phase that goes round the table once, from a distance to the start player in a
 * direction; null when all have had their turn and the next phase has begun.
 */
export function nextSeat(context: RuleContext, from: number, direction: 1 | -1): SeatIndex | null {
  const { step, startSeat } = context.state;
  if (step === seatCount(context)) {
    enterNextPhase(context);
    return null;
  }
  context.state.step++;
  // Not by multiplication: -1 × 0 is -0, and a seat is never that.
  return seatAfter(context, startSeat, direction === 1 ? from + step : from - step);
}

function enter(context: RuleContext, phase: Phase): void {
  context.state.phase = phase;
  context.state.step = 0;
}

/** The next phase that the core or a module in play knows. */
export function enterNextPhase(context: RuleContext): void {
  const later = PHASES.slice(PHASES.indexOf(context.state.phase) + 1);
  const next = later.find((phase) => stepOf(context, phase)) ?? 'over';
  if (next === 'turns') startRound(context, context.state.startSeat);
  else enter(context, next);
}

/** Returned is the space onto which the die goes. */
function throwDie(draw: (below: number) => number, rolled: number[]): number {
  const index = draw(SPACES.length);
  rolled[index] = numberAt(rolled, index) + 1;
  return index + 1;
}

/** Rolls all dice on the action spaces, or a new set at the start of a round. */
function roll(
  context: RuleContext,
  seat: SeatIndex,
  dice: number,
  colored: readonly boolean[],
): void {
  const { state } = context;
  const rolled = SPACES.map(() => 0);
  const draw = randomInts(state.rng);
  let white = dice;
  if (colored.length > 0) {
    white -= colored.filter(Boolean).length;
    state.coloredDice = colored.map((isRolled) => (isRolled ? throwDie(draw, rolled) : 0));
  }
  for (let die = 0; die < white; die++) throwDie(draw, rolled);
  state.dice = rolled;
  context.revealed = true;
  context.events?.push({
    type: 'diceRolled',
    seat,
    dice: state.dice,
    coloredDice: state.coloredDice,
  });
}

function startRound(context: RuleContext, startSeat: SeatIndex): void {
  const { state } = context;
  state.round++;
  state.startSeat = startSeat;
  for (const seat of state.seats) {
    seat.diceTaken = [];
    seat.used = [];
    seat.passed = false;
  }
  enter(context, 'turns');
  context.events?.push({ type: 'roundStarted', round: state.round, startSeat });
  happens(context, context.hooks.on.roundStart, startSeat);
  roll(
    context,
    startSeat,
    numberAt(DICE_BY_SEATS, seatCount(context)),
    state.coloredDice.map(() => true),
  );
}

function nextTurn(context: RuleContext): void {
  const seat = lowestNumber(context, false);
  if (diceLeft(context) === 0) endRound(context);
  else if (seat < 0) rerollOrEnd(context);
  else if (isAutomatic(context, seat)) playAutomatically(context);
  else startTurn(context, seat, false, 0);
}

function playAutomatically(context: RuleContext): void {
  for (const { turn } of context.hooks.automaticSeat) turn(context);
}

/** Everybody has passed or taken all dice. */
function rerollOrEnd(context: RuleContext): void {
  const roller = lowestNumber(context, true);
  if (roller >= 0) reroll(context, roller);
  else endRound(context);
}

/**
 * One die goes to the dustbin, the others are rolled; those who passed are back. First the die is
 * chosen, in a task; then, with that done, this comes by again and rolls.
 */
function reroll(context: RuleContext, roller: SeatIndex): void {
  const { state } = context;
  if (state.step === 0) {
    state.step = 1;
    pushTask(context, { kind: 'discardDie', seat: roller });
    return;
  }
  state.step = 0;
  for (const seat of state.seats) seat.passed = false;
  roll(
    context,
    roller,
    diceLeft(context),
    state.coloredDice.map((space) => space > 0),
  );
}

function endRound(context: RuleContext): void {
  const { round } = context.state;
  context.events?.push({ type: 'roundEnded', round });
  happens(context, context.hooks.on.roundEnd);
  if (emperorScoringOf(round) >= 0) enter(context, 'emperor');
  else finishRound(context);
}

function closeEmperorScoring(context: RuleContext): void {
  happens(context, context.hooks.on.emperorDone);
  finishRound(context);
}

function finishRound(context: RuleContext): void {
  const { round, startSeat } = context.state;
  if (round === ROUNDS) {
    scoreFinally(context);
    enter(context, 'over');
  } else {
    const next = context.hooks.turnOrder[0]?.nextStartSeat(context);
    startRound(context, next ?? seatAfter(context, startSeat, 1));
  }
}
