import type { ModuleAbilities, QueryContext } from '../model/context.js';
import type { OwnedAbility, PowerBit } from '../model/effect.js';
import { seatOf } from './seats.js';
import type { SeatIndex } from '../model/vocabulary.js';

const NO_ABILITIES: readonly OwnedAbility[] = [];

/**
 * What a seat owns that has a power: staff in play, and what modules give. Asked many times for
 * every decision, so nothing is built unless something is found.
 */
export const abilitiesWith = (
  context: QueryContext,
  seat: SeatIndex,
  power: PowerBit,
): readonly OwnedAbility[] =>
  hasPower(context, seat, power) ? findAbilities(context, seat, power) : NO_ABILITIES;

function findAbilities(
  context: QueryContext,
  seat: SeatIndex,
  bit: PowerBit,
): readonly OwnedAbility[] {
  let found = context.read.staffWith(seatOf(context, seat).played, bit);
  const { abilities } = context.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = givenBy(context, seat, bit, abilities[module]);
    if (given.length > 0) found = found.length > 0 ? [...found, ...given] : given;
  }
  return found;
}

const givenBy = (
  context: QueryContext,
  seat: SeatIndex,
  powers: number,
  abilities: ModuleAbilities | undefined,
): readonly OwnedAbility[] =>
  abilities !== undefined && (abilities.powers & powers) !== 0
    ? abilities.of(context, seat, powers)
    : NO_ABILITIES;

export const hasPower = (context: QueryContext, seat: SeatIndex, power: PowerBit): boolean =>
  powersAmong(context, seat, power) !== 0;

/** Which of these powers, as bits, the seat owns. */
export function powersAmong(context: QueryContext, seat: SeatIndex, wanted: number): number {
  let powers = context.read.powers(seatOf(context, seat).played);
  const { abilities } = context.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = givenBy(context, seat, wanted, abilities[module]);
    for (const owned of given) powers |= owned.powers;
  }
  return powers & wanted;
}
