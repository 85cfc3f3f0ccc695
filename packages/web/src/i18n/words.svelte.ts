import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';

/** The words of all pages but the table, those of the game aside. */
export type PageWords = Sections['pages'];

/** The client's words in the language of the settings; changes when that changes. */
export const words = (): PageWords => phrases(settings.language, 'pages');
