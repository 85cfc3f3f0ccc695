import type { ByLanguage } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';
import { de } from './de.js';
import { en } from './en.js';
import type { Messages } from './messages.js';
import { ru } from './ru.js';

const MESSAGES: ByLanguage<Messages> = { en, de, ru };

/** The client's words in the language of the settings; changes when that changes. */
export const words = (): Messages => MESSAGES[settings.language];
