import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';

/** What the reader of the rules says itself. */
export const readerWords = (): Sections['rules']['reader'] =>
  phrases(settings.language, 'rules').reader;
