import type { Language, Sections } from '@gah/text';
import { phrases } from '@gah/text';

/** What only play in the terminal says; everything about the game itself comes from the texts. */
export type PlayWords = Sections['terminal'];

export const wordsIn = (language: Language): PlayWords => phrases(language, 'terminal');
