import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';

/** The words of a review, in the language of the settings; changes when that changes. */
export const reviewWords = (): Sections['review'] => phrases(settings.language, 'review');
