import type { ByLanguage, Language } from '../language.js';
import { isProvided, provide } from './catalogues.js';
import type { Messages } from './topics.js';

const CATALOGUES: ByLanguage<() => Promise<Messages>> = {
  en: async () => (await import('./en/index.js')).en,
  de: async () => (await import('./de/index.js')).de,
  ru: async () => (await import('./ru/index.js')).ru,
};

/** To be waited for before anything is said in that language. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!isProvided(language)) provide(language, await CATALOGUES[language]());
}
