import type { GameModule } from '../model/context.js';
import type { ModuleName } from '../model/vocabulary.js';
import { ballrooms } from '../modules/ballrooms/module.js';
import { celebrities } from '../modules/celebrities/module.js';
import { entrances } from '../modules/entrances/module.js';
import { more } from '../modules/more/module.js';
import { startPlayer } from '../modules/startPlayer/module.js';

export const MODULE_RULES: { readonly [M in ModuleName]: GameModule } = {
  ballrooms,
  celebrities,
  entrances,
  startPlayer,
  more,
};
