import type { ByLanguage, Language } from '../language.js';
import { isProvided, provide } from './catalogues.js';
import type { Messages } from './topics.js';

type Load = () => Promise<Partial<Messages>>;

const CATALOGUES: ByLanguage<Load> = {
  en: async () => (await import('./en/index.js')).en,
  de: async () => (await import('./de/index.js')).de,
  ru: async () => (await import('./ru/index.js')).ru,
};

const HINTS: ByLanguage<Load> = {
  en: async () => (await import('./en/hints.js')).hints,
  de: async () => (await import('./de/hints.js')).hints,
  ru: async () => (await import('./ru/hints.js')).hints,
};

/** To be waited for before anything is said in that language, but for hints. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!isProvided(language, 'prompts')) provide(language, await CATALOGUES[language]());
}

/** To be waited for before a hint is given. */
export async function loadHints(language: Language): Promise<void> {
  if (!isProvided(language, 'refusals')) provide(language, await HINTS[language]());
}
