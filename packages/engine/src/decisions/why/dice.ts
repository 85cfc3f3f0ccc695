import { POWER } from '../../model/effect.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another, noSuchPlace } from '../../model/reasons.js';
import { spacePrice } from '../../rules/actionSpaces.js';
import {
  boostPrice,
  colorPrice,
  diceOn,
  dieTerms,
  kindsOfDice,
  tollOf,
} from '../../rules/spaces.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { abilitiesWith } from '../../rules/abilities.js';
import type { Die, SeatIndex } from '../../model/vocabulary.js';
import { COPY_SPACE, SPACES } from '../../model/vocabulary.js';
import { isTollAvoidable } from '../diceMoves.js';
import { nextTurn } from './common.js';
import { tooExpensive } from '../../rules/shortages.js';

/** Why dice cannot be taken and spaces not used. */

export const isSpace = (space: number): boolean => space >= 1 && space <= SPACES.length;

export const noDie = (die: Die | 'any'): Reason => ({
  code: 'no-die-there',
  die,
  remedy: another('die'),
});

/** The die is not there, has no such bonus, or is too dear. */
function whyNotThisDie(
  context: QueryContext,
  seat: SeatIndex,
  { space, die, boost, bonus }: MoveOf<'takeDie'>,
): Reason {
  if (!isSpace(space)) return noSuchPlace('space');
  if (!kindsOfDice(context, space).includes(die))
    return noDie(diceOn(context, space) ? die : 'any');
  const terms = dieTerms(abilitiesWith(context, seat, POWER.onDie), space);
  if (bonus && terms.bonus === 0) return { code: 'no-bonus', space, remedy: another('die') };
  const toll = isTollAvoidable(context, seat, true) ? tollOf(context, space) : 0;
  const price = terms.price + colorPrice(die, diceOn(context, space)) + boostPrice(boost) + toll;
  return tooExpensive(context, seat, price);
}

export function whyNotDie(
  context: QueryContext,
  { seat, mainDone, extra }: TaskOf<'turn'>,
  move: MoveOf<'takeDie'>,
): Reason {
  if (extra) return { code: 'extra-turn', remedy: nextTurn(context, seat) };
  if (mainDone) return { code: 'main-action-done', remedy: nextTurn(context, seat) };
  return whyNotThisDie(context, seat, move);
}

const otherSpace = (space: number): Reason => ({
  code: 'other-space',
  space,
  remedy: { help: 'space', space },
});

const needsDie = (space: number): Reason => ({
  code: 'needs-die',
  space,
  remedy: { help: 'take-die', space },
});

export function whyNotShiftedDie(
  context: QueryContext,
  { seat, space, withDie }: TaskOf<'shifted'>,
  move: MoveOf<'takeDie'>,
): Reason {
  if (!withDie) return { code: 'extra-turn', remedy: { help: 'space', space } };
  return move.space === space ? whyNotThisDie(context, seat, move) : otherSpace(space);
}

export function whyNotShiftedSpace(
  context: QueryContext,
  { seat, space, withDie, mayBoost }: TaskOf<'shifted'>,
  move: MoveOf<'useSpace'>,
): Reason {
  if (move.space !== space) return otherSpace(space);
  if (withDie) return needsDie(space);
  if (!mayBoost) return NO_BOOST;
  return tooExpensive(context, seat, spacePrice(space) + boostPrice(move.boost));
}

const NO_BOOST: Reason = { code: 'no-boost', remedy: { help: 'never' } };

/** Dice must lie there, and the price must be paid. */
function whyNotThisSpace(
  context: QueryContext,
  seat: SeatIndex,
  { space, boost }: MoveOf<'useSpace'>,
): Reason {
  if (!isSpace(space)) return noSuchPlace('space');
  if (diceOn(context, space) === 0) return noDie('any');
  const toll = boost || isTollAvoidable(context, seat, false) ? tollOf(context, space) : 0;
  return tooExpensive(context, seat, spacePrice(space) + toll + boostPrice(boost));
}

/** Only an extra turn uses a space without taking a die. */
export function whyNotSpaceOfTurn(
  context: QueryContext,
  { seat, extra, mainDone }: TaskOf<'turn'>,
  move: MoveOf<'useSpace'>,
): Reason {
  if (mainDone) return { code: 'main-action-done', remedy: nextTurn(context, seat) };
  if (extra) return whyNotThisSpace(context, seat, move);
  return isSpace(move.space) ? needsDie(move.space) : noSuchPlace('space');
}

export const whyNotSpace = (
  context: QueryContext,
  { seat }: TaskOf<'useSpace'>,
  move: MoveOf<'useSpace'>,
): Reason => (move.boost ? NO_BOOST : whyNotThisSpace(context, seat, move));

export const whyNotCopy = (
  _context: QueryContext,
  _task: TaskOf<'copy'>,
  { space }: MoveOf<'copy'>,
): Reason =>
  space === COPY_SPACE ? { code: 'copy-itself', remedy: another('space') } : noSuchPlace('space');

export const badSplit = (_context: QueryContext, { strength }: { strength: number }): Reason => ({
  code: 'bad-split',
  amount: strength,
  remedy: another('split'),
});

export const whyNotDiscard = (
  context: QueryContext,
  _task: TaskOf<'discardDie'>,
  { die }: MoveOf<'discardDie'>,
): Reason =>
  SPACES.some((space) => kindsOfDice(context, space).includes(die))
    ? { code: 'white-dice-first', remedy: another('die') }
    : noDie(die);
