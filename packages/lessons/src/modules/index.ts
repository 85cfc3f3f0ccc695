import type { Lesson } from '../lesson.js';
import { ballrooms } from './ballrooms/ballrooms.js';
import { celebrities } from './celebrities/celebrities.js';
import { entrances } from './entrances/entrances.js';
import { more } from './more/more.js';
import { solo } from './solo/solo.js';
import { startPlayer } from './startPlayer/startPlayer.js';

/** A short lesson for each module, and one for whoever plays alone. */
export const MODULE_LESSONS: readonly Lesson[] = [
  ballrooms,
  celebrities,
  entrances,
  startPlayer,
  more,
  solo,
];
