import { spacePrice } from './actionSpaces.js';
import { happens } from './moments.js';
import { pushItems } from './benefits.js';
import type { OwnedAbility } from '../model/effect.js';
import { added, at, numberAt, raised, replaced } from '../util/lists.js';
import { reactions } from './reactions.js';
import { loseVp, pay } from './resources.js';
import type { BenefitItem } from '../model/tasks.js';
import type { QueryContext, RuleContext, Toll } from '../model/context.js';
import { abilitiesWith } from './abilities.js';
import { currentTurn, markMainDone, pushTask } from './openTasks.js';
import { seatOf } from './seats.js';
import type { Die, DieColor, SeatIndex } from '../model/vocabulary.js';
import { COPY_SPACE, DIE_COLORS, SPACES } from '../model/vocabulary.js';
import { POWER } from '../model/effect.js';

/** The six action spaces: dice, prices, strength, and what happens when one is used. */

/** What can lie on a space: a bit for each coloured die, and one for white dice. */
const WHITE_BIT = 1 << DIE_COLORS.length;
const KINDS_OF_DICE: readonly (readonly Die[])[] = Array.from(
  { length: 2 * WHITE_BIT },
  (_, bits) => [
    ...((bits & WHITE_BIT) === 0 ? [] : (['white'] as const)),
    ...DIE_COLORS.filter((_color, index) => (bits & (1 << index)) !== 0),
  ],
);
const DICE_IN_SET: readonly number[] = KINDS_OF_DICE.map((dice) => dice.length);
const NO_DICE: readonly Die[] = [];
const NO_ITEMS: readonly BenefitItem[] = [];
const BOOST_PRICE = 1;
const BOOST_STRENGTH = 1;

export const diceOn = (context: QueryContext, space: number): number =>
  numberAt(context.state.dice, space - 1);

export function diceLeft({ state: { dice } }: QueryContext): number {
  let left = 0;
  for (const amount of dice) left += amount;
  return left;
}

/** The coloured dice on all spaces: a bit for each, DIE_COLORS.length bits to the space. */
export function coloredBits({ state: { coloredDice } }: QueryContext): number {
  let bits = 0;
  let color = 0;
  for (const space of coloredDice) {
    if (space > 0) bits |= 1 << (space * DIE_COLORS.length + color);
    color++;
  }
  return bits;
}

/** The different ones of so many dice on a space, as bits: a white one if any, and each coloured one. */
export function diceBits(colored: number, space: number, dice: number): number {
  const bits = (colored >> (space * DIE_COLORS.length)) & (WHITE_BIT - 1);
  return dice > numberAt(DICE_IN_SET, bits) ? bits | WHITE_BIT : bits;
}

export const diceOf = (bits: number): readonly Die[] => KINDS_OF_DICE[bits] ?? NO_DICE;

export const kindsOfDice = (context: QueryContext, space: number): readonly Die[] =>
  diceOf(diceBits(coloredBits(context), space, diceOn(context, space)));

function moveDie(context: RuleContext, space: number, die: Die, change: number, to: number): void {
  const { state } = context;
  state.dice = raised(state.dice, space - 1, change);
  if (die === 'white') return;
  state.coloredDice = replaced(state.coloredDice, DIE_COLORS.indexOf(die), to);
}

/** Takes a die off a space. */
export function removeDie(context: RuleContext, space: number, die: Die): void {
  moveDie(context, space, die, -1, 0);
}

/** Puts a die on a space, turned to its value. */
export function putDie(context: RuleContext, space: number, die: Die): void {
  moveDie(context, space, die, 1, space);
}

/** What staff in play changes when this seat takes a die of this value. */
export interface DieTerms {
  readonly price: number;
  readonly bonus: number;
  readonly both: boolean;
}

const PLAIN_TERMS: DieTerms = { price: 0, bonus: 0, both: false };
const COPY_TERMS: DieTerms = { price: spacePrice(COPY_SPACE), bonus: 0, both: false };

/** `reacting` is what the seat owns that has the power `onDie`. */
export function dieTerms(reacting: readonly OwnedAbility[], space: number): DieTerms {
  if (reacting.length === 0) return space === COPY_SPACE ? COPY_TERMS : PLAIN_TERMS;
  let price = spacePrice(space);
  let bonus = 0;
  let both = false;
  for (let index = 0; index < reacting.length; index++) {
    const owned = reacting[index];
    if (owned === undefined || (owned.dice & (1 << space)) === 0) continue;
    const reaction = owned.ability.onDie;
    if (reaction === undefined) continue;
    const { strength = 0 } = reaction;
    if (reaction.freeSpace) price = 0;
    bonus += strength;
    both ||= reaction.both ?? false;
  }
  return { price, bonus, both };
}

/** A coloured die costs a krone for every other die on its space, of so many with itself. */
export const colorPrice = (die: Die, dice: number): number => (die === 'white' ? 0 : dice - 1);

/** What modules take for the use of a space, on top of everything else. */
export function tollOf(context: QueryContext, space: number): number {
  let krones = 0;
  const { spaceToll } = context.hooks;
  for (let module = 0; module < spaceToll.length; module++) {
    const toll = at(spaceToll, module)(context, space);
    if (toll) krones += toll.krones;
  }
  return krones;
}

export const isPaidInKrones = (toll: Toll, krones: number): boolean => toll.krones <= krones;

