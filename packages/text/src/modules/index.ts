/** The modules as the texts know them: what each adds to the tables of texts, and its own names and texts. */
import type { TableScene } from '../play/tableLines.js';
import { ballroomLines } from './ballrooms/lines.js';
import * as ballrooms from './ballrooms/play.js';
import { celebrityLines } from './celebrities/lines.js';
import * as celebrities from './celebrities/play.js';
import { entranceLines } from './entrances/lines.js';
import * as entrances from './entrances/play.js';
import { soloLines } from './solo/lines.js';
import * as solo from './solo/play.js';
import { keyLines } from './startPlayer/lines.js';
import * as startPlayer from './startPlayer/play.js';

export * from './ballrooms/cards.js';
export * from './ballrooms/names.js';
export * from './celebrities/cards.js';
export * from './celebrities/names.js';
export * from './entrances/cards.js';
export * from './entrances/names.js';
export * from './solo/cards.js';
export { opponentHotel } from './solo/lines.js';
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

/** What the modules in play have on the table; in full with everything that is printed there. */
export const moduleLines = (scene: TableScene, isFull: boolean): string[] =>
  [ballroomLines, celebrityLines, entranceLines, keyLines, soloLines].flatMap((linesOf) =>
    linesOf(scene, isFull),
  );
