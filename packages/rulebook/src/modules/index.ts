/** The modules as the rulebook knows them: a chapter each, and what leads to its paragraphs. */
import { ballrooms } from './ballrooms/chapter.js';
import * as ofBallrooms from './ballrooms/links.js';
import type { BallroomsPicture } from './ballrooms/picture.js';
import * as sectionsOfBallrooms from './ballrooms/sections.js';
import * as wordsOfBallrooms from './ballrooms/words.js';
import { celebrities } from './celebrities/chapter.js';
import * as ofCelebrities from './celebrities/links.js';
import type { CelebritiesPicture } from './celebrities/picture.js';
import * as sectionsOfCelebrities from './celebrities/sections.js';
import * as wordsOfCelebrities from './celebrities/words.js';
import { entrances } from './entrances/chapter.js';
import * as ofEntrances from './entrances/links.js';
import type { EntrancesPicture } from './entrances/picture.js';
import * as sectionsOfEntrances from './entrances/sections.js';
import * as wordsOfEntrances from './entrances/words.js';
import { more } from './more/chapter.js';
import * as sectionsOfMore from './more/sections.js';
import { solo } from './solo/chapter.js';
import * as ofSolo from './solo/links.js';
import type { SoloPicture } from './solo/picture.js';
import * as wordsOfSolo from './solo/words.js';
import { startPlayer } from './startPlayer/chapter.js';
import * as ofStartPlayer from './startPlayer/links.js';
import * as sectionsOfStartPlayer from './startPlayer/sections.js';
import * as wordsOfStartPlayer from './startPlayer/words.js';

/** In the order of the expansion's book. */
export const EXPANSION_CHAPTERS = [ballrooms, celebrities, entrances, startPlayer, more] as const;
export const ALONE_CHAPTERS = [solo] as const;

export type ModulePicture = BallroomsPicture | CelebritiesPicture | EntrancesPicture | SoloPicture;

export const MODULE_DECISIONS = {
  ...ofBallrooms.decisions,
  ...ofEntrances.decisions,
  ...ofSolo.decisions,
};
export const MODULE_REFUSALS = {
  ...ofBallrooms.refusals,
  ...ofCelebrities.refusals,
  ...ofEntrances.refusals,
  ...ofStartPlayer.refusals,
};

/** In the order of the expansion's book. */
export const MODULE_SECTIONS = [
  ...sectionsOfBallrooms.sections,
  ...sectionsOfCelebrities.sections,
  ...sectionsOfEntrances.sections,
  ...sectionsOfStartPlayer.sections,
  ...sectionsOfMore.sections,
] as const;
export const APPENDIX_SECTIONS = [
  ...sectionsOfBallrooms.appendix,
  ...sectionsOfCelebrities.appendix,
  ...sectionsOfEntrances.appendix,
  ...sectionsOfBallrooms.cards,
] as const;

export const MODULE_AMOUNTS = {
  ...wordsOfBallrooms.amounts,
  ...wordsOfCelebrities.amounts,
  ...wordsOfStartPlayer.amounts,
};
/** The names that each kind of picture of a module shows. */
export const MODULE_SHOWN_NAMES = {
  ...wordsOfBallrooms.shownNames,
  ...wordsOfCelebrities.shownNames,
  ...wordsOfEntrances.shownNames,
  ...wordsOfSolo.shownNames,
};
