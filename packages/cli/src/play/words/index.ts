import type { ByLanguage } from '@gah/text';
import { de } from './de.js';
import { en } from './en.js';
import { ru } from './ru.js';
import type { PlayWords } from './words.js';

export type { PlayWords } from './words.js';

export const WORDS: ByLanguage<PlayWords> = { en, de, ru };
