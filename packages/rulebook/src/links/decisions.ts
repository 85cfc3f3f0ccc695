import type { TaskKind } from '@gah/engine';
import type { ParagraphId } from '../book.js';
import { MODULE_DECISIONS } from '../modules/index.js';

/** Where the rules speak of what somebody is asked. */
export const DECISION_PARAGRAPHS: Readonly<Record<TaskKind, ParagraphId>> = {
  draft: 'setup.draft',
  firstGuest: 'setup.guests',
  setupRooms: 'setup.rooms',
  turn: 'turn.parts',
  benefits: 'additional.reward',
  copy: 'actions.copy',
  splitGoods: 'actions.dishes',
  splitKrones: 'actions.palace',
  chooseGoods: 'actions.goods',
  placeGoods: 'actions.goods',
  serving: 'additional.serve',
  prepareRoom: 'actions.rooms',
  occupyRoom: 'occupancy.effects',
  playStaff: 'actions.staff',
  playDrawn: 'staff.deck',
  putUnder: 'staff.deck',
  takeGuest: 'guests.queue',
  fillOrder: 'guests.served',
  useSpace: 'guests.gizia',
  ward: 'emperor.ward',
  suffer: 'emperor.penalty',
  returnStaff: 'emperor.penalty',
  removeFreeRooms: 'emperor.rooms',
  removeOccupiedRooms: 'emperor.rooms',
  dismissStaff: 'tiles.third',
  loseGood: 'emperor.penalty',
  bell: 'more.bells',
  discardDie: 'passing.reroll',
  spendGoods: 'more.exchanges',
  ...MODULE_DECISIONS,
};
