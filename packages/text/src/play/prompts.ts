import type { SeatIndex, Task, TurnTask } from '@gah/engine';
import { emperorTile, FREE, GOODS_PER_SERVING, isOptionalBenefit, hasChampagne } from '@gah/engine';
import { effectsText, floorLimit, goodsOfChoice, kindsText } from '../cards/effects.js';
import { goodsText } from '../cards/goods.js';
import { penaltyText } from '../cards/tiles.js';
import type { Language } from '../language.js';
import type { KeyOf } from '../catalogue/say.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { namedStaff } from '../names/cards.js';
import { playerNames } from '../names/players.js';
import { causeText } from './causes.js';
import { MODULE_PROMPTS } from '../modules/index.js';
import { priceText } from '../cards/prices.js';
import type { PromptContext } from './context.js';
import type { Prompts } from './tables.js';

function turnState({ extra, acted, guestTaken, mainDone }: TurnTask): KeyOf<'turns'> {
  if (mainDone) return 'done';
  if (extra) return guestTaken ? 'extraGuestTaken' : 'extra';
  if (guestTaken) return 'guestTaken';
  return acted ? 'open' : 'fresh';
}

const TEXTS: Prompts = {
  draft: (language) => say(language, 'prompts', 'draft'),
  firstGuest: (language) => say(language, 'prompts', 'firstGuest'),
  setupRooms: (language, { left }, { content }) =>
    say(language, 'prompts', 'setupRooms', {
      left,
      optional: yesNo(content.options.setupRoomsOptional),
    }),
  turn: (language, task) => say(language, 'turns', turnState(task)),
  benefits: (language, { items }) =>
    say(language, 'prompts', 'benefits', {
      only: yesNo(items.length === 1),
      mandatory: yesNo(items.some(({ part }) => part === 'main') || !items.some(isOptionalBenefit)),
    }),
  copy: (language, { strength, optional }) =>
    say(language, 'prompts', 'copy', { strength, optional: yesNo(optional) }),
  splitGoods: (language, { space, strength }, context) =>
    say(language, 'prompts', 'splitGoods', {
      space,
      strength,
      champagne: yesNo(hasChampagne(context)),
    }),
  splitKrones: (language, { strength }) => say(language, 'prompts', 'splitKrones', { strength }),
  chooseGoods: (language, { left, except, cause }, { content }) =>
    say(language, 'prompts', 'chooseGoods', {
      left,
      cause: causeText(language, cause, content),
      limited: yesNo(except.length > 0),
      goods: kindsText(language, except),
    }),
  placeGoods: (language, { goods }) =>
    say(language, 'prompts', 'placeGoods', { goods: goodsText(language, goods) }),
  serving: (language, { left }) =>
    say(language, 'prompts', 'serving', { left, limited: yesNo(left < GOODS_PER_SERVING) }),
  prepareRoom: (language, { left, discount, floors, occupy }) =>
    say(language, 'prompts', 'prepareRoom', {
      left,
      price: priceText(language, discount),
      floors: floorLimit(floors),
      occupy: yesNo(occupy),
    }),
  occupyRoom: (language, { floors }) =>
    say(language, 'prompts', 'occupyRoom', { floors: floorLimit(floors) }),
  playStaff: (language, { discount }) =>
    say(language, 'prompts', 'playStaff', { price: priceText(language, discount) }),
  playDrawn: (language, { discount }) =>
    say(language, 'prompts', 'playDrawn', { price: priceText(language, discount) }),
  putUnder: (language) => say(language, 'prompts', 'putUnder'),
  takeGuest: (language, { price, fill }) =>
    say(language, 'prompts', 'takeGuest', {
      price: priceText(language, price === 'free' ? FREE : 0),
      fill: yesNo(fill),
    }),
  fillOrder: (language) => say(language, 'prompts', 'fillOrder'),
  useSpace: (language) => say(language, 'prompts', 'useSpace'),
  ward: (language, { tile, price }, { content }) =>
    say(language, 'prompts', 'ward', {
      tile,
      price,
      penalty: penaltyText(language, emperorTile(content, tile).penalty, content.options),
    }),
  suffer: (language, { tile }) => say(language, 'prompts', 'suffer', { tile }),
  returnStaff: (language, { left }) => say(language, 'prompts', 'returnStaff', { left }),
  removeFreeRooms: (language, { left }) => say(language, 'prompts', 'removeFreeRooms', { left }),
  removeOccupiedRooms: (language, { first }) =>
    say(language, 'prompts', 'removeOccupiedRooms', { second: yesNo(first >= 0) }),
  dismissStaff: (language) => say(language, 'prompts', 'dismissStaff'),
  loseGood: (language) => say(language, 'prompts', 'loseGood'),
  bell: (language, { card }, { content }) =>
    say(language, 'prompts', 'bell', {
      card: namedStaff(language, card, content.edition),
      effects: effectsText(language, content.staff[card]?.effects ?? []),
    }),
  discardDie: (language) => say(language, 'prompts', 'discardDie'),
  spendGoods: (language, { spend, spent }) => {
    const amount = spent.reduce((left, given) => left - given, spend.amount);
    return say(language, 'prompts', 'spendGoods', {
      goods: goodsOfChoice(language, { ...spend, amount }),
      exchange: yesNo(spend.exchange),
    });
  },
  ...MODULE_PROMPTS,
};

/** What the deciding player is asked, addressed to that player. */
export function promptText(language: Language, task: Task, context: PromptContext): string {
  const textOf = TEXTS[task.kind] as (
    language: Language,
    task: Task,
    context: PromptContext,
  ) => string;
  return textOf(language, task, context);
}

/** What everybody else reads meanwhile. */
export const waitingText = (
  language: Language,
  seats: readonly SeatIndex[],
  names: readonly string[],
): string => say(language, 'players', 'waiting', { players: playerNames(language, names, seats) });
