import { pushItems } from './effects/benefits.js';
import { raised, replaced } from './lists.js';
import { reactions } from './reactions.js';
import { pay } from './resources.js';
import type { BenefitItem } from './state.js';
import type { Table } from './table.js';
import { abilitiesWith, changeTask, currentTurn, seatOf, sumOf } from './table.js';
import type { Die, SeatIndex } from './vocabulary.js';
import { COPY_SPACE, DIE_COLORS, SPACES } from './vocabulary.js';

/** The six action spaces: dice, prices, strength, and what happens when one is used. */

const ONLY_WHITE: readonly Die[] = ['white'];
const NO_DICE: readonly Die[] = [];
const BOOST_PRICE = 1;
const COPY_PRICE = 1;

export const diceOn = (table: Table, space: number): number => table.state.dice[space - 1] ?? 0;

/** The different dice on a space: a white one if there is any, and each coloured one. */
export function kindsOfDice(table: Table, space: number): readonly Die[] {
  if (table.state.coloredDice.length === 0) return diceOn(table, space) > 0 ? ONLY_WHITE : NO_DICE;
  const colored = DIE_COLORS.filter((_, index) => table.state.coloredDice[index] === space);
  return diceOn(table, space) > colored.length ? ['white', ...colored] : colored;
}

function moveDie(table: Table, space: number, die: Die, change: number, to: number): void {
  const { state } = table;
  state.dice = raised(state.dice, space - 1, change);
  if (die === 'white') return;
  state.coloredDice = replaced(state.coloredDice, DIE_COLORS.indexOf(die), to);
}

/** Takes a die off a space. */
export function removeDie(table: Table, space: number, die: Die): void {
  moveDie(table, space, die, -1, 0);
}

/** Puts a die on a space, turned to its value. */
export function putDie(table: Table, space: number, die: Die): void {
  moveDie(table, space, die, 1, space);
}

/** What a space costs without staff that changes it. */
export const spacePrice = (space: number): number => (space === COPY_SPACE ? COPY_PRICE : 0);

/** What staff in play changes when this seat takes a die of this value. */
export interface DieTerms {
  readonly price: number;
  readonly bonus: number;
  readonly both: boolean;
}

export function dieTerms(
  table: Table,
  seat: SeatIndex,
  space: number,
  die: Die = 'white',
): DieTerms {
  let price = spacePrice(space);
  let bonus = 0;
  let both = false;
  for (const { ability } of abilitiesWith(table, seat, 'onDie')) {
    const reaction = ability.onDie;
    if (!reaction?.values.includes(space)) continue;
    if (reaction.freeSpace) price = 0;
    bonus += reaction.strength ?? 0;
    both ||= reaction.both ?? false;
  }
  // A coloured die costs a krone for every other die on its space.
  if (die !== 'white') price += diceOn(table, space) - 1;
  return { price, bonus, both };
}

/** What modules take for the use of a space, on top of everything else. */
export const tollOf = (table: Table, space: number): number =>
  sumOf(table, (module) => module.spaceToll?.(table, space));

/**
 * Spaces that can be used without taking a die: dice lie there and the price can be paid. A toll
 * that cannot be paid anywhere does not stop a player.
 */
export function usableSpaces(table: Table, seat: SeatIndex): number[] {
  const { krones } = seatOf(table, seat);
  const payable = occupiedSpaces(table).filter((space) => spacePrice(space) <= krones);
  const withToll = payable.filter((space) => spacePrice(space) + tollOf(table, space) <= krones);
  return withToll.length > 0 ? withToll : payable;
}

export const occupiedSpaces = (table: Table): number[] =>
  SPACES.filter((space) => diceOn(table, space) > 0);

export const boostPrice = (boost: boolean): number => (boost ? BOOST_PRICE : 0);

/** The seat's main action of this turn is done. */
function markMainDone(table: Table): void {
  const turn = currentTurn(table);
  if (turn) changeTask(table, turn, { mainDone: true });
}

/** Takes the die, covers a number of the turn order tile and sets off the main action and its company. */
export function takeDie(
  table: Table,
  seatIndex: SeatIndex,
  choice: {
    readonly space: number;
    readonly die: Die;
    readonly boost: boolean;
    readonly bonus: boolean;
  },
): void {
  const seat = seatOf(table, seatIndex);
  const { space, die, boost } = choice;
  const { price, bonus, both } = dieTerms(table, seatIndex, space, die);
  const strength = diceOn(table, space) + (boost ? 1 : 0) + (choice.bonus ? bonus : 0);
  const payable = price <= seat.krones;
  markMainDone(table);
  removeDie(table, space, die);
  seat.diceTaken = [...seat.diceTaken, space];
  if (!payable) {
    table.events?.push({ type: 'dieWithoutEffect', seat: seatIndex, space });
    dieTaken(table, seatIndex, space);
    return;
  }
  table.events?.push({ type: 'dieTaken', seat: seatIndex, space, die, strength, boosted: boost });
  pay(table, seatIndex, price, 'space');
  pay(table, seatIndex, boostPrice(boost), 'boost');
  for (const module of table.modules) module.onSpaceUsed?.(table, seatIndex, space);
  const company = reactions(table, seatIndex, 'onDie', ({ values, gain = [], beside = [] }) =>
    values.includes(space) ? [...gain, ...beside] : undefined,
  );
  pushItems(table, seatIndex, [mainItem(space, strength, both), ...company]);
  dieTaken(table, seatIndex, space);
  if (die !== 'white')
    for (const module of table.modules) module.onColoredDie?.(table, seatIndex, die);
}

/** What modules give for a die on the turn order tile, before the main action. */
export function dieTaken(table: Table, seat: SeatIndex, space: number): void {
  pushItems(
    table,
    seat,
    table.modules.flatMap((module) => module.onDieTaken?.(table, seat) ?? []),
  );
  for (const module of table.modules) module.onDieTakenFrom?.(table, seat, space);
}

/** Uses a space without taking a die: no staff reacts. */
export function useSpace(table: Table, seatIndex: SeatIndex, space: number, boost: boolean): void {
  const strength = diceOn(table, space) + (boost ? 1 : 0);
  table.events?.push({ type: 'spaceUsed', seat: seatIndex, space, strength, boosted: boost });
  pay(table, seatIndex, spacePrice(space), 'space');
  pay(table, seatIndex, boostPrice(boost), 'boost');
  for (const module of table.modules) module.onSpaceUsed?.(table, seatIndex, space);
  pushItems(table, seatIndex, [mainItem(space, strength, false)]);
}

const mainItem = (space: number, strength: number, both: boolean): BenefitItem => ({
  effect: { do: 'mainAction', space, strength, both },
  cause: { source: 'action', id: space },
  part: 'main',
});
