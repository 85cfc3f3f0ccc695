import type { Level } from '@gah/ai';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';

/** The name of a computer player. */
export const levelName = (language: Language, level: Level): string =>
  say(language, 'levels', level);

/** How a computer player plays, in one line. */
export const levelText = (language: Language, level: Level): string =>
  say(language, 'levelTexts', level);
