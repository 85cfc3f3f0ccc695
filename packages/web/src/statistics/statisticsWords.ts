import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';

/** The words of this page, in the language of the settings; loaded with it. */
export const statisticsWords = (): Sections['statistics'] =>
  phrases(settings.language, 'statistics');
