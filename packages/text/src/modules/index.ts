/** The modules as the texts know them: what each adds to the tables of texts, and its own names and texts. */
import * as ballrooms from './ballrooms/play.js';
import * as celebrities from './celebrities/play.js';
import * as entrances from './entrances/play.js';
import * as solo from './solo/play.js';
import * as startPlayer from './startPlayer/play.js';

export * from './ballrooms/cards.js';
export * from './ballrooms/names.js';
export * from './celebrities/cards.js';
export * from './celebrities/names.js';
export * from './entrances/cards.js';
export * from './entrances/names.js';
export * from './solo/cards.js';
export * from './solo/names.js';

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
export const MODULE_REASONS = ballrooms.reasons;
export const MODULE_CARD_NAMES = {
  ...ballrooms.cardNames,
  ...celebrities.cardNames,
  ...entrances.cardNames,
  ...solo.cardNames,
};

/** What else a die of this colour brings. */
export const moduleDieDetails = celebrities.celebrityDetail;
/** What a move means only while a module asks for it; null where it means what it always does. */
export const placeInModule = solo.givenItemText;
