import { pushItems } from './effects/benefits.js';
import { pay } from './resources.js';
import type { BenefitItem, SeatState } from './state.js';
import type { Table } from './table.js';
import { abilitiesOf, emit, seatOf } from './table.js';
import type { SeatIndex } from './vocabulary.js';
import { COPY_SPACE, SPACES } from './vocabulary.js';

/** The six action spaces: prices, strength, and what happens when one is used. */

const BOOST_PRICE = 1;
const COPY_PRICE = 1;

export const diceOn = (table: Table, space: number): number => table.state.dice[space - 1] ?? 0;

/** What a space costs without staff that changes it. */
export const spacePrice = (space: number): number => (space === COPY_SPACE ? COPY_PRICE : 0);

/** What staff in play adds when this seat takes a die of this value. */
export interface DieTerms {
  readonly price: number;
  readonly bonus: number;
  readonly both: boolean;
}

export function dieTerms(table: Table, seat: SeatState, space: number): DieTerms {
  let price = spacePrice(space);
  let bonus = 0;
  let both = false;
  for (const { ability } of abilitiesOf(table, seat)) {
    const reaction = ability.onDie;
    if (!reaction?.values.includes(space)) continue;
    if (reaction.freeSpace) price = 0;
    bonus += reaction.strength ?? 0;
    both ||= reaction.both ?? false;
  }
  return { price, bonus, both };
}

/** Spaces that can be used without taking a die: dice lie there and the price can be paid. */
export function usableSpaces(table: Table, seat: SeatState): number[] {
  return SPACES.filter((space) => diceOn(table, space) > 0 && spacePrice(space) <= seat.krones);
}

export const occupiedSpaces = (table: Table): number[] =>
  SPACES.filter((space) => diceOn(table, space) > 0);

export const boostPrice = (boost: boolean): number => (boost ? BOOST_PRICE : 0);

/** Takes the die, covers a number of the turn order tile and sets off the main action and its company. */
export function takeDie(
  table: Table,
  seatIndex: SeatIndex,
  space: number,
  boost: boolean,
  useBonus: boolean,
): void {
  const seat = seatOf(table, seatIndex);
  const { price, bonus, both } = dieTerms(table, seat, space);
  const strength = diceOn(table, space) + (boost ? 1 : 0) + (useBonus ? bonus : 0);
  const payable = price <= seat.krones;
  table.state.dice[space - 1] = diceOn(table, space) - 1;
  seat.diceTaken.push(space);
  if (!payable) {
    emit(table, { type: 'dieWithoutEffect', seat: seatIndex, space });
    return;
  }
  emit(table, { type: 'dieTaken', seat: seatIndex, space, strength, boosted: boost });
  pay(table, seatIndex, price, 'space');
  pay(table, seatIndex, boostPrice(boost), 'boost');
  pushItems(table, seatIndex, [mainItem(space, strength, both), ...dieCompany(table, seat, space)]);
}

/** Uses a space without taking a die: no staff reacts. */
export function useSpace(table: Table, seatIndex: SeatIndex, space: number, boost: boolean): void {
  const strength = diceOn(table, space) + (boost ? 1 : 0);
  emit(table, { type: 'spaceUsed', seat: seatIndex, space, strength, boosted: boost });
  pay(table, seatIndex, spacePrice(space), 'space');
  pay(table, seatIndex, boostPrice(boost), 'boost');
  pushItems(table, seatIndex, [mainItem(space, strength, false)]);
}

const mainItem = (space: number, strength: number, both: boolean): BenefitItem => ({
  effect: { do: 'mainAction', space, strength, both },
  cause: { source: 'action', id: space },
  part: 'main',
});

/** What staff in play gives for the die, before or after the main action. */
function dieCompany(table: Table, seat: SeatState, space: number): BenefitItem[] {
  const items: BenefitItem[] = [];
  for (const { card, ability } of abilitiesOf(table, seat)) {
    const reaction = ability.onDie;
    if (!reaction?.values.includes(space)) continue;
    for (const effect of [...(reaction.gain ?? []), ...(reaction.beside ?? [])]) {
      items.push({ effect, cause: { source: 'staff', id: card }, part: 'trigger' });
    }
  }
  return items;
}
