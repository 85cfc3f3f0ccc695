import { lowestBit } from '../util/bits.js';
import type { Content } from '../content/content.js';
import type { ModuleAbilities, QueryContext } from '../model/context.js';
import type { OwnedAbility, PowerBit } from '../model/effect.js';
import { seatOf } from './seats.js';
import type { SeatIndex } from '../model/vocabulary.js';

const NO_ABILITIES: readonly OwnedAbility[] = [];

/**
 * What a seat owns that has a power: staff in play, and what modules give. Asked many times for
 * every decision, so nothing is built unless something is found; and lists of many kinds come by
 * here, which V8 walks through faster by their places than with an iterator.
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
  const ofStaff = staffWith(context.content, seatOf(context, seat).played, bit);
  let found: OwnedAbility[] | null = null;
  const { abilities } = context.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = givenBy(context, seat, bit, abilities[module]);
    for (let index = 0; index < given.length; index++) {
      const owned = given[index];
      if (owned && (owned.powers & bit) !== 0) (found ??= ofStaff.slice()).push(owned);
    }
  }
  return found ?? ofStaff;
}

/** The latest answer for each power: lists are values, so it holds for the same staff. */
const latestWith: { content: Content; played: readonly number[]; found: OwnedAbility[] }[] = [];

function staffWith(
  content: Content,
  played: readonly number[],
  bit: PowerBit,
): readonly OwnedAbility[] {
  const power = lowestBit(bit);
  const known = latestWith[power];
  if (known !== undefined && known.played === played && known.content === content)
    return known.found;
  const found: OwnedAbility[] = [];
  for (let index = 0; index < played.length; index++) {
    const owned = content.abilities[played[index] ?? 0];
    if (owned && (owned.powers & bit) !== 0) found.push(owned);
  }
  latestWith[power] = { content, played, found };
  return found;
}

const givenBy = (
  context: QueryContext,
  seat: SeatIndex,
  powers: number,
  abilities: ModuleAbilities | undefined,
): readonly OwnedAbility[] =>
  abilities !== undefined && (abilities.powers & powers) !== 0
    ? abilities.of(context, seat)
    : NO_ABILITIES;

export const hasPower = (context: QueryContext, seat: SeatIndex, power: PowerBit): boolean =>
  powersAmong(context, seat, power) !== 0;

/** Most questions are about the same staff as the one before; lists are values, so the answer holds. */
let latest: Content | null = null;
let latestStaff: readonly number[] = [];
let latestPowers = 0;

function powersOfStaff(content: Content, played: readonly number[]): number {
  if (played === latestStaff && content === latest) return latestPowers;
  let powers = 0;
  for (let index = 0; index < played.length; index++)
    powers |= content.abilities[played[index] ?? 0]?.powers ?? 0;
  latest = content;
  latestStaff = played;
  latestPowers = powers;
  return powers;
}

/** Which of these powers, as bits, the seat owns. */
export function powersAmong(context: QueryContext, seat: SeatIndex, wanted: number): number {
  let powers = powersOfStaff(context.content, seatOf(context, seat).played);
  const { abilities } = context.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = givenBy(context, seat, wanted, abilities[module]);
    for (let index = 0; index < given.length; index++) powers |= given[index]?.powers ?? 0;
  }
  return powers & wanted;
}
