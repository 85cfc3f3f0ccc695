import type { GameView } from '@gah/engine';
import * as ballrooms from './ballrooms/module.js';
import type { BallroomsSubject } from './ballrooms/subject.js';
import * as celebrities from './celebrities/module.js';
import type { CelebritiesSubject } from './celebrities/subject.js';
import * as entrances from './entrances/module.js';
import type { EntrancesSubject } from './entrances/subject.js';
import type { ModuleScreen, WebModule } from './module.js';
import * as solo from './solo/module.js';
import type { SoloSubject } from './solo/subject.js';
import * as startPlayer from './startPlayer/module.js';
import type { StartPlayerSubject } from './startPlayer/subject.js';

/** The modules, and what they add to the records and lists of the client. */

/** In the order in which they stand on the table. */
const WEB_MODULES: readonly WebModule[] = [ballrooms, entrances, celebrities, startPlayer, solo];

export const MODULE_PLACES = {
  ...ballrooms.places,
  ...celebrities.places,
  ...entrances.places,
  ...solo.places,
};
export type ModulePlace = keyof typeof MODULE_PLACES;
export type ModuleSubject =
  BallroomsSubject | CelebritiesSubject | EntrancesSubject | SoloSubject | StartPlayerSubject;

export const MODULE_TAP_STEPS = {
  ...ballrooms.tapSteps,
  ...celebrities.tapSteps,
  ...entrances.tapSteps,
  ...startPlayer.tapSteps,
};
export const MODULE_TAP_RANKS = entrances.tapRanks;
export const MODULE_EFFECT_TOKENS = { ...ballrooms.effectTokens, ...entrances.effectTokens };
export const MODULE_COUNT_TOKENS = ballrooms.countTokens;
export const MODULE_ABILITY_TOKENS = ballrooms.abilityTokens;
export const MODULE_SPOKEN_CAUSES = {
  ...ballrooms.spokenCauses,
  ...celebrities.spokenCauses,
  ...entrances.spokenCauses,
};
export const MODULE_POINTS_GROUPS = {
  ...ballrooms.pointsGroups,
  ...celebrities.pointsGroups,
  ...entrances.pointsGroups,
  ...solo.pointsGroups,
};
export const MODULE_FINAL_SOURCES = entrances.finalSources;
export const MODULE_MOMENTS = {
  ...ballrooms.moments,
  ...celebrities.moments,
  ...entrances.moments,
};
export const MODULE_SOUNDS = { ...celebrities.sounds, ...entrances.sounds };
export const MODULE_WARNINGS = { ...ballrooms.warnings, ...celebrities.warnings };
export const MODULE_HEADINGS = WEB_MODULES.flatMap(({ headings = [] }) => headings);
export const MODULE_WHOLE_SOURCES = WEB_MODULES.flatMap(({ wholeSources = [] }) => wholeSources);
export const MODULE_UNDO_WALLS = WEB_MODULES.flatMap(({ undoWalls = {} }) => undoWalls);

const load = async (modules: readonly WebModule[]): Promise<ModuleScreen[]> => {
  const loaded = await Promise.all(modules.map(({ loadScreen }) => loadScreen()));
  return loaded.map(({ screen }) => screen);
};

/** All screens there are, so that a game with modules opens at once. */
export const loadScreens = (): Promise<ModuleScreen[]> => load(WEB_MODULES);

/** What the modules in play bring to the table; at once where there are none. */
export function screensOf({
  modules,
}: GameView): readonly ModuleScreen[] | Promise<ModuleScreen[]> {
  const inPlay = WEB_MODULES.filter(({ name }) => modules[name] !== null);
  return inPlay.length === 0 ? [] : load(inPlay);
}
