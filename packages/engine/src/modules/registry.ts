import type { GameModule } from '../model/context.js';
import type { ModuleName } from '../model/vocabulary.js';
import { ballrooms } from './ballrooms/module.js';
import { celebrities } from './celebrities/module.js';
import { entrances } from './entrances/module.js';
import { more } from './more/module.js';
import { startPlayer } from './startPlayer/module.js';

export const MODULE_RULES: { readonly [M in ModuleName]: GameModule } = {
  ballrooms,
  celebrities,
  entrances,
  startPlayer,
  more,
};
