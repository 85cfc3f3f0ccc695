import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import { words } from '../../i18n/words.svelte.js';
import { settings } from '../../settings/settings.svelte.js';

export type OnlineWords = Sections['online'];

/** The words of the online part in the language of the settings; changes when that changes. */
export const onlineWords = (): OnlineWords => phrases(settings.language, 'online');

/** A computer player has no name of its own. */
export const computerName = (seat: number): string => words().computerNames[seat] ?? '';
