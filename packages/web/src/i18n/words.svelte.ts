import type { Language } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';
import type { Messages } from './messages.js';

const loaded: Partial<Record<Language, Messages>> = {};

export function provideWords(language: Language, messages: Messages): void {
  loaded[language] = messages;
}

/** The client's words in the language of the settings; changes when that changes. */
export function words(): Messages {
  const messages = loaded[settings.language];
  if (!messages) throw new Error(`no words in ${settings.language}`);
  return messages;
}
