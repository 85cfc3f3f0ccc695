import type { StaffCard } from '../content/content.js';
import { benefits, pushItems } from './benefits.js';
import type { Ability, BellCondition, Cause, Effect, Gain, Power } from '../model/effect.js';
import type { BenefitItem } from '../model/tasks.js';
import { newTally } from '../model/state.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { abilitiesWith, hasPower } from './abilities.js';
import { seatOf } from './seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { POWER } from '../model/effect.js';

/**
 * What happens because something else happened: abilities that react, and bell cards. Most often
 * nothing does; so functions that are called all the time ask first and leave the rest to others.
 */

/** What everything a seat owns with this power does about one happening. */
export function reactions<P extends Power>(
  context: QueryContext,
  seat: SeatIndex,
  power: P,
  of: (reaction: NonNullable<Ability[P]>, cause: Cause) => readonly Effect[] | undefined,
): BenefitItem[] {
  const items: BenefitItem[] = [];
  for (const { ability, cause } of abilitiesWith(context, seat, POWER[power])) {
    const reaction = ability[power];
    const effects = reaction === undefined ? undefined : of(reaction, cause);
    if (effects) items.push(...benefits(effects, cause, 'trigger'));
  }
  return items;
}

export function pushReactions<P extends Power>(
  context: RuleContext,
  seat: SeatIndex,
  power: P,
  of: (reaction: NonNullable<Ability[P]>, cause: Cause) => readonly Effect[] | undefined,
): void {
  if (!hasPower(context, seat, POWER[power])) return;
  pushItems(context, seat, reactions(context, seat, power, of));
}

const sameCause = (a: Cause, b: Cause): boolean => a.source === b.source && a.id === b.id;

export function reactToGain(
  context: RuleContext,
  seat: SeatIndex,
  what: Gain,
  source: Cause,
): void {
  if (hasPower(context, seat, POWER.onGain)) pushGainReactions(context, seat, what, source);
}

/** Effects do not trigger themselves. */
function pushGainReactions(context: RuleContext, seat: SeatIndex, what: Gain, source: Cause): void {
  pushReactions(context, seat, 'onGain', (reaction, cause) =>
    reaction.what === what && !sameCause(cause, source) ? reaction.gain : undefined,
  );
}

export function reactsToGain(context: QueryContext, seat: SeatIndex, what: Gain): boolean {
  const reacting = abilitiesWith(context, seat, POWER.onGain);
  for (let index = 0; index < reacting.length; index++)
    if (reacting[index]?.ability.onGain?.what === what) return true;
  return false;
}

/** A reaction that works once per round and has been used since it was set off. */
export function isExhausted(
  context: QueryContext,
  seat: SeatIndex,
  { source, id }: Cause,
): boolean {
  if (source !== 'staff' || typeof id !== 'number') return false;
  const reaction = context.content.staff[id]?.ability?.onStaffPlayed;
  return reaction?.oncePerRound === true && seatOf(context, seat).used.includes(id);
}

/** A main action, an additional action or an emperor bonus begins. */
export function beginAction(context: RuleContext, seat: SeatIndex): void {
  context.state.action = newTally(seat);
}

type Tallied = 'emperor' | 'dishes' | 'drinks';

/** Adds to what the action has brought and looks for bells that wait for it. */
export function tally(context: RuleContext, seat: SeatIndex, what: Tallied, amount: number): void {
  const { state } = context;
  if (state.action.seat !== seat || amount === 0) return;
  const { emperor, dishes, drinks, champagnePaid, bells } = state.action;
  const total = state.action[what] + amount;
  state.action = {
    seat,
    emperor: what === 'emperor' ? total : emperor,
    dishes: what === 'dishes' ? total : dishes,
    drinks: what === 'drinks' ? total : drinks,
    champagnePaid,
    bells,
  };
  if (hasBells(context, seat)) ringForGain(context, seat, what, total);
}

function ringForGain(context: RuleContext, seat: SeatIndex, what: Tallied, total: number): void {
  ringBells(context, seat, (bell) =>
    bell.when === 'gained' && bell.what === what ? total >= bell.atLeast : false,
  );
}

export const hasBells = (context: QueryContext, seat: SeatIndex): boolean =>
  hasPower(context, seat, POWER.bell);

/** The seat's bell cards that can still be rung. */
export function bellsInPlay(context: QueryContext, seatIndex: SeatIndex): StaffCard[] {
  if (!hasBells(context, seatIndex)) return [];
  const { played, rung } = seatOf(context, seatIndex);
  return played.flatMap((card) => (rung.includes(card) ? [] : (context.content.bells[card] ?? [])));
}

/** Does a bell card wait for so much gained of something by one action? */
export const looksAtGain = ({ bell }: StaffCard, what: Tallied): boolean =>
  bell?.when === 'gained' && bell.what === what;

/** Bell cards whose condition has just been met are offered once the effect in progress is done. */
export function ringBells(
  context: RuleContext,
  seatIndex: SeatIndex,
  isMet: (bell: BellCondition) => boolean,
): void {
  if (!hasBells(context, seatIndex)) return;
  const seat = seatOf(context, seatIndex);
  const { state } = context;
  for (const card of seat.played) {
    const bell = context.content.bells[card]?.bell;
    if (!bell || seat.rung.includes(card) || !isMet(bell)) continue;
    if (bell.when === 'gained' && state.action.bells.includes(card)) continue;
    if (state.bells.some((waiting) => waiting.card === card)) continue;
    state.action = { ...state.action, bells: [...state.action.bells, card] };
    state.bells = [...state.bells, { seat: seatIndex, card }];
  }
}
