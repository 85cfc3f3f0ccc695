import type { OwnedAbility } from '../model/effect.js';
import { POWER } from '../model/effect.js';
import type { Move } from '../model/moves.js';
import { takeDieMove } from '../speed/internedMoves.js';
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
import { COPY_SPACE, MAX_SEATS, SPACES } from '../model/vocabulary.js';

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
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index] ?? 0;
    const dice = diceOn(context, space);
    if (dice === 0) continue;
    const { price, bonus } = dieTerms(reacting, space);
    const left = krones - price - (withToll ? tollOf(context, space) : 0);
    if (left < 0) continue;
    const kinds = diceOf(diceBits(colored, space, dice));
    for (let kind = 0; kind < kinds.length; kind++) {
      const die = kinds[kind] ?? 'white';
      const rest = left - colorPrice(die, dice);
      if (rest < 0) continue;
      const boosted = rest >= boostPrice(true);
      if (bonus > 0) moves.push(takeDieMove(seat, space, die, false, true));
      moves.push(takeDieMove(seat, space, die, false, false));
      if (bonus > 0 && boosted) moves.push(takeDieMove(seat, space, die, true, true));
      if (boosted) moves.push(takeDieMove(seat, space, die, true, false));
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
const NO_MOVES: readonly Move[] = [];

function addAnyDice(
  context: QueryContext,
  seat: SeatIndex,
  reacting: readonly OwnedAbility[],
  moves: Move[],
): void {
  if (addDice(context, seat, SPACES, reacting, moves)) return;
  // No die can be paid for: any may be taken, without effect.
  for (const space of SPACES) {
    for (const die of kindsOfDice(context, space))
      moves.push(takeDieMove(seat, space, die, false, false));
  }
}

/** Whoever has as much as this can pay for every white die. */
const ENOUGH = spacePrice(COPY_SPACE) + boostPrice(true);

/** `occupied` has a bit for each space with dice, the lowest for the first. */
function listWhiteDice(seat: SeatIndex, occupied: number, krones: number): Move[] {
  const spaces = SPACES.filter((space) => (occupied & (1 << (space - 1))) !== 0);
  const payable = spaces.filter((space) => spacePrice(space) <= krones);
  if (payable.length === 0)
    return spaces.map((space) => takeDieMove(seat, space, 'white', false, false));
  return payable.flatMap((space) => {
    const plain = takeDieMove(seat, space, 'white', false, false);
    return spacePrice(space) + boostPrice(true) <= krones
      ? [plain, takeDieMove(seat, space, 'white', true, false)]
      : [plain];
  });
}

const OCCUPATIONS = 1 << SPACES.length;

/**
 * With white dice alone and nothing that changes their prices, the moves depend on the spaces on
 * which dice lie and on very few krones: all such lists are made once.
 */
const whiteDice: readonly (readonly Move[])[] = Array.from(
  { length: MAX_SEATS * (ENOUGH + 1) * OCCUPATIONS },
  (_, index) => {
    const paying = Math.floor(index / OCCUPATIONS);
    return listWhiteDice(
      Math.floor(paying / (ENOUGH + 1)),
      index % OCCUPATIONS,
      paying % (ENOUGH + 1),
    );
  },
);

function whiteDieMoves(context: QueryContext, seat: SeatIndex, krones: number): readonly Move[] {
  const { dice } = context.state;
  let occupied = 0;
  for (let index = 0; index < dice.length; index++) if (dice[index] !== 0) occupied |= 1 << index;
  const paying = krones < ENOUGH ? krones : ENOUGH;
  return whiteDice[(seat * (ENOUGH + 1) + paying) * OCCUPATIONS + occupied] ?? NO_MOVES;
}

export function addDieMoves(
  context: QueryContext,
  seat: SeatIndex,
  krones: number,
  reacts: boolean,
  moves: Move[],
): void {
  const { state, hooks } = context;
  if (reacts || state.coloredDice.length > 0 || hooks.spaceToll.length > 0) {
    addAnyDice(context, seat, reacts ? abilitiesWith(context, seat, POWER.onDie) : NOTHING, moves);
    return;
  }
  const ways = whiteDieMoves(context, seat, krones);
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index];
    if (way !== undefined) moves.push(way);
  }
}
