import type { ByLanguage, Language } from '@gah/text';
import { loadLanguage } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';
import { provideTableWords } from '../table/words/index.js';
import type { TableWords } from '../table/words/words.js';
import type { Messages } from './messages.js';
import { provideWords } from './words.svelte.js';

const CLIENT: ByLanguage<() => Promise<Messages>> = {
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  ru: async () => (await import('./ru.js')).ru,
};
const TABLE: ByLanguage<() => Promise<TableWords>> = {
  en: async () => (await import('../table/words/en.js')).en,
  de: async () => (await import('../table/words/de.js')).de,
  ru: async () => (await import('../table/words/ru.js')).ru,
};

/** Only the language that is shown is loaded; the page changes over once all its words are there. */
export async function showLanguage(language: Language): Promise<void> {
  const [client, table] = await Promise.all([
    CLIENT[language](),
    TABLE[language](),
    loadLanguage(language),
  ]);
  provideWords(language, client);
  provideTableWords(language, table);
  settings.language = language;
}
