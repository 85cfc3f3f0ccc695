import type { MoveReason } from '@gah/ai';
import type { Content } from '@gah/engine';
import { amountText } from '../cards/goods.js';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { MODULE_REASONS } from '../modules/index.js';
import { namedGuest, namedStaff, politicsName } from '../names/cards.js';
import { goodName } from '../names/words.js';
import { capitalised } from '../sentences.js';
import type { ReasonTexts } from './tables.js';

const TEXTS: ReasonTexts = {
  points: (language, { amount }) => say(language, 'reasons', 'points', { amount }),
  krones: (language, { amount }) => say(language, 'reasons', 'krones', { amount }),
  saves: (language) => say(language, 'reasons', 'saves'),
  goods: (language, { amount, good }) =>
    say(language, 'reasons', 'goods', {
      amount,
      goods: amount === 1 ? amountText(language, good, 1) : goodName(language, good, 1),
    }),
  serves: (language, { amount }) => say(language, 'reasons', 'serves', { amount }),
  completesOrder: (language, { guest }) =>
    say(language, 'reasons', 'completesOrder', { guest: namedGuest(language, guest) }),
  housesGuest: (language, { guest }) =>
    say(language, 'reasons', 'housesGuest', { guest: namedGuest(language, guest) }),
  invitesGuest: (language, { guest, missing }) =>
    say(language, 'reasons', 'invitesGuest', { guest: namedGuest(language, guest), missing }),
  expectsGuest: (language, { guest, points }) =>
    say(language, 'reasons', 'expectsGuest', { guest: namedGuest(language, guest), points }),
  preparesRoom: (language, { color, amount }) =>
    say(language, 'reasons', 'preparesRoom', { color, amount }),
  occupiesRoom: (language, { color, amount }) =>
    say(language, 'reasons', 'occupiesRoom', { color, amount }),
  completesGroup: (language, { color, size }) =>
    say(language, 'reasons', 'completesGroup', { color, size }),
  nearsGroup: (language, { color, size }) =>
    say(language, 'reasons', 'nearsGroup', { color, size }),
  claimsPolitics: (language, { card }) =>
    say(language, 'reasons', 'claimsPolitics', { card: politicsName(language, card) }),
  nearsPolitics: (language, { card }) =>
    say(language, 'reasons', 'nearsPolitics', { card: politicsName(language, card) }),
  emperorSteps: (language, { amount }) => say(language, 'reasons', 'emperorSteps', { amount }),
  earnsTileBonus: (language, { tile }) => say(language, 'reasons', 'earnsTileBonus', { tile }),
  avoidsTilePenalty: (language, { tile }) =>
    say(language, 'reasons', 'avoidsTilePenalty', { tile }),
  hiresStaff: (language, { card }, { edition }) =>
    say(language, 'reasons', 'hiresStaff', { card: namedStaff(language, card, edition) }),
  drawsStaff: (language, { amount }) => say(language, 'reasons', 'drawsStaff', { amount }),
  waitsForDice: (language) => say(language, 'reasons', 'waitsForDice'),
  turnIsDone: (language) => say(language, 'reasons', 'turnIsDone'),
  leastBad: (language) => say(language, 'reasons', 'leastBad'),
  ...MODULE_REASONS,
};

/** Why a computer player finds a move good, as a sentence. */
export function reasonText(
  language: Language,
  reason: MoveReason,
  content: Pick<Content, 'edition'>,
): string {
  const textOf = TEXTS[reason.kind] as (
    language: Language,
    reason: MoveReason,
    content: Pick<Content, 'edition'>,
  ) => string;
  return capitalised(textOf(language, reason, content));
}
