import type { ByLanguage } from '@gah/text';
import { settings } from '../../settings/settings.svelte.js';
import { de } from './de.js';
import { en } from './en.js';
import { ru } from './ru.js';
import type { OnlineWords } from './words.js';

const WORDS: ByLanguage<OnlineWords> = { en, de, ru };

/** The words of the online part in the language of the settings; changes when that changes. */
export const onlineWords = (): OnlineWords => WORDS[settings.language];
