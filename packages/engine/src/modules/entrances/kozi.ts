import type { Decision } from '../../decisions/decision.js';
import { addDice, diePriceWith, isTollAvoidable } from '../../decisions/diceMoves.js';
import { nextTurn } from '../../decisions/why/common.js';
import { isSpace, noDie, whyNotShiftedDie, whyNotShiftedSpace } from '../../decisions/why/dice.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { POWER } from '../../model/effect.js';
import type { Move, MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another, noSuchPlace } from '../../model/reasons.js';
import type { TaskOf, TurnTask } from '../../model/tasks.js';
import type { Die, SeatIndex } from '../../model/vocabulary.js';
import { SPACES } from '../../model/vocabulary.js';
import { abilitiesWith } from '../../rules/abilities.js';
import { markMainDone, popTask, pushTask } from '../../rules/openTasks.js';
import { seatOf } from '../../rules/seats.js';
import { tooExpensive } from '../../rules/shortages.js';
import { spacePrice } from '../../rules/actionSpaces.js';
import {
  boostPrice,
  diceOn,
  kindsOfDice,
  putDie,
  removeDie,
  takeDie,
  tollOf,
  useSpace,
} from '../../rules/spaces.js';
import { notOwned } from './ownership.js';
import type { EntranceRules } from './rules.js';

/** A die may be moved onto a neighbouring space before it is used. */

export const kozi: EntranceRules = {
  turnMoves: (context, { seat, mainDone, extra }, moves) => {
    if (!mainDone) addShiftMoves(context, seat, !extra, moves);
  },
  spaceMoves: (context, seat) => {
    const moves: Move[] = [];
    addShiftMoves(context, seat, false, moves);
    return moves;
  },
};

interface Shift {
  readonly from: number;
  readonly to: number;
  readonly die: Die;
}

/** What using the space would cost once the die lies there. */
const priceAfter = (
  context: QueryContext,
  seat: SeatIndex,
  { to, die }: Shift,
  withDie: boolean,
  withToll: boolean,
): number =>
  withDie
    ? diePriceWith(context, seat, to, die, withToll)
    : spacePrice(to) + (withToll ? tollOf(context, to) : 0);

/** Moves of a die onto a neighbouring space that could then be used. */
function addShiftMoves(
  context: QueryContext,
  seat: SeatIndex,
  withDie: boolean,
  moves: Move[],
): void {
  const { krones } = seatOf(context, seat);
  const tollAvoidable = isTollAvoidable(context, seat, withDie);
  for (const from of SPACES) {
    const kinds = kindsOfDice(context, from);
    for (let to = from - 1; to <= from + 1; to += 2) {
      if (to < 1 || to > SPACES.length) continue;
      for (const die of kinds) {
        if (priceAfter(context, seat, { from, to, die }, withDie, tollAvoidable) <= krones)
          moves.push({ seat, kind: 'shiftDie', from, to, die });
      }
    }
  }
}

function move(context: RuleContext, { from, to, die }: Shift): void {
  removeDie(context, from, die);
  putDie(context, to, die);
}

/** With a die, or without one: then it can be boosted only in a turn of its own. */
function shiftDie(
  context: RuleContext,
  seat: SeatIndex,
  shift: Shift,
  { withDie, mayBoost }: { readonly withDie: boolean; readonly mayBoost: boolean },
): void {
  move(context, shift);
  context.events?.push({ type: 'dieShifted', seat, ...shift });
  pushTask(context, { kind: 'shifted', seat, space: shift.to, withDie, mayBoost });
}

/** The space onto which a die has been moved is used. */
export const shifted: Decision<'shifted'> = {
  moves: (context, { seat, space, withDie, mayBoost }) => {
    if (withDie) {
      const moves: Move[] = [];
      addDice(context, seat, [space], abilitiesWith(context, seat, POWER.onDie), moves);
      return moves;
    }
    const { krones } = seatOf(context, seat);
    const boosts =
      mayBoost && spacePrice(space) + boostPrice(true) <= krones ? [false, true] : [false];
    return boosts.map((boost): Move => ({ seat, kind: 'useSpace', space, boost }));
  },
  play: {
    takeDie: (context, { seat }, choice) => {
      popTask(context);
      takeDie(context, seat, choice);
    },
    useSpace: (context, { seat }, { space, boost }) => {
      popTask(context);
      useSpace(context, seat, space, boost);
    },
  },
  why: { takeDie: whyNotShiftedDie, useSpace: whyNotShiftedSpace },
};

export function shiftDieOfTurn(
  context: RuleContext,
  task: TurnTask,
  move: MoveOf<'shiftDie'>,
): void {
  const { from, to, die } = move;
  markMainDone(context, task);
  shiftDie(context, task.seat, { from, to, die }, { withDie: !task.extra, mayBoost: true });
}

export function shiftDieOfSpace(
  context: RuleContext,
  { seat }: TaskOf<'useSpace'>,
  { from, to, die }: MoveOf<'shiftDie'>,
): void {
  popTask(context);
  shiftDie(context, seat, { from, to, die }, { withDie: false, mayBoost: false });
}

function whyNotThisShift(
  context: QueryContext,
  seat: SeatIndex,
  move: MoveOf<'shiftDie'>,
  withDie: boolean,
): Reason {
  const { from, to, die } = move;
  if (!isSpace(from) || !isSpace(to)) return noSuchPlace('space');
  if (!kindsOfDice(context, from).includes(die)) return noDie(diceOn(context, from) ? die : 'any');
  if (Math.abs(from - to) !== 1)
    return { code: 'not-neighbouring', from, to, remedy: another('space') };
  const tollAvoidable = isTollAvoidable(context, seat, withDie);
  return tooExpensive(context, seat, priceAfter(context, seat, move, withDie, tollAvoidable));
}

export function whyNotShiftOfTurn(
  context: QueryContext,
  { seat, mainDone, extra }: TaskOf<'turn'>,
  move: MoveOf<'shiftDie'>,
): Reason {
  const foreign = notOwned(context, seat, 'kozi');
  if (foreign) return foreign;
  if (mainDone) return { code: 'main-action-done', remedy: nextTurn(context, seat, 'before-die') };
  return whyNotThisShift(context, seat, move, !extra);
}

export const whyNotShift = (
  context: QueryContext,
  { seat }: TaskOf<'useSpace'>,
  move: MoveOf<'shiftDie'>,
): Reason => notOwned(context, seat, 'kozi') ?? whyNotThisShift(context, seat, move, false);
