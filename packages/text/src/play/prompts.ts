import type { SeatIndex, Task, TaskKind, TaskOf, TurnTask } from '@gah/engine';
import { emperorTile, GOODS_PER_SERVING } from '@gah/engine';
import { floorLimit, priceText } from '../cards/effects.js';
import { goodsText } from '../cards/goods.js';
import { penaltyText } from '../cards/tiles.js';
import type { Language } from '../language.js';
import type { TurnState } from '../messages/prompts.js';
import { say } from '../messages/say.js';
import { playerNames } from '../names/names.js';
import { causeText } from './causes.js';
import type { TextContext } from './context.js';

function turnState({ extra, acted, guestTaken, mainDone }: TurnTask): TurnState {
  if (mainDone) return 'done';
  if (extra) return guestTaken ? 'extraGuestTaken' : 'extra';
  if (guestTaken) return 'guestTaken';
  return acted ? 'open' : 'fresh';
}

const TEXTS: {
  readonly [K in TaskKind]: (
    language: Language,
    task: TaskOf<K>,
    context: Pick<TextContext, 'content'>,
  ) => string;
} = {
  draft: (language) => say(language, 'prompts', 'draft'),
  firstGuest: (language) => say(language, 'prompts', 'firstGuest'),
  setupRooms: (language, { left }, { content }) =>
    say(language, 'prompts', 'setupRooms', {
      left,
      optional: content.options.setupRoomsOptional ? 'yes' : 'no',
    }),
  turn: (language, task) => say(language, 'turns', turnState(task)),
  benefits: (language, { items }) =>
    say(language, 'prompts', 'benefits', {
      mandatory: items.some(({ part }) => part === 'main') ? 'yes' : 'no',
    }),
  copy: (language, { strength }) => say(language, 'prompts', 'copy', { strength }),
  splitGoods: (language, { space, strength }) =>
    say(language, 'prompts', 'splitGoods', { space, strength }),
  splitKrones: (language, { strength }) => say(language, 'prompts', 'splitKrones', { strength }),
  chooseGoods: (language, { left, cause }, { content }) =>
    say(language, 'prompts', 'chooseGoods', { left, cause: causeText(language, cause, content) }),
  placeGoods: (language, { goods }) =>
    say(language, 'prompts', 'placeGoods', { goods: goodsText(language, goods) }),
  serving: (language, { left }) =>
    say(language, 'prompts', 'serving', { left, limited: left < GOODS_PER_SERVING ? 'yes' : 'no' }),
  prepareRoom: (language, { left, discount, floors, occupy }) =>
    say(language, 'prompts', 'prepareRoom', {
      left,
      price: priceText(language, discount),
      floors: floorLimit(floors),
      occupy: occupy ? 'yes' : 'no',
    }),
  occupyRoom: (language) => say(language, 'prompts', 'occupyRoom'),
  playStaff: (language, { discount }) =>
    say(language, 'prompts', 'playStaff', { price: priceText(language, discount) }),
  playDrawn: (language, { discount }) =>
    say(language, 'prompts', 'playDrawn', { price: priceText(language, discount) }),
  putUnder: (language) => say(language, 'prompts', 'putUnder'),
  takeGuest: (language) => say(language, 'prompts', 'takeGuest'),
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
    say(language, 'prompts', 'removeOccupiedRooms', { second: first < 0 ? 'no' : 'yes' }),
  dismissStaff: (language) => say(language, 'prompts', 'dismissStaff'),
};

/** What the deciding player is asked, addressed to that player. */
export function promptText(
  language: Language,
  task: Task,
  context: Pick<TextContext, 'content'>,
): string {
  const textOf = TEXTS[task.kind] as (
    language: Language,
    task: Task,
    context: Pick<TextContext, 'content'>,
  ) => string;
  return textOf(language, task, context);
}

/** What everybody else reads meanwhile. */
export const waitingText = (
  language: Language,
  seats: readonly SeatIndex[],
  names: readonly string[],
): string => say(language, 'players', 'waiting', { players: playerNames(language, names, seats) });