function payTolls(context: RuleContext, seat: SeatIndex, space: number): void {
  const { spaceToll } = context.hooks;
  for (let module = 0; module < spaceToll.length; module++) {
    const toll = spaceToll[module]?.(context, space);
    if (!toll) continue;
    if (isPaidInKrones(toll, seatOf(context, seat).krones)) pay(context, seat, toll.krones, 'toll');
    else loseVp(context, seat, toll.orVp, toll.cause);
  }
}

/**
 * Spaces that can be used without taking a die: dice lie there and the price can be paid. A toll
 * that cannot be paid anywhere does not stop a player.
 */
export function usableSpaces(context: QueryContext, seat: SeatIndex): number[] {
  const { krones } = seatOf(context, seat);
  const payable = occupiedSpaces(context).filter((space) => spacePrice(space) <= krones);
  const withToll = payable.filter((space) => spacePrice(space) + tollOf(context, space) <= krones);
  return withToll.length > 0 ? withToll : payable;
}

export const occupiedSpaces = (context: QueryContext): number[] =>
  SPACES.filter((space) => diceOn(context, space) > 0);

export const boostPrice = (boost: boolean): number => (boost ? BOOST_PRICE : 0);

export const boostStrength = (boost: boolean): number => (boost ? BOOST_STRENGTH : 0);

/** How strong an action on a space is, apart from what something owned adds for a die. */
const strengthOn = (context: QueryContext, space: number, boost: boolean): number =>
  diceOn(context, space) + boostStrength(boost);

/** Takes the die, covers a number of the turn order tile and sets off the main action and its company. */
export function takeDie(
  context: RuleContext,
  seatIndex: SeatIndex,
  choice: {
    readonly space: number;
    readonly die: Die;
    readonly boost: boolean;
    readonly bonus: boolean;
  },
): void {
  const seat = seatOf(context, seatIndex);
  const { space, die, boost } = choice;
  const reacting = abilitiesWith(context, seatIndex, POWER.onDie);
  const { price: printed, bonus, both } = dieTerms(reacting, space);
  const price = printed + colorPrice(die, diceOn(context, space));
  const strength = strengthOn(context, space, boost) + (choice.bonus ? bonus : 0);
  const turn = currentTurn(context);
  if (turn) markMainDone(context, turn);
  removeDie(context, space, die);
  seat.diceTaken = added(seat.diceTaken, space);
  if (price > seat.krones) {
    takeWithoutEffect(context, seatIndex, space);
    return;
  }
  context.events?.push({ type: 'dieTaken', seat: seatIndex, space, die, strength, boosted: boost });
  pay(context, seatIndex, price, 'space');
  pay(context, seatIndex, boostPrice(boost), 'boost');
  spaceUsed(context, seatIndex, space);
  const first = dieBonuses(context, seatIndex);
  if (reacting.length === 0 && first.length === 0) {
    pushTask(context, context.make.mainTask(seatIndex, space, strength, both));
  } else {
    const reactionsToDie = dieReactions(context, seatIndex, space);
    pushItems(context, seatIndex, [
      ...first,
      context.make.mainAction(space, strength, both),
      ...reactionsToDie,
    ]);
  }
  dieLeft(context, seatIndex, space);
  if (die !== 'white') coloredDieTaken(context, seatIndex, die);
}

/** Nothing is paid, and only the die itself brings something. */
function takeWithoutEffect(context: RuleContext, seat: SeatIndex, space: number): void {
  context.events?.push({ type: 'dieWithoutEffect', seat, space });
  pushItems(context, seat, dieBonuses(context, seat));
  dieLeft(context, seat, space);
}

/** Everything else has been paid for: tolls are, and modules see that the space is used. */
function spaceUsed(context: RuleContext, seat: SeatIndex, space: number): void {
  payTolls(context, seat, space);
  happens(context, context.hooks.on.spaceUsed, seat, space);
}

function coloredDieTaken(context: RuleContext, seat: SeatIndex, color: DieColor): void {
  happens(context, context.hooks.on.coloredDie, seat, DIE_COLORS.indexOf(color));
}

const dieReactions = (context: QueryContext, seat: SeatIndex, space: number): BenefitItem[] =>
  reactions(context, seat, 'onDie', ({ values, gain = [], beside = [] }) =>
    values.includes(space) ? [...gain, ...beside] : undefined,
  );

/** What modules give for a die on the turn order tile, before the main action. */
export function dieBonuses(context: QueryContext, seat: SeatIndex): readonly BenefitItem[] {
  const modules = context.hooks.dieBonuses;
  let bonuses = NO_ITEMS;
  for (let module = 0; module < modules.length; module++) {
    const given = modules[module]?.(context, seat) ?? NO_ITEMS;
    if (given.length > 0) bonuses = [...bonuses, ...given];
  }
  return bonuses;
}

/** A die, or what stands for one, has gone from its space. */
export function dieLeft(context: RuleContext, seat: SeatIndex, space: number): void {
  happens(context, context.hooks.on.dieLeft, seat, space);
}

/** Uses a space without taking a die: no staff reacts. */
export function useSpace(
  context: RuleContext,
  seatIndex: SeatIndex,
  space: number,
  boost: boolean,
): void {
  const strength = strengthOn(context, space, boost);
  context.events?.push({ type: 'spaceUsed', seat: seatIndex, space, strength, boosted: boost });
  pay(context, seatIndex, spacePrice(space), 'space');
  pay(context, seatIndex, boostPrice(boost), 'boost');
  spaceUsed(context, seatIndex, space);
  pushTask(context, context.make.mainTask(seatIndex, space, strength, false));
}
