import type { Language } from '@gah/text';
import { loadHints as loadHintTexts } from '@gah/text';
import type { Hints } from './hints.js';

/** What a player may want to know before deciding, with the words for it. */
export async function loadHints(language: Language): Promise<Hints> {
  const [{ hints }] = await Promise.all([import('./hints.js'), loadHintTexts(language)]);
  return hints;
}
