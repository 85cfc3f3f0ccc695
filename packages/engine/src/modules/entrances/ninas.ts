import { conditionNotMet } from '../../decisions/why/cards.js';
import { meetsConditions } from '../../decisions/turnMoves.js';
import { markersOf } from '../../effects/countables.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { NEVER, noSuchPlace } from '../../model/reasons.js';
import type { TaskOf, TurnTask } from '../../model/tasks.js';
import type { PoliticsNumber } from '../../model/vocabulary.js';
import { releaseKeptGuests } from '../../rules/cafe.js';
import { gainVp } from '../../rules/resources.js';
import { ALL_POLITICS_VP, PERSONAL_POLITICS_VP } from './content/entrances.js';
import { entrancesOf, notOwned } from './ownership.js';
import type { EntranceRules } from './rules.js';
import { at } from '../../util/lists.js';

/** Personal politics cards. */

const openCards = (context: QueryContext): PoliticsNumber[] => {
  const { personalPolitics, fulfilled } = entrancesOf(context);
  return personalPolitics.filter((card) => !fulfilled.includes(card));
};

export const ninas: EntranceRules = {
  turnMoves: (context, { seat }, moves) => {
    for (const card of openCards(context))
      if (meetsConditions(context, seat, card)) moves.push({ seat, kind: 'fulfil', card });
  },
  openPolitics: openCards,
  finalVp: (context, seat) =>
    at(ALL_POLITICS_VP, markersOf(context, seat) + entrancesOf(context).fulfilled.length),
};

export function fulfil(context: RuleContext, task: TurnTask, { card }: MoveOf<'fulfil'>): void {
  const state = entrancesOf(context);
  state.fulfilled = [...state.fulfilled, card];
  context.events?.push({ type: 'politicsFulfilled', seat: task.seat, card });
  releaseKeptGuests(context, task.seat);
  const points = at(PERSONAL_POLITICS_VP, context.state.round - 1);
  gainVp(context, task.seat, points, { source: 'politics', id: card });
}

export function whyNotFulfil(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { card }: MoveOf<'fulfil'>,
): Reason {
  const foreign = notOwned(context, seat, 'ninas');
  if (foreign) return foreign;
  const { personalPolitics, fulfilled } = entrancesOf(context);
  if (!personalPolitics.includes(card)) return noSuchPlace('objective');
  return fulfilled.includes(card)
    ? { code: 'already-fulfilled', card, remedy: NEVER }
    : conditionNotMet(context, seat, card);
}
