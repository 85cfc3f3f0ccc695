import type { Language, Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';

/** The words of almanac and owner's desk; loaded with them. */
export type AlmanacWords = Sections['almanac'];

export const wordsIn = (language: Language): AlmanacWords => phrases(language, 'almanac');

/** In the language of the settings; changes when that changes. */
export const almanacWords = (): AlmanacWords => wordsIn(settings.language);
