import type { PlanStep } from '@gah/ai';
import type { GameView } from '@gah/engine';
import { contentOf, hasChampagne } from '@gah/engine';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import type { Language } from '../language.js';
import { namedGuest, namedStaff, politicsName } from '../names/cards.js';
import { actionWords } from '../names/words.js';
import type { PlanTexts } from './tables.js';

const TEXTS: PlanTexts = {
  takesGuest: (language, { guest }) =>
    say(language, 'plan', 'takesGuest', { guest: namedGuest(language, guest) }),
  takesDie: (language, { space }, view) =>
    say(language, 'plan', 'takesDie', {
      space,
      action: actionWords(language, space, hasChampagne(view)),
    }),
  usesSpace: (language, { space }, view) =>
    say(language, 'plan', 'usesSpace', {
      space,
      action: actionWords(language, space, hasChampagne(view)),
    }),
  serves: (language, { amount }) => say(language, 'plan', 'serves', { amount }),
  fillsOrder: (language, { guest }) =>
    say(language, 'plan', 'fillsOrder', { guest: namedGuest(language, guest) }),
  preparesRooms: (language, { amount }) => say(language, 'plan', 'preparesRooms', { amount }),
  occupiesRooms: (language, { amount }) => say(language, 'plan', 'occupiesRooms', { amount }),
  housesGuest: (language, { guest }) =>
    say(language, 'plan', 'housesGuest', { guest: namedGuest(language, guest) }),
  hires: (language, { card }, view) =>
    say(language, 'plan', 'hires', {
      card: namedStaff(language, card, contentOf(view.setup).edition),
    }),
  usesStaff: (language, { card }, view) =>
    say(language, 'plan', 'usesStaff', {
      card: namedStaff(language, card, contentOf(view.setup).edition),
    }),
  claims: (language, { card }) =>
    say(language, 'plan', 'claims', { card: politicsName(language, card) }),
  passes: (language) => say(language, 'plan', 'passes'),
};

const stepText = (language: Language, step: PlanStep, view: GameView): string => {
  const textOf = TEXTS[step.kind] as (language: Language, step: PlanStep, view: GameView) => string;
  return textOf(language, step, view);
};

/** Deeds one after the other, as a part of a sentence; null for none. */
export function deedsText(
  language: Language,
  steps: readonly PlanStep[],
  view: GameView,
): string | null {
  if (steps.length === 0) return null;
  const then = say(language, 'plan', 'then');
  return steps.map((step) => stepText(language, step, view)).join(`${then} `);
}

/** So many deeds can be kept in mind. */
const MOST = 4;

/** What an adviser would do after the first move, as a sentence; null where nothing follows. */
export function planText(
  language: Language,
  steps: readonly PlanStep[],
  view: GameView,
): string | null {
  const told = deedsText(language, steps.slice(0, MOST), view);
  return told === null
    ? null
    : say(language, 'plan', 'sentence', { steps: told, more: yesNo(steps.length > MOST) });
}

/** How much less than the best another way is expected to bring, to half a point. */
export function lessText(language: Language, points: number): string {
  const halves = Math.round(2 * points);
  if (halves === 0) return say(language, 'plan', 'asGood');
  const whole = Math.floor(halves / 2);
  const hasHalf = halves % 2 === 1;
  return say(language, 'plan', 'less', {
    count: whole,
    half: yesNo(hasHalf),
    amount: whole === 0 ? '½' : `${whole}½`,
  });
}
