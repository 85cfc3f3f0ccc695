import type { OwnedAbility } from '../model/effect.js';
import { POWER } from '../model/effect.js';
import type { Move } from '../model/moves.js';
import { spacePrice } from '../rules/actionSpaces.js';
import {
  boostPrice,
  coloredBits,
  colorPrice,
  diceBits,
  diceOf,
  diceOn,
  dieTerms,
  kindsOfDice,
  occupiedSpaces,
  tollOf,
} from '../rules/spaces.js';
import type { QueryContext } from '../model/context.js';
import { abilitiesWith } from '../rules/abilities.js';
import { seatOf } from '../rules/seats.js';
import type { Die, SeatIndex } from '../model/vocabulary.js';
import { SPACES } from '../model/vocabulary.js';

/** The ways to take a die. */

/** Adds the ways to take a die from these spaces that can be paid for; true when there are any. */
function addPayableDice(
  context: QueryContext,
  seat: SeatIndex,
  spaces: readonly number[],
  reacting: readonly OwnedAbility[],
  withToll: boolean,
  moves: Move[],
): boolean {
  const { krones } = seatOf(context, seat);
  const colored = coloredBits(context);
  const before = moves.length;
  for (const space of spaces) {
    const dice = diceOn(context, space);
    if (dice === 0) continue;
    const { price, bonus } = dieTerms(reacting, space);
    const left = krones - price - (withToll ? tollOf(context, space) : 0);
    if (left < 0) continue;
    const kinds = diceOf(diceBits(colored, space, dice));
    for (const die of kinds) {
      const rest = left - colorPrice(die, dice);
      if (rest < 0) continue;
      const boosted = rest >= boostPrice(true);
      if (bonus > 0) moves.push(context.make.takeDie(seat, space, die, false, true));
      moves.push(context.make.takeDie(seat, space, die, false, false));
      if (bonus > 0 && boosted) moves.push(context.make.takeDie(seat, space, die, true, true));
      if (boosted) moves.push(context.make.takeDie(seat, space, die, true, false));
    }
  }
  return moves.length > before;
}

/** Can any die be paid for, toll included? */
const isDiePayable = (context: QueryContext, seat: SeatIndex): boolean =>
  addPayableDice(context, seat, SPACES, abilitiesWith(context, seat, POWER.onDie), true, []);

/** A toll that cannot be paid anywhere does not stop a player; one that can be avoided does. */
export function isTollAvoidable(context: QueryContext, seat: SeatIndex, withDie: boolean): boolean {
  if (withDie) return isDiePayable(context, seat);
  const { krones } = seatOf(context, seat);
  return occupiedSpaces(context).some(
    (space) => spacePrice(space) + tollOf(context, space) <= krones,
  );
}

/** What the cheapest die on this space would cost if this one lay there too, with or without a toll. */
export function diePriceWith(
  context: QueryContext,
  seat: SeatIndex,
  space: number,
  die: Die,
  withToll: boolean,
): number {
  const { price } = dieTerms(abilitiesWith(context, seat, POWER.onDie), space);
  const everyDie = price + (withToll ? tollOf(context, space) : 0);
  const anyWhite = die === 'white' || kindsOfDice(context, space).includes('white');
  return everyDie + colorPrice(anyWhite ? 'white' : die, diceOn(context, space) + 1);
}

/** Adds the ways to take a die; a toll that cannot be paid anywhere does not stop a player. */
export const addDice = (
  context: QueryContext,
  seat: SeatIndex,
  spaces: readonly number[],
  reacting: readonly OwnedAbility[],
  moves: Move[],
): boolean =>
  addPayableDice(context, seat, spaces, reacting, true, moves) ||
  (context.hooks.spaceToll.length > 0 &&
    addPayableDice(context, seat, spaces, reacting, false, moves));

const NOTHING: readonly OwnedAbility[] = [];
/** With white dice alone and nothing that changes their prices, there is little to ask. */
function addWhiteDice(
  { state, make }: QueryContext,
  seat: SeatIndex,
  krones: number,
  moves: Move[],
): boolean {
  const before = moves.length;
  for (let space = 1; space <= SPACES.length; space++) {
    const left = krones - spacePrice(space);
    if (state.dice[space - 1] === 0 || left < 0) continue;
    moves.push(make.takeDie(seat, space, 'white', false, false));
    if (left >= boostPrice(true)) moves.push(make.takeDie(seat, space, 'white', true, false));
  }
  return moves.length > before;
}

function addPayable(
  context: QueryContext,
  seat: SeatIndex,
  reacts: boolean,
  moves: Move[],
): boolean {
  const { state, hooks } = context;
  if (!reacts && state.coloredDice.length === 0 && hooks.spaceToll.length === 0)
    return addWhiteDice(context, seat, seatOf(context, seat).krones, moves);
  const reacting = reacts ? abilitiesWith(context, seat, POWER.onDie) : NOTHING;
  return addDice(context, seat, SPACES, reacting, moves);
}

export function addDieMoves(
  context: QueryContext,
  seat: SeatIndex,
  reacts: boolean,
  moves: Move[],
): void {
  if (addPayable(context, seat, reacts, moves)) return;
  // No die can be paid for: any may be taken, without effect.
  for (const space of SPACES) {
    for (const die of kindsOfDice(context, space))
      moves.push(context.make.takeDie(seat, space, die, false, false));
  }
}
