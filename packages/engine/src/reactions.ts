import { staffCard } from './content/content.js';
import { benefits } from './effects/benefits.js';
import type { Ability, BellCondition, Cause, Effect, Gain } from './effects/effect.js';
import type { BenefitItem } from './state.js';
import { newTally } from './state.js';
import type { Table } from './table.js';
import { abilitiesOf, pushTask, seatOf } from './table.js';
import type { SeatIndex } from './vocabulary.js';

/** What happens because something else happened: abilities that react, and bell cards. */

/** The reactions of everything a seat owns to one happening. */
export function reactions(
  table: Table,
  seat: SeatIndex,
  of: (ability: Ability, cause: Cause) => readonly Effect[] | undefined,
): BenefitItem[] {
  return abilitiesOf(table, seat).flatMap(({ ability, cause }) =>
    benefits(of(ability, cause) ?? [], cause, 'trigger'),
  );
}

export function pushReactions(
  table: Table,
  seat: SeatIndex,
  of: (ability: Ability, cause: Cause) => readonly Effect[] | undefined,
): void {
  const items = reactions(table, seat, of);
  if (items.length > 0) pushTask(table, { kind: 'benefits', seat, items, rewardBegun: false });
}

const sameCause = (a: Cause, b: Cause): boolean => a.source === b.source && a.id === b.id;

/** Effects do not trigger themselves. */
export function reactToGain(table: Table, seat: SeatIndex, what: Gain, source: Cause): void {
  pushReactions(table, seat, ({ onGain }, cause) =>
    onGain?.what === what && !sameCause(cause, source) ? onGain.gain : undefined,
  );
}

export const reactsToGain = (table: Table, seat: SeatIndex, what: Gain): boolean =>
  abilitiesOf(table, seat).some(({ ability }) => ability.onGain?.what === what);

/** A reaction that works once per round and has been used since it was set off. */
export function isExhausted(table: Table, seat: SeatIndex, { source, id }: Cause): boolean {
  if (source !== 'staff' || typeof id !== 'number') return false;
  const reaction = table.content.staff[id]?.ability?.onStaffPlayed;
  return reaction?.oncePerRound === true && seatOf(table, seat).used.includes(id);
}

/** A main action, an additional action or an emperor bonus begins. */
export function beginAction(table: Table, seat: SeatIndex): void {
  table.state.action = newTally(seat);
}

/** Adds to what the action has brought and looks for bells that wait for it. */
export function tally(
  table: Table,
  seat: SeatIndex,
  what: 'emperor' | 'dishes' | 'drinks',
  amount: number,
): void {
  const { action } = table.state;
  if (action.seat !== seat || amount === 0) return;
  action[what] += amount;
  ringBells(table, seat, (bell) =>
    bell.when === 'gained' && bell.what === what ? action[what] >= bell.atLeast : false,
  );
}

/** Bell cards whose condition has just been met are offered once the effect in progress is done. */
export function ringBells(
  table: Table,
  seatIndex: SeatIndex,
  isMet: (bell: BellCondition) => boolean,
): void {
  const seat = seatOf(table, seatIndex);
  const { action, bells } = table.state;
  for (const card of seat.played) {
    const { bell } = staffCard(table.content, card);
    if (!bell || seat.rung.includes(card) || !isMet(bell)) continue;
    if (bell.when === 'gained' && action.bells.includes(card)) continue;
    if (bells.some((waiting) => waiting.card === card)) continue;
    action.bells.push(card);
    bells.push({ seat: seatIndex, card });
  }
}
