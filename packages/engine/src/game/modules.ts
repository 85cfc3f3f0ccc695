import type { Phase } from '../model/state.js';
import type { ModuleName } from '../model/vocabulary.js';
import { ballrooms } from '../modules/ballrooms/module.js';
import { celebrities } from '../modules/celebrities/module.js';
import { entrances } from '../modules/entrances/module.js';
import type { AnyModule } from '../modules/module.js';
import { more } from '../modules/more/module.js';
import { solo } from '../modules/solo/module.js';
import { startPlayer } from '../modules/startPlayer/module.js';
import type { ModuleStates, ModuleViews } from '../modules/types.js';

const MODULE_RULES: { readonly [M in ModuleName]: AnyModule } = {
  ballrooms,
  celebrities,
  entrances,
  startPlayer,
  more,
};

/** Every module there is; the game alone comes after all others. */
export const ALL_MODULES: readonly AnyModule[] = [...Object.values(MODULE_RULES), solo];

/** What each module in play shows of its state. */
export const viewsOf = (states: ModuleStates, phase: Phase): ModuleViews => ({
  ballrooms: states.ballrooms && ballrooms.hidden.view(states.ballrooms, phase),
  celebrities: states.celebrities && celebrities.hidden.view(states.celebrities, phase),
  entrances: states.entrances && entrances.hidden.view(states.entrances, phase),
  startPlayer: states.startPlayer && startPlayer.hidden.view(states.startPlayer, phase),
  solo: states.solo && solo.hidden.view(states.solo, phase),
});

/** Those that take part in a game. */
export const modulesInPlay = (names: readonly ModuleName[], isAlone: boolean): AnyModule[] => [
  ...names.map((name) => MODULE_RULES[name]),
  ...(isAlone ? [solo] : []),
];
