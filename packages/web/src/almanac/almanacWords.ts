import { settings } from '../settings/settings.svelte.js';
import type { AlmanacWords } from './wordsIn.js';
import { wordsIn } from './wordsIn.js';

/** In the language of the settings; changes when that changes. */
export const almanacWords = (): AlmanacWords => wordsIn(settings.language);
