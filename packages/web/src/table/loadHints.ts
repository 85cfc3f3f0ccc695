import type { Language } from '@gah/text';
import { loadSection } from '../i18n/showLanguage.js';
import type { Hints } from './hints.js';

/** What a player may want to know before deciding, with the words for it. */
export async function loadHints(language: Language): Promise<Hints> {
  const [{ hints }] = await Promise.all([import('./hints.js'), loadSection(language, 'hints')]);
  return hints;
}
