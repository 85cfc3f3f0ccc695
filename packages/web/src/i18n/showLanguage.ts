import type { Language, Section } from '@gah/text';
import { isProvided, provide } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';
import { catalogue } from './catalogue.js';

/** What the pages shown so far say. */
const needed = new Set<Section>(['game', 'pages']);

/** To be waited for before anything of the section is said. */
export async function loadSection(language: Language, section: Section): Promise<void> {
  if (isProvided(language, section)) return;
  const messages = await catalogue[`${language}/${section}`]?.();
  if (!messages) throw new Error(`there is no ${section} in ${language}`);
  provide(language, section, messages.default);
}

/** Words that only some pages need, in the language that is shown and whichever comes after it. */
export async function needWords(section: Section): Promise<void> {
  needed.add(section);
  await loadSection(settings.language, section);
}

/** Only the language that is shown is loaded; the page changes over once all its words are there. */
export async function showLanguage(language: Language): Promise<void> {
  await Promise.all([...needed].map((section) => loadSection(language, section)));
  settings.language = language;
}
