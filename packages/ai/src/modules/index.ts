import type { AiModule } from '../model/module.js';
import { BALLROOM_EFFECT_VALUES, ballrooms } from './ballrooms/ballrooms.js';
import { celebrities } from './celebrities/celebrities.js';
import { ENTRANCE_EFFECT_VALUES, entrances } from './entrances/entrances.js';
import { solo } from './solo/solo.js';
import { startPlayer } from './startPlayer/startPlayer.js';

/** The expansion modules as the players know them. */
export const AI_MODULES: readonly AiModule[] = [
  ballrooms,
  celebrities,
  entrances,
  startPlayer,
  solo,
];

export const MODULE_EFFECT_VALUES = { ...BALLROOM_EFFECT_VALUES, ...ENTRANCE_EFFECT_VALUES };
