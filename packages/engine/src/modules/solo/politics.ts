import type { InstructionCard } from './content/instructions.js';
import { at, replaced } from '../../util/lists.js';
import { claimVp } from '../../rules/politics.js';
import { gainVp } from '../../rules/resources.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { OPPONENT, soloOf } from './access.js';
import { hotelInPlay } from './hotels/hotels.js';

/** The opponent's markers on the politics cards. */

/** A marker waits at III, II and I before the card is claimed. */
export const STEPS_TO_CLAIM = 4;

/** The politics card on which the opponent has come least far; claimed ones do not count. */
export function leastProgress(context: QueryContext, ties: InstructionCard['ties']): number {
  const { progress } = soloOf(context);
  const least = Math.min(...progress.filter((steps) => steps < STEPS_TO_CLAIM));
  const candidates = [...progress.keys()].filter((slot) => progress[slot] === least);
  return (ties === 'left' ? candidates[0] : candidates.at(-1)) ?? -1;
}

export function advancePolitics(context: RuleContext, slot: number): void {
  const { state } = context;
  const solo = soloOf(context);
  const claimed = state.claims[slot];
  const steps = solo.progress[slot] ?? STEPS_TO_CLAIM;
  if (!claimed || steps >= STEPS_TO_CLAIM) return;
  solo.progress = replaced(solo.progress, slot, steps + 1);
  const card = at(state.politics, slot);
  context.events?.push({ type: 'politicsAdvanced', seat: OPPONENT, card, steps: steps + 1 });
  hotelInPlay(context).advancesPolitics?.(context);
  if (steps + 1 < STEPS_TO_CLAIM) return;
  const points = claimVp(context, slot);
  state.claims = replaced(state.claims, slot, [...claimed, OPPONENT]);
  context.events?.push({ type: 'politicsClaimed', seat: OPPONENT, card });
  gainVp(context, OPPONENT, points, { source: 'politics', id: card });
}
