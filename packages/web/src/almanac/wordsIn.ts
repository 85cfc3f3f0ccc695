import type { Language, Sections } from '@gah/text';
import { phrases } from '@gah/text';

/** The words of almanac and owner's desk; loaded with them. */
export type AlmanacWords = Sections['almanac'];

export const wordsIn = (language: Language): AlmanacWords => phrases(language, 'almanac');
