import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { settings } from '../../settings/settings.svelte.js';

export type OnlineWords = Sections['online'];

/** The words of the online part in the language of the settings; changes when that changes. */
export const onlineWords = (): OnlineWords => phrases(settings.language, 'online');
