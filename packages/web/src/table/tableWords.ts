import type { Language, Sections } from '@gah/text';
import { phrases } from '@gah/text';

/** The words of the table itself; those of the game come from the texts. */
export type TableWords = Sections['table'];

export const tableWords = (language: Language): TableWords => phrases(language, 'table');
