/** What the modules add to the texts of moves, questions, events and refusals. */
import type { KeyOf } from '../catalogue/say.js';
import * as ballrooms from './ballrooms/play.js';
import * as celebrities from './celebrities/play.js';
import * as entrances from './entrances/play.js';
import * as solo from './solo/play.js';
import * as startPlayer from './startPlayer/play.js';

export const MODULE_MOVES = {
  ...ballrooms.moves,
  ...celebrities.moves,
  ...entrances.moves,
  ...startPlayer.moves,
};
export const MODULE_PROMPTS = { ...ballrooms.prompts, ...entrances.prompts, ...solo.prompts };
export const MODULE_EVENTS = {
  ...ballrooms.events,
  ...celebrities.events,
  ...entrances.events,
  ...solo.events,
  ...startPlayer.events,
};
export const MODULE_CAUSES = {
  ...ballrooms.causes,
  ...celebrities.causes,
  ...entrances.causes,
  ...solo.causes,
};
/** Causes with a word of their own instead of a name. */
export const OWN_WORDS: Readonly<Record<string, KeyOf<'causes'>>> = {
  ...celebrities.ownWords,
  ...solo.ownWords,
  ...startPlayer.ownWords,
};
export const MODULE_MOMENTS = {
  ...ballrooms.moments,
  ...celebrities.moments,
  ...entrances.moments,
  ...startPlayer.moments,
};
export const MODULE_REFUSALS = {
  ...ballrooms.refusals,
  ...celebrities.refusals,
  ...entrances.refusals,
  ...startPlayer.refusals,
};

/** What else a die of this colour brings. */
export const moduleDieDetails = celebrities.celebrityDetail;
/** What a move means only while a module asks for it; null where it means what it always does. */
export const placeInModule = solo.givenItemText;
